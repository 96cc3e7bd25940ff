// Finds the person that a shared device is passed to.

import type { Seat } from '@tablee/kit';
import type { Player, Waiting } from '@tablee/wire';

/** The next person asked, clockwise from the seat `last`; null while only bots are asked. */
export function nextPerson(
  { seats, chosen }: Pick<Waiting, 'seats' | 'chosen'>,
  last: Seat | null,
  players: readonly Pick<Player, 'kind'>[],
): Seat | null {
  const asked = seats.filter((seat) => !chosen.includes(seat) && players[seat]?.kind === 'person');
  return asked.find((seat) => seat > (last ?? -1)) ?? asked[0] ?? null;
}
