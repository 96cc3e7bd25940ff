// Lays a table with cards played before: those of a recorded game, from its start or a later
// moment, or those of a day.

import { dayDealOf } from '@tablee/bots';
import { cardSourceOf, isDay, openRecord, optionTexts } from '@tablee/kit';
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

/** Undefined for what is no day. */
export function dayLayout(game: string, day: string): Layout | undefined {
  const meta = findGame(game)?.meta;
  if (meta === undefined || !isDay(day)) return undefined;
  const { secret, setup } = dayDealOf(meta, day);
  return {
    source: { secret, entropy: [], firstBy: 'draw' },
    options: optionTexts(setup),
    opening: () => [],
  };
}
