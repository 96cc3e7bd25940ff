// Who sits at a table with the cards of a game that is over.

import type { Seat } from '@tablee/kit';
import type { Player } from '@tablee/wire';
import { openReel, type Reel } from '../../app/film.ts';
import { regulars, USUAL } from '../../app/people.ts';

/** The seat of the only person at a table of this device: of several, any may read. */
export async function readerOf(text: string): Promise<Seat | undefined> {
  const reel = await openReel(text);
  const people = (reel.ok ? reel.value.players : []).flatMap(({ kind }, seat) =>
    kind === 'person' ? [seat] : [],
  );
  return people.length === 1 ? people[0] : undefined;
}

/** The first seat that a person had. */
export const ownSeatOf = ({ players }: Pick<Reel, 'players'>): Seat =>
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );

/**
 * The same company around somebody in one of its seats. Bots are who they were; where people sat regulars
 * do, under the names that were said at the table, except where two would have the same.
 */
export function companyAround(players: readonly Player[], seat: Seat, who: Player): Player[] {
  const bots = players.filter((player, at) => at !== seat && player.kind === 'bot');
  // Whoever gave up their seat is not somebody else's stranger: the name belongs to the seat.
  const spare = regulars(players.length + bots.length, USUAL, [who, ...bots, players[seat]!]);
  const taken = new Set([who, ...bots].map(({ name }) => name.toLowerCase()));
  return players.map((player, at) => {
    if (at === seat) return who;
    if (player.kind === 'bot' && player.name !== '') return player;
    const stranger = spare.shift()!;
    const isFree = player.name !== '' && !taken.has(player.name.toLowerCase());
    taken.add(player.name.toLowerCase());
    return isFree ? { ...stranger, name: player.name } : stranger;
  });
}
