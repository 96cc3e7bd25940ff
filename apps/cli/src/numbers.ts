// Numbers as people of each language write them.

import { LOCALES } from '@tablee/kit';
import type { Context } from './context.ts';

export interface Numbers {
  readonly whole: (value: number) => string;
  readonly decimal: (value: number | null) => string;
  readonly share: (value: number) => string;
  /** The same with how far off it may be; a lone share where nobody can tell. */
  readonly shareWithin: (value: number, ci95: number | null) => string;
  /** Milliseconds to three digits. */
  readonly ms: (value: number) => string;
}

export function numbers({ texts }: Context): Numbers {
  const make = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(LOCALES[texts.lang], options);
  const whole = make({ maximumFractionDigits: 1 });
  const decimal = make({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = make({ style: 'percent', minimumFractionDigits: 1 });
  const ms = make({ maximumSignificantDigits: 3 });
  return {
    whole: (value) => withMinus(whole.format(value)),
    decimal: (value) => (value === null ? '–' : withMinus(decimal.format(value))),
    share: (value) => share.format(value),
    shareWithin: (value, ci95) =>
      ci95 === null
        ? share.format(value)
        : `${share.format(value)} ± ${decimal.format(100 * ci95)}`,
    ms: (value) => ms.format(value),
  };
}

/** A real minus sign, as everywhere else in the text. */
const withMinus = (number: string): string => number.replace(/^-/, '−');
