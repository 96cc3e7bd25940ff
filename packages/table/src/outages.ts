// Keeps the times without a server, in which clocks stop. Sorted and disjoint, so that a query is a
// binary search.

/** A time without a server for the table, in milliseconds since 1970. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** Extra time after an outage, in which players reconnect. */
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

  /** Adds an outage and merges it with those that overlap or touch it. */
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

  /** Drops the outages that had ended by then, grace included. */
  forget(before: number): void {
    this.#list.splice(0, this.#firstEndingAt(before - GRACE_MS));
  }

  /** The time between two moments, without outages and their grace. */
  playingTime(from: number, until: number): number {
    let time = until - from;
    for (const gap of this.#gapsFrom(from)) {
      if (gap.since >= until) break;
      const overlap = Math.min(until, gap.until) - Math.max(from, gap.since);
      if (overlap > 0) time -= overlap;
    }
    return Math.max(0, time);
  }

  /** When `time` will have counted since `from`, without further outages. */
  dueAfter(from: number, time: number): number {
    let due = from + time;
    for (const gap of this.#gapsFrom(from)) {
      if (gap.since >= due) break;
      if (gap.until > from) due += gap.until - Math.max(from, gap.since);
    }
    return due;
  }

  /** When the window closes. After an outage it restarts at full length. */
  bellDue(from: number, time: number): number {
    let due = from + time;
    for (let i = this.#firstEndingAt(from); i < this.#list.length; i++) {
      const { since, until } = this.#list[i]!;
      if (since >= due) break;
      if (until > from) due = Math.max(due, until + time);
    }
    return due;
  }

  /** The disjoint times after `from` that do not count, each with its grace. */
  *#gapsFrom(from: number): Generator<Outage> {
    let end = -Infinity;
    for (let i = this.#firstEndingAt(from - GRACE_MS); i < this.#list.length; i++) {
      const { since, until } = this.#list[i]!;
      yield { since: Math.max(since, end), until: until + GRACE_MS };
      end = until + GRACE_MS;
    }
  }

  /** The index of the first outage that ends at this moment or later. */
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
