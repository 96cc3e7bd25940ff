// Nobody makes a table's log grow without end: what can be changed for ever is refused after a while,
// until the table moves on; what takes something back, and what the others wait for, never is.
import { describe, expect, test } from 'vitest';

import { Host } from '../src/index.ts';
import { FakeGuest } from './fake-guest.ts';
import { legalMove, onlineTable, type OnlineTable } from './online-setting.ts';

/** Far more than anybody needs. */
const MANY = 201;
/** Of each: what is refused in the end, and what goes with it. */
const MOST = 60;
const TOO_OFTEN = { kind: 'table', code: 'too-often' };

const beans = () => onlineTable('nicht-die-bohne', { seats: 3, bench: false });

/** Somebody has led: the others choose, sealed. */
async function choosing(): Promise<OnlineTable> {
  const table = await beans();
  await table.guests[0]!.move(legalMove(table.game, table.room, 0));
  return table;
}

/** What was refused last when something was done again and again. */
async function again(doIt: (time: number) => Promise<unknown>): Promise<unknown> {
  let refused: unknown;
  for (let time = 0; time < MANY; time++) refused = (await doIt(time)) ?? refused;
  return refused;
}

describe('a seat that changes its mind again and again', () => {
  test('has so many orders written and no more, until the table moves on', async () => {
    const { game, room, guests } = await beans();
    const [first, second] = guests as [FakeGuest, FakeGuest];
    const order = (time: number) => second.order(`pick take ${time % 2}`);
    const before = room.entries.length;
    expect(await again(order)).toMatchObject(TOO_OFTEN);
    expect(room.entries.length - before).toBeLessThan(MOST);
    expect(await first.order('pick take 1')).toBeUndefined();
    expect(await second.cancel()).toBeUndefined();
    expect(await order(0)).toMatchObject(TOO_OFTEN);
    await first.move(legalMove(game, room, 0));
    expect(await order(0)).toBeUndefined();
  });

  test('changes its choice so often and no more, and can always choose', async () => {
    const { game, room, guests } = await choosing();
    const [, second, third] = guests as [FakeGuest, FakeGuest, FakeGuest];
    const before = room.entries.length;
    const choose = (time: number) => second.move(legalMove(game, room, 1, time % 2));
    expect(await again(choose)).toMatchObject(TOO_OFTEN);
    expect(room.entries.length - before).toBeLessThan(MOST);
    const { steps } = room.host.log;
    await third.move(legalMove(game, room, 2));
    expect(room.host.log.steps).toBeGreaterThan(steps);
  });

  test('takes its choice back so often and no more, and can always choose again', async () => {
    const { game, room, guests } = await choosing();
    const second = guests[1]!;
    const before = room.entries.length;
    const refused = await again(async () => {
      await second.move(legalMove(game, room, 1));
      return second.undo();
    });
    expect(refused).toMatchObject(TOO_OFTEN);
    expect(room.entries.length - before).toBeLessThan(MOST);
    expect(second.waiting.chosen).toEqual([1]);
  });

  test('asks for a pause so often and no more, and can always stop asking', async () => {
    const { room, guests } = await beans();
    const before = room.entries.length;
    const refused = await again(async () => {
      const vote = await guests[1]!.vote('pause');
      await guests[1]!.unvote('pause');
      return vote;
    });
    expect(refused).toMatchObject(TOO_OFTEN);
    expect(room.entries.length - before).toBeLessThan(MOST);
    expect(room.host.people.votes.pause).toEqual([]);
  });

  test('gets up so often and no more, and always comes back', async () => {
    const { room, guests } = await beans();
    const before = room.entries.length;
    const refused = await again(async () => {
      const stood = await guests[1]!.standIn(1);
      await guests[1]!.takeBack();
      return stood;
    });
    expect(refused).toMatchObject(TOO_OFTEN);
    expect(room.entries.length - before).toBeLessThan(MOST);
    expect(room.host.company.standIns.size).toBe(0);
  });

  test('takes a move back so often and no more, and can always make it again', async () => {
    const { game, room, guests } = await onlineTable('nicht-die-bohne', {
      seats: 3,
      people: [0],
      bench: false,
    });
    const [first] = guests as [FakeGuest];
    const before = room.entries.length;
    const refused = await again(async () => {
      await first.move(legalMove(game, room, 0));
      return first.undo();
    });
    expect(refused).toMatchObject(TOO_OFTEN);
    expect(room.entries.length - before).toBeLessThan(MOST);
    expect(room.lines.at(-1)).toMatch(/^0 /u);
  });

  test('is refused by any server, from a snapshot, too', async () => {
    const { room, guests } = await beans();
    await again((time) => guests[1]!.order(`pick take ${time % 2}`));
    const { store, clock } = room;
    const { data: snapshot } = room.host.snapshot();
    for (const more of [{}, { snapshot }]) {
      const host = await Host.open(room.plan, { store, clock, ...more });
      const other = new FakeGuest({ seats: [1], name: `b${Object.keys(more).length}` }).join(host);
      expect(await other.order('pick take 2')).toMatchObject(TOO_OFTEN);
      host.close();
    }
  });
});
