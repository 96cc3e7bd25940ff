// Lays a table with the cards of a game that is over, and leads back to where one came from.

import type { Seat } from '@tablee/kit';
import type { PreparedGame } from '@tablee/wire';
import { handOver } from '../handover.ts';
import { home } from '../home/link.ts';
import { go } from '../router.svelte.ts';
import { whoPlays } from '../setup/start.ts';
import { companyAround, type OldTable } from './old-table.ts';

/** `played`: so many of its steps stand; 0 for the whole deal. */
export async function playAgain(old: OldTable, seat: Seat, played: number): Promise<void> {
  const { text, game, players } = old;
  const table = await home.create({
    game,
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

/** To the game whose cards these are, at the moment where one sat down. */
export function goBack({ record, played, from = REPLAY }: PreparedGame): void {
  // The end of a table is no place to come back to.
  const place = from.startsWith('/table') || from.startsWith('/t/') ? REPLAY : from;
  if (place === REPLAY || place === REVIEW) handOver(record);
  go(`${place}#at=${played}`);
}
