// Counts what a harness finds wrong, by kind, and keeps a few examples of each, because a broken
// server repeats the same error a thousand times.

const EXAMPLES = 3;
const ALIKE = 12;
const NAMES = 40;

export class Findings<Kind extends string = string> {
  readonly #counts = new Map<Kind, number>();
  readonly #shown = new Map<string, number>();

  add(kind: Kind, what: string): void {
    this.#counts.set(kind, this.count(kind) + 1);
    // What begins alike is alike.
    const name = `${kind}: ${what.slice(0, ALIKE)}`;
    const shown = (this.#shown.get(name) ?? 0) + 1;
    this.#shown.set(name, shown);
    if (shown <= EXAMPLES && this.#shown.size <= NAMES) console.error(`  ! ${kind}: ${what}`);
  }

  count(kind: Kind): number {
    return this.#counts.get(kind) ?? 0;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** All kinds but these, each with how often it was found. */
  except(kinds: readonly Kind[]): Record<string, number> {
    return Object.fromEntries([...this.#counts].filter(([kind]) => !kinds.includes(kind)));
  }
}
