// Chooses the players of a table with the cards of a finished game.

import type { Seat } from '@tablee/kit';
import type { Player } from '@tablee/wire';
import { openReel, type Reel } from '../../app/film.ts';
import { regulars, USUAL } from '../../app/people.ts';

/** The seat of the only person at a table of this device; undefined for several. */
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
 * The players around `who` in `seat`. Bots stay; other people become bots under their names at that
 * table, unless two would have the same name.
 */
export function companyAround(players: readonly Player[], seat: Seat, who: Player): Player[] {
  const bots = players.filter((player, at) => at !== seat && player.kind === 'bot');
  // No substitute bot gets the name or picture of the player who had `seat`.
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
