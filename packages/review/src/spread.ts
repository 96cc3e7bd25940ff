// Means of figures over the same playouts, with their standard errors and covariances.

/** The mean of one figure over independent games. */
export class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#sum / Math.max(1, this.#count);
  }

  /** Its standard error. */
  get error(): number {
    const { mean } = this;
    const variance = Math.max(0, this.#squares / Math.max(1, this.#count) - mean * mean);
    return Math.sqrt(variance / Math.max(1, this.#count - 1));
  }
}

/** Means of figures that vary together. */
export class Means {
  readonly #size: number;
  readonly #sums: Float64Array;
  readonly #products: Float64Array;
  #count = 0;

  constructor(size: number) {
    this.#size = size;
    this.#sums = new Float64Array(size);
    this.#products = new Float64Array(size * size);
  }

  add(values: readonly number[]): void {
    this.#count += 1;
    for (let i = 0; i < this.#size; i++) {
      this.#sums[i]! += values[i]!;
      for (let j = 0; j < this.#size; j++)
        this.#products[i * this.#size + j]! += values[i]! * values[j]!;
    }
  }

  get count(): number {
    return this.#count;
  }

  mean(i: number): number {
    return this.#sums[i]! / Math.max(1, this.#count);
  }

  /** Covariances of the means, row by row. */
  covariances(): number[] {
    const few = Math.max(1, this.#count - 1);
    return Array.from(this.#products, (product, at) => {
      const [i, j] = [Math.floor(at / this.#size), at % this.#size];
      return (product / Math.max(1, this.#count) - this.mean(i) * this.mean(j)) / few;
    });
  }
}

/** The variance of a weighted sum of figures that vary together. */
export function varianceOf(weights: readonly number[], covariances: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < covariances.length; at++)
    sum +=
      weights[Math.floor(at / weights.length)]! * weights[at % weights.length]! * covariances[at]!;
  return Math.max(0, sum);
}

/** The probability that a figure with this error is above zero. */
export function shareAbove(value: number, error: number): number {
  if (error === 0) return value > 0 ? 1 : 0;
  // The logistic curve that lies nearest to the normal one.
  return 1 / (1 + Math.exp((-1.702 * value) / error));
}
