// Around one device: whom it is to be passed to.

import type { Seat } from '@tablee/kit';
import type { Player, Waiting } from '@tablee/wire';

/**
 * The next person who is asked, clockwise from whoever holds the device; null while that one is
 * asked, or while only bots are.
 */
export function nextPerson(
  { seats, chosen }: Pick<Waiting, 'seats' | 'chosen'>,
  eyes: Seat | 'watcher',
  players: readonly Pick<Player, 'kind'>[],
): Seat | null {
  const asked = seats.filter((seat) => !chosen.includes(seat) && players[seat]?.kind === 'person');
  if (asked.length === 0 || (eyes !== 'watcher' && asked.includes(eyes))) return null;
  const from = eyes === 'watcher' ? -1 : eyes;
  return asked.find((seat) => seat > from) ?? asked[0]!;
}
