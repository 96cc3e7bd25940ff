// What went wrong, counted by kind; each is printed once it is found.

/** Kinds that the last line of a run names; everything else is counted as `others`. */
const KINDS = ['lost', 'doubled', 'stuck', 'forked'];

const PRINTED_MAX = 40;

export class Findings {
  readonly #counts = new Map<string, number>();
  #printed = 0;

  add(kind: string, text: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    this.#printed += 1;
    if (this.#printed <= PRINTED_MAX) console.error(`  ! ${kind}: ${text}`);
    else if (this.#printed === PRINTED_MAX + 1) console.error('  ! … and more');
  }

  of(kind: string): number {
    return this.#counts.get(kind) ?? 0;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  get others(): Record<string, number> {
    return Object.fromEntries([...this.#counts].filter(([kind]) => !KINDS.includes(kind)));
  }
}
