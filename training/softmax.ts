// Fits weights so that the chosen candidate, or the winning seat, gets the largest share: softmax
// regression by AdaGrad.

/** A generator of its own: training must not depend on anything else that draws numbers. */
export const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

const EPOCHS = 12;
const HELD_OUT = 0.1;

export interface Row {
  readonly chosen: number;
  /** Features of each; one that cannot be chosen is undefined. */
  readonly candidates: readonly (Float64Array | undefined)[];
}

const RATE = 0.3;

export const fitSoftmax = (
  rows: readonly Row[],
  size: number,
): { readonly weights: number[]; readonly heldOut: number } => {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  const below = randomFrom(1);
  const held = Math.floor(rows.length * (1 - HELD_OUT));

  const shares = ({ candidates }: Row): number[] => {
    const scores = candidates.map((x) =>
      x === undefined ? -Infinity : x.reduce((sum, value, i) => sum + weights[i]! * value, 0),
    );
    const top = Math.max(...scores);
    const grown = scores.map((score) => Math.exp(score - top));
    const total = grown.reduce((sum, value) => sum + value, 0);
    return grown.map((value) => value / total);
  };

  const learnFrom = (row: Row, step: number): void => {
    const share = shares(row);
    for (let i = 0; i < size; i++) {
      let slope = 1e-6 * weights[i]!;
      row.candidates.forEach((x, c) => {
        if (x !== undefined) slope += (share[c]! - (row.chosen === c ? 1 : 0)) * x[i]!;
      });
      if (slope === 0) continue;
      squares[i]! += slope * slope;
      weights[i]! -= (step * slope) / Math.sqrt(squares[i]!);
    }
  };

  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let i = 0; i < held; i++) learnFrom(rows[below(held)]!, RATE / (1 + epoch));
  const left = rows.slice(held);
  const loss = left.reduce(
    (sum, row) => sum - Math.log(Math.max(1e-6, shares(row)[row.chosen]!)),
    0,
  );
  return {
    weights: [...weights].map((value) => Math.round(value * 1000) / 1000),
    heldOut: Number((loss / Math.max(1, left.length)).toFixed(4)),
  };
};
