// Standing orders: carried out when their seat is asked, once, as if its owner had moved; dropped
// when they cannot be; and nobody's business but their owner's.
import { describe, expect, test } from 'vitest';

import { settled } from '../testing/hand-clock.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import {
  legalMove,
  MINUTE,
  onlineTable,
  SECOND,
  until,
  type OnlineTable,
} from './online-setting.ts';
import type { FakeGuest } from './fake-guest.ts';
import { Room } from './table-setting.ts';

/** Nobody's order is carried out faster or slower than this. */
const THOUGHT = { least: 700, most: 2200 };

const beans = () => onlineTable('nicht-die-bohne', { seats: 3, bench: false });
const toy = (seats = 3) => onlineTable('whisper', { seats, bench: false });

const about = (room: Room, word: string): readonly string[] =>
  room.entries.filter((text) => text.startsWith(word));

describe('`pick MOVE`', () => {
  test('is played when the seat is asked, after a moment’s thought, once', async () => {
    const { game, room, guests } = await beans();
    const move = legalMove(game, room, 0);
    const card = (await afterLead(move)).cards[1]![2]!;
    expect(await guests[1]!.order(`pick ${card}`)).toBeUndefined();
    expect(guests[1]!.waiting.order).toBe(`pick ${card}`);
    await room.clock.advance(10 * MINUTE);
    expect(about(room, 'choice')).toEqual([]);
    await guests[0]!.move(move);
    await room.clock.advance(THOUGHT.least - 1);
    expect(about(room, 'choice')).toEqual([]);
    await room.clock.advance(THOUGHT.most - THOUGHT.least + 1);
    expect(about(room, 'choice')).toEqual([`choice 1 ${card}`]);
    expect(guests[1]!.waiting).toMatchObject({ own: card, chosen: [1], undo: 'possible' });
    expect(guests[1]!.waiting.order).toBeUndefined();
    expect(guests[0]!.waiting.chosen).toEqual([1]);
    await guests[2]!.move(legalMove(game, room, 2));
    await room.clock.advance(10 * MINUTE);
    expect(about(room, 'choice 1')).toHaveLength(1);
  });

  /** The same table after that lead: which cards everyone could play. */
  async function afterLead(lead: string) {
    const { game, room, guests } = await beans();
    await guests[0]!.move(lead);
    const cards = [0, 1, 2].map((seat) => {
      const moves: unknown[] = [];
      game.rules.moves(room.host.log.state, seat, moves);
      return moves.map((move) => game.rules.notation.format(move));
    });
    room.close();
    return { cards };
  }

  test('how long the thought takes follows from what only the table knows', async () => {
    const times = new Set<number>();
    for (const luck of ['one', 'two', 'three', 'four']) {
      const { game, room } = await beans();
      const { clock } = room;
      const other = await Room.open({ ...room.plan, luck }, new MemoryStore(), clock);
      await other.guest({ seats: [0] }).order(`pick ${legalMove(game, other, 0)}`);
      const from = clock.now();
      await until(other, () => other.host.log.steps > 1);
      times.add(clock.now() - from);
    }
    expect(times.size).toBe(4);
  });

  test('is played also when the seat is asked already', async () => {
    const { game, room, guests } = await beans();
    const lead = legalMove(game, room, 0, 4);
    await guests[0]!.order(`pick ${lead}`);
    await room.clock.advance(THOUGHT.most);
    expect(room.lines.at(-1)).toBe(`0 ${lead}`);
  });

  test('of several the last one counts', async () => {
    const { game, room, guests } = await beans();
    for (const place of [0, 1, 2, 3])
      await guests[0]!.order(`pick ${legalMove(game, room, 0, place)}`);
    const last = legalMove(game, room, 0, 3);
    await room.clock.advance(THOUGHT.most);
    expect(room.lines.at(-1)).toBe(`0 ${last}`);
    expect(guests[0]!.waiting.order).toBeUndefined();
  });

  test('is for the next time that its owner has in mind, or refused', async () => {
    const { game, room, guests } = await beans();
    const [first, second, third] = guests as [FakeGuest, FakeGuest, FakeGuest];
    const lead = room.host.log.steps;
    const card = legalMove(game, room, 0, 3);
    await first.move(legalMove(game, room, 0));
    // As a page would that has missed one's own move, or shows one that was never kept.
    const stale = { kind: 'table', code: 'stale', facts: { step: lead + 1 } };
    expect(await first.order(`pick ${card}`, { step: lead })).toEqual(stale);
    expect(await first.order(`pick ${card}`, { step: lead + 2 })).toEqual(stale);
    expect(await first.order(`pick ${card}`)).toBeUndefined();
    const choice = legalMove(game, room, 1);
    expect(await second.order(`pick ${choice}`, { hasChosen: true })).toEqual(stale);
    await second.move(choice);
    expect(await second.order(`pick ${choice}`, { hasChosen: false })).toEqual(stale);
    expect(await second.order('pick take 0')).toBeUndefined();
    // What others do in the meantime changes nothing about it.
    await third.move(legalMove(game, room, 2));
    expect(room.host.log.steps).toBe(lead + 2);
    const late = { step: lead + 1, hasChosen: true };
    expect(await third.order('pick take 1', late)).toBeUndefined();
    expect(about(room, 'order')).toHaveLength(3);
  });

  test('is gone when its owner takes something back', async () => {
    const { game, room, guests } = await beans();
    await guests[0]!.move(legalMove(game, room, 0));
    const [card, other] = [legalMove(game, room, 1, 0), legalMove(game, room, 1, 1)];
    await guests[1]!.move(card);
    await guests[1]!.order(`pick ${other}`);
    await guests[0]!.order('pick take 1');
    expect(await guests[1]!.undo()).toBeUndefined();
    expect(guests[1]!.waiting.order).toBeUndefined();
    await room.clock.advance(MINUTE);
    expect(about(room, 'choice')).toEqual([`choice 1 ${card}`]);
    expect(guests[0]!.waiting.order).toBe('pick take 1');
  });

  test('is gone when its owner takes a step back', async () => {
    const { game, room, guests } = await onlineTable('nicht-die-bohne', {
      seats: 3,
      bench: false,
      here: [0],
    });
    const [card, other] = [legalMove(game, room, 0, 0), legalMove(game, room, 0, 1)];
    await guests[0]!.move(card);
    await guests[0]!.order(`pick ${other}`);
    expect(await guests[0]!.undo()).toBeUndefined();
    expect(guests[0]!.waiting.order).toBeUndefined();
  });

  test('cancelled, it is not played', async () => {
    const { game, room, guests } = await beans();
    await guests[0]!.order(`pick ${legalMove(game, room, 0)}`);
    expect(await guests[0]!.cancel()).toBeUndefined();
    expect(guests[0]!.waiting.order).toBeUndefined();
    expect(await guests[0]!.cancel()).toMatchObject({ code: 'nothing-to-do' });
    await room.clock.advance(MINUTE);
    expect(room.host.log.steps).toBe(1);
  });

  test('that is not legal then is dropped, and its owner is asked', async () => {
    const { room, guests } = await beans();
    expect(await guests[0]!.order('pick take 2')).toBeUndefined();
    await room.clock.advance(SECOND);
    expect(guests[0]!.waiting.order).toBeUndefined();
    expect(about(room, 'cancel')).toEqual(['cancel 0']);
    await room.clock.advance(MINUTE);
    expect(room.host.awaited).toEqual([0]);
  });

  test('is used up by the owner’s own hand: it was for the next time, and that is over', async () => {
    const { game, room, guests } = await beans();
    await guests[0]!.move(legalMove(game, room, 0));
    const [wanted, other] = [legalMove(game, room, 1, 0), legalMove(game, room, 1, 1)];
    await guests[1]!.order(`pick ${wanted}`);
    await guests[1]!.move(other);
    await guests[2]!.move(legalMove(game, room, 2));
    for (let i = 0; i < 6 && about(room, 'choice 1').length < 2; i++) {
      await room.clock.advance(10 * SECOND);
      for (const seat of room.host.awaited.filter((one) => one !== 1))
        await guests[seat]!.move(legalMove(game, room, seat));
    }
    expect(guests[1]!.waiting.order).toBeUndefined();
    expect(about(room, 'choice 1')).toEqual([`choice 1 ${other}`]);
  });

  test('waits while the table is paused', async () => {
    const { game, room, guests } = await beans();
    const lead = legalMove(game, room, 0);
    await guests[0]!.order(`pick ${lead}`);
    for (const guest of guests) await guest.vote('pause');
    await room.clock.advance(10 * MINUTE);
    expect(room.host.log.steps).toBe(1);
    await guests[2]!.resume();
    await room.clock.advance(THOUGHT.most);
    expect(room.lines.at(-1)).toBe(`0 ${lead}`);
  });

  test('can be given while the table is paused', async () => {
    const { game, room, guests } = await beans();
    for (const guest of guests) await guest.vote('pause');
    expect(await guests[0]!.order(`pick ${legalMove(game, room, 0)}`)).toBeUndefined();
  });

  test('survives a table that is opened again', async () => {
    const { game, room, guests } = await beans();
    const lead = legalMove(game, room, 0, 2);
    await guests[0]!.order('pick take 2');
    await guests[0]!.order(`pick ${lead}`);
    await room.reopen();
    expect(room.guest({ seats: [0] }).waiting.order).toBe(`pick ${lead}`);
    await room.clock.advance(THOUGHT.most);
    expect(room.lines.at(-1)).toBe(`0 ${lead}`);
    await room.reopen();
    expect(room.guest({ seats: [0] }).waiting.order).toBeUndefined();
  });

  test('survives a failing store', async () => {
    const { game, room, guests } = await beans();
    const lead = legalMove(game, room, 0);
    await guests[0]!.order(`pick ${lead}`);
    room.store.faults.push('fails', 'fails', 'answer-lost');
    await room.clock.advance(20 * SECOND);
    expect(room.lines.filter((line) => line.startsWith('0 '))).toEqual([`0 ${lead}`]);
    expect(about(room, 'cancel')).toHaveLength(1);
  });

  test('and a bot that sits in make one move, not two', async () => {
    const { game, room, guests } = await onlineTable('nicht-die-bohne', { seats: 3 });
    await guests[0]!.order(`pick ${legalMove(game, room, 0)}`);
    await guests[0]!.standIn(0);
    await room.clock.advance(10 * SECOND);
    expect(room.host.log.steps).toBe(2);
  });
});

describe('what is no order', () => {
  test.each([
    'pick',
    'pick ',
    'pick dance',
    'dance',
    'raise',
    'raise 9',
    'pick bid 1 ',
    'raise 3 ',
  ])('%j cannot be read', async (text) => {
    const { room, guests } = await toy();
    const { entries } = room;
    expect(await guests[0]!.order(text)).toEqual({
      kind: 'table',
      code: 'no-order',
      facts: { why: 'unreadable' },
    });
    expect(room.entries).toEqual(entries);
  });

  test.each(['pick bid 1\nbell', 'raise 3\n', 'raise 3\u2028', '\u0000', 'pick bid\t1'])(
    '%j is more than one line of text',
    async (text) => {
      const { guests } = await toy();
      expect(await guests[0]!.order(text)).toMatchObject({ code: 'no-order' });
    },
  );

  test('what makes no sense now is said so', async () => {
    const { room, guests } = await toy();
    for (const guest of guests) await guest.move('bid 0');
    await room.clock.advance(3 * SECOND);
    expect(await guests[1]!.order('raise 4')).toMatchObject({ facts: { why: 'not-now' } });
  });

  test('somebody else’s, or a watcher’s', async () => {
    const { room, guests } = await toy();
    const watcher = room.guest({ seats: [] });
    const order = { kind: 'order', order: 'raise 3', id: 'x', step: 1, hasChosen: false } as const;
    for (const [guest, seat] of [
      [guests[0]!, 1],
      [watcher, 0],
    ] as const) {
      await guest.say({ ...order, seat });
      expect(guest.answers('x').at(-1)).toMatchObject({ refused: { code: 'not-yours' } });
    }
    expect(about(room, 'order')).toEqual([]);
  });
});

describe('a game’s own orders', () => {
  test('toy: `raise 3` raises by one whenever it must, and no further', async () => {
    const { room, guests } = await toy();
    await guests[1]!.order('raise 3');
    for (const guest of guests) await guest.move('bid 0');
    await room.clock.advance(THOUGHT.most);
    expect(room.lines.at(-1)).toBe('1 bid 1');
    expect(guests[1]!.waiting.order).toBe('raise 3');
    await guests[2]!.move('bid 2');
    await room.clock.advance(THOUGHT.most);
    expect(room.lines.at(-1)).toBe('1 bid 3');
    await guests[2]!.move('bid 4');
    await room.clock.advance(2 * SECOND);
    expect(guests[1]!.waiting.order).toBeUndefined();
    expect(room.lines.at(-1)).toBe('2 bid 4');
  });

  test('toy: two of them against each other come to an end before the bell', async () => {
    const { room, guests } = await toy();
    await guests[1]!.order('raise 5');
    await guests[2]!.order('raise 4');
    for (const guest of guests) await guest.move('bid 0');
    await room.clock.advance(MINUTE);
    const bids = room.lines.filter((line) => /^\d bid/.test(line));
    expect(bids.map((line) => Number(line.slice(-1)))).toEqual([1, 2, 3, 4, 5]);
    expect(bids.at(-1)).toBe('1 bid 5');
    expect(room.lines).toContain('bell');
  });
});

describe('seen by', () => {
  test('its owner, on every page and on coming back; by nobody else', async () => {
    const { room, guests } = await toy();
    const second = room.guest({ seats: [1] });
    const watcher = room.guest({ seats: [] });
    await guests[1]!.order('raise 4');
    const late = room.guest({ seats: [1] });
    for (const own of [guests[1]!, second, late]) expect(own.waiting.order).toBe('raise 4');
    for (const other of [guests[0]!, guests[2]!, watcher, room.guest({ seats: [] })]) {
      expect(other.waiting.order).toBeUndefined();
      expect(other.bytes.join()).not.toContain('raise 4');
    }
    await room.reopen();
    expect(room.guest({ seats: [1] }).waiting.order).toBe('raise 4');
    expect(room.guest({ seats: [2] }).bytes.join()).not.toContain('raise');
  });

  test('nobody who looks through other eyes of the same device', async () => {
    const { room } = await toy();
    const device = room.guest({ seats: [0, 1] });
    await device.order('raise 4');
    await device.sit(1);
    expect(device.waiting.order).toBeUndefined();
    await device.sit('watcher');
    expect(device.waiting.order).toBeUndefined();
    await device.sit(0);
    expect(device.waiting.order).toBe('raise 4');
  });
});

describe('two servers over one store', () => {
  const both = async (table: OnlineTable) => {
    const { room } = table;
    return Room.open(room.plan, room.store, room.clock, { name: 'other' });
  };

  test.each(['hint', 'no hint'] as const)('an order is carried out once (%s)', async (how) => {
    const table = await beans();
    const { game, room, guests } = table;
    const other = await both(table);
    await guests[0]!.move(legalMove(game, room, 0));
    const card = legalMove(game, room, 1);
    await guests[1]!.order(`pick ${card}`);
    if (how === 'hint') await other.host.refresh();
    await room.clock.advance(MINUTE);
    await other.host.refresh();
    await room.clock.advance(MINUTE);
    expect(about(room, 'choice 1')).toEqual([`choice 1 ${card}`]);
    expect(about(room, 'cancel 1')).toHaveLength(1);
    expect(other.lines).toEqual(room.lines);
  });

  test('also a game’s own, time after time', async () => {
    const table = await toy();
    const { room, guests } = table;
    const other = await both(table);
    await guests[1]!.order('raise 5');
    await guests[2]!.order('raise 4');
    for (const guest of guests) await guest.move('bid 0');
    for (let i = 0; i < 100; i++) {
      await room.clock.advance(500);
      await other.host.refresh();
    }
    expect(room.lines.filter((line) => /^\d bid/.test(line))).toHaveLength(5);
    const ids = room.store.all(room.plan.sheet.id).flatMap(({ by }) => by ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the server that took it is gone: the other carries it out', async () => {
    const table = await beans();
    const { game, room, guests } = table;
    await guests[0]!.order(`pick ${legalMove(game, room, 0)}`);
    const other = await both(table);
    room.close();
    await other.clock.advance(THOUGHT.most);
    await settled();
    expect(other.host.log.steps).toBe(2);
  });
});
