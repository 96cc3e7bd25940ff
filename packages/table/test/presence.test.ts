// Who is here: a short gap is nobody's business, a longer one is told, a long one lets others act;
// leaving on purpose counts at once, and who is connected elsewhere is here.
import { describe, expect, test } from 'vitest';

import { settled } from '../testing/hand-clock.ts';
import type { FakeGuest } from './fake-guest.ts';
import { legalMove, MINUTE, moveAll, onlineTable, SECOND } from './online-setting.ts';
import { Room } from './table-setting.ts';

const AWAY = 15 * SECOND;
const GONE = 45 * SECOND;

/** The first lead is seat 0's; then 1 and 2 choose in secret. */
const beans = () => onlineTable('nicht-die-bohne', { seats: 3 });

const presenceOf = (room: Room, seat: number) => room.host.people.seats[seat]!.presence;
/** What this guest has heard last about a seat. */
const heard = (guest: FakeGuest, seat: number) => guest.people.seats[seat]!;

describe('whose wire breaks', () => {
  test('is here for fifteen seconds, then away, then gone', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave();
    await room.clock.advance(AWAY - 1);
    expect([presenceOf(room, 2), heard(guests[0]!, 2).presence]).toEqual(['here', 'here']);
    await room.clock.advance(1);
    expect([presenceOf(room, 2), heard(guests[0]!, 2).presence]).toEqual(['away', 'away']);
    await room.clock.advance(GONE - AWAY - 1);
    expect([presenceOf(room, 2), heard(guests[0]!, 2).presence]).toEqual(['away', 'away']);
    await room.clock.advance(1);
    expect([presenceOf(room, 2), heard(guests[0]!, 2).presence]).toEqual(['gone', 'gone']);
  });

  test('and is mended in time was never away', async () => {
    const { room, guests } = await beans();
    for (let i = 0; i < 8; i++) {
      guests[2]!.leave();
      await room.clock.advance(AWAY - 1);
      guests[2] = room.guest({ seats: [2] });
      await room.clock.advance(SECOND);
    }
    const told = guests[0]!.reports.flatMap((one) => (one.kind === 'people' ? [one.people] : []));
    for (const { seats } of told) expect(seats[2]!.presence).toBe('here');
  });

  test('and comes back from far is here at once', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave();
    await room.clock.advance(2 * GONE);
    room.guest({ seats: [2] });
    expect(presenceOf(room, 2)).toBe('here');
    await room.clock.advance(SECOND);
    expect(heard(guests[0]!, 2).presence).toBe('here');
    expect(room.entries.some((text) => /stand-in|back/.test(text))).toBe(false);
  });

  test('but whose other page is still open is here', async () => {
    const { room, guests } = await beans();
    const second = room.guest({ seats: [2] });
    guests[2]!.leave('left');
    await room.clock.advance(2 * GONE);
    expect(presenceOf(room, 2)).toBe('here');
    second.leave();
    await room.clock.advance(AWAY);
    expect(presenceOf(room, 2)).toBe('away');
  });

  test('leaving twice is leaving once', async () => {
    const { room, guests } = await beans();
    const second = room.guest({ seats: [2] });
    guests[2]!.leave();
    guests[2]!.leave('left');
    guests[2]!.leave();
    await room.clock.advance(2 * GONE);
    expect(presenceOf(room, 2)).toBe('here');
    second.leave();
  });

  test('nobody is blamed for not having come yet', async () => {
    const { room } = await onlineTable('nicht-die-bohne', { seats: 3, here: [0] });
    expect([1, 2].map((seat) => presenceOf(room, seat))).toEqual(['here', 'here']);
    await room.clock.advance(AWAY);
    expect([1, 2].map((seat) => presenceOf(room, seat))).toEqual(['away', 'away']);
    await room.reopen();
    expect([0, 1, 2].map((seat) => presenceOf(room, seat))).toEqual(['here', 'here', 'here']);
  });

  test('bots are always here', async () => {
    const { room } = await onlineTable('nicht-die-bohne', { seats: 3, people: [0] });
    await room.clock.advance(10 * MINUTE);
    expect([1, 2].map((seat) => presenceOf(room, seat))).toEqual(['here', 'here']);
  });
});

describe('who leaves on purpose', () => {
  test('is gone at once, and others are told', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave('left');
    expect(presenceOf(room, 2)).toBe('gone');
    await room.clock.advance(SECOND);
    expect(heard(guests[0]!, 2).presence).toBe('gone');
  });

  test('and comes back is here, and a broken wire later is only a broken wire', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave('left');
    const again = room.guest({ seats: [2] });
    expect(presenceOf(room, 2)).toBe('here');
    again.leave();
    expect(presenceOf(room, 2)).toBe('here');
  });
});

describe('over days', () => {
  const days = () =>
    onlineTable('nicht-die-bohne', { seats: 3, clock: { kind: 'correspondence', move: 86_400 } });

  test('nobody is gone, and nobody may have a bot play for somebody whose time runs', async () => {
    const { game, room, guests } = await days();
    await guests[0]!.move(legalMove(game, room, 0));
    guests[1]!.leave();
    guests[2]!.leave('left');
    for (const wait of [SECOND, GONE, 60 * MINUTE]) {
      await room.clock.advance(wait);
      const { seats } = room.host.people;
      expect(seats.map(({ presence }) => presence)).not.toContain('gone');
      expect(seats.map(({ mayStandIn }) => mayStandIn)).toEqual([false, false, false]);
      expect(await guests[0]!.standIn(2)).toMatchObject({ code: 'not-gone' });
    }
    expect(room.host.awaited).toEqual([1, 2]);
  });

  test('when the time is up a bot makes the move', async () => {
    const { game, room, guests } = await days();
    await guests[0]!.move(legalMove(game, room, 0));
    guests[2]!.leave('left');
    await room.clock.advance(24 * 60 * MINUTE + MINUTE);
    expect(room.entries).toContain('flag 2');
  });
});

describe('may a bot sit in', () => {
  test('only for who is gone, and only while the table waits for them', async () => {
    const table = await beans();
    const { room, guests, game } = table;
    guests[2]!.leave();
    await room.clock.advance(GONE);
    // Seat 0 leads: nobody waits for seat 2 yet.
    expect(room.host.people.seats.map(({ mayStandIn }) => mayStandIn)).toEqual([
      false,
      false,
      false,
    ]);
    expect(await guests[1]!.standIn(2)).toMatchObject({ kind: 'table', code: 'not-gone' });
    await guests[0]!.move(legalMove(game, room, 0));
    expect(room.host.people.seats.map(({ mayStandIn }) => mayStandIn)).toEqual([
      false,
      false,
      true,
    ]);
    await room.clock.advance(SECOND);
    for (const guest of [guests[0]!, guests[1]!]) expect(heard(guest, 2).mayStandIn).toBe(true);
    expect(await guests[1]!.standIn(2)).toBeUndefined();
    await room.clock.advance(SECOND);
    expect(room.host.people.seats[2]).toMatchObject({ standIn: 'sits', mayStandIn: false });
    expect(heard(guests[0]!, 2)).toMatchObject({ standIn: 'sits', mayStandIn: false });
  });

  test('others learn when it is over, too: the seat has answered', async () => {
    const { room, guests, game } = await beans();
    await guests[0]!.move(legalMove(game, room, 0));
    guests[2]!.leave('left');
    await room.clock.advance(SECOND);
    expect(heard(guests[1]!, 2).mayStandIn).toBe(true);
    // Somebody who is back for a moment.
    const again = room.guest({ seats: [2] });
    await again.move(legalMove(game, room, 2));
    again.leave('left');
    await room.clock.advance(SECOND);
    expect(heard(guests[1]!, 2)).toMatchObject({ presence: 'gone', mayStandIn: false });
  });

  test('not for who is here or only away, nor for a seat that is not there', async () => {
    const { room, guests, game } = await beans();
    await guests[0]!.move(legalMove(game, room, 0));
    guests[2]!.leave();
    await room.clock.advance(GONE - 1);
    for (const who of [2, 0, 9, 15])
      expect(await guests[1]!.standIn(who)).toMatchObject({ code: 'not-gone' });
  });

  test('not for a bot', async () => {
    const { room, guests } = await onlineTable('nicht-die-bohne', { seats: 3, people: [0, 1] });
    await room.clock.advance(SECOND);
    expect(await guests[0]!.standIn(2)).toMatchObject({ code: 'not-gone' });
  });
});

describe('on other servers', () => {
  test('who is connected there is here, and not any more when they leave', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave();
    room.host.hearElsewhere([2], 0);
    await room.clock.advance(2 * GONE);
    expect(presenceOf(room, 2)).toBe('here');
    room.host.hearElsewhere([], 0);
    await room.clock.advance(AWAY - 1);
    expect(presenceOf(room, 2)).toBe('here');
    await room.clock.advance(1);
    expect(presenceOf(room, 2)).toBe('away');
  });

  test('hearing it again changes nothing', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave();
    room.host.hearElsewhere([], 0);
    await room.clock.advance(AWAY - 1);
    room.host.hearElsewhere([], 0);
    await room.clock.advance(1);
    expect(presenceOf(room, 2)).toBe('away');
  });

  test('who moves from here to there is here all the time', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave('left');
    room.host.hearElsewhere([2], 0);
    expect(presenceOf(room, 2)).toBe('here');
  });

  test('watchers there and here are counted together', async () => {
    const { room, guests } = await beans();
    room.guest({ seats: [] });
    room.host.hearElsewhere([], 3);
    await room.clock.advance(SECOND);
    expect(guests[0]!.people.watchers).toBe(4);
  });

  test('whoever looks there has seen a step', async () => {
    for (const [seats, watchers] of [
      [[2], 0],
      [[], 1],
    ] as const) {
      const { room, guests, game } = await onlineTable('nicht-die-bohne', { seats: 3, here: [0] });
      room.host.hearElsewhere(seats, watchers);
      await guests[0]!.move(legalMove(game, room, 0));
      expect(await guests[0]!.undo()).toMatchObject({ code: 'no-undo', facts: { why: 'seen' } });
    }
  });

  test('and still has when they are gone again', async () => {
    const { room, guests, game } = await onlineTable('nicht-die-bohne', { seats: 3, here: [0] });
    room.host.hearElsewhere([2], 0);
    await guests[0]!.move(legalMove(game, room, 0));
    room.host.hearElsewhere([], 0);
    expect(await guests[0]!.undo()).toMatchObject({ code: 'no-undo', facts: { why: 'seen' } });
  });
});

describe('what is told', () => {
  test('comings and goings of one moment together', async () => {
    const { room, guests } = await beans();
    await room.clock.advance(SECOND);
    const before = guests[0]!.reports.length;
    const crowd = Array.from({ length: 20 }, () => room.guest({ seats: [] }));
    for (const watcher of crowd.slice(5)) watcher.leave();
    await room.clock.advance(SECOND);
    const since = guests[0]!.reports.slice(before);
    expect(since.map(({ kind }) => kind)).toEqual(['people']);
    expect(guests[0]!.people.watchers).toBe(5);
  });

  test('the same to everyone', async () => {
    const { room, guests } = await beans();
    const watcher = room.guest({ seats: [] });
    guests[2]!.leave('left');
    await room.clock.advance(2 * GONE);
    expect(watcher.people).toEqual(guests[0]!.people);
    expect(watcher.people).toEqual(room.host.people);
  });

  test('nothing at all at a table that is not online', async () => {
    const { room, guests } = await beans();
    const { plan } = room;
    const around = await Room.open({ ...plan, sheet: { ...plan.sheet, mode: 'around' } });
    const guest = around.guest({ seats: [0] });
    around.guest({ seats: [1] }).leave('left');
    await around.clock.advance(2 * GONE);
    expect(guest.reports.map(({ kind }) => kind)).toEqual(['table']);
    expect(guest.reports[0]).not.toHaveProperty('people');
    expect(guests[0]!.reports[0]).toHaveProperty('people');
  });

  test('nobody’s presence is waited for once the game is over', async () => {
    const table = await onlineTable('whisper', { seats: 2 });
    const { room, guests } = table;
    await moveAll(table);
    await room.clock.advance(3 * SECOND);
    const { pending } = room.host.log;
    if (pending.kind !== 'turn') throw new Error('a card is named');
    await guests[pending.seat]!.move('name ace');
    guests[0]!.leave();
    await settled();
    await room.clock.advance(SECOND);
    expect(room.clock.timers).toBe(0);
  });
});
