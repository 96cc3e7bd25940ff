// What a step changes in a view: whoever follows it sees exactly what their eyes may see, whenever they
// came, and everyone with the same eyes is told the same.
import { rngFor, type Seat } from '@tablee/kit';
import { viewAfter, type Report } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import type { FakeGuest } from './fake-guest.ts';
import {
  freshSeed,
  GAME_IDS,
  gameOf,
  packedView,
  planOf,
  Room,
  seatsOf,
  type GameId,
} from './table-setting.ts';

type Eyes = Seat | 'watcher';
const FRESH = freshSeed();
const TABLES: readonly (readonly [GameId, number])[] = [
  ['nicht-die-bohne', 4],
  ['pas-de-bras', 3],
  ['chicoree', 2],
  ['chicoree', 4],
];
/** How many look on at once. */
const MANY = 7;

/** A table of bots with a guest behind every pair of eyes. */
async function open(id: GameId, seats: number, seed: string) {
  const game = await gameOf(id);
  const plan = planOf(game, { seats, seed, people: [] });
  const room = await Room.open(plan);
  room.addBots({ seats: seatsOf(plan), choose: game.bots['random']!, seed });
  const all: Eyes[] = [...seatsOf(plan), 'watcher'];
  const enter = (eyes: Eyes): FakeGuest =>
    room.guest({ seats: eyes === 'watcher' ? [] : [eyes] }, eyes);
  return { room, all, enter };
}

const stepsOf = ({ reports }: FakeGuest): Extract<Report, { kind: 'step' }>[] =>
  reports.filter((report) => report.kind === 'step');

describe.each(['pinned', FRESH])('seed %s', (seed) => {
  test.each(TABLES)('%s, %i seats: changes add up to the view', async (id, seats) => {
    const { room, all, enter } = await open(id, seats, seed);
    const rng = rngFor(seed, 'comings');
    const guests = new Set(all.map(enter));
    let compared = 0;
    while (!room.isOver) {
      await room.clock.next();
      const views = new Map(all.map((eyes) => [eyes, packedView(room.host, eyes).join()]));
      const truth = (eyes: Eyes): string => views.get(eyes)!;
      for (const { sight } of guests) {
        expect(sight.step).toBe(room.host.log.steps);
        expect(sight.view.join()).toBe(truth(sight.eyes));
        compared += 1;
      }
      // Others come, go, and look through other eyes at any time.
      const luck = rng.below(6);
      if (luck === 0 && guests.size < MANY) guests.add(enter(all[rng.below(all.length)]!));
      if (luck === 1 && guests.size > 1) {
        const one = [...guests][rng.below(guests.size)]!;
        one.leave();
        guests.delete(one);
      }
      if (luck === 2) for (const one of guests) if (rng.below(3) === 0) await one.sit('watcher');
    }
    expect(compared).toBeGreaterThan(room.host.log.steps);
  });
});

test.each(GAME_IDS)('%s: the same eyes are told the same, and little', async (id) => {
  const { room, all, enter } = await open(id, 4, 'pinned');
  const early = all.map(enter);
  for (let i = 0; i < 20; i++) await room.clock.next();
  const late = all.map(enter);
  await room.playOut();
  let changes = 0;
  let views = 0;
  for (const [i, one] of early.entries()) {
    const told = stepsOf(late[i]!);
    expect(told.length).toBeGreaterThan(20);
    expect(stepsOf(one).slice(-told.length)).toEqual(told);
    for (const step of told) changes += step.changes.length;
    views += told.length * one.sight.view.length;
  }
  expect(changes).toBeLessThan(views / 10);
});

test.each(GAME_IDS)('%s: a step that is left out does not go unnoticed', async (id) => {
  const { room, all, enter } = await open(id, 3, 'pinned');
  const guests = all.map(enter);
  await room.playOut();
  for (const { reports, sight } of guests) {
    const steps = reports.filter(({ kind }) => kind === 'table' || kind === 'step');
    let wrong = 0;
    for (let missing = 1; missing < Math.min(steps.length, 40); missing++) {
      let view: readonly number[] | undefined;
      const rest = steps.slice(0, missing + 2).filter((_, i) => i !== missing);
      for (const report of rest) view = viewAfter(view, report);
      const whole = steps
        .slice(0, missing + 2)
        .reduce<readonly number[] | undefined>(viewAfter, undefined);
      if (view!.join() !== whole!.join()) wrong += 1;
    }
    expect(wrong).toBeGreaterThan(20);
    expect(sight.view).toEqual(packedView(room.host, sight.eyes));
  }
});
