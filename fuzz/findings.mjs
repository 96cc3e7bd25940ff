// What is wrong, by kind, with a few examples of each: a broken server says the same thing a thousand
// times.

export const KINDS = ['crash', 'error', 'leak', 'disturbed', 'answer', 'memory'];
const EXAMPLES = 3;
const ALIKE = 12;
const NAMES = 40;

export class Findings {
  #counts = new Map();
  #shown = new Map();

  add(kind, what) {
    this.#counts.set(kind, this.count(kind) + 1);
    // What begins alike is alike.
    const name = `${kind}: ${what.slice(0, ALIKE)}`;
    const shown = (this.#shown.get(name) ?? 0) + 1;
    this.#shown.set(name, shown);
    if (shown <= EXAMPLES && this.#shown.size <= NAMES) console.error(`fuzz: ${kind}: ${what}`);
  }

  count(kind) {
    return this.#counts.get(kind) ?? 0;
  }

  get total() {
    return KINDS.reduce((sum, kind) => sum + this.count(kind), 0);
  }
}
