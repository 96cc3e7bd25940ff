// Medians, ratios and plain text tables.

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Everything that was measured, by name and then by what: lists, one value a pass. */
export class Ledger {
  #lists = new Map();

  add = (name, measured) => {
    for (const [what, value] of Object.entries(measured)) this.list(name, what).push(value);
  };

  list(name, what) {
    const key = `${name} ${what}`;
    if (!this.#lists.has(key)) this.#lists.set(key, []);
    return this.#lists.get(key);
  }

  of(name, what) {
    return median(this.list(name, what));
  }

  /** Neighbours in time are compared with each other, so that a slow minute counts on both sides. */
  ratio(name, other, what) {
    const [a, b] = [this.list(name, what), this.list(other, what)];
    const per = b.length / a.length;
    return median(a.map((value, i) => value / median(b.slice(i * per, (i + 1) * per))));
  }
}

export const significant = (value) => Number(value.toPrecision(3));

/** Rows of text; the first column to the left, numbers to the right. */
export const table = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const cell = (text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]));
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
};
