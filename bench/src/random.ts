/** The readable form of the random numbers that ceiling.ts has inlined: sfc32, and several small draws out of one 32-bit word. */

const FRACTION_BITS = 26;
const FRACTION = 2 ** FRACTION_BITS;

/** Four state words of sfc32 for a seed, well mixed. */
export function seedState(seed: number): Int32Array {
  const random = new Sfc32(Int32Array.of(seed, 0x9e3779b9, 0x243f6a88, 1));
  for (let i = 0; i < 12; i++) random.word();
  return random.state;
}

/** Chris Doty-Humphrey's small fast counting generator with 32-bit words. */
class Sfc32 {
  readonly state: Int32Array;

  constructor(state: Int32Array) {
    this.state = state;
  }

  word(): number {
    const [a, b, c, counter] = this.state;
    const word = (a + b + counter) | 0;
    this.state[0] = b ^ (b >>> 9);
    this.state[1] = c + (c << 3);
    this.state[2] = ((c << 21) | (c >>> 11)) + word;
    this.state[3] = counter + 1;
    return word;
  }
}

/**
 * Draws below small bounds by multiply-shift. After refill() the fraction is 26 random bits; each draw takes the integer
 * part of fraction * bound and leaves the rest for the next draw. With bounds whose product stays below 4000 every outcome
 * is within 0.006 % of uniform, so a few draws may share one word.
 */
export class Draws {
  private readonly random: Sfc32;
  private fraction = 0;

  constructor(seed: number) {
    this.random = new Sfc32(seedState(seed));
  }

  refill(): void {
    this.fraction = this.random.word() >>> (32 - FRACTION_BITS);
  }

  next(bound: number): number {
    const product = this.fraction * bound;
    this.fraction = product % FRACTION;
    return Math.floor(product / FRACTION);
  }

  /** One draw from a word of its own. */
  below(bound: number): number {
    this.refill();
    return this.next(bound);
  }
}
