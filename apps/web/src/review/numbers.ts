// Formats the numbers of a review by language.

import { LOCALES, type Lang } from '@tablee/kit';

export interface Numbers {
  /** « 12,3 », with a real minus sign. */
  readonly decimal: (value: number) => string;
  /** Likewise with a plus where it is more than nothing. */
  readonly change: (value: number) => string;
  /** « −12 », no finer than its margin. */
  readonly figure: (value: number, margin: number) => string;
  /** « −12 ± 4 », no finer than its margin, which is rounded up. */
  readonly within: (value: number, margin: number) => string;
  /** « +12 ± 4 » */
  readonly changeWithin: (value: number, margin: number) => string;
  /** « ± 4 » */
  readonly margin: (margin: number) => string;
}

export function numbersIn(lang: Lang): Numbers {
  const format = new Intl.NumberFormat(LOCALES[lang], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // What rounds to nothing has no sign.
  const rounded = (value: number): number => Math.round(10 * value) / 10 + 0;
  const decimal = (value: number): string => format.format(rounded(value)).replace('-', '−');
  const change = (value: number): string =>
    rounded(value) > 0 ? `+${decimal(value)}` : decimal(value);
  const whole = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 0 });
  const isRough = (margin: number): boolean => margin >= 1;
  const give = (margin: number): string =>
    isRough(margin) ? whole.format(Math.ceil(margin)) : decimal(Math.ceil(10 * margin) / 10);
  const figure = (value: number, margin: number): string =>
    isRough(margin) ? whole.format(Math.round(value) + 0).replace('-', '−') : decimal(value);
  const within = (value: number, margin: number): string =>
    margin === 0 ? decimal(value) : `${figure(value, margin)}\u00a0±\u00a0${give(margin)}`;
  return {
    decimal,
    change,
    figure,
    within,
    changeWithin: (value, margin) => `${value > 0 ? '+' : ''}${within(value, margin)}`,
    margin: (margin) => `±\u00a0${give(margin)}`,
  };
}
