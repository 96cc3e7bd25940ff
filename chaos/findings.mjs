// What went wrong, counted by kind; each is printed once it is found.

/** Kinds that the last line of a run names; everything else is counted as `others`. */
export const KINDS = ['lost', 'doubled', 'stuck', 'forked'];

const PRINTED_MAX = 40;

export class Findings {
  counts = new Map();
  #printed = 0;

  add(kind, text) {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.#printed += 1;
    if (this.#printed <= PRINTED_MAX) console.error(`  ! ${kind}: ${text}`);
    else if (this.#printed === PRINTED_MAX + 1) console.error('  ! … and more');
  }

  of(kind) {
    return this.counts.get(kind) ?? 0;
  }

  get total() {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  get others() {
    return Object.fromEntries([...this.counts].filter(([kind]) => !KINDS.includes(kind)));
  }
}
