// Creates a table with the cards of a finished game, and leads back to the page it came from.

import type { Seat } from '@tablee/kit';
import type { PreparedGame } from '@tablee/wire';
import { handOver } from '../../app/handover.ts';
import { home } from '../../offline/link.ts';
import { go } from '../../app/router.svelte.ts';
import { whoPlays } from '../../offline/start.ts';
import type { Film } from '../../app/film.ts';
import { companyAround, readerOf } from './old-table.ts';

/** `played`: so many of its steps stand; 0 for the whole deal. */
export async function playAgain(
  { text, open: { game, players } }: Film,
  seat: Seat,
  played: number,
): Promise<void> {
  const table = await home.create({
    game: game.meta.id,
    mode: 'solo',
    players: companyAround(players, seat, whoPlays()),
    options: {},
    again: { record: text, played, from: location.pathname },
  });
  go(`/table/${table}`);
}

/** Pages that show what was handed over. */
const REPLAY = '/replay';
const REVIEW = '/review';

/** Opens the original game of a table's cards, at the step where this table began. */
export async function goBack(table: string): Promise<void> {
  const origin = await home.origin(table);
  if (origin === undefined) return;
  const { record, played } = origin;
  const place = await placeOf(origin);
  if (place === REPLAY || place === REVIEW)
    handOver({ text: record, me: isOfThisDevice(origin) ? await readerOf(record) : undefined });
  go(`${place}#at=${played}`);
}

/** Only pages of tables on this device name one. */
const isOfThisDevice = ({ from = '' }: PreparedGame): boolean =>
  /^\/(?:table|replay|review)\/\w/.test(from);

/** The page that showed it, or one that can show what is kept of it here. */
async function placeOf({ from = REPLAY }: PreparedGame): Promise<string> {
  if (/^\/t\/[^/]+\/review$/.test(from)) return from;
  // The end of a table is no place to come back to.
  if (from.startsWith('/table') || from.startsWith('/t/')) return REPLAY;
  const [, page, id] = /^(\/\w+)\/(\w+)$/.exec(from) ?? [];
  if (page === undefined) return from;
  // Its player may have taken it off the shelf.
  const isHere = (await home.list()).some((table) => table.id === id);
  return isHere ? from : page;
}
