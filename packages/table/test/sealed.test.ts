// Sealed choices: stored, changed and withdrawn until the last one is in, and nobody else's to see.
import { describe, expect, test } from 'vitest';

import type { FakeGuest } from './fake-guest.ts';
import { gameOf, planOf, Room } from './table-setting.ts';

/** A toy table where all bids are wanted, and a guest in every seat. */
async function bidding(seats = 3): Promise<{ room: Room; guests: FakeGuest[] }> {
  const room = await Room.open(planOf(await gameOf('whisper'), { seats }));
  const guests = Array.from({ length: seats }, (_, seat) => room.guest({ seats: [seat] }));
  return { room, guests };
}

/** A bean table after the lead: the others choose. The first two cards of a seat's hand, as text. */
async function afterTheLead(): Promise<{ room: Room; guests: FakeGuest[]; cards: string[][] }> {
  const { rules, ...game } = await gameOf('nicht-die-bohne');
  const room = await Room.open(planOf({ rules, ...game }, { seats: 3 }));
  const guests = [0, 1, 2].map((seat) => room.guest({ seats: [seat] }));
  const lead = rules.moveAt(room.host.log.state, 0, 0);
  expect(await guests[0]!.move(rules.notation.format(lead))).toBeUndefined();
  const cards = [0, 1, 2].map((seat) => {
    const moves: unknown[] = [];
    rules.moves(room.host.log.state, seat, moves);
    return moves.map((move) => rules.notation.format(move));
  });
  return { room, guests, cards };
}

describe('a sealed choice', () => {
  test('waits for the others, and all are played at once', async () => {
    const { room, guests } = await bidding();
    expect(guests[0]!.waiting).toMatchObject({ kind: 'sealed', seats: [0, 1, 2], chosen: [] });
    await guests[2]!.move('bid 1');
    await guests[0]!.move('bid 2');
    expect(guests[1]!.waiting.chosen).toEqual([0, 2]);
    expect(room.lines).toHaveLength(1);
    await guests[1]!.move('bid 0');
    expect(room.lines.slice(1)).toEqual(['sealed 0 bid 2 ; 1 bid 0 ; 2 bid 1']);
    expect(guests[1]!.waiting).toMatchObject({ kind: 'open', chosen: [] });
  });

  test('can be changed until the last one is in', async () => {
    const { room, guests } = await bidding();
    for (const bid of ['bid 0', 'bid 1', 'bid 2']) {
      expect(await guests[0]!.move(bid)).toBeUndefined();
      expect(guests[0]!.waiting).toMatchObject({ own: bid, chosen: [0] });
    }
    await guests[1]!.move('bid 0');
    expect(await guests[0]!.move('bid 1')).toBeUndefined();
    await guests[2]!.move('bid 0');
    expect(room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0');
    expect(await guests[0]!.move('bid 2', { step: 1 })).toEqual({
      kind: 'table',
      code: 'stale',
      facts: { step: 2 },
    });
  });

  test('can be withdrawn and made again', async () => {
    const { room, guests } = await bidding();
    await guests[0]!.move('bid 2');
    await guests[1]!.move('bid 1');
    expect(guests[0]!.waiting.undo).toBe('possible');
    expect(await guests[0]!.undo()).toBeUndefined();
    expect(guests[0]!.waiting).toMatchObject({ chosen: [1], undo: 'nothing' });
    expect(guests[0]!.waiting.own).toBeUndefined();
    expect(guests[1]!.waiting).toMatchObject({ chosen: [1], own: 'bid 1' });
    await guests[2]!.move('bid 0');
    expect(room.lines).toHaveLength(1);
    await guests[0]!.move('bid 0');
    expect(room.lines.at(-1)).toBe('sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0');
  });

  test('that was not made cannot be withdrawn', async () => {
    const { room, guests } = await bidding();
    const { entries } = room;
    const facts = { why: 'nothing' };
    expect(await guests[0]!.undo()).toEqual({ kind: 'table', code: 'no-undo', facts });
    expect(room.entries).toEqual(entries);
  });

  test('cannot be withdrawn once all are open', async () => {
    const { guests } = await bidding(2);
    await guests[0]!.move('bid 2');
    await guests[1]!.move('bid 1');
    for (const guest of guests) {
      expect(guest.waiting.undo).toBe('moved-on');
      expect(await guest.undo()).toMatchObject({ code: 'no-undo', facts: { why: 'moved-on' } });
    }
  });

  test('of somebody who is not asked is refused by the rules', async () => {
    const { room, guests, cards } = await afterTheLead();
    const { entries } = room;
    expect(await guests[0]!.move(cards[1]![0]!)).toMatchObject({
      kind: 'rule',
      rule: 'NB-21',
      why: 'leader-has-led',
    });
    expect(room.entries).toEqual(entries);
  });

  test('that the rules refuse leaves an earlier one as it was', async () => {
    const { guests } = await bidding();
    await guests[0]!.move('bid 2');
    expect(await guests[0]!.move('bid 3')).toMatchObject({ kind: 'rule', rule: 'W-2' });
    expect(guests[0]!.waiting).toMatchObject({ own: 'bid 2', chosen: [0] });
  });
});

describe('stored', () => {
  test('choices, changes and withdrawals survive a re-opening', async () => {
    const { room, guests } = await bidding();
    await guests[0]!.move('bid 2');
    await guests[1]!.move('bid 2');
    await guests[1]!.move('bid 1');
    await guests[2]!.move('bid 1');
    // The last one makes it a step: so it comes back only as history.
    await room.reopen();
    expect(room.lines.at(-1)).toBe('sealed 0 bid 2 ; 1 bid 1 ; 2 bid 1');

    const second = await bidding();
    await second.guests[0]!.move('bid 2');
    await second.guests[1]!.move('bid 2');
    await second.guests[1]!.undo();
    await second.guests[0]!.move('bid 1');
    await second.room.reopen();
    const [zero, one, two] = [0, 1, 2].map((seat) => second.room.guest({ seats: [seat] }));
    expect(zero!.waiting).toMatchObject({ own: 'bid 1', chosen: [0], undo: 'possible' });
    expect(one!.waiting.own).toBeUndefined();
    await one!.move('bid 0');
    await two!.move('bid 0');
    expect(second.room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0');
  });

  test('they never come into the record', async () => {
    const { room, guests } = await bidding(2);
    await guests[0]!.move('bid 2');
    await guests[0]!.undo();
    await guests[0]!.move('bid 1');
    await guests[1]!.move('bid 0');
    expect(room.entries.filter((entry) => /^(choice|withdraw)/.test(entry))).toHaveLength(4);
    expect(room.lines.filter((line) => /^(choice|withdraw)/.test(line))).toEqual([]);
  });
});

describe('secret', () => {
  /** What everybody but the chooser receives, byte for byte, until the choices open. */
  const received = (guests: readonly FakeGuest[], chooser: number) =>
    guests.map(({ bytes }, seat) => (seat === chooser ? 'the chooser' : bytes));

  test.each(['bid 1', 'bid 2'])('toy: bid 0 and %s look the same to all others', async (bid) => {
    const runs = await Promise.all(
      ['bid 0', bid].map(async (first) => {
        const { room, guests } = await bidding();
        const watcher = room.guest({ seats: [] });
        await guests[1]!.move(first);
        await guests[0]!.move('bid 1');
        await guests[1]!.move(first === 'bid 0' ? 'bid 2' : 'bid 0');
        await guests[1]!.undo();
        await guests[1]!.move(first);
        const late = room.guest({ seats: [2] });
        return { chooser: guests[1]!.bytes, others: received([...guests, watcher, late], 1) };
      }),
    );
    expect(runs[1]!.others).toEqual(runs[0]!.others);
    expect(runs[1]!.chooser).not.toEqual(runs[0]!.chooser);
  });

  test('beans: each card looks the same to all others', async () => {
    const { cards } = await afterTheLead();
    const runs = await Promise.all(
      cards[1]!.map(async (card) => {
        const { room, guests } = await afterTheLead();
        const watcher = room.guest({ seats: [] });
        expect(await guests[1]!.move(card)).toBeUndefined();
        return received([...guests, watcher], 1);
      }),
    );
    expect(runs.length).toBeGreaterThan(5);
    for (const run of runs) expect(run).toEqual(runs[0]);
  });

  test('that somebody has chosen is all that the others learn', async () => {
    const { guests } = await bidding();
    const before = structuredClone(guests[0]!.waiting);
    const heard = guests[0]!.reports.length;
    await guests[1]!.move('bid 2');
    expect(guests[0]!.reports.slice(heard)).toEqual([
      { kind: 'waiting', step: 1, waiting: { ...before, chosen: [1] } },
    ]);
  });

  test('one’s own is shown to oneself alone, around one device too', async () => {
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 2 }));
    const device = room.guest({ seats: [0, 1] });
    await device.move('bid 2');
    expect(device.waiting.own).toBe('bid 2');
    await device.sit(1);
    expect(device.waiting).toMatchObject({ chosen: [0] });
    expect(device.waiting.own).toBeUndefined();
    await device.sit('watcher');
    expect(device.waiting.own).toBeUndefined();
    await device.sit(0);
    expect(device.waiting.own).toBe('bid 2');
  });
});
