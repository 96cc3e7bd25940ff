// Fits weights so that the candidate that was chosen (or the seat that won) gets the largest share: plain
// softmax regression by AdaGrad, optionally held near weights that are there already.

/** A generator of its own: training must not depend on anything else that draws numbers. */
const randomFrom = (seed) => {
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

/**
 * A row is `{ chosen, candidates }`, candidates being arrays of features; one that cannot be chosen is
 * undefined. `near`: weights not to stray far from, and how many rows that counts for.
 */
export const fitSoftmax = (rows, size, { near, pull = 0, rate = 0.3, seed = 1 } = {}) => {
  const weights = near === undefined ? new Float64Array(size) : Float64Array.from(near);
  const squares = new Float64Array(size).fill(1e-6);
  const below = randomFrom(seed);
  const held = Math.floor(rows.length * (1 - HELD_OUT));
  const strength = pull / Math.max(1, held);

  const shares = ({ candidates }) => {
    const scores = candidates.map((x) =>
      x === undefined ? -Infinity : x.reduce((sum, value, i) => sum + weights[i] * value, 0),
    );
    const top = Math.max(...scores);
    const grown = scores.map((score) => Math.exp(score - top));
    const total = grown.reduce((sum, value) => sum + value, 0);
    return grown.map((value) => value / total);
  };

  const learnFrom = (row, step) => {
    const share = shares(row);
    for (let i = 0; i < size; i++) {
      let slope = near === undefined ? 1e-6 * weights[i] : strength * (weights[i] - near[i]);
      row.candidates.forEach((x, c) => {
        if (x !== undefined) slope += (share[c] - (row.chosen === c ? 1 : 0)) * x[i];
      });
      if (slope === 0) continue;
      squares[i] += slope * slope;
      weights[i] -= (step * slope) / Math.sqrt(squares[i]);
    }
  };

  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let i = 0; i < held; i++) learnFrom(rows[below(held)], rate / (1 + epoch));
  const loss = (from, to) => {
    let sum = 0;
    for (let i = from; i < to; i++)
      sum -= Math.log(Math.max(1e-6, shares(rows[i])[rows[i].chosen]));
    return sum / Math.max(1, to - from);
  };
  return {
    weights: [...weights].map((value) => Math.round(value * 1000) / 1000),
    rows: rows.length,
    heldOut: Number(loss(held, rows.length).toFixed(4)),
  };
};
