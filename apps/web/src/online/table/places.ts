// Where somebody sits on the screen: found in the page itself, so that no game has to tell.

import type { Seat } from '@tablee/kit';
import type { Rect } from '@tablee/ui/geometry.ts';
import { seenIn } from '@tablee/ui/seen.ts';

/** Whoever looks on has nobody's things in front of them but the first seat's. */
const selectorOf = (seat: Seat, own: Seat | null): string =>
  seat === own ? '[data-zone=own]' : `[data-seat="${seat}"], [data-zone=own]`;

/** In the room; undefined while the table does not stand. */
export function placeOf(room: HTMLElement | null, seat: Seat, own: Seat | null): Rect | undefined {
  const found = room?.querySelector(selectorOf(seat, own));
  if (room === null || found === null || found === undefined) return undefined;
  const place = seenIn(room, found);
  const [first] = found.children;
  // A place may be a mere name around its parts: then the first part is where it stands.
  return place.width === 0 && first !== undefined ? seenIn(room, first) : place;
}
