// Finds a seat's box on the page through data attributes, without help from the game.

import type { Seat } from '@tablee/kit';
import type { Rect } from '@tablee/ui/geometry.ts';
import { seenIn } from '@tablee/ui/seen.ts';

/** A watcher sees the first seat in the own zone, which then has no `data-seat`. */
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
