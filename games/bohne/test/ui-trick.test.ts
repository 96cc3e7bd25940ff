// What the browser's table says about a trick: what lies there, who took it, what a moment shows.
import { describe, expect, test } from 'vitest';

import { PHASE, RULES, type Event, type State, type View } from '@tablee/bohne/rules';
import { askedSeats, rngFor } from '@tablee/kit';
import { gainOf, pointsOf, takeShown } from '../ui/gains.ts';
import { isCounted, momentsOf, toldIn, viewAfter } from '../ui/moments.ts';
import {
  isAheadOfPlay,
  isTakeable,
  lyingOf,
  nextTrail,
  NO_TRAIL,
  type Trail,
} from '../ui/trick.ts';
import { anyLine, cards, deal, fill, table, viewOf } from './table-setting.ts';

const EDITION = 'pas-de-bras';
const WATCHER = -1;
const clone = (view: View): View => RULES[EDITION].clone(view as State);

/** The worked example of the rules: the Oya leads dark 1, the others answer. */
function example() {
  const scene = table(EDITION, 4);
  const hands = fill(EDITION, [cards('D1'), cards('M2'), cards('D8'), cards('M-')]);
  scene.play(deal(hands), '0 lead D1', 'sealed 1 play M2 ; 2 play D8 ; 3 play M-');
  return scene;
}

const newest = (scene: ReturnType<typeof example>, before: number): Event[] =>
  scene.heard.at(WATCHER)!.slice(before) as Event[];

describe('the trick', () => {
  test('lies open, and what is taken is gone to its taker', () => {
    const scene = example();
    const heard = scene.heard.at(WATCHER)!.length;
    scene.play('0 take 2');
    const view = viewOf(scene, 1);
    const { takes } = nextTrail(NO_TRAIL, view, newest(scene, heard));
    const source = { view, takes, chosen: [], own: undefined };
    expect(lyingOf(source, 2)).toMatchObject({ kind: 'gone', by: 0 });
    expect(lyingOf(source, 1)).toMatchObject({ kind: 'open', by: undefined });
    expect([0, 1, 2, 3].filter((seat) => isTakeable(view, seat))).toEqual([1, 3]);
  });

  test('who took from whom is found again in the rows of a table just opened', () => {
    const scene = example();
    scene.play('0 take 2');
    expect(nextTrail(NO_TRAIL, viewOf(scene, 1), []).takes).toEqual([{ from: 2, by: 0 }]);
  });

  test('remembered and found trails agree, wherever the rows are certain', () => {
    for (const seats of [3, 4, 5, 6]) {
      const scene = table(EDITION, seats, { rounds: '1' });
      const rng = rngFor(String(seats), 'trail');
      let trail: Trail = NO_TRAIL;
      let heard = 0;
      while (scene.pending.kind !== 'over') {
        scene.play(anyLine(scene, EDITION, rng));
        const view = viewOf(scene, 'watcher');
        trail = nextTrail(trail, view, newest(scene, heard));
        heard = scene.heard.at(WATCHER)!.length;
        const found = nextTrail(NO_TRAIL, view, []).takes;
        for (const take of found) expect(trail.takes).toContainEqual(take);
        if (view.phase !== PHASE.take) expect(trail.takes).toEqual([]);
        expect(nextTrail(trail, view, [])).toEqual(trail);
      }
    }
  });

  test('a choice is seen as a back by the others and as a card by its owner', () => {
    const scene = table(EDITION, 4);
    scene.play(deal(fill(EDITION, [cards('D1'), cards('M2'), [], []])), '0 lead D1');
    const view = viewOf(scene, 1);
    const card = view.kindAt(1, 0);
    const source = { view, takes: [], chosen: [1, 3], own: { seat: 1, card } };
    expect(lyingOf(source, 0).kind).toBe('open');
    expect(lyingOf(source, 1)).toMatchObject({ kind: 'choice', card });
    expect(lyingOf(source, 2).kind).toBe('empty');
    expect(lyingOf(source, 3).kind).toBe('hidden');
  });
});

describe('moments', () => {
  test('the cards nobody chooses any more are shown one by one', () => {
    const scene = example();
    scene.play('0 take 2');
    const before = viewOf(scene, 'watcher');
    const heard = scene.heard.at(WATCHER)!.length;
    scene.play('2 take 1');
    const moments = momentsOf(newest(scene, heard), before);
    expect(moments.map(({ event }) => event)).toMatchObject([
      { kind: 'took', seat: 2, from: 1, forced: false },
      { kind: 'took', seat: 1, from: 3, forced: true },
      { kind: 'took', seat: 3, from: 0, forced: true },
    ]);
    const shown = viewAfter(before, toldIn(moments.at(-1)!), clone);
    const after = viewOf(scene, 'watcher');
    for (let seat = 0; seat < 4; seat++) {
      expect(shown.points(0, seat)).toBe(after.points(0, seat));
      expect(before.phase).toBe(PHASE.take);
    }
    expect(before.lying).not.toBe(shown.lying);
  });

  test('a take with a choice left is no moment: the card just flies', () => {
    const scene = example();
    const heard = scene.heard.at(WATCHER)!.length;
    const before = viewOf(scene, 'watcher');
    scene.play('0 take 2');
    expect(momentsOf(newest(scene, heard), before)).toEqual([]);
  });

  test('what costs oneself points is held longer, and longest of all takes', () => {
    const scene = example();
    // The Oya takes dark 8, seat 2 milk 2; seat 1 must take milk minus, seat 3 dark 1.
    scene.play('0 take 2');
    const before = viewOf(scene, 'watcher');
    const heard = scene.heard.at(WATCHER)!.length;
    scene.play('2 take 1');
    const events = newest(scene, heard);
    const timesFor = (seat: number | null) =>
      momentsOf(events, before, seat).map(({ milliseconds }) => milliseconds);
    // A minus in an empty row costs nothing yet: nobody loses here.
    for (const seat of [0, 1, 2, 3]) expect(timesFor(seat)).toEqual(timesFor(null));
    const rich = clone(before);
    rich.addToRows(1, RULES[EDITION].card.parse('M9') as number);
    const held = momentsOf(events, rich, 1).map(({ milliseconds }) => milliseconds);
    const [first, own, last] = timesFor(null);
    expect(held).toEqual([first, expect.any(Number), last]);
    expect(held[1]).toBeGreaterThan(1.5 * Math.max(own!, last!));
    // Also where a choice is left, so that the card would just fly.
    const took = { ...events.find((event) => event.kind === 'took')!, seat: 1, forced: false };
    const minus = { ...took, card: RULES[EDITION].card.parse('M-') as number };
    expect(momentsOf([minus], rich, 1)).toMatchObject([{ event: minus, told: [minus] }]);
    expect(momentsOf([minus], rich, 0)).toEqual([]);
  });

  test('the end of a round shows the points', () => {
    const scene = table(EDITION, 3, { rounds: '2' });
    const rng = rngFor('7', 'scored');
    let events: Event[] = [];
    let before = viewOf(scene, 'watcher');
    let heard = 0;
    while (!events.some(({ kind }) => kind === 'scored')) {
      before = viewOf(scene, 'watcher');
      scene.play(anyLine(scene, EDITION, rng));
      events = newest(scene, heard);
      heard = scene.heard.at(WATCHER)!.length;
    }
    const moments = momentsOf(events, before);
    expect(moments.at(-1)!.event.kind).toBe('scored');
    // First the count, then how everybody stands, until one goes on.
    expect(moments.slice(-2).map((one) => [isCounted(one), one.isHeld === true])).toEqual([
      [false, false],
      [true, true],
    ]);
    const over: Event = { kind: 'over', winners: [0], totals: [1, 0, 0] };
    expect(momentsOf([...events, over], before).some(isCounted)).toBe(false);
    const shown = viewAfter(before, toldIn(moments.at(-1)!), clone);
    const scored = events.find((event) => event.kind === 'scored')!;
    expect([0, 1, 2].map((seat) => shown.points(0, seat))).toEqual(scored.points);
  });
});

describe('what a card does to its row', () => {
  test('is the same before it is taken and after, in every game', () => {
    let takes = 0;
    for (const seats of [3, 6]) {
      const scene = table(EDITION, seats, { rounds: '1' });
      const rng = rngFor(String(seats), 'gains');
      let heard = 0;
      while (scene.pending.kind !== 'over') {
        const before = viewOf(scene, 'watcher');
        scene.play(anyLine(scene, EDITION, rng));
        const events = newest(scene, heard);
        heard = scene.heard.at(WATCHER)!.length;
        const moments = momentsOf(events, before);
        const shown = moments.length > 0 ? moments : [null];
        for (const moment of shown) {
          const take = takeShown(moment, events);
          if (take === undefined) continue;
          const after =
            moment === null ? viewOf(scene, 'watcher') : viewAfter(before, toldIn(moment), clone);
          const earlier = moment === null ? [] : toldIn(moment).slice(0, -1);
          const then = viewAfter(before, earlier, clone);
          const gain = gainOf(after, take);
          expect(gain.points).toBe(pointsOf(then, take.seat, take.card));
          expect(gain.points).toBe(after.points(0, take.seat) - then.points(0, take.seat));
          takes += 1;
        }
        // What was a moment does not fly a second time with its step.
        if (moments.length > 0) expect(takeShown(null, events)).toBeUndefined();
      }
    }
    // Every card of the box was taken.
    expect(takes).toBe(120);
  });
});

describe('a card chosen ahead', () => {
  test.each([3, 4, 5, 6])('is one that the seat is asked for next, with %i players', (seats) => {
    const scene = table(EDITION, seats);
    const rng = rngFor('ahead', `play ${seats}`);
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const ahead = new Set<number>();
    let promises = 0;
    while (scene.pending.kind !== 'over') {
      const { pending } = scene;
      const asked = askedSeats(pending);
      for (const seat of asked) if (ahead.delete(seat)) expect(pending.kind).toBe('sealed');
      for (const seat of all) {
        const view = viewOf(scene, seat);
        if (asked.includes(seat) || !isAheadOfPlay(view, seat)) continue;
        // The last card of a round has nothing after it.
        if (view.held(seat) > 0) ahead.add(seat);
        promises += 1;
      }
      scene.play(anyLine(scene, EDITION, rng));
    }
    expect(promises).toBeGreaterThan(seats);
  });
});
