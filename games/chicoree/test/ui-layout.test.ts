// Nothing on the browser's table overlaps or falls off it: every screen, seat count and phase.
import { describe, expect, test } from 'vitest';

import { CODES, type State } from '@tablee/chicoree/rules';
import type { Rect } from '@tablee/ui/geometry.ts';
import { cornerOf } from '@tablee/ui/modes.ts';
import { BOXES, collisions, inside, layoutSuite, SCREEN_BOXES } from '@tablee/ui/suites';
import { layout, type Eyes, type Layout } from '../ui/layout.ts';
import { flightsOf, seatPoint, waysOf } from '../ui/ways.ts';
import { card, PHASES, tableWith } from './ui-views.ts';

const HANDS = {
  none: '',
  few: 'C3 C3 JOK D5',
  // As many kinds as a game of bots has ever shown, and two more.
  many: CODES.slice(0, 15).join(' '),
  all: `${CODES.join(' ')} C1 C1 D5`,
};
const EYES: Eyes = { seat: 0, isOpen: false, look: () => 'plain' };

/** Everything that stands beside something else. */
function partsOf({ zones, middle, own, hand }: Layout): Record<string, Rect> {
  return {
    bar: zones.bar,
    ...Object.fromEntries(zones.others.map((area, i) => [`seat ${i}`, area])),
    track: middle.track,
    pile: middle.pile,
    discard: middle.discard,
    ...(middle.lot === undefined ? {} : { lot: middle.lot }),
    info: middle.info,
    prompt: zones.prompt,
    actions: zones.actions,
    head: own.head,
    ...Object.fromEntries(own.places.map((area, i) => [`place ${i}`, area])),
    ...Object.fromEntries(hand.map(({ code, strip }) => [`hand ${code}`, strip])),
    ...(zones.side === undefined ? {} : { side: zones.side }),
  };
}

layoutSuite<State>({
  seats: [2, 3, 4, 5, 6],
  *views(seats) {
    for (const phase of PHASES)
      for (const [name, hand] of Object.entries(HANDS))
        yield [`${phase}, ${name} in hand`, tableWith({ seats, phase, hand })];
  },
  placed(view, box) {
    const plan = layout(view, box, EYES);
    return { parts: partsOf(plan), spots: plan.spots, strips: plan.hand.map(({ strip }) => strip) };
  },
});

describe('before a screen, as a hand', () => {
  layoutSuite<State>({
    seats: [2, 3, 4, 5, 6],
    *views(seats) {
      for (const phase of PHASES)
        for (const [name, hand] of Object.entries(HANDS))
          yield [`${phase}, ${name} in hand`, tableWith({ seats, phase, hand })];
    },
    placed(view, box) {
      const plan = layout(view, box, { ...EYES, mode: 'hand' });
      const { track: _, pile: __, discard: ___, ...parts } = partsOf(plan);
      const aiming = layout(view, box, { ...EYES, mode: 'hand', isAiming: true }).zones;
      if (box.height > 100)
        for (const area of aiming.others) {
          expect(inside(area, aiming.middle)).toBe(true);
          expect(area.height).toBeGreaterThanOrEqual(44);
        }
      expect(collisions(Object.fromEntries(aiming.others.entries()))).toEqual([]);
      return { parts, spots: plan.spots, strips: plan.hand.map(({ strip }) => strip) };
    },
  });
});

describe('on a screen in the room', () => {
  layoutSuite<State>({
    seats: [2, 3, 4, 5, 6],
    boxes: SCREEN_BOXES,
    *views(seats) {
      for (const phase of PHASES) yield [phase, tableWith({ seats, phase, hand: HANDS.few })];
    },
    placed(view, box) {
      const plan = layout(view, box, { ...EYES, seat: null, mode: 'screen' });
      expect(plan.hand).toEqual([]);
      const { bar: _, head: __, actions: ___, ...parts } = partsOf(plan);
      return { parts: { ...parts, corner: cornerOf(box) }, spots: plan.spots, strips: [] };
    },
  });
});

test.each(BOXES)('on %i × %i what is shown over the table stays on it', (width, height) => {
  for (const seats of [2, 6])
    for (const phase of PHASES) {
      const { stage, note } = layout(tableWith({ seats, phase }), { width, height }, EYES);
      for (const area of [stage, note])
        expect(inside(area, { x: 0, y: 0, width, height })).toBe(true);
    }
});

test.each(BOXES)('on %i × %i the fullest hand leaves room for the facts', (width, height) => {
  const view = tableWith({ seats: 6, phase: 'bluff', hand: HANDS.all });
  const plan = layout(view, { width, height }, EYES);
  expect(plan.hand).toHaveLength(CODES.length);
  expect(plan.middle.info.width).toBeGreaterThan(100);
  expect(plan.middle.info.height).toBeGreaterThan(50);
});

test.each([
  [1280, 800],
  [1422, 800],
  [1024, 768],
])(
  'on %i × %i the card for sale is the largest, and stands in the centre with its words',
  (width, height) => {
    for (const seats of [2, 4, 6]) {
      const view = tableWith({ seats, phase: 'bluff', hand: HANDS.few });
      const { middle, zones, hand } = layout(view, { width, height }, EYES);
      const lot = middle.lot!;
      expect(lot.height).toBeGreaterThan(height * 0.22);
      expect(lot.width).toBeGreaterThan(hand[0]!.width * 1.1);
      const words = zones.prompt;
      for (const area of [middle.info, words, zones.actions])
        expect(inside(area, zones.middle)).toBe(true);
      const centre = (middle.pile.x + words.x + words.width) / 2;
      expect(Math.abs(centre - zones.middle.x - zones.middle.width / 2)).toBeLessThan(width * 0.04);
    }
  },
);

describe('cards and where they stand', () => {
  const box = { width: 1280, height: 800 };

  test('equal cards are one spot; the chosen one comes forward', () => {
    const state = tableWith({ hand: 'C3 C3 D5' });
    const plain = layout(state, box, EYES);
    expect(plain.hand.map(({ code, copies }) => [code, copies])).toEqual([
      ['C3', 2],
      ['D5', 1],
    ]);
    const isC3 = (one: number) => one === card('C3');
    const chosen = layout(state, box, { ...EYES, look: (c) => (isC3(c) ? 'chosen' : 'dim') });
    const at = ({ spots }: Layout) => spots.find(({ slot }) => slot === 'hand:C3')!;
    expect(at(chosen).y).toBeLessThan(at(plain).y);
    expect(at(chosen).look).toBe('chosen');
  });

  test('the own board holds the cards, a joker as itself', () => {
    const { spots } = layout(tableWith(), box, EYES);
    const own = spots.filter(({ slot }) => slot.startsWith('own:'));
    expect(own.map(({ slot, face }) => [slot, face])).toEqual([
      ['own:0', 'GRE'],
      ['own:1', 'C1'],
      ['own:2', 'JOK'],
    ]);
  });

  test('who only looks on has no hand, unless all hands are open', () => {
    const state = tableWith({ hand: 'C3 D5' });
    const watcher = { ...EYES, seat: null };
    expect(layout(state, box, watcher).hand).toEqual([]);
    expect(layout(state, box, watcher).base).toBe(0);
    expect(layout(state, box, { ...watcher, isOpen: true }).hand).toHaveLength(2);
  });

  test('the others sit clockwise from the left neighbour on', () => {
    expect(layout(tableWith({ seats: 4 }), box, { ...EYES, seat: 2 }).others).toEqual([3, 0, 1]);
  });
});

describe('ways', () => {
  const plan = layout(tableWith({ phase: 'auction' }), { width: 390, height: 844 }, EYES);
  const sprite = (slot: string, face: string) => ({
    slot, face, x: 0, y: 0, width: 50, id: 1, from: undefined, isLeaving: false, turns: 0,
  }); // prettier-ignore

  test('a sold card goes to the winner, an unsold one to the discard', () => {
    const sold = waysOf(plan, [{ kind: 'sold', seat: 2, card: card('C3'), amount: 4 }]);
    expect(sold.to(sprite('lot', 'C3'))).toEqual(seatPoint(plan, 2));
    const unsold = waysOf(plan, [{ kind: 'unsold', card: card('C3') }]);
    const { x, width } = plan.middle.discard;
    expect(unsold.to(sprite('lot', 'C3'))?.x).toBeCloseTo(x + width / 2);
  });

  test('a laid card goes to its place, a played one to its victim, a burnt one nowhere', () => {
    const laid = waysOf(plan, [{ kind: 'laid', seat: 0, card: card('C3'), number: 3 }]);
    const place = plan.own.places[3]!;
    expect(laid.to(sprite('hand:C3', 'C3'))?.x).toBeCloseTo(place.x + place.width / 2);
    const played = waysOf(plan, [{ kind: 'played', seat: 0, card: card('ORA'), on: 1 }]);
    expect(played.to(sprite('hand:ORA', 'ORA'))).toEqual(seatPoint(plan, 1));
    const burnt = [{ kind: 'destroyed', seat: 0, card: card('C4'), number: 4 }] as const;
    expect(waysOf(plan, burnt).to(sprite('own:4', 'C4'))).toBeUndefined();
  });

  test('a card sold by force comes from its seller, every other from the pile', () => {
    const lot = { slot: 'lot', face: 'C3', x: 0, y: 0, width: 50 };
    const sale = waysOf(plan, [{ kind: 'selling', seat: 3, card: card('C3') }]);
    expect(sale.from(lot)).toEqual(seatPoint(plan, 3));
    const { pile } = plan.middle;
    expect(waysOf(plan, []).from(lot)?.x).toBeCloseTo(pile.x + pile.width / 2);
  });

  test('what others draw flies face down; the own draw moves by itself', () => {
    const drew = (seat: number) => flightsOf(plan, [{ kind: 'drew', seat, card: null }], 0, null);
    expect(drew(1)).toMatchObject([{ what: 'card', face: null, to: seatPoint(plan, 1) }]);
    expect(drew(0)).toEqual([]);
  });

  test('tokens fly, but never as a swarm', () => {
    const paid = Array.from({ length: 5 }, (_, i) => {
      return { kind: 'paid', seat: i === 0 ? 1 : i % 4, to: 0, amount: 9 } as const;
    });
    const flights = flightsOf(plan, paid, 0, null);
    expect(flights.length).toBeGreaterThan(4);
    expect(flights.length).toBeLessThanOrEqual(14);
    expect(flights.every(({ what }) => what === 'token')).toBe(true);
  });
});
