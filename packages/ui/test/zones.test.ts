// Where things stand: on every screen and with any number of people nothing overlaps or sticks out.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fan, type FanPlace } from '../src/fan.ts';
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
  const area = { x: 6, y: 400, width: 348, height: 170 };
  const rowsOf = (places: readonly FanPlace[]): number =>
    new Set(places.map(({ strip }) => Math.round(strip.y + strip.height))).size;

  test('of any size stays in its zone and shows a strip of every card, chosen or not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCREENS),
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.nat(19), { maxLength: 3 }),
        ([width, height], count, raised) => {
          const plan = { others: 3, handCards: count, ownHeight: OWN };
          const { hand, handCard } = zonesFor({ width, height }, plan);
          for (const left of [count, Math.ceil(count / 2), 1]) {
            const places = fan(left, hand, handCard, { raised });
            expect(places).toHaveLength(left);
            for (const { strip, width: wide } of places) {
              expect(wide).toBeGreaterThanOrEqual(handCard);
              expect(strip.x).toBeGreaterThanOrEqual(hand.x - 0.5);
              expect(strip.x + strip.width).toBeLessThanOrEqual(hand.x + hand.width + 0.5);
              expect(strip.y).toBeGreaterThanOrEqual(hand.y - 0.5);
              expect(strip.y + strip.height).toBeLessThanOrEqual(hand.y + hand.height + 0.5);
              expect(strip.width).toBeGreaterThanOrEqual(STRIP_MIN - 0.01);
            }
          }
          const places = fan(count, hand, handCard);
          places.forEach(({ strip }, i) => {
            for (const other of places.slice(i + 1))
              expect(overlaps(strip, other.strip)).toBe(false);
          });
        },
      ),
    );
  });

  test('breaks between suits where it can', () => {
    const places = fan(15, area, 62, { ends: [5, 6, 11] });
    expect(rowsOf(places)).toBe(2);
    expect(places.filter(({ strip }) => strip.y === places[0]!.strip.y)).toHaveLength(7);
  });

  test('of one card stands in the middle, and is as large as the zone lets it', () => {
    const [place] = fan(1, area, 60);
    expect(place!.x).toBe(area.x + area.width / 2);
    expect(place!.width).toBe(90);
  });

  test('uses the rows it was given until its cards stand side by side', () => {
    expect([15, 10, 6, 5].map((count) => rowsOf(fan(count, area, 62)))).toEqual([2, 2, 2, 1]);
  });

  test('brings a chosen card forward, whole and in front of its row', () => {
    const plain = fan(15, area, 62);
    const chosen = fan(15, area, 62, { raised: [3] });
    expect(chosen[3]!.strip.width).toBeGreaterThan(plain[3]!.strip.width);
    expect(chosen[3]!.y).toBeLessThan(plain[3]!.y - 15);
    const row = chosen.filter(({ foot }) => foot === chosen[3]!.foot);
    expect(Math.max(...row.map(({ z }) => z))).toBe(chosen[3]!.z);
    expect(chosen.at(-1)!.z).toBeGreaterThan(chosen[3]!.z);
  });

  test('needs more rows the more cards there are', () => {
    expect([1, 8, 9, 16, 17].map((count) => handRows(count, 348, 60))).toEqual([1, 1, 2, 2, 3]);
  });
});
