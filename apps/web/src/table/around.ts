// Around one device: whom it is to be passed to.

import type { Seat } from '@tablee/kit';
import type { Player, Waiting } from '@tablee/wire';

/** The next person who is asked, clockwise from whoever had the device last; null while only bots are. */
export function nextPerson(
  { seats, chosen }: Pick<Waiting, 'seats' | 'chosen'>,
  last: Seat | null,
  players: readonly Pick<Player, 'kind'>[],
): Seat | null {
  const asked = seats.filter((seat) => !chosen.includes(seat) && players[seat]?.kind === 'person');
  return asked.find((seat) => seat > (last ?? -1)) ?? asked[0] ?? null;
}
