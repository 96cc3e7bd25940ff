// Stores the progress with a game's puzzles on this device: those answered since all were new,
// those ever solved at the first try, and the current streak.

import { memory } from '../app/memory.ts';

const keyOf = (game: string): string => `tablee-puzzles-${game}`;

interface Kept {
  /** By name; forgotten once all of them were answered. */
  readonly seen: readonly string[];
  readonly solved: readonly string[];
  readonly streak: number;
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** What is stored may be of another version, or edited by hand. */
function read(game: string): Kept {
  const kept = memory.value(keyOf(game)) as Partial<Kept> | null;
  const { seen, solved, streak } = typeof kept === 'object' && kept !== null ? kept : {};
  return {
    seen: isNames(seen) ? seen : [],
    solved: isNames(solved) ? solved : [],
    streak: Number.isInteger(streak) && streak! > 0 ? streak! : 0,
  };
}

export class Progress {
  readonly #game: string;
  /** In the order in which they are set: the easiest first. */
  readonly #names: readonly string[];

  constructor(game: string, names: readonly string[]) {
    this.#game = game;
    this.#names = names;
  }

  get streak(): number {
    return read(this.#game).streak;
  }

  /** How many of those that are there now. */
  get solved(): number {
    const { solved } = read(this.#game);
    return this.#names.filter((name) => solved.includes(name)).length;
  }

  /** Asked after an answer: all were answered, and the next one is an old acquaintance. */
  get isRound(): boolean {
    return read(this.#game).seen.length === 0;
  }

  /** The place of the one that comes next: what was never solved before what was. */
  get next(): number {
    const { seen, solved } = read(this.#game);
    const fresh = this.#names.filter((name) => !seen.includes(name));
    const name = fresh.find((one) => !solved.includes(one)) ?? fresh[0] ?? this.#names[0];
    return this.#names.indexOf(name!);
  }

  /** Records the first answer to a puzzle; later tries are only practice. */
  answered(name: string, isSolved: boolean): void {
    const { seen, solved, streak } = read(this.#game);
    const now = new Set([...seen, name]);
    const isLast = this.#names.every((one) => now.has(one));
    const kept: Kept = {
      seen: isLast ? [] : [...now],
      solved: isSolved ? [...new Set([...solved, name])] : solved,
      streak: isSolved ? streak + 1 : 0,
    };
    memory.write(keyOf(this.#game), JSON.stringify(kept));
  }
}
