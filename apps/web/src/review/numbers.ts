// Numbers of a review as people of each language write them.

import { LOCALES, type Lang } from '@tablee/kit';

export interface Numbers {
  /** « 12,3 », with a real minus sign. */
  readonly decimal: (value: number) => string;
  /** Likewise with a plus where it is more than nothing. */
  readonly change: (value: number) => string;
}

export function numbersIn(lang: Lang): Numbers {
  const format = new Intl.NumberFormat(LOCALES[lang], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // What rounds to nothing has no sign.
  const rounded = (value: number): number => Math.round(10 * value) / 10 + 0;
  const decimal = (value: number): string => format.format(rounded(value)).replace('-', '−');
  return {
    decimal,
    change: (value) => (rounded(value) > 0 ? `+${decimal(value)}` : decimal(value)),
  };
}
