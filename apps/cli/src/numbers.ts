// Numbers as people read them.

const make = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-GB', options);
const whole = make({ maximumFractionDigits: 1 });
const decimal = make({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const round = make({ maximumFractionDigits: 0 });
const share = make({ style: 'percent', minimumFractionDigits: 1 });
const ms = make({ maximumSignificantDigits: 3 });

/** A real minus sign, as everywhere else in the text. */
const withMinus = (number: string): string => number.replace(/^-/, '−');

export const number = {
  whole: (value: number) => withMinus(whole.format(value)),
  decimal: (value: number | null) => (value === null ? '–' : withMinus(decimal.format(value))),
  /** No finer than its margin, which is rounded up; alone where nothing can be off. */
  within(value: number, margin: number) {
    if (margin === 0) return withMinus(decimal.format(value));
    const [figure, give] =
      margin >= 1
        ? [round.format(Math.round(value) + 0), round.format(Math.ceil(margin))]
        : [
            decimal.format(Math.round(10 * value) / 10 + 0),
            decimal.format(Math.ceil(10 * margin) / 10),
          ];
    return `${withMinus(figure)} ± ${give}`;
  },
  share: (value: number) => share.format(value),
  /** A share with its 95 % interval, or alone when the interval is unknown. */
  shareWithin: (value: number, ci95: number | null) =>
    ci95 === null ? share.format(value) : `${share.format(value)} ± ${decimal.format(100 * ci95)}`,
  /** Milliseconds to three digits. */
  ms: (value: number) => ms.format(value),
};
