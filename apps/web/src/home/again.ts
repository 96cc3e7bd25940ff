// A table with the cards of a game that was played before, from its beginning or from a moment on.

import { cardSourceOf, openRecord } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { PreparedGame } from '@tablee/wire';
import { Book } from './book.ts';
import type { Layout } from './layout.ts';

/** Undefined where that game is not whole, or of another box. */
export async function layoutAgain(
  game: string,
  { record: text, played }: PreparedGame,
): Promise<Layout | undefined> {
  const open = await openRecord(text, findGame);
  if (!open.ok || open.value.game.meta.id !== game) return undefined;
  const { record } = open.value;
  const source = cardSourceOf(open.value);
  return (
    source && {
      source,
      options: record.header.options,
      opening: (rules) => new Book(rules, record.lines).opening(played),
    }
  );
}
