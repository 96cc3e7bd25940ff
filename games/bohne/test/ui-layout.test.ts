// The bean table in the browser as rectangles: on every screen everything has its place.
import { describe, expect, test } from 'vitest';

import { PHASE, RULES, type View } from '@tablee/bohne/rules';
import { overlaps, type Rect } from '@tablee/ui/geometry.ts';
import { rngFor } from '@tablee/kit';
import { layout, type Layout, type LayoutSource } from '../ui/layout.ts';
import { NO_TRAIL, nextTrail } from '../ui/trick.ts';
import { anyLine, SEAT_COUNTS, table, viewOf } from './table-setting.ts';

const BOXES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 650],
  [1920, 1080],
] as const;

const EDITION = 'nicht-die-bohne';
const { card: codec } = RULES[EDITION];

const sourceOf = (view: View, width: number, height: number): LayoutSource => ({
  view,
  takes: nextTrail(NO_TRAIL, view, []).takes,
  chosen: [],
  own: undefined,
  box: { width, height },
  seat: 0,
  spell: (card) => codec.format(card),
  isMyTurn: true,
});

/** Views of every phase on the way through a match, as seat 0 sees them. */
function* viewsOf(seats: number): Generator<View> {
  const scene = table(EDITION, seats, { rounds: '1' });
  const rng = rngFor('5', 'layout');
  while (scene.pending.kind !== 'over') {
    yield viewOf(scene, 0);
    scene.play(anyLine(scene, EDITION, rng));
  }
  yield viewOf(scene, 0);
}

const inside = (inner: Rect, outer: Rect, slack = 1): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const around = (spot: Layout['spots'][number]): Rect => ({
  x: spot.x - spot.width / 2,
  y: spot.y - spot.width * 0.75,
  width: spot.width,
  height: spot.width * 1.5,
});

/** Every pair of rectangles that share ground, by their names. */
const collisions = (rects: Readonly<Record<string, Rect>>): string[] => {
  const all = Object.entries(rects);
  return all.flatMap(([name, a], i) =>
    all.slice(i + 1).flatMap(([other, b]) => (overlaps(a, b) ? [`${name} and ${other}`] : [])),
  );
};

describe.each(BOXES)('on %i × %i', (width, height) => {
  test.each(SEAT_COUNTS)('%i seats have room', (seats) => {
    const scene = table(EDITION, seats);
    const { zones, cells, frames } = layout(sourceOf(viewOf(scene, 0), width, height));
    const { others, bar, middle, prompt, own, actions, hand } = zones;
    const named = Object.fromEntries(others.map((area, i) => [`other ${i}`, area]));
    expect(collisions({ ...named, bar, middle, prompt, own, actions, hand })).toEqual([]);
    const box = { x: 0, y: 0, width, height };
    for (const area of [...others, middle, prompt, own, actions, hand])
      expect(inside(area, box), JSON.stringify(area)).toBe(true);
    expect(
      collisions(Object.fromEntries(cells.map(({ seat, target }) => [`cell ${seat}`, target]))),
    ).toEqual([]);
    for (const { card, label, target } of cells) {
      expect(card.width).toBeGreaterThanOrEqual(44);
      expect(inside(target, middle)).toBe(true);
      expect(inside(card, middle)).toBe(true);
      expect(overlaps(card, label)).toBe(false);
      expect(label.width).toBeGreaterThanOrEqual(44);
    }
    expect(collisions(Object.fromEntries(frames.map((f) => [`row ${f.suit}`, f.area])))).toEqual(
      [],
    );
    for (const { area } of frames) expect(inside(area, own)).toBe(true);
  });

  test.each(SEAT_COUNTS)('%i seats: every card lies in its zone, whatever happens', (seats) => {
    const astray: string[] = [];
    for (const view of viewsOf(seats)) {
      const { zones, spots, hand } = layout(sourceOf(view, width, height));
      const zoneOf = { hand: zones.hand, played: zones.middle, row: zones.own };
      for (const spot of spots) {
        const zone = zoneOf[spot.slot.split(':')[0] as keyof typeof zoneOf];
        if (!inside(around(spot), zone, 3)) astray.push(`${spot.slot} in trick ${view.trick}`);
      }
      if (new Set(spots.map(({ slot }) => slot)).size < spots.length) astray.push('two in one');
      for (const { key, strip } of hand) if (strip.width < 23.5) astray.push(`${key} is covered`);
    }
    expect(astray).toEqual([]);
  });
});

describe('cards', () => {
  test('the hand is sorted by suit, and a lifted card stands out', () => {
    const scene = table(EDITION, 3);
    scene.play(anyLine(scene, EDITION, rngFor('1', 'lift')));
    const source = sourceOf(viewOf(scene, 0), 390, 844);
    const { hand, spots } = layout(source);
    expect(hand.map(({ card }) => card)).toEqual(
      hand.map(({ card }) => card).sort((a, b) => a - b),
    );
    expect(hand).toHaveLength(20);
    const { key } = hand[4]!;
    const after = layout({ ...source, lifted: key }).spots.find((s) => s.slot === `hand:${key}`)!;
    const before = spots.find((s) => s.slot === `hand:${key}`)!;
    expect(after.y).toBeLessThan(before.y);
    expect(after.look).toBe('chosen');
  });

  test('a sealed choice leaves the hand and is seen by its owner only', () => {
    const scene = table(EDITION, 4);
    const rng = rngFor('2', 'choice');
    while (scene.pending.kind !== 'sealed') scene.play(anyLine(scene, EDITION, rng));
    const view = viewOf(scene, 1);
    const chosen = view.kindAt(1, 0);
    const source = {
      ...sourceOf(view, 390, 844),
      seat: 1,
      chosen: [1, 2],
      own: { seat: 1, card: chosen },
    };
    const { spots, hand } = layout(source);
    expect(hand).toHaveLength(view.hand(1).length - 1);
    const faceAt = (seat: number) => spots.find(({ slot }) => slot === `played:${seat}`)?.face;
    expect(faceAt(1)).toBe(codec.format(chosen));
    expect(faceAt(2)).toBeNull();
    expect(faceAt(3)).toBeUndefined();
  });

  test('what can be taken glows, the rest of the table is dimmed', () => {
    const scene = table(EDITION, 4);
    const rng = rngFor('3', 'glow');
    const isTake = (): boolean => viewOf(scene, 0).phase === PHASE.take;
    while (!isTake()) scene.play(anyLine(scene, EDITION, rng));
    const view = viewOf(scene, 0);
    const looks = layout({ ...sourceOf(view, 390, 844), picked: 2 }).spots;
    const lookOf = (slot: string) => looks.find((spot) => spot.slot === slot)?.look;
    expect(lookOf('played:0')).toBe('dim');
    expect(lookOf('played:1')).toBe('legal');
    expect(lookOf('played:2')).toBe('chosen');
    const later = layout({ ...sourceOf(view, 390, 844), isMyTurn: false });
    expect(later.spots.every(({ look }) => look === undefined || look === 'plain')).toBe(true);
  });

  test('a taken card flies to whoever took it, a played one comes from its player', () => {
    const scene = table(EDITION, 5);
    const rng = rngFor('4', 'ways');
    while (viewOf(scene, 0).phase !== PHASE.take) scene.play(anyLine(scene, EDITION, rng));
    const { zones, ways, others } = layout({
      ...sourceOf(viewOf(scene, 0), 1280, 800),
      flown: [{ from: 3, by: 0 }],
    });
    const card = { slot: 'played:3', face: 'G1', x: 0, y: 0, width: 9, id: 1, from: undefined };
    const to = ways.to({ ...card, isLeaving: false, turns: 0 })!;
    expect(to.y).toBeGreaterThan(zones.middle.y + zones.middle.height);
    const from = ways.from({ slot: 'played:2', face: null, x: 0, y: 0, width: 9 })!;
    const seatArea = zones.others[others.indexOf(2)]!;
    expect(from.x).toBeCloseTo(seatArea.x + seatArea.width / 2);
  });

  test('somebody who looks on sees the first seat at the bottom, and no hand', () => {
    const scene = table(EDITION, 4);
    const rng = rngFor('6', 'watch');
    while (scene.pending.kind !== 'sealed') scene.play(anyLine(scene, EDITION, rng));
    const plan = layout({ ...sourceOf(viewOf(scene, 'watcher'), 390, 844), seat: null });
    expect(plan.bottom).toBe(0);
    expect(plan.others).toEqual([1, 2, 3]);
    expect(plan.hand).toEqual([]);
  });

  test('a box that is still being measured breaks nothing', () => {
    const view = RULES[EDITION].setup({ seats: 6, options: { rounds: 3, first: 0 } });
    expect(() => layout(sourceOf(view, 390, 0))).not.toThrow();
  });
});
