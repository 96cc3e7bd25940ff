// Before the start: what is missing, who came and went, where the chairs stand; and clocks.
import { findGame } from '@tablee/registry';
import { SETTINGS } from '@tablee/table/testing';
import { AVATARS } from '@tablee/ui/art/avatars.ts';
import { FACES, type People, type Report, type RoomSeat } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import {
  arrivedReport,
  byDays,
  CLOCK_KINDS,
  daysOf,
  DAYS,
  kindOf,
  leftOf,
  LIVE,
  usualClock,
} from '../src/online/clock.ts';
import {
  awayOf,
  botsFor,
  faceFor,
  fewestChairs,
  fitName,
  freeChairs,
  guestsAt,
  hindranceOf,
  hostOf,
  isAlike,
  namesAt,
  placeOf,
  ratingObstacle,
  stirsBetween,
  tightened,
} from '../src/online/seating.ts';

const EMPTY: RoomSeat = { kind: 'empty' };
const somebody = (name: string, isHost = false): RoomSeat => ({
  kind: 'person',
  name,
  face: 0,
  person: name.toLowerCase().padEnd(6, 'x'),
  hasAccount: false,
  isHost,
  isSilenced: false,
});
const BOT: RoomSeat = { kind: 'bot', name: 'Basile', face: 3, bot: 'habitue' };

describe('who sits down beside others', () => {
  const others = [
    { name: 'Léa', face: 0 },
    { name: 'Robot', face: 11 },
  ];

  test('keeps their face, unless somebody there has it', () => {
    expect(faceFor(3, others, 10)).toBe(3);
    expect(faceFor(0, others, 10)).toBe(2);
    // As it is drawn: pictures begin again from the first.
    expect(faceFor(1, others, 10)).toBe(2);
    // The server gives portraits out by the same number of them.
    expect(AVATARS).toBe(FACES);
    const all = Array.from({ length: 10 }, (_, face) => ({ name: '', face }));
    expect(faceFor(4, all, 10)).toBe(4);
  });

  test('is told when somebody there is called alike', () => {
    expect(isAlike('LÉA', 'léa')).toBe(true);
    expect(isAlike('Le\u0301a', 'Léa')).toBe(true);
    expect(isAlike('Léa 2', 'Léa')).toBe(false);
  });
});

describe('what is missing', () => {
  test('empty chairs, then bots in a rated game', () => {
    const seats = [somebody('Rosa', true), EMPTY, BOT];
    expect(hindranceOf({ seats, settings: SETTINGS })).toBe('missing');
    expect(freeChairs({ seats })).toEqual([1]);
    const full = [somebody('Rosa', true), BOT];
    expect(hindranceOf({ seats: full, settings: SETTINGS })).toBeUndefined();
    expect(hindranceOf({ seats: full, settings: { ...SETTINGS, isRated: true } })).toBe('rated');
  });

  test('accounts, in a rated game; and what keeps a host from making it one', () => {
    const rated = { ...SETTINGS, isRated: true };
    const member = { ...somebody('Rosa', true), hasAccount: true };
    const seats = [member, somebody('Ada')];
    expect(hindranceOf({ seats, settings: SETTINGS })).toBeUndefined();
    expect(hindranceOf({ seats, settings: rated })).toBe('accounts');
    expect(guestsAt({ seats })).toEqual(['Ada']);
    expect(hindranceOf({ seats: [member], settings: rated })).toBeUndefined();
    expect(ratingObstacle({ seats, settings: SETTINGS })).toBeUndefined();
    expect(ratingObstacle({ seats: [member, BOT], settings: SETTINGS })).toBe('rated');
    expect(ratingObstacle({ seats: [somebody('Rosa', true)], settings: SETTINGS })).toBe(
      'accounts',
    );
    // Whoever has one may always put an end to it.
    expect(ratingObstacle({ seats: [member, BOT], settings: rated })).toBeUndefined();
  });

  test('people who are not connected; bots and empty chairs never are', () => {
    const seats = [somebody('Rosa', true), EMPTY, BOT, somebody('Ada'), somebody('Ben')];
    expect(awayOf({ seats }, [0, 4])).toEqual(['Ada']);
    expect(awayOf({ seats }, [0, 3, 4])).toEqual([]);
  });

  test('a table gets no smaller than who sits there, nor than the game allows', () => {
    const { meta } = findGame('nicht-die-bohne')!;
    const rosa = somebody('Rosa', true);
    expect(fewestChairs({ seats: [rosa, EMPTY, EMPTY, EMPTY, EMPTY] }, meta)).toBe(3);
    expect(fewestChairs({ seats: [rosa, EMPTY, EMPTY, BOT, EMPTY] }, meta)).toBe(3);
    expect(fewestChairs({ seats: [EMPTY, rosa, BOT, BOT, BOT] }, meta)).toBe(4);
  });

  test('a table begins without its empty chairs where the game allows so few', () => {
    const { meta } = findGame('nicht-die-bohne')!;
    const rosa = somebody('Rosa', true);
    const enough = { seats: [EMPTY, rosa, BOT, EMPTY, BOT], settings: SETTINGS };
    expect(tightened(enough, meta)).toEqual({ ...enough, seats: [rosa, BOT, BOT] });
    const few = { seats: [EMPTY, rosa, BOT, EMPTY], settings: SETTINGS };
    expect(tightened(few, meta)).toBe(few);
  });

  test('who invited and who is there', () => {
    const seats = [BOT, EMPTY, somebody('Rosa', true)];
    expect(hostOf({ seats })).toBe('Rosa');
    expect(namesAt({ seats })).toEqual(['Basile', 'Rosa']);
    expect(hostOf({ seats: [EMPTY] })).toBeUndefined();
  });

  test('bots have names of their own', () => {
    const seats = [somebody('Odette', true), BOT, EMPTY, EMPTY];
    const bots = botsFor({ seats }, 2, 'random');
    expect(bots).toHaveLength(2);
    for (const bot of bots) {
      expect(bot).toMatchObject({ kind: 'bot', bot: 'random' });
      expect(bot.kind === 'bot' && ['Odette', 'Basile'].includes(bot.name)).toBe(false);
    }
  });

  test('a name fits', () => {
    expect(fitName('  Rosa  ')).toBe('Rosa');
    expect(fitName('x'.repeat(40))).toHaveLength(24);
    expect(fitName(`${'x'.repeat(23)}  y`)).toHaveLength(23);
  });
});

test('who does not see the chairs is told who came, went and invites now', () => {
  const before = { seats: [somebody('Rosa', true), somebody('Zoé'), EMPTY] };
  const after = { seats: [EMPTY, somebody('Zoé', true), BOT] };
  expect(stirsBetween(before, after)).toEqual([
    { kind: 'left', name: 'Rosa' },
    { kind: 'arrived', name: 'Basile' },
    { kind: 'newHost', name: 'Zoé' },
  ]);
  const swapped = { seats: [somebody('Zoé'), somebody('Rosa', true), EMPTY] };
  expect(stirsBetween(before, swapped)).toEqual([]);
});

test.each([2, 3, 4, 5, 6])('%i chairs stand around the table, one’s own in front', (count) => {
  for (let own = 0; own < count; own += 1) {
    const places = Array.from({ length: count }, (_, seat) => placeOf(seat, own, count));
    expect(Math.max(...places.map(({ y }) => y))).toBe(places[own]!.y);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(90);
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(90);
    }
    if (count > 2) expect(places[(own + 1) % count]!.x).toBeLessThan(50);
  }
});

describe('clocks', () => {
  test('every kind has a usual one that can be chosen', () => {
    for (const kind of CLOCK_KINDS) expect(kindOf(usualClock(kind))).toBe(kind);
    expect(LIVE).toContainEqual(usualClock('live'));
    for (const days of DAYS) {
      const clock = byDays(days);
      expect(daysOf(clock)).toBe(days);
    }
  });

  test('a move has its own time first, then the bank pays', () => {
    const clock = { bank: 10_000, move: 3000, isRunning: true };
    expect(leftOf(clock, 1000)).toEqual({ ...clock, move: 2000 });
    expect(leftOf(clock, 5000)).toEqual({ ...clock, move: 0, bank: 8000 });
    expect(leftOf(clock, 50_000)).toEqual({ ...clock, move: 0, bank: 0 });
    expect(leftOf({ ...clock, isRunning: false }, 5000)).toEqual({ ...clock, isRunning: false });
  });

  test('what was on its way has grown older', () => {
    const waiting = {
      kind: 'open',
      seats: [0],
      chosen: [],
      undo: 'nothing',
      bell: { left: 100, of: 8000 },
    } as const satisfies Extract<Report, { kind: 'waiting' }>['waiting'] | object;
    const people: People = {
      seats: [
        { presence: 'here', mayStandIn: false, clock: { bank: 50, move: 0, isRunning: true } },
        { presence: 'gone', mayStandIn: true },
      ],
      watchers: 0,
      votes: { pause: [], end: [] },
      voters: [0],
      isPaused: false,
      isEnded: false,
    };
    const told = { kind: 'waiting', step: 1, waiting: { ...waiting, seats: [0], chosen: [] } };
    expect(arrivedReport(told as Report, 40)).toMatchObject({ waiting: { bell: { left: 60 } } });
    expect(arrivedReport(told as Report, 400)).toMatchObject({ waiting: { bell: { left: 0 } } });
    const met = arrivedReport({ kind: 'people', people }, 40);
    expect(met).toMatchObject({ people: { seats: [{ clock: { bank: 10 } }, {}] } });
    const done: Report = { kind: 'done', id: 'a' };
    expect(arrivedReport(done, 40)).toBe(done);
  });
});
