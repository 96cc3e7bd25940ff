// What is wrong, by kind, with a few examples of each: a broken server says the same thing a thousand
// times.

const KINDS = ['crash', 'error', 'leak', 'disturbed', 'answer', 'memory'] as const;
export type Kind = (typeof KINDS)[number];
const EXAMPLES = 3;
const ALIKE = 12;
const NAMES = 40;

export class Findings {
  readonly #counts = new Map<Kind, number>();
  readonly #shown = new Map<string, number>();

  add(kind: Kind, what: string): void {
    this.#counts.set(kind, this.count(kind) + 1);
    // What begins alike is alike.
    const name = `${kind}: ${what.slice(0, ALIKE)}`;
    const shown = (this.#shown.get(name) ?? 0) + 1;
    this.#shown.set(name, shown);
    if (shown <= EXAMPLES && this.#shown.size <= NAMES) console.error(`fuzz: ${kind}: ${what}`);
  }

  count(kind: Kind): number {
    return this.#counts.get(kind) ?? 0;
  }

  get total(): number {
    return KINDS.reduce((sum, kind) => sum + this.count(kind), 0);
  }
}
