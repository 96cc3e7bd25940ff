// Where things stand: on every screen and with any number of people nothing overlaps or sticks out.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fan } from '../src/fan.ts';
import { overlaps, type Box, type Rect } from '../src/geometry.ts';
import { handRows, STRIP_MIN, zonesFor, type ZonePlan, type Zones } from '../src/zones.ts';

const SCREENS: readonly (readonly [number, number])[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [640, 400],
  [1024, 768],
  [853, 533],
  [1024, 576],
];
const OWN = { tall: 60, flat: 60, wide: 100 };

const rectsOf = ({ bar, others, middle, prompt, own, actions, hand, side }: Zones) =>
  Object.entries<Rect>({
    ...{ bar, middle, prompt, own, actions, hand },
    ...(side === undefined ? {} : { side }),
    ...Object.fromEntries(others.map((other, i) => [`other ${i}`, other])),
  });

const isInside = (r: Rect, box: Box): boolean =>
  r.x >= 0 && r.y >= 0 && r.x + r.width <= box.width + 0.5 && r.y + r.height <= box.height + 0.5;

function faultsOf(box: Box, plan: ZonePlan): string[] {
  const rects = rectsOf(zonesFor(box, plan));
  const faults = rects.filter(([, r]) => !isInside(r, box)).map(([name]) => `${name} sticks out`);
  rects.forEach(([a, first], i) => {
    for (const [b, second] of rects.slice(i + 1))
      if (overlaps(first, second)) faults.push(`${a} covers ${b}`);
  });
  return faults;
}

describe('zones', () => {
  for (const [width, height] of SCREENS)
    for (const others of [1, 2, 3, 4, 5])
      test(`${width}×${height} with ${others} others`, () => {
        const handCards = [20, 20, 20, 15, 12, 10][others]!;
        const box = { width, height };
        const plan = { others, handCards, ownHeight: OWN };
        expect(faultsOf(box, plan)).toEqual([]);
        const zones = zonesFor(box, plan);
        expect(zones.middle.height).toBeGreaterThanOrEqual(100);
        expect(zones.others.every((seat) => seat.height >= 44 && seat.width >= 100)).toBe(true);
        expect(zones.actions.height).toBeGreaterThanOrEqual(44);
      });
});

describe('a fan', () => {
  const area = { x: 6, y: 400, width: 348, height: 140 };

  test('of any size stays in its zone and shows a strip of every card', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 26 }),
        fc.integer({ min: 44, max: 62 }),
        (count, card) => {
          const places = fan(count, area, card);
          expect(places).toHaveLength(count);
          for (const { strip } of places) {
            expect(strip.x).toBeGreaterThanOrEqual(area.x - 0.5);
            expect(strip.x + strip.width).toBeLessThanOrEqual(area.x + area.width + 0.5);
            expect(strip.width).toBeGreaterThanOrEqual(STRIP_MIN - 0.01);
          }
          places.forEach(({ strip }, i) => {
            for (const other of places.slice(i + 1))
              expect(overlaps(strip, other.strip)).toBe(false);
          });
        },
      ),
    );
  });

  test('breaks between suits where it can', () => {
    const places = fan(15, area, 62, [5, 8, 11]);
    const rows = new Set(places.map(({ y }) => y));
    expect(rows.size).toBe(2);
    const first = places.filter(({ y }) => y === places[0]!.y).length;
    expect([6, 9]).toContain(first);
  });

  test('of one card stands in the middle', () => {
    const [place] = fan(1, area, 60);
    expect(place!.x).toBe(area.x + area.width / 2);
  });

  test('needs more rows the more cards there are', () => {
    expect([1, 12, 13, 24, 25].map((count) => handRows(count, 348, 60))).toEqual([1, 1, 1, 2, 2]);
  });
});
