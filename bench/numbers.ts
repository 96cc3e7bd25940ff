// Medians, percentiles and plain tables of text.

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The value below which so many per cent lie. */
export const percentile = (values: readonly number[], percent: number): number => {
  if (values.length === 0) return NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const place = (percent / 100) * (sorted.length - 1);
  const low = sorted[Math.floor(place)]!;
  return low + (sorted[Math.ceil(place)]! - low) * (place - Math.floor(place));
};

export const median = (values: readonly number[]): number => percentile(values, 50);

export const rounded = (value: number, digits = 1): number => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
};

export const significant = (value: number): number => Number(value.toPrecision(3));

/** Lines of cells in columns; the first column is text, the others are numbers. */
export const columns = (lines: readonly (readonly (string | number)[])[]): string => {
  const texts = lines.map((line) => line.map(String));
  const widths = texts[0]!.map((_, i) => Math.max(...texts.map((line) => line[i]!.length)));
  const cell = (text: string, i: number): string =>
    i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!);
  return texts.map((line) => line.map(cell).join('  ')).join('\n');
};
