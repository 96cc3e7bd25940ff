// One table open on two servers at once: choices made at the same moment all count, nothing is done
// twice, and both servers show the same table.
import { rngFor, type Rng, type Seat } from '@tablee/kit';
import type { Command, Report } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { HandClock, settled } from '../testing/hand-clock.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { Host, openLedger, SenseOfTime, type HostPlan, type PeerSession } from '../src/index.ts';
import { legalMove, MINUTE, NOON, onlineTable } from './online-setting.ts';
import { freshSeed, gameOf, planOf, replayed, Room, type GameId } from './table-setting.ts';

/** Somebody who only counts: what was done, what was refused. */
class Counter {
  readonly refused: Report[] = [];
  done = 0;
  #visit: PeerSession;
  #commands = 0;
  readonly #seat: Seat;
  step = 0;

  constructor(host: Host, seat: Seat) {
    this.#seat = seat;
    const send = (report: Report): void => {
      if (report.kind === 'done') this.done += 1;
      else if (report.kind === 'refused') this.refused.push(report);
      else if ('step' in report) this.step = report.step;
    };
    this.#visit = host.join({ seats: [seat], isPerson: true, send }, seat);
  }

  say(what: { kind: 'undo' } | { kind: 'move'; move: string }): Promise<void> {
    this.#commands += 1;
    const { step } = this;
    const id = `c${this.#commands}`;
    return this.#visit.receive({ ...what, id, seat: this.#seat, step });
  }
}

/** Appends take a few turns of the event loop, more or less. */
function dawdle(store: MemoryStore, rng: Rng): void {
  store.onAppend = async () => {
    for (let i = rng.below(4); i > 0; i--) await Promise.resolve();
  };
}

async function pair(plan: HostPlan, rng: Rng) {
  const store = new MemoryStore();
  const clock = new HandClock();
  const one = await Host.open(plan, { store, clock });
  const other = await Host.open(plan, { store, clock });
  dawdle(store, rng);
  return { store, clock, one, other };
}

test('ten thousand times two choose at the same moment: both are accepted', async () => {
  const seed = freshSeed();
  const rng = rngFor(seed, 'collide');
  // Nobody waits for the third seat here: it never chooses, and the phase never ends.
  const plan = planOf(await gameOf('whisper'), { seats: 3, mode: 'online' });
  // More than so many changes of mind at one step are nobody's.
  for (let table = 0; table < 500; table++) {
    const { store, one, other } = await pair(plan, rng);
    const zero = new Counter(one, 0);
    const first = new Counter(other, 1);
    for (let i = 0; i < 20; i++) {
      const move = `bid ${i % 3}`;
      await Promise.all([zero.say({ kind: 'move', move }), first.say({ kind: 'move', move })]);
      if (rng.below(4) === 0) await Promise.all([one.refresh(), other.refresh()]);
      if (rng.below(8) > 0) continue;
      await Promise.all([zero.say({ kind: 'undo' }), first.say({ kind: 'undo' })]);
    }
    expect([zero.refused, first.refused], `seed ${seed}`).toEqual([[], []]);
    const texts = store.texts(plan.sheet.id);
    for (const seat of [0, 1])
      expect(texts.filter((text) => text.startsWith(`choice ${seat}`))).toHaveLength(20);
    await Promise.all([one.refresh(), other.refresh()]);
    expect(one.length).toBe(texts.length);
    expect(other.length).toBe(texts.length);
    one.close();
    other.close();
  }
});

test('hundreds of times the last two choose at the same moment: it opens once', async () => {
  const seed = freshSeed();
  const rng = rngFor(seed, 'open');
  const plan = planOf(await gameOf('whisper'), { seats: 2, mode: 'online' });
  for (let i = 0; i < 300; i++) {
    const { store, one, other } = await pair(plan, rng);
    const zero = new Counter(one, 0);
    const first = new Counter(other, 1);
    await Promise.all([
      zero.say({ kind: 'move', move: 'bid 1' }),
      first.say({ kind: 'move', move: 'bid 2' }),
    ]);
    await Promise.all([one.refresh(), other.refresh()]);
    expect([zero.done, first.done], `seed ${seed}`).toEqual([1, 1]);
    const steps = store.texts(plan.sheet.id).filter((text) => text.startsWith('sealed'));
    expect(steps).toEqual(['sealed 0 bid 1 ; 1 bid 2']);
    expect([one.log.steps, other.log.steps]).toEqual([2, 2]);
    one.close();
    other.close();
  }
});

describe('the same command at both servers', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('is done once (%i)', async (luck) => {
    const rng = rngFor(`${luck}`, 'twice');
    const { store, one, other } = await pair(
      planOf(await gameOf('whisper'), { seats: 3, mode: 'online' }),
      rng,
    );
    const heard: Report[] = [];
    const guest = {
      seats: [0],
      isPerson: true,
      send: (report: Report) => void heard.push(report),
    };
    const command: Command = { kind: 'move', id: 'same', seat: 0, step: 1, move: 'bid 1' };
    const visits = [one.join(guest, 0), other.join(guest, 0)];
    await Promise.all([...visits, ...visits].map((visit) => visit.receive(command)));
    const texts = store.texts('table-1').filter((text) => text.startsWith('choice'));
    expect(texts).toEqual(['choice 0 bid 1']);
    expect(heard.filter(({ kind }) => kind === 'done')).toHaveLength(4);
  });

  test('an id of one seat’s is not used up by another’s', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 3 });
    const other = await Room.open(room.plan, room.store, room.clock);
    const elsewhere = other.guest({ seats: [1] });
    const id = 'the same name';
    expect(await guests[0]!.move('bid 1', { id })).toBeUndefined();
    expect(await elsewhere.move('bid 2', { id })).toBeUndefined();
    expect(await guests[2]!.move('bid 0', { id })).toBeUndefined();
    expect(room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 2 ; 2 bid 0');
    // Not by something that merely looks like another seat's either.
    await other.host.refresh();
    expect(await guests[0]!.move('bid 3', { id: '1/x' })).toBeUndefined();
    await other.host.refresh();
    expect(await elsewhere.move('bid 4', { id: 'x' })).toBeUndefined();
    expect(other.lines.at(-1)).toBe('1 bid 4');
  });
});

describe('who comes from the other server, which was quicker', () => {
  /** Both servers before the lead; then it is made at the first, and the second has not heard of it. */
  async function behind() {
    const table = await onlineTable('nicht-die-bohne', { seats: 3, bench: false });
    const { game, room, guests } = table;
    const other = await Room.open(room.plan, room.store, room.clock, { name: 'other' });
    const lead = legalMove(game, room, 0);
    expect(await guests[0]!.move(lead, { id: 'lead' })).toBeUndefined();
    return { ...table, other, lead };
  }

  /** On coming it is said what was seen there, or (nothing remembered) it is not. */
  const SEEN = [{ step: 2, undone: 0 }, undefined];

  test.each(SEEN)('a command that was done there is done here, seen %o', async (since) => {
    const { game, room, guests, other } = await behind();
    const card = legalMove(game, room, 1);
    expect(await guests[1]!.move(card, { id: 'mine' })).toBeUndefined();
    room.close();
    const again = other.guest({ seats: [1] }, 1, since);
    await settled();
    expect(await again.move(card, { id: 'mine', step: 2 })).toBeUndefined();
    expect(again.waiting.own).toBe(card);
  });

  test.each(SEEN)('a command for a step that was made there counts, seen %o', async (since) => {
    const { game, room, other } = await behind();
    const card = legalMove(game, room, 2);
    room.close();
    const again = other.guest({ seats: [2] }, 2, since);
    await settled();
    expect(await again.move(card, { step: 2 })).toBeUndefined();
    expect(again.waiting).toMatchObject({ own: card, chosen: [2] });
  });

  test('a store that cannot be read just then: nobody is told that it was too late', async () => {
    const { game, room, guests, other } = await behind();
    const card = legalMove(game, room, 1);
    expect(await guests[1]!.move(card, { id: 'mine' })).toBeUndefined();
    room.close();
    const again = other.guest({ seats: [1] });
    room.store.unreadable = 1;
    expect(await again.move(card, { id: 'mine', step: 2 })).toMatchObject({ code: 'store' });
    expect(await again.move(card, { id: 'mine', step: 2 })).toBeUndefined();
  });

  test('what this server learns by it is acted upon: bots sit in as they were asked to', async () => {
    const { game, room, guests, other } = await behind();
    other.seatBots({ choose: () => game.bots['random']! });
    expect(await guests[1]!.standIn(1)).toBeUndefined();
    room.close();
    const { changes } = other;
    other.guest({ seats: [2] }, 2, { step: 2, undone: 0 });
    await settled();
    expect(other.changes).toBeGreaterThan(changes);
    await other.clock.advance(10_000);
    expect(other.entries.some((text) => text.startsWith('choice 1'))).toBe(true);
  });

  test('who is gone again before this server has looked is not here', async () => {
    const { other } = await behind();
    const guest = other.guest({ seats: [2] }, 2, { step: 2, undone: 0 });
    guest.leave();
    await settled();
    expect(other.host.guests).toBe(0);
    await other.clock.advance(60_000);
    expect(other.host.people.seats[2]!.presence).toBe('gone');
  });
});

describe('a bot that sits in on one server, before that has heard of the other', () => {
  test.each(['whisper', 'chicoree'] as const)(
    '%s: does not move for somebody who is back',
    async (id) => {
      const { room, guests } = await onlineTable(id, { seats: 3 });
      expect(await guests[0]!.standIn(0)).toBeUndefined();
      const other = await Room.open(room.plan, room.store, room.clock, { name: 'other' });
      other.guest({ seats: [0] });
      await settled();
      const entries = [...other.entries];
      expect(entries.at(-1)).toBe('back 0');
      await room.clock.advance(10_000);
      expect(room.entries).toEqual(entries);
      expect(room.host.people.seats[0]!.standIn).toBeUndefined();
    },
  );

  test('does not choose anew for somebody who chose just in time', async () => {
    const clock = { kind: 'live', bank: 10, move: 5 } as const;
    const { game, room, guests } = await onlineTable('whisper', { seats: 3, clock, bench: false });
    // Nobody answers for the last seat: nothing is opened yet.
    const silent = (): undefined => undefined;
    room.seatBots({ choose: (seat) => (seat === 0 ? game.bots['random']! : silent) });
    const other = await Room.open(room.plan, room.store, room.clock, { name: 'other' });
    const elsewhere = other.guest({ seats: [0] });
    expect(await guests[1]!.move('bid 1')).toBeUndefined();
    await room.clock.advance(15_000);
    expect(room.entries).toContain('flag 0');
    expect(await elsewhere.move('bid 1')).toBeUndefined();
    await room.clock.advance(2000);
    const own = room.entries.filter((text) => text.startsWith('choice 0'));
    expect(own).toEqual(['choice 0 bid 1']);
  });
});

test('a move that one server has refused is not made by another that hears of it later', async () => {
  const { game, room, guests } = await onlineTable('nicht-die-bohne', { seats: 3, here: [0] });
  const other = await Room.open(room.plan, room.store, room.clock, { name: 'other' });
  const again = other.guest({ seats: [0] });
  const [first, second] = [legalMove(game, room, 0), legalMove(game, room, 0, 1)];
  const late = { id: 'late', step: 1, undone: 0 };
  expect(await again.move(first)).toBeUndefined();
  expect(await again.move(second, late)).toMatchObject({ code: 'stale' });
  expect(await again.undo()).toBeUndefined();
  // It was on its way to the first server all the time.
  expect(await guests[0]!.move(second, late)).toMatchObject({ code: 'stale' });
  expect(await again.move(second)).toBeUndefined();
});

test('a server that slept does not know who has looked at the other: nothing is taken back', async () => {
  // The lid of the machine, noticed by whoever asks for the time first.
  const machine = new HandClock(NOON);
  let asleep = 0;
  const clock = new SenseOfTime({
    wall: () => machine.now() + asleep,
    steady: () => machine.now(),
    after: (milliseconds, run) => machine.after(milliseconds, run),
  });
  const game = await gameOf('nicht-die-bohne');
  const plan = planOf(game, { seats: 3, people: [0, 1], mode: 'online' });
  const room = await Room.open(plan, new MemoryStore(), machine, { clock });
  clock.onGap(() => room.host.woke());
  const guest = room.guest({ seats: [0] });
  expect(await guest.move(legalMove(game, room, 0))).toBeUndefined();
  expect(guest.waiting.undo).toBe('possible');
  asleep += MINUTE;
  expect(await guest.undo()).toMatchObject({ code: 'no-undo', facts: { why: 'seen' } });
});

describe('people on both servers, hints that come late', () => {
  test.each<[GameId, Readonly<Record<string, string>>]>([
    ['nicht-die-bohne', { rounds: '1' }],
    ['pas-de-bras', { rounds: '1' }],
    ['chicoree', {}],
  ])('%s: no choice is lost, both see the same', async (id, options) => {
    const game = await gameOf(id);
    const plan = planOf(game, { seats: 3, options, mode: 'online' });
    const store = new MemoryStore();
    const clock = new HandClock();
    const rooms = [
      await Room.open(plan, store, clock, { name: 'a' }),
      await Room.open(plan, store, clock, { name: 'b' }),
    ] as const;
    const guests = [0, 1, 2].map((seat) => rooms[seat % 2]!.guest({ seats: [seat] }));
    const watchers = rooms.map((room) => room.guest({ seats: [] }));
    for (let i = 0; i < 300 && !rooms[0].isOver; i++) {
      // Whoever has heard that they are asked answers, all at the same moment.
      const answers = await Promise.all(
        guests.flatMap((guest, seat) => {
          const { seats, chosen } = guest.waiting;
          if (!seats.includes(seat) || chosen.includes(seat)) return [];
          return [guest.move(legalMove(game, rooms[seat % 2]!, seat, 0))];
        }),
      );
      for (const answer of answers) expect(answer).toBeUndefined();
      await settled();
      for (const [n, room] of rooms.entries()) if ((i + n) % 3 === 0) await room.host.refresh();
    }
    await rooms[0].host.refresh();
    await rooms[1].host.refresh();
    expect(rooms[1].lines).toEqual(rooms[0].lines);
    expect(watchers[1]!.sight.view).toEqual(watchers[0]!.sight.view);
    expect(openLedger(plan, store.all(plan.sheet.id)).log.lines).toEqual(rooms[0].lines);
    if (rooms[0].isOver) expect(replayed(plan, rooms[0].lines)).toEqual(rooms[0].lines);
  });
});
