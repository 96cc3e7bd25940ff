// When nobody served tables: nobody's time runs then. Kept in order and without overlap, so that a
// question costs a search and not a walk through everything that ever happened.

/** When nobody served the table. Times are in milliseconds since 1970. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** What everyone gets on top after an outage, to find the way back. */
export const GRACE_MS = 20_000;

export class Outages {
  /** By time; none touches the next. */
  #list: Outage[] = [];

  constructor(known: Iterable<Outage> = []) {
    for (const outage of known) this.add(outage);
  }

  get all(): readonly Outage[] {
    return this.#list;
  }

  /** Whatever overlaps or touches it becomes one with it. */
  add({ since, until }: Outage): void {
    if (until <= since) return;
    const from = this.#firstEndingAt(since);
    let to = from;
    let whole: Outage = { since, until };
    for (; to < this.#list.length && this.#list[to]!.since <= until; to++) {
      const other = this.#list[to]!;
      whole = {
        since: Math.min(whole.since, other.since),
        until: Math.max(whole.until, other.until),
      };
    }
    this.#list.splice(from, to - from, whole);
  }

  /** Those that were over by then, grace included, are needed no more. */
  forget(before: number): void {
    this.#list.splice(0, this.#firstEndingAt(before - GRACE_MS));
  }

  /** How much of a stretch of time counts. */
  playingTime(from: number, until: number): number {
    let time = until - from;
    for (const gap of this.#gapsFrom(from)) {
      if (gap.since >= until) break;
      const overlap = Math.min(until, gap.until) - Math.max(from, gap.since);
      if (overlap > 0) time -= overlap;
    }
    return Math.max(0, time);
  }

  /** When so much time from `from` on will have counted, if nothing more happens. */
  dueAfter(from: number, time: number): number {
    let due = from + time;
    for (const gap of this.#gapsFrom(from)) {
      if (gap.since >= due) break;
      if (gap.until > from) due += gap.until - Math.max(from, gap.since);
    }
    return due;
  }

  /** When the bell of a window rings. Where nobody could be heard for a while it opens anew, in full. */
  bellDue(from: number, time: number): number {
    let due = from + time;
    for (let i = this.#firstEndingAt(from); i < this.#list.length; i++) {
      const { since, until } = this.#list[i]!;
      if (since >= due) break;
      if (until > from) due = Math.max(due, until + time);
    }
    return due;
  }

  /** What does not count from some moment on, each with its grace, and no second twice. */
  *#gapsFrom(from: number): Generator<Outage> {
    let end = -Infinity;
    for (let i = this.#firstEndingAt(from - GRACE_MS); i < this.#list.length; i++) {
      const { since, until } = this.#list[i]!;
      yield { since: Math.max(since, end), until: until + GRACE_MS };
      end = until + GRACE_MS;
    }
  }

  /** The place of the first that ends at this moment or later. */
  #firstEndingAt(moment: number): number {
    let low = 0;
    let high = this.#list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#list[middle]!.until < moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
