// Medians, percentiles and plain tables of text.

export const median = (values) => percentile(values, 50);

/** The value below which so many per cent lie. */
export const percentile = (values, percent) => {
  if (values.length === 0) return NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const place = (percent / 100) * (sorted.length - 1);
  const low = Math.floor(place);
  const high = Math.ceil(place);
  return sorted[low] + (sorted[high] - sorted[low]) * (place - low);
};

export const rounded = (value, digits = 1) => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
};

/** Lines of cells in columns; the first column is text, the others are numbers. */
export const columns = (lines) => {
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => String(line[i]).length)));
  const cell = (text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]));
  return lines.map((line) => line.map((one, i) => cell(String(one), i)).join('  ')).join('\n');
};
