// Bots in seats: they take their time, see their seat's view only, and are never stuck.
import type { AnyBot } from '@tablee/bots';
import { describe, expect, test } from 'vitest';

import { difference } from '@tablee/kit/testing';
import { SeatBot } from '../src/index.ts';
import { gameOf, planOf, replayed, Room, seatsOf, type TestGame } from './table-setting.ts';

const firstMove =
  ({ rules }: TestGame): AnyBot =>
  (view, seat) =>
    rules.moveAt(view, seat, 0);

/** A bean table with a person in seat 0, who leads first, and bots elsewhere. */
async function solo() {
  const game = await gameOf('nicht-die-bohne');
  const plan = planOf(game, { seats: 3, people: [0] });
  const room = await Room.open(plan);
  room.addBots({ seats: [1, 2], choose: firstMove(game) });
  const leads: unknown[] = [];
  game.rules.moves(room.host.log.state, 0, leads);
  return { game, plan, room, leads: leads.map((move) => game.rules.notation.format(move)) };
}

describe('a bot', () => {
  test('takes its time: nothing happens before its pace is over', async () => {
    const game = await gameOf('chicoree');
    const room = await Room.open(planOf(game, { seats: 2, people: [] }));
    room.addBots({ seats: [0, 1], choose: game.bots['habitue']!, pace: () => 800 });
    await room.clock.advance(799);
    expect(room.lines.slice(2)).toEqual([]);
    await room.clock.advance(1);
    expect(room.lines[2]).toBe('0 done');
  });

  test('sees what its seat sees, and only that', async () => {
    const game = await gameOf('pas-de-bras');
    const plan = planOf(game, { seats: 4, options: { rounds: '1' }, people: [] });
    const room = await Room.open(plan);
    let asked = 0;
    const choose: AnyBot = (view, seat, rng) => {
      asked += 1;
      const truth = game.rules.view(room.host.log.state, seat);
      expect(difference(view, truth)).toBeUndefined();
      return game.bots['random']!(view, seat, rng);
    };
    room.addBots({ seats: seatsOf(plan), choose });
    await room.playOut();
    expect(asked).toBeGreaterThan(60);
  });

  test('chooses once in a sealed phase, however many others do', async () => {
    const { room, leads } = await solo();
    const guest = room.guest({ seats: [0] });
    await guest.move(leads[0]!);
    while (room.host.log.pending.kind === 'sealed') await room.clock.next();
    expect(room.entries.filter((entry) => entry.startsWith('choice'))).toHaveLength(2);
  });

  test('thinks again when a step is taken back, and chooses for the new one', async () => {
    const { plan, room, leads } = await solo();
    const guest = room.guest({ seats: [0] });
    await guest.move(leads[0]!);
    await room.clock.next();
    expect(guest.waiting.chosen).toHaveLength(1);
    expect(await guest.undo()).toBeUndefined();
    expect(guest.waiting).toMatchObject({ kind: 'turn', seats: [0], chosen: [] });
    await room.clock.advance(60_000);
    expect(room.lines).toHaveLength(1);
    await guest.move(leads[1]!);
    await room.clock.advance(60_000);
    expect(room.lines[1]).toBe(`0 ${leads[1]!}`);
    expect(room.lines[2]).toMatch(/^sealed /);
    expect(replayed(plan, room.lines)).toEqual(room.lines);
  });

  test('does not play what it thought before, however quickly another step follows', async () => {
    const [first, ...others] = (await solo()).leads;
    for (const second of others) {
      const { room } = await solo();
      const guest = room.guest({ seats: [0] });
      await guest.move(first!);
      // Both in line before the first bot has thought, and it answers behind them.
      const undo = guest.say({ kind: 'undo', id: 'undo', seat: 0, step: guest.step });
      const again = { kind: 'move', id: 'again', seat: 0, step: guest.step - 1 } as const;
      const move = guest.say({ ...again, move: second });
      await room.clock.next();
      await Promise.all([undo, move]);
      expect(room.host.halt).toBeUndefined();
      expect(guest.waiting.chosen).toEqual([]);
      await room.clock.advance(60_000);
      expect(room.lines[2]).toMatch(/^sealed /);
      room.close();
    }
  });

  test.each([1, 2])('also after a re-opening between choice %i and the undo', async (choices) => {
    const { room, leads } = await solo();
    const before = room.guest({ seats: [0] });
    await before.move(leads[0]!);
    if (choices === 1) await room.clock.next();
    await room.reopen();
    let guest = room.guest({ seats: [0] });
    if (choices === 2) await room.clock.next();
    expect(guest.waiting.chosen).toHaveLength(1);
    expect(await guest.undo()).toBeUndefined();
    await room.reopen();
    guest = room.guest({ seats: [0] });
    await guest.move(leads[1]!);
    await room.clock.advance(60_000);
    expect(room.lines[2]).toMatch(/^sealed /);
  });

  test('stays silent in a free-for-all until something changes', async () => {
    const game = await gameOf('whisper');
    const room = await Room.open(planOf(game, { seats: 2, people: [0] }));
    const guest = room.guest({ seats: [0] });
    let asked = 0;
    const choose: AnyBot = (view, seat) => {
      if (game.rules.pending(view).kind !== 'open') return game.rules.moveAt(view, seat, 0);
      asked += 1;
      return asked === 1 ? undefined : game.rules.moveAt(view, seat, 0);
    };
    room.addBots({ seats: [1], choose });
    await guest.move('bid 0');
    while (guest.waiting.kind !== 'open') await room.clock.next();
    await room.clock.advance(2900);
    expect([asked, room.lines.length]).toEqual([1, 2]);
    await room.clock.advance(100);
    expect(room.lines.at(-2)).toBe('bell');
  });

  test('does not start to think anew whenever somebody else chooses', async () => {
    const game = await gameOf('whisper');
    const room = await Room.open(planOf(game, { seats: 2, people: [0] }));
    const guest = room.guest({ seats: [0] });
    room.addBots({ seats: [1], choose: firstMove(game), pace: () => 1000 });
    for (let i = 0; i < 14 && guest.waiting.kind === 'sealed'; i++) {
      await guest.move(`bid ${i % 2}`);
      if (i < 13) await guest.undo();
      await room.clock.advance(100);
    }
    expect(room.lines[1]).toMatch(/^sealed /);
  });

  test('that has left makes no move, not even one that was on its way', async () => {
    const { rules, ...game } = await gameOf('chicoree');
    const plan = planOf({ rules, ...game }, { seats: 2, people: [] });
    const room = await Room.open(plan);
    const { clock, entries, host } = room;
    const wish = { rules, setup: plan.setup, seat: 0, seed: 'bots', clock, pace: () => 500 };
    const bot = new SeatBot({ ...wish, choose: game.bots['habitue']! });
    bot.join(host);
    const release = room.store.hold();
    room.store.faults.push('fails');
    await clock.advance(500);
    bot.leave();
    release();
    await clock.advance(60_000);
    expect(room.entries).toEqual(entries);
    expect([clock.timers, host.guests]).toEqual([0, 0]);
  });

  test('plays the same game again from the same seed, and another from another', async () => {
    const game = await gameOf('nicht-die-bohne');
    const lines = async (seed: string) => {
      const plan = planOf(game, { seats: 3, options: { rounds: '1' }, people: [] });
      const room = await Room.open(plan);
      room.addBots({ seats: [0, 1, 2], choose: game.bots['random']!, seed });
      await room.playOut();
      return room.lines;
    };
    const one = await lines('one');
    expect(await lines('one')).toEqual(one);
    expect(await lines('other')).not.toEqual(one);
  });

  test('does not count as somebody who has seen something', async () => {
    const { room, leads } = await solo();
    const guest = room.guest({ seats: [0] });
    await guest.move(leads[0]!);
    expect(guest.waiting.undo).toBe('possible');
  });
});
