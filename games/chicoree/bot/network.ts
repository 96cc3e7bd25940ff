// A small network that says how much a seat promises: its features (features.ts) and what it meets
// (company.ts) go through one layer that sees both, so that a chain counts for less where fires wait for it.
// Only sums, products and comparisons: every machine gets the same numbers.

/** Learned weights (weights.ts). */
export interface Layer {
  /** One row for every number that goes in. */
  readonly into: Float64Array;
  readonly bias: Float64Array;
  readonly out: Float64Array;
  /** What every feature counts by itself. */
  readonly direct: Float64Array;
}

export type Network = (features: Float64Array, company: Float64Array) => number;

export function networkOf({ into, bias, out, direct }: Layer): Network {
  const size = bias.length;
  const units = new Float64Array(size);
  function add(numbers: Float64Array, from: number): void {
    for (let i = 0; i < numbers.length; i++) {
      const x = numbers[i]!;
      // Most features are 0 most of the time.
      if (x === 0) continue;
      const row = (from + i) * size;
      for (let unit = 0; unit < size; unit++) units[unit]! += into[row + unit]! * x;
    }
  }
  return (features, company) => {
    units.set(bias);
    add(features, 0);
    add(company, features.length);
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += direct[i]! * features[i]!;
    for (let unit = 0; unit < size; unit++) if (units[unit]! > 0) sum += out[unit]! * units[unit]!;
    return sum;
  };
}
