// The lines between the cards of a trick: none over a card, none on another, the newest always there.
import { overlaps, rect, type Rect } from '@tablee/ui/geometry.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { trickCells } from '../ui/cells.ts';
import { linesOf, pathOf, type Line } from '../ui/lanes.ts';
import type { Take } from '../ui/trick.ts';

/** Middles of tables, from a small phone with six people to a large screen. */
const AREAS: readonly Rect[] = [
  rect(6, 180, 348, 100),
  rect(6, 190, 378, 160),
  rect(260, 48, 340, 200),
  rect(12, 230, 990, 190),
  rect(12, 240, 1398, 420),
];

const seatsOf = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);

/** Whoever is taken from takes next, as in a trick. */
const chains = (count: number): fc.Arbitrary<Take[]> =>
  fc
    .shuffledSubarray(seatsOf(count), { minLength: 2 })
    .map((seats) => seats.slice(1).map((from, i) => ({ from, by: seats[i]! })));

const legsOf = ({ points: [a, b, c, d] }: Line): Rect[] =>
  [[a, b], [b, c], [c, d]].map(([from, to]) =>
    rect(Math.min(from!.x, to!.x), Math.min(from!.y, to!.y), Math.abs(from!.x - to!.x), Math.abs(from!.y - to!.y)),
  ); // prettier-ignore

/** Side by side for a while, and too near to be told apart. */
function areOnEachOther(a: Rect, b: Rect): boolean {
  const near = 3;
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const isFlat = a.height === 0 && b.height === 0;
  const isSteep = a.width === 0 && b.width === 0;
  return (isFlat && across > 0 && down > -near) || (isSteep && down > 0 && across > -near);
}

describe('lines of a trick', () => {
  for (const area of AREAS)
    for (const count of [3, 4, 5, 6]) {
      const pitch = area.width / (count - 1);
      const over =
        area.width < 900 ? [] : seatsOf(count - 1).map((i) => area.x + (i + 0.5) * pitch);
      const cells = trickCells(area, seatsOf(count), 132, over);
      test(`${area.width}×${area.height}, ${count} seats`, () => {
        fc.assert(
          fc.property(chains(count), (takes) => {
            const lines = linesOf(cells, takes);
            expect(lines.at(-1)).toMatchObject(takes.at(-1)!);
            lines.forEach((line, i) => {
              expect(pathOf(line)).not.toContain('NaN');
              for (const leg of legsOf(line)) {
                const drawn = rect(leg.x - 1, leg.y - 1, leg.width + 2, leg.height + 2);
                expect(cells.filter((cell) => overlaps(drawn, cell.card))).toEqual([]);
                for (const other of lines.slice(i + 1))
                  expect(legsOf(other).some((one) => areOnEachOther(leg, one))).toBe(false);
              }
            });
          }),
        );
      });
    }

  test('where there is room, every one is there, and none moves when the next one comes', () => {
    fc.assert(
      fc.property(chains(6), (takes) => {
        const cells = trickCells(AREAS.at(-1)!, seatsOf(6), 132);
        const lines = linesOf(cells, takes);
        expect(lines).toHaveLength(takes.length);
        expect(linesOf(cells, takes.slice(0, -1))).toEqual(lines.slice(0, -1));
      }),
    );
  });

  test('cards lie below those who play them', () => {
    const over = [150, 450, 750];
    for (const height of [190, 420]) {
      const cells = trickCells(rect(0, 200, 1000, height), seatsOf(4), 120, over);
      expect([1, 2, 3].map((seat) => cells.find((cell) => cell.seat === seat)!.anchor.x)).toEqual(over); // prettier-ignore
    }
  });

  test('one’s own card lies as far from the last of them as they lie from each other', () => {
    const cells = trickCells(rect(0, 200, 1000, 190), seatsOf(4), 120, [150, 400, 650]);
    expect(cells.map(({ anchor }) => anchor.x)).toEqual([150, 400, 650, 900]);
  });
});
