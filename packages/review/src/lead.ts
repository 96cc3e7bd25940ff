// Measures how far one choice is ahead of another, on the tables that both met.

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The mean difference on the last tables that both met, with its standard error. */
export function lead(
  ahead: readonly number[],
  other: readonly number[],
  last = Infinity,
): { readonly mean: number; readonly error: number } {
  const count = Math.min(ahead.length, other.length, last);
  if (count < 2) return { mean: 0, error: Infinity };
  const [a, b] = last === Infinity ? [0, 0] : [ahead.length - count, other.length - count];
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = ahead[a + i]! - other[b + i]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  return { mean, error: Math.sqrt(variance / (count - 1)) };
}
