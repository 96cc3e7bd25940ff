// A hand of cards in its zone: as many rows as the zone has room for while cards cover each other, and
// the fewer the cards the larger. A chosen card comes forward, and its neighbours make way for it.

import type { Rect } from './geometry.ts';
import {
  CARD_RATIO,
  HAND_EDGE,
  handColumns,
  handUnits,
  RAISE,
  ROW_SHARE,
  STRIP_MIN,
} from './zones.ts';

export interface FanPlace {
  /** Centre of the card. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  /** The part of it that nothing covers: what a finger can hit. */
  readonly strip: Rect;
  /** Where what one sees of it ends: the place for a badge. */
  readonly foot: number;
}

export interface FanPlan {
  /** The places after which a row may best end, e.g. the last card of a suit. */
  readonly ends?: readonly number[];
  /** The places with chosen cards. */
  readonly raised?: readonly number[];
}

const GAP = 6;
/** Cards grow at most so much when only a few are left. */
const GROWTH = 1.5;
/** More than any row holds. */
const ROW_Z = 64;

/** Places of cards in the order given; `card` is the width they have in a full hand. */
export function fan(
  count: number,
  area: Rect,
  card: number,
  { ends = [], raised = [] }: FanPlan = {},
): FanPlace[] {
  const rows = rowCount(count, area, card);
  // A hand that no zone was made for is squeezed.
  const columns = Math.max(handColumns(area.width, card), Math.ceil(count / rows));
  const lengths = rowsOf(count, rows, ends, columns);
  const width = widthOf(lengths, area, card);
  const tall = width * CARD_RATIO;
  // The last row stands at the bottom of the zone; those above look out behind it.
  const lowest = area.y + area.height - HAND_EDGE - tall;
  let first = 0;
  return lengths.flatMap((length, row) => {
    const from = first;
    first += length;
    const below = lengths.length - 1 - row;
    const top = lowest - below * tall * ROW_SHARE;
    const chosen = raised.map((place) => place - from);
    const steps = stepsOf(length, area.width - width, width, chosen);
    const used = steps.reduce((sum, step) => sum + step, 0);
    let x = area.x + (area.width - width - used) / 2;
    return Array.from({ length }, (_, i): FanPlace => {
      const step = steps[i] ?? width;
      const left = x;
      x += step;
      const lift = chosen.includes(i) ? width * RAISE : 0;
      const seen = below === 0 ? tall : tall * ROW_SHARE;
      return {
        x: left + width / 2,
        y: top - lift + tall / 2,
        // In front of its own row; the rows below stay in sight.
        z: row * ROW_Z + (lift > 0 ? ROW_Z - 1 : i),
        width,
        // A tap on the card's former place still hits it.
        strip: { x: left, y: top - lift, width: Math.min(step, width), height: seen + lift },
        foot: top + seen - (below === 0 ? lift : 0),
      };
    });
  });
}

/** One, or more where the zone has room and cards would cover each other. */
function rowCount(count: number, area: Rect, card: number): number {
  const abreast = Math.max(1, Math.floor((area.width + GAP) / (card + GAP)));
  let rows = 1;
  while (rows * abreast < count && card * handUnits(rows + 1) <= area.height - HAND_EDGE) rows += 1;
  return rows;
}

/** As large as lets the longest row stand side by side. */
function widthOf(lengths: readonly number[], { width, height }: Rect, card: number): number {
  const longest = Math.max(1, ...lengths);
  const wide = (width - (longest - 1) * GAP) / longest;
  const high = (height - 2 * HAND_EDGE) / handUnits(lengths.length);
  return Math.max(card, Math.floor(Math.min(wide, high, card * GROWTH)));
}

/** From each card to the next: all alike, but more after a chosen one while the others keep a strip. */
function stepsOf(length: number, room: number, card: number, chosen: readonly number[]): number[] {
  const count = length - 1;
  const even = count < 1 ? 0 : Math.min(card + GAP, room / count);
  const parted = chosen.filter((i) => i >= 0 && i < count);
  const others = count - parted.length;
  if (even >= card || parted.length === 0 || others === 0)
    return new Array<number>(Math.max(0, count)).fill(even);
  const spare = (room - others * STRIP_MIN) / parted.length;
  const wide = Math.max(even, Math.min(card, spare));
  const narrow = (room - wide * parted.length) / others;
  return Array.from({ length: count }, (_, i) => (parted.includes(i) ? wide : narrow));
}

function rowsOf(count: number, rows: number, ends: readonly number[], perRow: number): number[] {
  const lengths: number[] = [];
  let left = count;
  for (let row = 0; row < rows; row++) {
    const even = Math.ceil(left / (rows - row));
    const from = count - left;
    const isLast = row === rows - 1;
    const best = isLast ? left : nearestEnd(ends, from, even, perRow, left, rows - row - 1);
    lengths.push(best);
    left -= best;
  }
  return lengths.filter((length) => length > 0);
}

/** A row length near `even` that ends a group and leaves no more than fits for the rows after it. */
function nearestEnd(
  ends: readonly number[],
  from: number,
  even: number,
  perRow: number,
  left: number,
  rowsAfter: number,
): number {
  const fits = ends
    .map((end) => end + 1 - from)
    .filter((length) => length > 0 && length <= perRow && left - length <= perRow * rowsAfter)
    .sort((a, b) => Math.abs(a - even) - Math.abs(b - even));
  return fits[0] ?? even;
}
