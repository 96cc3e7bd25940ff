// Where somebody sits on the screen: found in the page itself, so that no game has to tell.

import type { Seat } from '@tablee/kit';

/** Relative to the room. */
export interface SeatPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whoever looks on has nobody's things in front of them but the first seat's. */
const selectorOf = (seat: Seat, own: Seat | null): string =>
  seat === own ? '[data-zone=own]' : `[data-seat="${seat}"], [data-zone=own]`;

/** Undefined while the table does not stand. */
export function placeOf(
  room: HTMLElement | null,
  seat: Seat,
  own: Seat | null,
): SeatPlace | undefined {
  const found = rectOf(room?.querySelector(selectorOf(seat, own)));
  if (room === null || found === undefined) return undefined;
  const { left, top } = room.getBoundingClientRect();
  return {
    left: found.left - left,
    top: found.top - top,
    width: found.width,
    height: found.height,
  };
}

/** A place may be a mere name around its parts: then the first part is where it stands. */
function rectOf(element: Element | null | undefined): DOMRect | undefined {
  const rect = element?.getBoundingClientRect();
  return rect?.width === 0 ? element?.firstElementChild?.getBoundingClientRect() : rect;
}
