// A prepared game: as long as the table follows the book, the cards and the others' moves come from
// it, by the number of the step.

import {
  isDerivedLine,
  parseStep,
  readRecord,
  type AnyRules,
  type Card,
  type Seat,
  type Step,
} from '@tablee/kit';

export class Book {
  readonly #lines: readonly string[];
  readonly #steps: readonly (Step<unknown> | undefined)[];

  constructor(rules: AnyRules, lines: readonly string[]) {
    this.#lines = lines.filter((line) => !isDerivedLine(rules, line));
    this.#steps = this.#lines.map((line) => {
      const step = parseStep(rules, line);
      return step.ok ? step.value : undefined;
    });
  }

  /** Its first steps, as they are spelled. */
  opening(steps: number): readonly string[] {
    return this.#lines.slice(0, steps);
  }

  cardsAt(step: number): readonly Card[] | undefined {
    const found = this.#steps[step];
    return found?.kind === 'chance' ? found.cards : undefined;
  }

  /** What the book has a seat do; undefined where it says nothing of it. */
  moveAt(step: number, seat: Seat): unknown {
    const found = this.#steps[step];
    if (found?.kind === 'move' && found.seat === seat) return found.move;
    if (found?.kind === 'sealed') return found.choices.find((choice) => choice.seat === seat)?.move;
    return undefined;
  }
}

/** The lines and the settings of a prepared game; undefined for a text that is no record. */
export function readBook(
  text: string,
): { lines: readonly string[]; options: Readonly<Record<string, string>> } | undefined {
  const record = readRecord(text);
  if (!record.ok) return undefined;
  return { lines: record.value.lines, options: record.value.header.options };
}
