// Limits rates by token buckets, one for each address, connection or other key, in bounded memory.

interface Bucket {
  level: number;
  at: number;
}

export interface BucketsPlan {
  /** How much may be used at once. */
  readonly size: number;
  /** How much comes back in a second. */
  readonly perSecond: number;
  /** More than so many are not kept: the one that was quiet longest is forgotten. */
  readonly most?: number;
  /** Milliseconds; tests bring their own. */
  readonly now?: () => number;
}

const MOST = 50_000;

export class Buckets {
  readonly #size: number;
  readonly #perMs: number;
  readonly #most: number;
  readonly #now: () => number;
  /** In the order of their last use. */
  readonly #buckets = new Map<string, Bucket>();
  /** Which of them was used last. */
  #last: string | undefined;

  constructor({ size, perSecond, most = MOST, now = () => performance.now() }: BucketsPlan) {
    this.#size = size;
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#now = now;
  }

  /** False, and nothing is used, when there is not enough left. */
  take(name: string, cost = 1): boolean {
    const bucket = this.#fill(name);
    // Move the bucket to the end of the eviction order. The last name used is there already.
    if (name !== this.#last || !this.#buckets.has(name)) {
      this.#buckets.delete(name);
      this.#buckets.set(name, bucket);
      if (this.#buckets.size > this.#most) this.#forgetOldest();
    }
    this.#last = name;
    if (bucket.level < cost) return false;
    bucket.level -= cost;
    return true;
  }

  /** Milliseconds until there is enough again. */
  wait(name: string, cost = 1): number {
    const { level } = this.#fill(name);
    return level >= cost ? 0 : Math.ceil((cost - level) / this.#perMs);
  }

  forget(name: string): void {
    this.#buckets.delete(name);
  }

  get count(): number {
    return this.#buckets.size;
  }

  #fill(name: string): Bucket {
    const now = this.#now();
    const bucket = this.#buckets.get(name);
    if (bucket === undefined) return { level: this.#size, at: now };
    bucket.level = Math.min(this.#size, bucket.level + (now - bucket.at) * this.#perMs);
    bucket.at = now;
    return bucket;
  }

  #forgetOldest(): void {
    for (const name of this.#buckets.keys()) {
      this.#buckets.delete(name);
      return;
    }
  }
}
