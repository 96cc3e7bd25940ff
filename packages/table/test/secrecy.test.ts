// Who is told what: each pair of eyes gets its own view and its own version of what happened, and
// nothing that it receives depends on what it must not know.
import { choicesOf, Log, parseStep, rngFor, type Rng, type Seat, type Step } from '@tablee/kit';
import { difference, Ears, randomStep, viewersOf } from '@tablee/kit/testing';
import { describe, expect, test } from 'vitest';

import type { HostPlan } from '../src/index.ts';
import type { FakeGuest } from './fake-guest.ts';
import {
  freshSeed,
  gameOf,
  planOf,
  Room,
  seatsOf,
  type GameId,
  type TestGame,
} from './table-setting.ts';

type Eyes = Seat | 'watcher';
type Options = Readonly<Record<string, string>>;
const TABLES: readonly (readonly [GameId, number, Options])[] = [
  ['whisper', 3, {}],
  ['nicht-die-bohne', 3, { rounds: '2' }],
  ['pas-de-bras', 6, { rounds: '1' }],
  ['chicoree', 2, {}],
  ['chicoree', 3, { auction: 'melee', hammer: '3' }],
];
const FRESH = freshSeed();

/** What every viewer sees after each step, and what each step tells them: from the record alone. */
function truthOf({ rules, setup }: HostPlan, lines: readonly string[]) {
  const log = new Log(rules, setup);
  const look = () => viewersOf(setup.seats).map((viewer) => rules.view(log.state, viewer));
  const views = [look()];
  const told: (readonly unknown[])[][] = [];
  for (const line of lines) {
    const step = parseStep(rules, line);
    if (!step.ok) continue; // a derived line
    const ears = new Ears(setup.seats);
    log.append(step.value, ears);
    told.push(ears.heard);
    views.push(look());
  }
  return { views, told };
}

/** Compares every report that showed the table with the truth. */
function verify(plan: HostPlan, lines: readonly string[], guests: readonly FakeGuest[]): number {
  const { rules, setup } = plan;
  const { views, told } = truthOf(plan, lines);
  const ear = (eyes: Eyes) => (eyes === 'watcher' ? setup.seats : eyes);
  let verified = 0;
  for (const { reports, sights } of guests) {
    expect(sights).toHaveLength(
      reports.filter(({ kind }) => kind === 'table' || kind === 'step').length,
    );
    for (const report of sights) {
      const { step, eyes } = report;
      const view = rules.unpack(setup, report.view);
      expect(difference(view, views[step]![ear(eyes)])).toBeUndefined();
      if (report.kind === 'step') expect(report.events).toEqual(told[step - 1]![ear(eyes)]);
      else
        expect(report.told).toEqual(
          told
            .slice(0, step)
            .flatMap((heard, at) => heard[ear(eyes)]!.map((event) => ({ step: at, event }))),
        );
      verified += 1;
    }
  }
  return verified;
}

describe.each(['pinned', FRESH])('seed %s', (seed) => {
  test.each(TABLES)('%s, %i seats %o: each sees its own view', async (id, seats, options) => {
    const game = await gameOf(id);
    const plan = planOf(game, { seats, options, seed, people: [] });
    const room = await Room.open(plan);
    const guests = [...seatsOf(plan).map((seat) => [seat]), []].map((held) =>
      room.guest({ seats: held }),
    );
    const device = room.guest({ seats: [0, 1] });
    room.addBots({ seats: seatsOf(plan), choose: game.bots['habitue']!, seed });
    const rng = rngFor(seed, 'device');
    // Each once at least: chance may leave one out in a short game.
    for (const eyes of [0, 1, 'watcher'] as const) await device.sit(eyes);
    while (!room.isOver) {
      await room.clock.next();
      if (rng.below(4) === 0) await device.sit(([0, 1, 2, 'watcher'] as const)[rng.below(4)]!);
    }
    expect(verify(plan, room.lines, [...guests, device])).toBeGreaterThan(room.host.log.steps);
    expect(new Set(device.reports.flatMap((one) => ('eyes' in one ? [one.eyes] : [])))).toEqual(
      new Set([0, 1, 'watcher']),
    );
  });
});

describe('looking through other eyes', () => {
  test('a seat that one does not hold gives a watcher’s view', async () => {
    const plan = planOf(await gameOf('nicht-die-bohne'), { seats: 3 });
    const room = await Room.open(plan);
    const guest = room.guest({ seats: [0, 1] });
    const watcher = room.guest({ seats: [] });
    for (const eyes of [2, 5, 15]) {
      await guest.sit(eyes);
      expect(guest.sight).toEqual(watcher.sight);
    }
    await guest.sit(1);
    expect(guest.sight.eyes).toBe(1);
    await watcher.sit(0);
    expect(watcher.sight.eyes).toBe('watcher');
    verify(plan, room.lines, [guest, watcher]);
  });

  test('only who asks gets a new look', async () => {
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 2 }));
    const guest = room.guest({ seats: [0, 1] });
    const other = room.guest({ seats: [1] });
    await guest.sit(1);
    expect(guest.reports.map(({ kind }) => kind)).toEqual(['table', 'table']);
    expect(other.reports).toHaveLength(1);
  });
});

/** The same table, but it begins in the middle of a game. */
const beginningAt = (plan: HostPlan, state: unknown, next: Step<unknown>): HostPlan => ({
  ...plan,
  rules: { ...plan.rules, setup: () => plan.rules.clone(state) },
  deal: () => (next.kind === 'chance' ? next.cards : []),
});

/** Everything that a viewer receives while this step is played from this state. */
async function receivedOf(
  plan: HostPlan,
  viewer: Eyes,
  state: unknown,
  next: Step<unknown>,
): Promise<readonly string[]> {
  const { notation } = plan.rules;
  const room = await Room.open(beginningAt(plan, state, next));
  const guest = room.guest({ seats: viewer === 'watcher' ? [] : [viewer] });
  for (const { seat, move } of choicesOf(next)) {
    const maker = room.guest({ seats: [seat], isPerson: false });
    await maker.move(notation.format(move));
    maker.leave();
  }
  if (next.kind === 'bell') await room.clock.next();
  room.close();
  return guest.bytes;
}

/** What a walk through one game checks at each of its moments. */
async function walk(game: TestGame, plan: HostPlan, rng: Rng): Promise<number> {
  const { rules, backstage } = game;
  const state = rules.setup(plan.setup);
  let compared = 0;
  for (let steps = 0; steps < 60; steps++) {
    const next = randomStep(rules, state, rng, 2);
    if (next === undefined) break;
    const from = rules.clone(state);
    rules.apply(state, next);
    // A draw right behind would need the hidden cards to be the same ones.
    if (rules.pending(state).kind === 'chance') continue;
    const viewers = viewersOf(plan.setup.seats);
    const viewer = viewers[rng.below(viewers.length)]!;
    const other = backstage.disguise(from, viewer, rng, next);
    const truth = await receivedOf(plan, viewer, from, next);
    expect(await receivedOf(plan, viewer, other.state, other.next!)).toEqual(truth);
    compared += 1;
  }
  return compared;
}

test.each(TABLES)(
  '%s, %i seats %o: the bytes do not depend on what is hidden (seed ' + FRESH + ')',
  async (id, seats, options) => {
    const game = await gameOf(id);
    let compared = 0;
    for (const seed of ['pinned 1', 'pinned 2', FRESH]) {
      const plan = planOf(game, { seats, options, seed, people: [] });
      compared += await walk(game, plan, rngFor(seed, 'walk'));
    }
    expect(compared).toBeGreaterThan(10);
  },
);
