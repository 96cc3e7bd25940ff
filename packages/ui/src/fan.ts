// A hand of cards in its zone: one row, or as many as are needed so that every card can be hit.

import type { Rect } from './geometry.ts';
import { CARD_RATIO, handRows, ROW_SHARE, STRIP_MIN } from './zones.ts';

export interface FanPlace {
  /** Centre of the card. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The part of it that nothing covers: what a finger can hit. */
  readonly strip: Rect;
}

/**
 * Places of cards in the order given. `groupEnds` are the places after which a row may best end
 * (the last card of a suit); a row is broken there when that is near enough.
 */
export function fan(
  count: number,
  area: Rect,
  card: number,
  groupEnds: readonly number[] = [],
): FanPlace[] {
  const rows = rowsOf(count, handRows(count, area.width, card), groupEnds, area, card);
  const tall = card * CARD_RATIO;
  // The last row stands at the bottom of the zone; those above look out behind it.
  const lowest = area.y + area.height - tall / 2 - 2;
  const places: FanPlace[] = [];
  let at = 0;
  rows.forEach((length, row) => {
    const y = lowest - (rows.length - 1 - row) * tall * ROW_SHARE;
    const step = length < 2 ? 0 : Math.min(card + 6, (area.width - card) / (length - 1));
    const left = area.x + (area.width - card - step * (length - 1)) / 2;
    const isLowest = row === rows.length - 1;
    for (let i = 0; i < length; i++, at++) {
      const x = left + i * step;
      const wide = i === length - 1 ? card : Math.min(step, card);
      const high = isLowest ? tall : tall * ROW_SHARE;
      places.push({
        x: x + card / 2,
        y,
        z: at,
        strip: { x, y: y - tall / 2, width: wide, height: high },
      });
    }
  });
  return places;
}

function rowsOf(
  count: number,
  rows: number,
  groupEnds: readonly number[],
  area: Rect,
  card: number,
): number[] {
  const perRow = Math.floor((area.width - card) / STRIP_MIN) + 1;
  const lengths: number[] = [];
  let left = count;
  for (let row = 0; row < rows; row++) {
    const even = Math.ceil(left / (rows - row));
    const from = count - left;
    const isLast = row === rows - 1;
    const best = isLast ? left : nearestEnd(groupEnds, from, even, perRow, left, rows - row - 1);
    lengths.push(best);
    left -= best;
  }
  return lengths.filter((length) => length > 0);
}

/** A row length near `even` that ends a group and leaves no more than fits for the rows after it. */
function nearestEnd(
  groupEnds: readonly number[],
  from: number,
  even: number,
  perRow: number,
  left: number,
  rowsAfter: number,
): number {
  const fits = groupEnds
    .map((end) => end + 1 - from)
    .filter((length) => length > 0 && length <= perRow && left - length <= perRow * rowsAfter)
    .sort((a, b) => Math.abs(a - even) - Math.abs(b - even));
  return fits[0] ?? even;
}
