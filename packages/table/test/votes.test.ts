// What people agree on: a pause, and an end before the end. Whose say it takes, and how to say no.
import { readRecord, secretFrom } from '@tablee/kit';
import type { Report, Vote } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { recordOf } from '../src/index.ts';
import { settled } from '../testing/hand-clock.ts';
import { legalMove, MINUTE, onlineTable, SECOND, type OnlineWish } from './online-setting.ts';
import type { Room } from './table-setting.ts';

const beans = (wish: Partial<OnlineWish> = {}) =>
  onlineTable('nicht-die-bohne', { seats: 3, ...wish });

const WORD = { pause: 'paused', end: 'ended' } as const;
const isDone = (room: Room, what: Vote) => room.entries.includes(WORD[what]);

/** A table where these seats have voted. */
async function voted(what: 'pause' | 'end', seats: readonly number[]) {
  const table = await beans();
  for (const seat of seats) await table.guests[seat]!.vote(what);
  return table;
}

describe.each(['pause', 'end'] as const)('a vote for %s', (what) => {
  test('counts once everyone who is here has asked for it', async () => {
    const { room, guests } = await beans();
    const watcher = room.guest({ seats: [] });
    for (const seat of [1, 0]) {
      expect(await guests[seat]!.vote(what)).toBeUndefined();
      expect(isDone(room, what)).toBe(false);
    }
    await room.clock.advance(SECOND);
    expect(watcher.people.votes[what]).toEqual([0, 1]);
    expect(await guests[2]!.vote(what)).toBeUndefined();
    expect(isDone(room, what)).toBe(true);
    expect(room.host.company.isPaused).toBe(what === 'pause');
    expect(room.host.isEnded).toBe(what === 'end');
    for (const guest of [...guests, watcher]) {
      expect(guest.notes).toEqual([{ step: 1, kind: WORD[what] }]);
      await room.clock.advance(SECOND);
      expect(guest.people).toMatchObject({ isPaused: what === 'pause', isEnded: what === 'end' });
    }
  });

  test('those who are gone do not block it', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave();
    await room.clock.advance(46 * SECOND);
    await guests[0]!.vote(what);
    await guests[1]!.vote(what);
    expect(isDone(room, what)).toBe(true);
  });

  test('who has only lost the wire for a moment is still here', async () => {
    const { room, guests } = await beans();
    guests[2]!.leave();
    await room.clock.advance(20 * SECOND);
    await guests[0]!.vote(what);
    await guests[1]!.vote(what);
    await room.clock.advance(2 * SECOND);
    expect(room.host.people.voters).toEqual([0, 1, 2]);
    expect(isDone(room, what)).toBe(false);
  });

  test('who is out of reach for long does not block what the others asked for', async () => {
    const { room, guests } = await voted(what, [0, 1]);
    guests[2]!.leave();
    await room.clock.advance(MINUTE);
    expect(isDone(room, what)).toBe(true);
  });

  test('bots and those whom a bot plays for have no say', async () => {
    const { room, guests } = await beans({ people: [0, 1] });
    await guests[1]!.standIn(1);
    await guests[0]!.vote(what);
    expect(isDone(room, what)).toBe(true);
  });

  test('can be taken back', async () => {
    const { room, guests } = await voted(what, [0, 1]);
    expect(await guests[0]!.unvote(what)).toBeUndefined();
    await guests[2]!.vote(what);
    expect(isDone(room, what)).toBe(false);
    await room.clock.advance(SECOND);
    expect(guests[0]!.people.votes[what]).toEqual([1, 2]);
    await guests[0]!.vote(what);
    expect(isDone(room, what)).toBe(true);
  });

  test('whoever leaves on purpose may complete it, and whoever keeps the table is told', async () => {
    const { room, guests } = await voted(what, [0, 1]);
    const { changes } = room;
    guests[2]!.leave('left');
    await room.clock.advance(SECOND);
    expect(isDone(room, what)).toBe(true);
    expect(room.changes).toBeGreaterThan(changes);
  });

  test('of somebody who has left since does not count for those who are here', async () => {
    const { room, guests } = await voted(what, [0]);
    guests[0]!.leave('left');
    await room.clock.advance(SECOND);
    expect(isDone(room, what)).toBe(false);
    await guests[1]!.vote(what);
    expect(isDone(room, what)).toBe(false);
    await guests[2]!.vote(what);
    expect(isDone(room, what)).toBe(true);
  });

  test('is not decided by an empty table', async () => {
    const { room, guests } = await voted(what, [0]);
    for (const guest of guests) guest.leave();
    await room.clock.advance(10 * MINUTE);
    expect(isDone(room, what)).toBe(false);
  });

  test('is not decided by opening the table again', async () => {
    const { room } = await voted(what, [0]);
    await room.reopen();
    expect(isDone(room, what)).toBe(false);
    expect(room.host.people.votes[what]).toEqual([0]);
    // Somebody is always the first one back.
    room.guest({ seats: [0] });
    await room.clock.advance(SECOND);
    expect(isDone(room, what)).toBe(false);
  });

  test('counts also where others are connected to other servers', async () => {
    const { room, guests } = await beans({ here: [0] });
    room.host.hearElsewhere([1, 2], 0);
    await guests[0]!.vote(what);
    await room.clock.advance(SECOND);
    expect(isDone(room, what)).toBe(false);
  });

  test('is off the table when somebody says no, and everyone hears who', async () => {
    const { room, guests } = await voted(what, [0, 1]);
    expect(await guests[2]!.decline(what)).toBeUndefined();
    expect(room.host.people.votes[what]).toEqual([]);
    expect(guests[0]!.notes).toEqual([{ step: 1, kind: 'declined', seat: 2 }]);
    expect(isDone(room, what)).toBe(false);
  });

  test('after a no only who said it asks again, until the table moves on', async () => {
    const { game, room, guests } = await beans();
    await guests[1]!.vote(what);
    await guests[2]!.decline(what);
    const declined = { kind: 'table', code: 'declined' };
    expect(await guests[1]!.vote(what)).toMatchObject(declined);
    expect(await guests[0]!.vote(what)).toMatchObject(declined);
    await room.reopen();
    const back = [0, 1, 2].map((seat) => room.guest({ seats: [seat] }));
    expect(await back[1]!.vote(what)).toMatchObject(declined);
    expect(await back[2]!.vote(what)).toBeUndefined();
    // That opens the question for everyone.
    expect(await back[1]!.vote(what)).toBeUndefined();
    expect(await back[0]!.decline(what)).toBeUndefined();
    await back[0]!.move(legalMove(game, room, 0));
    expect(await back[1]!.vote(what)).toBeUndefined();
  });

  test('nobody can say no to what nobody asks for', async () => {
    const { guests } = await beans();
    expect(await guests[0]!.decline(what)).toMatchObject({ code: 'nothing-to-do' });
  });

  test('twice is nothing to do, nor is taking back what was not asked for', async () => {
    const { room, guests } = await beans();
    const nothing = { kind: 'table', code: 'nothing-to-do' };
    expect(await guests[0]!.unvote(what)).toMatchObject(nothing);
    await guests[0]!.vote(what);
    const { entries } = room;
    expect(await guests[0]!.vote(what)).toMatchObject(nothing);
    expect(room.entries).toEqual(entries);
  });
});

describe.each([
  ['over days', { clock: { kind: 'correspondence', move: 86_400 } }],
  ['in a rated game', { isRated: true }],
] as const)('%s', (_, wish) => {
  describe.each(['pause', 'end'] as const)('a vote for %s', (what) => {
    test('takes everyone: nobody decides for those who are not here', async () => {
      const { room, guests } = await beans(wish);
      guests[0]!.leave();
      guests[1]!.leave('left');
      await room.clock.advance(10 * MINUTE);
      expect(await guests[2]!.vote(what)).toBeUndefined();
      await room.clock.advance(10 * MINUTE);
      expect(isDone(room, what)).toBe(false);
      expect(guests[2]!.people.voters).toEqual([0, 1, 2]);
    });

    test('waits for who comes back later: they see it, and complete it or say no', async () => {
      const { room, guests } = await beans(wish);
      guests[0]!.leave();
      for (const seat of [1, 2]) await guests[seat]!.vote(what);
      for (const seat of [1, 2]) guests[seat]!.leave();
      await room.clock.advance(60 * MINUTE);
      await room.reopen();
      const late = room.guest({ seats: [0] });
      expect(late.people).toMatchObject({ voters: [0, 1, 2], votes: { [what]: [1, 2] } });
      expect(isDone(room, what)).toBe(false);
      await late.vote(what);
      expect(isDone(room, what)).toBe(true);
    });

    test('asks nobody who got up of their own will, until they are back', async () => {
      const { room, guests } = await beans(wish);
      await guests[2]!.standIn(2);
      expect(room.host.people.voters).toEqual([0, 1]);
      await guests[2]!.takeBack();
      expect(room.host.people.voters).toEqual([0, 1, 2]);
      await guests[2]!.standIn(2);
      await room.reopen();
      for (const seat of [0, 1]) await room.guest({ seats: [seat] }).vote(what);
      expect(isDone(room, what)).toBe(true);
    });
  });
});

test('in a rated game a bot that others let sit in does not agree for anybody', async () => {
  const { game, room, guests } = await beans({ isRated: true });
  await guests[0]!.move(legalMove(game, room, 0));
  guests[2]!.leave('left');
  expect(await guests[1]!.standIn(2)).toBeUndefined();
  for (const seat of [0, 1]) await guests[seat]!.vote('end');
  await room.clock.advance(10 * MINUTE);
  expect(isDone(room, 'end')).toBe(false);
});

describe('a paused table', () => {
  async function paused() {
    const table = await beans();
    for (const guest of table.guests) await guest.vote('pause');
    return table;
  }

  test('takes no moves and nothing back, and says why', async () => {
    const { game, room, guests } = await paused();
    const { entries } = room;
    expect(await guests[0]!.move(legalMove(game, room, 0))).toEqual({
      kind: 'table',
      code: 'paused',
      facts: {},
    });
    expect(await guests[0]!.undo()).toMatchObject({ code: 'paused' });
    expect(await guests[0]!.vote('pause')).toMatchObject({ code: 'nothing-to-do' });
    expect(room.entries).toEqual(entries);
  });

  test('goes on when one of them says so', async () => {
    const { game, room, guests } = await paused();
    expect(await guests[1]!.resume()).toBeUndefined();
    expect(guests[2]!.notes.at(-1)).toEqual({ step: 1, kind: 'resumed', seat: 1 });
    expect(await guests[1]!.resume()).toMatchObject({ code: 'nothing-to-do' });
    expect(await guests[0]!.move(legalMove(game, room, 0))).toBeUndefined();
    // The old votes are used up.
    expect(room.host.people.votes.pause).toEqual([]);
  });

  test('stays paused when it is opened again', async () => {
    const { game, room } = await paused();
    await room.reopen();
    expect(room.host.company.isPaused).toBe(true);
    const guest = room.guest({ seats: [0] });
    expect(guest.people.isPaused).toBe(true);
    expect(await guest.move(legalMove(game, room, 0))).toMatchObject({ code: 'paused' });
  });

  test('bots rest, and play on afterwards', async () => {
    const { room, guests } = await beans({ people: [2] });
    const before = room.host.log.steps;
    await guests[2]!.vote('pause');
    await room.clock.advance(10 * MINUTE);
    expect(room.host.log.steps).toBe(before);
    await guests[2]!.resume();
    await room.clock.advance(2 * SECOND);
    expect(room.host.log.steps).toBeGreaterThan(before);
  });

  test('an open window has all its time again', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 2 });
    for (const guest of guests) await guest.move('bid 0');
    await room.clock.advance(2 * SECOND);
    for (const guest of guests) await guest.vote('pause');
    expect(guests[0]!.waiting.bell).toBeUndefined();
    await room.clock.advance(10 * MINUTE);
    expect(room.lines).not.toContain('bell');
    await guests[0]!.resume();
    expect(guests[1]!.waiting.bell).toEqual({ left: 3000, of: 3000 });
    await room.clock.advance(2999);
    expect(room.lines).not.toContain('bell');
    await room.clock.advance(1);
    expect(room.lines).toContain('bell');
  });

  test('can be ended', async () => {
    const { room, guests } = await paused();
    for (const guest of guests) expect(await guest.vote('end')).toBeUndefined();
    expect(room.host.isEnded).toBe(true);
  });
});

describe('a table that was ended by agreement', () => {
  async function ended() {
    const table = await beans();
    const { game, room, guests } = table;
    await guests[0]!.move(legalMove(game, room, 0));
    for (const guest of guests) await guest.vote('end');
    return table;
  }

  test('takes nothing any more, and says why', async () => {
    const { game, room, guests } = await ended();
    const { entries } = room;
    const [zero, one] = guests as [(typeof guests)[0], (typeof guests)[0]];
    const answers = [
      await one.move(legalMove(game, room, 1)),
      await zero.undo(),
      await one.order('pick play G1'),
      await one.cancel(),
      await one.vote('pause'),
      await one.unvote('end'),
      await one.resume(),
      await one.standIn(1),
      await one.takeBack(),
    ];
    for (const answer of answers)
      expect(answer).toEqual({ kind: 'table', code: 'ended', facts: {} });
    await room.clock.advance(10 * MINUTE);
    expect(room.entries).toEqual(entries);
  });

  test('waits for nobody, and bots play no more', async () => {
    const { room } = await ended();
    expect(room.host.awaited).toEqual([]);
    expect(room.host.due).toBeNull();
    const late = room.guest({ seats: [] });
    expect(late.people).toMatchObject({ isEnded: true });
    for (const { mayStandIn } of late.people.seats) expect(mayStandIn).toBe(false);
  });

  test('gives its record away, which ends where the game was stopped', async () => {
    const { room } = await ended();
    const { sheet } = room.plan;
    const keep = (isStopped: boolean) =>
      recordOf({
        sheet,
        log: room.host.log,
        secret: secretFrom('pinned'),
        firstBy: 'host',
        isStopped,
      });
    expect(keep(false)).toBeUndefined();
    const record = readRecord(keep(true)!);
    if (!record.ok) throw new Error('a record');
    expect(record.value.lines).toEqual(room.lines);
    expect(record.value.lines.some((line) => line.startsWith('over'))).toBe(false);
  });

  test('stays ended when it is opened again', async () => {
    const { room } = await ended();
    const { entries } = room;
    await room.reopen();
    expect(room.host.isEnded).toBe(true);
    expect(room.isOver).toBe(false);
    await settled();
    expect(room.entries).toEqual(entries);
  });
});

test('a game that is over knows no votes, orders or bots that sit in', async () => {
  const { room, guests } = await onlineTable('whisper', { seats: 2 });
  for (const guest of guests) await guest.move('bid 0');
  await room.clock.advance(3 * SECOND);
  await guests[0]!.move('name ace');
  const { entries } = room;
  const [zero] = guests as [(typeof guests)[0]];
  for (const answer of [
    await zero.vote('end'),
    await zero.vote('pause'),
    await zero.order('pick bid 1'),
    await zero.standIn(0),
    await zero.takeBack(),
    await zero.resume(),
    await zero.cancel(),
  ])
    expect(answer).toEqual({ kind: 'table', code: 'nothing-to-do', facts: {} });
  expect(await zero.move('name two')).toMatchObject({ kind: 'rule' });
  expect(await zero.undo()).toMatchObject({ code: 'no-undo', facts: { why: 'over' } });
  expect(room.entries).toEqual(entries);
});

test('a vote is no news about the game: nobody’s view comes again', async () => {
  const { room, guests } = await beans();
  await room.clock.advance(SECOND);
  const before = guests[1]!.reports.length;
  await guests[0]!.vote('pause');
  await room.clock.advance(SECOND);
  const kinds = guests[1]!.reports.slice(before).map(({ kind }): Report['kind'] => kind);
  expect(kinds).not.toContain('step');
  expect(kinds).not.toContain('table');
  expect(kinds).toContain('people');
});
