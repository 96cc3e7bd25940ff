// Lines from each taken card to its taker in the lane between the cards. Each has its own track, so
// that it covers no card and no other line. Where there is no room, the oldest lines go: the places
// show the takers too.

import type { Seat } from '@tablee/kit';
import { TRACK_EDGE, TRACK_STEP, type Cell } from './cells.ts';
import type { Take } from './trick.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

export interface Line extends Take {
  /** Down to the track, along it, and to the taker. */
  readonly points: readonly [At, At, At, At];
}

/** Between a card and what points at it. */
const AIR = 3;
/** Where a line leaves a place, and where one comes to it; nothing from above meets anything from below. */
const PORTS = { above: { out: -14, in: 6 }, below: { out: -6, in: 14 } } as const;

interface Way extends Take {
  readonly start: Cell;
  readonly end: Cell;
  readonly x1: number;
  readonly x2: number;
}

interface Lane {
  readonly top: number;
  readonly bottom: number;
  readonly tracks: readonly number[];
}

export function linesOf(cells: readonly Cell[], takes: readonly Take[]): Line[] {
  const lane = laneOf(cells as readonly [Cell, ...Cell[]]);
  const ways = takes.flatMap((take) => wayOf(cells, take) ?? []);
  for (let first = 0; first < ways.length; first++) {
    const lines = placed(ways.slice(first), lane);
    if (lines !== undefined) return lines;
  }
  return [];
}

function laneOf([{ anchor, isAbove, lane: high }]: readonly [Cell, ...Cell[]]): Lane {
  const top = isAbove ? anchor.y : anchor.y - high;
  const edge = Math.min(TRACK_EDGE, high / 2);
  const count = Math.floor((high - 2 * edge) / TRACK_STEP) + 1;
  const first = top + (high - (count - 1) * TRACK_STEP) / 2;
  const middle = top + high / 2;
  const tracks = Array.from({ length: count }, (_, i) => first + i * TRACK_STEP);
  // The ones in the middle first.
  tracks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return { top, bottom: top + high, tracks };
}

function wayOf(cells: readonly Cell[], take: Take): Way | undefined {
  const cellOf = (who: Seat): Cell | undefined => cells.find(({ seat }) => seat === who);
  const start = cellOf(take.from);
  const end = cellOf(take.by);
  if (start === undefined || end === undefined) return undefined;
  const portsOf = ({ isAbove }: Cell) => PORTS[isAbove ? 'above' : 'below'];
  return {
    ...take,
    start,
    end,
    x1: start.anchor.x + portsOf(start).out,
    x2: end.anchor.x + portsOf(end).in,
  };
}

/** In the order in which they were drawn, so that none moves when the next one comes. */
function placed(ways: readonly Way[], lane: Lane): Line[] | undefined {
  const lines: Line[] = [];
  for (const way of ways) {
    const free = lane.tracks
      .map((track) => lineOn(way, track, lane))
      .filter((line) => lines.every((other) => isApart(line, other)));
    const cost = (line: Line): number =>
      lines.filter((other) => crosses(line, other) || crosses(other, line)).length;
    const best = free.reduce<Line | undefined>(
      (least, line) => (least === undefined || cost(line) < cost(least) ? line : least),
      undefined,
    );
    if (best === undefined) return undefined;
    lines.push(best);
  }
  return lines;
}

function lineOn({ from, by, start, end, x1, x2 }: Way, y: number, { top, bottom }: Lane): Line {
  const edgeOf = ({ isAbove }: Cell): number => (isAbove ? top + AIR : bottom - AIR);
  return {
    from,
    by,
    points: [
      { x: x1, y: edgeOf(start) },
      { x: x1, y },
      { x: x2, y },
      { x: x2, y: edgeOf(end) },
    ],
  };
}

const spanOf = ({ points: [, a, b] }: Line): { left: number; right: number; y: number } => ({
  left: Math.min(a.x, b.x),
  right: Math.max(a.x, b.x),
  y: a.y,
});

/** On different tracks, or beside each other on one. */
function isApart(line: Line, other: Line): boolean {
  const a = spanOf(line);
  const b = spanOf(other);
  return a.y !== b.y || a.right + TRACK_STEP <= b.left || b.right + TRACK_STEP <= a.left;
}

/** An end of one line goes through the track of another. */
function crosses({ points }: Line, other: Line): boolean {
  const { left, right, y } = spanOf(other);
  const [start, , , end] = points;
  const track = points[1].y;
  return [start, end].some(
    (port) =>
      port.x > left && port.x < right && Math.min(port.y, track) < y && y < Math.max(port.y, track),
  );
}

const BEND = 6;

/** With round corners, as an SVG path. */
export function pathOf({ points }: Line): string {
  const [a, b, c, d] = points;
  const along = Math.sign(c.x - b.x);
  const bend = (end: number): number =>
    Math.min(BEND, Math.abs(end - b.y), Math.abs(c.x - b.x) / 2);
  const first = bend(a.y);
  const last = bend(d.y);
  return [
    `M${a.x} ${a.y}V${b.y - Math.sign(b.y - a.y) * first}`,
    `Q${b.x} ${b.y} ${b.x + along * first} ${b.y}H${c.x - along * last}`,
    `Q${c.x} ${c.y} ${c.x} ${c.y + Math.sign(d.y - c.y) * last}V${d.y}`,
  ].join('');
}
