// Formats dates and figures for the account page.

import { LOCALES, type Lang } from '@tablee/kit';

export function figuresIn(lang: Lang) {
  const time = (form: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(LOCALES[lang], form);
    return (at: number): string => written.format(at);
  };
  const figure = (form: Intl.NumberFormatOptions) => {
    const written = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 1, ...form });
    return (value: number): string => written.format(value).replace('-', '−');
  };
  const plain = figure({});
  // What rounds to nothing has no sign.
  const decimal = (value: number): string => plain(Math.round(10 * value) / 10 + 0);
  // A margin is rounded up: none that there is rounds to nothing.
  const marginOf = (margin: number): number => Math.ceil(10 * margin - 1e-9) / 10;
  const tenths = figure({ minimumFractionDigits: 1 });
  return {
    /** What was measured, with its margin where there is one: « 4,2 ± 0,3 ». */
    about: (value: number, margin = 0): string =>
      margin === 0 ? decimal(value) : `${decimal(value)}\u00a0±\u00a0${decimal(marginOf(margin))}`,
    longDay: time({ dateStyle: 'long' }),
    month: time({ month: 'long', year: 'numeric' }),
    day: time({ day: 'numeric', month: 'short' }),
    decimal,
    /** A cost in hundredths of a chance to win, without the sign; below each other, … */
    cost: (cost: number): string => tenths(100 * cost),
    /** … or by itself. */
    points: (cost: number): string => decimal(100 * cost),
  };
}
