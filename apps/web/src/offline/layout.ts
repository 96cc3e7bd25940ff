// Chooses the cards of a new table: its own, or those of a prepared game.

import type { AnyRules, CardSource } from '@tablee/kit';
import type { NewTable } from '@tablee/wire';
import { Book, readBook } from './book.ts';

export interface Layout {
  readonly source: CardSource;
  readonly options: Readonly<Record<string, string>>;
  /** The lines that the others play by. */
  readonly book?: readonly string[];
  /** The steps that have been played when the table is opened, as they are spelled. */
  readonly opening: (rules: AnyRules) => readonly string[];
}

export function newLayout(plan: NewTable, random: (bytes: number) => string): Layout {
  const book = plan.book === undefined ? undefined : readBook(plan.book.record);
  const options = book?.options ?? plan.options;
  return {
    source: {
      secret: { seed: random(32), salt: random(16) },
      entropy: [],
      firstBy: options['first'] === undefined ? 'draw' : 'host',
    },
    options,
    ...(book && { book: book.lines }),
    opening: (rules) =>
      book === undefined ? [] : new Book(rules, book.lines).opening(plan.book!.played),
  };
}
