// The bean table in the browser as rectangles: on every screen everything has its place.
import { describe, expect, test } from 'vitest';

import { PHASE, RULES, type View } from '@tablee/bohne/rules';
import { overlaps } from '@tablee/ui/geometry.ts';
import { cornerOf } from '@tablee/ui/modes.ts';
import { BOXES, cardRect, collisions, inside, layoutSuite, SCREEN_BOXES } from '@tablee/ui/suites';
import { rngFor } from '@tablee/kit';
import { layout, type LayoutSource } from '../ui/layout.ts';
import { NO_TRAIL, nextTrail } from '../ui/trick.ts';
import { anyLine, SEAT_COUNTS, table, viewOf } from './table-setting.ts';

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

layoutSuite<View>({
  seats: SEAT_COUNTS,
  *views(seats) {
    for (const view of viewsOf(seats)) yield [`phase ${view.phase} of trick ${view.trick}`, view];
  },
  placed(view, { width, height }) {
    const { zones, spots, hand: cards } = layout(sourceOf(view, width, height));
    const { others, bar, middle, prompt, own, actions, hand } = zones;
    const named = Object.fromEntries(others.map((area, i) => [`other ${i}`, area]));
    const parts = { ...named, bar, middle, prompt, own, actions, hand };
    return { parts, spots, strips: cards.map(({ strip }) => strip) };
  },
});

describe('before a screen, as a hand', () => {
  layoutSuite<View>({
    seats: SEAT_COUNTS,
    *views(seats) {
      for (const view of viewsOf(seats)) yield [`phase ${view.phase} of trick ${view.trick}`, view];
    },
    placed(view, { width, height }) {
      const plan = layout({ ...sourceOf(view, width, height), mode: 'hand' });
      const { bar, middle, prompt, own, actions, hand } = plan.zones;
      const cells = Object.fromEntries(
        plan.cells.map(({ seat, target }) => [`cell ${seat}`, target]),
      );
      expect(actions.height).toBeGreaterThanOrEqual(height < 100 ? 0 : 44);
      for (const { target, card } of height < 100 ? [] : plan.cells) {
        expect(inside(target, middle)).toBe(true);
        expect(card.width).toBeGreaterThanOrEqual(44);
      }
      const parts = { bar, ...cells, prompt, own, actions, hand };
      return { parts, spots: plan.spots, strips: plan.hand.map(({ strip }) => strip) };
    },
  });

  test('it has larger cards than the whole table, and shows the others only to choose among them', () => {
    const scene = table(EDITION, 4);
    const rng = rngFor('3', 'glow');
    while (viewOf(scene, 0).phase !== PHASE.take) scene.play(anyLine(scene, EDITION, rng));
    const source = sourceOf(viewOf(scene, 0), 390, 844);
    const hand = layout({ ...source, mode: 'hand' });
    expect(hand.zones.handCard).toBeGreaterThan(layout(source).zones.handCard);
    expect(hand.cells).toHaveLength(4);
    const waiting = layout({ ...source, mode: 'hand', isMyTurn: false });
    expect(waiting.cells.map(({ seat }) => seat)).toEqual([0]);
    expect(waiting.spots.some(({ slot }) => slot === 'played:1')).toBe(false);
  });
});

describe('on a screen in the room', () => {
  layoutSuite<View>({
    seats: SEAT_COUNTS,
    boxes: SCREEN_BOXES,
    *views(seats) {
      for (const view of viewsOf(seats)) yield [`phase ${view.phase} of trick ${view.trick}`, view];
    },
    placed(view, box) {
      const source = { ...sourceOf(view, box.width, box.height), seat: null, isMyTurn: false };
      const { zones, cells, spots, hand, others } = layout({ ...source, mode: 'screen' });
      expect(hand).toEqual([]);
      expect(others).toHaveLength(view.seats);
      const parts = {
        ...Object.fromEntries(zones.others.map((area, i) => [`seat ${i}`, area])),
        ...Object.fromEntries(cells.map(({ seat, target }) => [`cell ${seat}`, target])),
        prompt: zones.prompt,
        actions: zones.actions,
        corner: cornerOf(box),
      };
      return { parts, spots, strips: [] };
    },
  });
});

describe.each(BOXES)('on %i × %i', (width, height) => {
  test.each(SEAT_COUNTS)('%i seats: cards, labels and rows have room', (seats) => {
    const scene = table(EDITION, seats);
    const { zones, cells, frames } = layout(sourceOf(viewOf(scene, 0), width, height));
    const { middle, own } = zones;
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
      const { zones, spots } = layout(sourceOf(view, width, height));
      const zoneOf = { hand: zones.hand, played: zones.middle, row: zones.own };
      for (const spot of spots) {
        const zone = zoneOf[spot.slot.split(':')[0] as keyof typeof zoneOf];
        if (!inside(cardRect(spot), zone, 3)) astray.push(`${spot.slot} in trick ${view.trick}`);
      }
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
});
