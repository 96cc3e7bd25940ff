// The bell of a free-for-all: rings when it is due, starts again with each bid, and only counts for
// the step it was set for.
import { describe, expect, test } from 'vitest';

import { settled } from '../testing/hand-clock.ts';
import type { FakeGuest } from './fake-guest.ts';
import { stacked } from './chicoree-pile.ts';
import { gameOf, planOf, Room } from './table-setting.ts';

const HAMMER = 5000;

/** A melee for C1 has just begun, with a guest in every seat. */
async function melee(seats = 3): Promise<{ room: Room; guests: FakeGuest[] }> {
  const game = await gameOf('chicoree');
  const options = { auction: 'melee', hammer: '5' };
  const room = await Room.open(planOf(game, { seats, options, deal: stacked('C7 C1 C2 C3') }));
  const guests = Array.from({ length: seats }, (_, seat) => room.guest({ seats: [seat] }));
  expect(await guests[0]!.move('done')).toBeUndefined();
  expect(guests[1]!.waiting).toMatchObject({
    kind: 'open',
    seats: [...guests.keys()],
    bell: { left: HAMMER, of: HAMMER },
  });
  return { room, guests };
}

const bells = (room: Room): number => room.entries.filter((entry) => entry === 'bell').length;

describe('the bell', () => {
  test('rings after the hammer’s seconds, and the card goes to nobody', async () => {
    const { room, guests } = await melee();
    await room.clock.advance(HAMMER - 1);
    expect(bells(room)).toBe(0);
    await room.clock.advance(1);
    expect(bells(room)).toBe(1);
    expect(guests[2]!.sight.kind).toBe('step');
    expect(guests[2]!.waiting).toMatchObject({ kind: 'turn', seats: [1] });
    expect(guests[2]!.waiting.bell).toBeUndefined();
    await room.clock.advance(10 * HAMMER);
    expect(bells(room)).toBe(1);
  });

  test('starts again with each bid', async () => {
    const { room, guests } = await melee();
    for (const [seat, bid] of [1, 2, 1, 0].entries()) {
      await room.clock.advance(HAMMER - 1);
      expect(await guests[bid]!.move(`bid ${seat + 1}`)).toBeUndefined();
      expect(guests[bid]!.waiting.bell).toEqual({ left: HAMMER, of: HAMMER });
      expect(bells(room)).toBe(0);
    }
    await room.clock.advance(HAMMER);
    expect(room.lines.slice(-2)[0]).toBe('bell');
    expect(guests[0]!.sight).toMatchObject({
      events: [{ kind: 'sold', seat: 0, amount: 4 }, { kind: 'turn' }],
    });
  });

  test('is not moved by a bid that the rules refuse, nor by a re-send', async () => {
    const { room, guests } = await melee();
    expect(await guests[1]!.move('bid 2', { id: 'once' })).toBeUndefined();
    await room.clock.advance(3000);
    expect(await guests[1]!.move('bid 3')).toMatchObject({ rule: 'CH-71', why: 'own-bid-stands' });
    expect(await guests[2]!.move('bid 2')).toMatchObject({ rule: 'CH-64', why: 'bid-higher' });
    expect(await guests[1]!.move('bid 2', { id: 'once' })).toBeUndefined();
    await room.clock.advance(2000);
    expect(bells(room)).toBe(1);
  });

  test('a late timer after a bid does nothing', async () => {
    const { room, guests } = await melee();
    room.clock.isDeaf = true;
    await room.clock.advance(4000);
    expect(await guests[1]!.move('bid 1')).toBeUndefined();
    await room.clock.advance(4999);
    expect(bells(room)).toBe(0);
    await room.clock.advance(1);
    expect(bells(room)).toBe(1);
  });

  test('says how much time is left to who comes later', async () => {
    const { room } = await melee();
    await room.clock.advance(1500);
    expect(room.guest({ seats: [] }).waiting.bell).toEqual({ left: 3500, of: HAMMER });
  });

  test('a bid that was in line before it counts', async () => {
    const { room, guests } = await melee();
    await room.clock.advance(4900);
    const release = room.store.hold();
    const bid = guests[1]!.move('bid 1');
    await room.clock.advance(200);
    release();
    expect(await bid).toBeUndefined();
    await settled();
    expect(bells(room)).toBe(0);
    expect(guests[2]!.waiting.bell).toEqual({ left: HAMMER, of: HAMMER });
  });

  test('a bid in line behind it comes too late', async () => {
    const { room, guests } = await melee();
    const release = room.store.hold();
    await room.clock.advance(HAMMER);
    const bid = guests[1]!.move('bid 1');
    release();
    expect(await bid).toMatchObject({ kind: 'table', code: 'stale' });
    expect(bells(room)).toBe(1);
    expect(guests[1]!.waiting).toMatchObject({ kind: 'turn', seats: [1] });
  });

  test('starts with its full time when the table is opened again', async () => {
    const { room, guests } = await melee();
    expect(await guests[1]!.move('bid 3')).toBeUndefined();
    await room.clock.advance(4000);
    await room.reopen();
    const again = room.guest({ seats: [1] });
    expect(again.waiting).toMatchObject({
      kind: 'open',
      seats: [0, 2],
      bell: { left: HAMMER, of: HAMMER },
    });
    await room.clock.advance(HAMMER - 1);
    expect(bells(room)).toBe(0);
    await room.clock.advance(1);
    expect(again.sight).toMatchObject({ events: [{ kind: 'sold', seat: 1, amount: 3 }, {}] });
  });

  test('rings soon when nobody is left to raise', async () => {
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 2 }));
    const guests = [0, 1].map((seat) => room.guest({ seats: [seat] }));
    await guests[0]!.move('bid 0');
    await guests[1]!.move('bid 0');
    await guests[1]!.move('bid 5');
    expect(guests[0]!.waiting).toMatchObject({ kind: 'open', seats: [] });
    expect(guests[0]!.waiting.bell).toEqual({ left: 1000, of: 1000 });
    await room.clock.advance(1000);
    expect(guests[0]!.waiting).toMatchObject({ kind: 'turn', seats: [1] });
  });

  test('bots bid before it, whatever their pace', async () => {
    const { room, guests } = await melee();
    await room.clock.advance(HAMMER);
    const game = await gameOf('chicoree');
    for (const guest of guests) guest.leave();
    room.addBots({ seats: [0, 1, 2], choose: game.bots['habitue']!, pace: () => 60_000 });
    while (bells(room) < 4) await room.clock.next();
    expect(room.lines.some((line) => /^\d bid \d+$/.test(line))).toBe(true);
  });
});
