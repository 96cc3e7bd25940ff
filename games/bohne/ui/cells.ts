// Where the cards of a trick lie: one place per seat in the middle of the table, the largest that fit.

import type { Seat } from '@tablee/kit';
import { rect, type Rect } from '@tablee/ui/geometry.ts';
import { CARD_RATIO } from '@tablee/ui/zones.ts';

export interface Cell {
  readonly seat: Seat;
  /** The card's place. */
  readonly card: Rect;
  /** The name beside it. */
  readonly label: Rect;
  /** Both: what a finger can hit. */
  readonly target: Rect;
  /** Where lines to other cells begin and end. */
  readonly anchor: { readonly x: number; readonly y: number };
  /** Stands above the lane in which the lines run. */
  readonly isAbove: boolean;
  /** Height of that lane. */
  readonly lane: number;
}

interface Arrangement {
  /** Number of cards below the lane, with the own card in their middle; 0: all in one row. */
  readonly below: number;
  readonly card: number;
}

interface RowPlan {
  readonly card: number;
  readonly label: number;
  readonly lane: number;
  readonly isAbove: boolean;
  /** Where the cards have to lie; evenly spread without. */
  readonly centres: readonly number[] | undefined;
}

const GAP = 6;
/** Minimum gap between the own card and the last of the others', where all lie in one row. */
const OWN_GAP = 30;
/** No card is smaller: a finger must hit it. */
const CARD_MIN = 44;
/** Least card size, as a share of the best, for a table with the own card below. */
const WORTH = 0.8;

/**
 * `seats` clockwise, the own one first; `over` is where the others sit, for cards that lie below
 * them.
 */
export function trickCells(
  area: Rect,
  seats: readonly Seat[],
  cardMax: number,
  over: readonly number[] = [],
): Cell[] {
  const { label, lane } = measuresFor(area, seats.length);
  const { below, card } = arrange(area, seats.length, cardMax, label, lane);
  const tall = card * CARD_RATIO;
  const [own, ...others] = seats as readonly [Seat, ...Seat[]];
  if (below === 0) {
    const top = area.y + (area.height - label - tall - lane) / 2;
    const right = area.x + area.width - (card + OWN_GAP) / 2;
    const end = Math.min(stepOn(over), right);
    const isApart = end - (over.at(-1) ?? Infinity) >= card + OWN_GAP;
    const centres = isApart ? [...over, end] : undefined;
    return rowOf(area, [...others, own], top, { card, label, lane, isAbove: true, centres });
  }
  const side = (below - 1) / 2;
  const left = others.slice(0, side);
  const right = others.slice(others.length - side);
  const high = 2 * (tall + label) + lane;
  const top = area.y + (area.height - high) / 2;
  const lower = [...left, own, ...right];
  const upper = others.slice(side, others.length - side);
  const plan = { card, label, lane };
  const hasSeats = over.length > 0;
  const mid = area.x + area.width / 2;
  const above = hasSeats ? over.slice(side, others.length - side) : undefined;
  const beside = [...over.slice(0, side), mid, ...over.slice(others.length - side)];
  const under = hasSeats ? beside : undefined;
  return [
    ...rowOf(area, upper, top, { ...plan, isAbove: true, centres: above }),
    ...rowOf(area, lower, top + label + tall + lane, { ...plan, isAbove: false, centres: under }),
  ];
}

/** Where the next one would be, at the same distance. */
function stepOn(places: readonly number[]): number {
  const [last, before] = places.toReversed();
  return last === undefined || before === undefined ? Infinity : 2 * last - before;
}

/** Each card in a column of its own, the largest that fit. */
export function columnCells(area: Rect, seats: readonly Seat[], columns: readonly Rect[]): Cell[] {
  const { label, lane } = measuresFor(area, seats.length);
  const high = area.height - label - lane;
  return seats.flatMap((seat, i) => {
    const { x, width } = columns[i]!;
    const card = Math.floor(Math.max(CARD_MIN, Math.min(high / CARD_RATIO, width - GAP)));
    const column = { ...area, x, width };
    return rowOf(column, [seat], area.y, { card, label, lane, isAbove: true, centres: undefined });
  });
}

/** Where there is room, every line of a trick has a track of its own. */
function measuresFor({ height }: Rect, count: number): { label: number; lane: number } {
  if (height < 110) return { label: 16, lane: 10 };
  if (height < 230) return { label: 18, lane: laneFor(height < 170 ? 2 : 3) };
  return { label: 22, lane: laneFor(count) };
}

/** From the edge of the cards to the first track: an arrow's head stands there. */
export const TRACK_EDGE = 9;
/** Between two tracks. */
export const TRACK_STEP = 6;
const laneFor = (lines: number): number => 2 * TRACK_EDGE + (lines - 1) * TRACK_STEP;

function arrange(
  { width, height }: Rect,
  count: number,
  cardMax: number,
  label: number,
  lane: number,
): Arrangement {
  // A box that is still being measured has no room at all.
  const fit = (columns: number, high: number): number =>
    Math.max(1, Math.floor(Math.min(cardMax, width / columns - GAP, high / CARD_RATIO)));
  const two = (height - 2 * label - lane) / 2;
  const options: Arrangement[] = [
    { below: 1, card: fit(count - 1, two) },
    { below: 3, card: count < 5 ? 0 : fit(Math.max(count - 3, 3), two) },
    { below: 0, card: fit(count, height - label - lane) },
  ];
  const best = Math.max(...options.map(({ card }) => card));
  const chosen = options.find(({ card }) => card >= best * WORTH)!;
  return { ...chosen, card: Math.max(chosen.card, CARD_MIN) };
}

function rowOf(
  area: Rect,
  seats: readonly Seat[],
  top: number,
  { card, label, lane, isAbove, centres }: RowPlan,
): Cell[] {
  const tall = card * CARD_RATIO;
  const even = Math.min(area.width / seats.length, card * 1.35 + 60);
  const left = area.x + (area.width - even * seats.length) / 2;
  const pitch = centres === undefined ? even : card + OWN_GAP;
  return seats.map((seat, i) => {
    const centre = centres?.[i] ?? left + (i + 0.5) * even;
    const x = centre - pitch / 2;
    const cardY = isAbove ? top + label : top;
    return {
      seat,
      card: rect(centre - card / 2, cardY, card, tall),
      label: rect(x + 2, isAbove ? top : top + tall, pitch - 4, label),
      target: rect(x + 2, top, pitch - 4, tall + label),
      anchor: { x: centre, y: isAbove ? cardY + tall : cardY },
      isAbove,
      lane,
    };
  });
}
