// A table whose own code breaks, or whose log cannot be played, stands still and says so: nothing is
// written after it, nobody waits for ever, and a store that fails is something else.
import type { AnyRules } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { settled } from '../testing/hand-clock.ts';
import { Host, type Choose, type Halt, type HostPlan } from '../src/index.ts';
import { legalMove, onlineTable } from './online-setting.ts';
import { gameOf, planOf, Room } from './table-setting.ts';

/** The plan with rules that break when a test says so. */
function breakable(plan: HostPlan): { plan: HostPlan; broken: { apply: boolean } } {
  const broken = { apply: false };
  const rules: AnyRules = {
    ...plan.rules,
    apply(state, step, tell) {
      if (broken.apply) throw new Error('a fault in the rules');
      plan.rules.apply(state, step, tell);
    },
  };
  return { plan: { ...plan, rules }, broken };
}

async function whispering(wish: { readonly people?: readonly number[] } = {}) {
  const game = await gameOf('whisper');
  const { plan, broken } = breakable(planOf(game, { seats: 2, mode: 'online', ...wish }));
  const halts: Halt[] = [];
  const room = await Room.open(plan, undefined, undefined, { onHalt: (one) => halts.push(one) });
  return { game, room, broken, halts };
}

/** Both have bid, and the hammer counts down. */
async function raising() {
  const table = await whispering();
  const guests = table.room.everyone();
  await guests[0]!.move('bid 1');
  await guests[1]!.move('bid 0');
  expect(table.room.host.log.pending.kind).toBe('open');
  return { ...table, guests };
}

const heardOf = (reports: readonly { kind: string }[]): unknown =>
  reports.find(({ kind }) => kind === 'halted');

test('what was written before the fault is done, and not refused', async () => {
  const { room, halts } = await whispering();
  const guest = room.guest({ seats: [0] });
  let faults = 0;
  const send = (): void => {
    if (faults-- > 0) throw new Error('a fault in telling it');
  };
  room.host.join({ seats: [1], isPerson: true, send }, 1);
  faults = 1;
  expect(await guest.move('bid 1')).toBeUndefined();
  expect(halts).toHaveLength(1);
  expect(room.entries.at(-1)).toBe('choice 0 bid 1');
});

describe('an entry that cannot be played', () => {
  test('is not counted, and nothing is written after it', async () => {
    const { game, room, guests } = await onlineTable('nicht-die-bohne', { seats: 3, bench: false });
    const halts: Halt[] = [];
    await room.reopen({ onHalt: (halt) => halts.push(halt) });
    const [guest] = room.everyone();
    const lead = legalMove(game, room, 0);
    const { length } = room.host;
    // Another server with other rules had its own idea of what comes next.
    room.store.fill(room.plan.sheet.id, [{ text: '2 take 1', at: 1 }]);
    expect(await guest!.move(lead)).toMatchObject({ code: 'halted' });
    expect(room.entries.at(-1)).toBe('2 take 1');
    expect(halts).toMatchObject([{ why: 'fault', length }]);
    expect(room.host.length).toBe(length);
    expect(heardOf(guest!.reports)).toEqual({ kind: 'halted', why: 'fault' });
    expect(guests).toHaveLength(3);
  });

  test('lets the table stand still however one comes upon it', async () => {
    const { room, halts, guests } = await raising();
    room.store.fill(room.plan.sheet.id, [{ text: '0 name two', at: 1 }]);
    await room.host.refresh();
    expect(halts).toHaveLength(1);
    await room.clock.advance(60_000);
    expect(room.entries.at(-1)).toBe('0 name two');
    expect([room.host.due, room.host.awaited]).toEqual([null, []]);
    expect(await guests[0]!.move('bid 3')).toMatchObject({ code: 'halted' });
  });

  test('says at the opening which one it is', async () => {
    const { room } = await raising();
    const { length } = room.host;
    room.store.fill(room.plan.sheet.id, [
      { text: '0 name two', at: 1 },
      { text: 'bell', at: 1 },
    ]);
    const host = await Host.open(room.plan, { store: room.store, clock: room.clock });
    expect(host.halt).toMatchObject({ why: 'fault', length });
    await room.clock.advance(60_000);
    expect(room.entries.at(-1)).toBe('bell');
  });
});

describe('a fault of the table’s own code', () => {
  test('when the bell rings is heard of, and the table stands still', async () => {
    const { room, broken, halts, guests } = await raising();
    broken.apply = true;
    await room.clock.advance(10_000);
    expect(halts).toMatchObject([{ why: 'fault', error: new Error('a fault in the rules') }]);
    for (const guest of guests) expect(heardOf(guest.reports)).toBeDefined();
    // What was kept before it broke stays kept; nothing comes after it.
    expect(room.entries.at(-1)).toBe('bell');
    broken.apply = false;
    await room.clock.advance(60_000);
    expect(room.entries.at(-1)).toBe('bell');
  });

  test('who comes later is told so instead of being shown a table that may be half done', async () => {
    const { room, broken } = await raising();
    broken.apply = true;
    await room.clock.advance(10_000);
    const late = room.guest({ seats: [0] });
    expect(late.reports).toEqual([{ kind: 'halted', why: 'fault' }]);
  });

  test('a store that fails is something else: the table goes on as soon as it can', async () => {
    const { room, halts, guests } = await raising();
    room.store.faults.push('fails', 'answer-lost');
    room.store.unreadable = 2;
    await room.clock.advance(20_000);
    expect(halts).toEqual([]);
    expect(room.entries.filter((text) => text === 'bell')).toHaveLength(1);
    expect(guests[0]!.waiting.kind).toBe('turn');
  });
});

describe('a bot that breaks', () => {
  const FAULTS: readonly [string, Choose][] = [
    [
      'throws',
      () => {
        throw new Error('a fault in the bot');
      },
    ],
    ['is gone with its thread', () => Promise.reject(new Error('the thread is gone'))],
    [
      'never came to think',
      Object.assign((): unknown => Promise.reject(new Error('no thread')), { isElsewhere: true }),
    ],
    ['breaks the rules', () => ({ kind: 'bid', amount: 4 })],
  ];

  test.each(FAULTS)('%s: it is heard of, and a legal move is made', async (_, choose) => {
    const { room, halts } = await whispering({ people: [0] });
    const faults: unknown[] = [];
    room.seatBots({ choose: () => choose, onFault: (error) => faults.push(error) });
    const guest = room.guest({ seats: [0] });
    await guest.move('bid 1');
    await room.clock.advance(2000);
    expect(room.entries.some((text) => /^choice 1 bid [012]$/.test(text))).toBe(true);
    expect(faults.length).toBeGreaterThan(0);
    expect(halts).toEqual([]);
  });

  test('what it can do nothing about lets the table stand still', async () => {
    const game = await gameOf('whisper');
    const plan = planOf(game, { seats: 2, people: [0], mode: 'online' });
    // Its view allows what the table refuses.
    const rules: AnyRules = {
      ...plan.rules,
      view: (state, viewer) => ({ ...(plan.rules.view(state, viewer) as object) }),
      check: (sight, seat, move) =>
        seat === 1 && sight === room.host.log.state
          ? { rule: 'W-2', why: 'not-legal', facts: {} }
          : plan.rules.check(sight, seat, move),
    };
    const halts: Halt[] = [];
    const room = await Room.open({ ...plan, rules }, undefined, undefined, {
      onHalt: (halt) => halts.push(halt),
    });
    room.seatBots({ choose: () => game.bots['random']! });
    await room.clock.advance(2000);
    await settled();
    expect(halts).toMatchObject([{ why: 'fault' }]);
  });
});
