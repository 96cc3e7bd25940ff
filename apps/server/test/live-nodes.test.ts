// Several servers on one store: whatever is said or done on one is seen on the others, and a table is
// the same table wherever somebody is connected.
import { SenseOfTime } from '@tablee/table';
import { afterEach, describe, expect, it } from 'vitest';

import { MACHINE } from '../src/machine-time.ts';
import { PostgresBus } from '../src/cluster/bus.ts';
import { Heartbeat } from '../src/store/heartbeat.ts';
import type { OpenStore } from '../src/store/open-store.ts';
import { openStore } from '../src/store/open-store.ts';
import { freshPostgres } from './postgres.ts';
import { HandClock } from './rooms-clock.ts';
import {
  busPair,
  passing,
  passingHouse,
  passingStore,
  twoHouses,
  withRooms,
  type House,
} from './rooms-house.ts';
import { closePages, EMPTY, Page, playerAt, type SeatPlayer } from './rooms-page.ts';

afterEach(closePages);

/** A store which says that other servers may be on it. */
async function sharedStore(): Promise<OpenStore> {
  const store = await passingStore();
  const { database } = store;
  return {
    ...store,
    database: {
      kind: 'postgres',
      query: (sql, values) => database.query(sql, values),
      transaction: (work) => database.transaction(work),
      close: () => Promise.resolve(),
    },
  };
}

/**
 * Bea has asked to come in at a server that takes its time, then at another one, which has let her
 * in. Anna stands behind her at the slow one.
 */
async function atTheDoor() {
  const store = await passingStore();
  const pair = busPair();
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = withRooms(store, {
    find: async (id) => {
      await isOpen;
      return store.rooms.find(id);
    },
  });
  const clock = new HandClock(Date.now());
  const late = await passingHouse({ store: waiting, bus: pair.b, clock });
  const quick = await passingHouse({ store, bus: pair.a, clock });
  const bea = new Page(quick, 'Bea');
  const anna = new Page(quick, 'Anna');
  const { id } = await bea.create({ game: 'chicoree', others: [EMPTY] });
  await anna.join(id);
  anna.moveTo(late);
  const slow = await new Page(late, 'Bea').hello();
  for (const [page, token] of [
    [slow, bea.token],
    [await anna.hello(), anna.token],
  ] as const) {
    page.knock(id, token);
    await page.next('at');
  }
  await clock.advance(10);
  await bea.enter();
  return { bea, slow, anna, door: { open, sockets: late.sockets } };
}

/** Anna is connected to one server, Bea to the other. */
async function apart(a: House, b: House): Promise<[Page, Page]> {
  const anna = new Page(a, 'Anna');
  const bea = new Page(b, 'Bea');
  const { id } = await anna.create({ game: 'chicoree', others: [EMPTY] });
  await bea.join(id);
  await anna.enter();
  await bea.enter();
  return [anna, bea];
}

async function playApart(pages: readonly Page[]): Promise<void> {
  await pages[0]!.wish('start');
  const players = await Promise.all(pages.map((page) => playerAt(page)));
  await Promise.all(players.map((player) => player.play()));
  await Promise.all(pages.map((page) => page.roomIn('over')));
}

describe('two servers', () => {
  it('play one game', async () => {
    const { store, a, b } = await twoHouses();
    const pages = await apart(a, b);
    await playApart(pages);
    const rows = await store.database.query('select seat from results');
    expect(rows).toHaveLength(2);
    expect([...a.lines, ...b.lines]).toEqual([]);
  });

  it('know who is connected to the other, until it is lost', async () => {
    const { a, b, pair } = await twoHouses();
    const [anna] = await apart(a, b);
    await anna.wish('start');
    const eve = await new Page(b, 'Eve').watch(anna.table);
    const watchers = (count: number): Promise<unknown> =>
      anna.until(() => {
        const people = anna.reports.findLast(({ kind }) => kind === 'people');
        return people?.kind === 'people' && people.people.watchers === count;
      });
    await watchers(1);
    eve.close();
    await watchers(0);
    await new Page(b, 'Eve').watch(anna.table);
    await watchers(1);
    pair.a.lose('b');
    await watchers(0);
  });

  it('tell those who wait who of them is there, on either of them', async () => {
    const { a, b, pair } = await twoHouses();
    const [anna, bea] = await apart(a, b);
    const sees = (page: Page, ...seats: number[]): Promise<void> =>
      page.until(() => page.all('here').at(-1)?.seats.join() === seats.join());
    await sees(anna, 0, 1);
    await sees(bea, 0, 1);
    bea.close();
    await sees(anna, 0);
    await bea.enter();
    await sees(anna, 0, 1);
    pair.a.lose('b');
    await sees(anna, 0);
  });

  it('give a seat to its last connection, wherever that is', async () => {
    const { a, b } = await twoHouses();
    const [, bea] = await apart(a, b);
    const again = new Page(a, 'Bea', bea.key);
    again.token = bea.token;
    await again.enter(bea.table);
    await bea.first('moved');
    expect(again.all('moved')).toEqual([]);
    again.send({ kind: 'ping', sent: 1 });
    await again.next('pong');
    expect(again.all('moved')).toEqual([]);
  });

  it('send nobody away for who came to the other and went, all while it stood still', async () => {
    const { a, b } = await twoHouses();
    const [bea, anna] = await apart(a, b);
    const before = new Page(b, 'Bea');
    await before.hello();
    // Both are in the wire before anybody reads it.
    before.knock(bea.table, bea.token);
    before.close();
    await expect.poll(b.sockets).toBe(1);
    anna.speak({ kind: 'react', what: 'ouch' });
    await bea.until(() => bea.heard.some(({ kind }) => kind === 'reaction' || kind === 'moved'));
    expect(bea.all('moved')).toEqual([]);
  });

  it('send nobody away for who had enough of waiting at the other', async () => {
    const { bea, slow, door, anna } = await atTheDoor();
    slow.close();
    await expect.poll(door.sockets).toBe(1);
    door.open();
    await anna.first('room');
    const seesAnna = (): boolean => bea.all('here').at(-1)?.seats.join() === '0,1';
    await bea.until(() => seesAnna() || bea.all('moved').length > 0);
    expect(bea.all('moved')).toEqual([]);
  });

  it('give a seat to who asked for it last, not to who was let in last', async () => {
    const { bea, slow, door } = await atTheDoor();
    door.open();
    await slow.first('moved');
    expect(bea.all('moved')).toEqual([]);
    bea.speak({ kind: 'say', id: 'a', text: 'Here' });
    await bea.first('said');
  });

  it('carry talk, reactions, kicks and leaves over', async () => {
    const { a, b } = await twoHouses();
    const [anna, bea] = await apart(a, b);
    anna.speak({ kind: 'say', id: 'a', text: 'One' });
    await anna.first('said');
    bea.speak({ kind: 'say', id: 'b', text: 'Two' });
    for (const page of [anna, bea]) {
      await page.until(() => page.all('chat').flatMap(({ lines }) => lines).length === 2);
      const lines = page.all('chat').flatMap((chat) => chat.lines);
      expect(lines.map(({ text }) => text)).toEqual(['One', 'Two']);
    }
    anna.speak({ kind: 'react', what: 'ouch' });
    expect(await bea.first('reaction')).toMatchObject({ seat: 0, what: 'ouch' });
    await anna.wish('kick', { seat: 1 });
    expect(await bea.first('out')).toMatchObject({ why: 'kicked' });
  });

  it('put somebody out who left through the other', async () => {
    const { a, b } = await twoHouses();
    const [anna, bea] = await apart(a, b);
    await anna.wish('start');
    await bea.first('report');
    const elsewhere = new Page(a, 'Bea', bea.key);
    await elsewhere.do(`/api/tables/${bea.table}/leave`);
    expect(await bea.first('out')).toMatchObject({ why: 'left' });
    await anna.first(
      'report',
      ({ report }) => report.kind === 'note' && report.note.kind === 'stand-in',
    );
  });

  it('find a token that the other has just given out', async () => {
    const { a, b, pair } = await twoHouses();
    const anna = new Page(a, 'Anna');
    await anna.create({ game: 'chicoree', others: [EMPTY] });
    await anna.enter();
    pair.cut = true;
    const bea = new Page(b, 'Bea');
    await bea.join(anna.table);
    bea.moveTo(a);
    expect((await bea.enter()).seat).toBe(1);
  });

  it('show who comes from the other what they chose there, though the hint was lost', async () => {
    const { store, a, b, pair } = await twoHouses();
    const time = new SenseOfTime(MACHINE);
    passing(await Heartbeat.start(store.database, 'other', time));
    await store.heartbeat.beat();
    const pages = ['Anna', 'Bea', 'Cleo'].map((name) => new Page(a, name));
    const [anna, ...others] = pages as [Page, Page, Page];
    await anna.create();
    for (const page of others) await page.join(anna.table);
    for (const page of pages) await page.enter();
    await anna.wish('start');
    const players = await Promise.all(pages.map((page) => playerAt(page)));
    const isSealed = ({ client }: SeatPlayer): boolean => client.glimpse?.waiting.kind === 'sealed';
    await Promise.all(players.map((player) => player.play(() => !isSealed(player))));
    const eve = await new Page(b, 'Eve').watch(anna.table);
    await eve.until(() => eve.reports.some(({ kind }) => kind === 'table'));
    pair.cut = true;
    const [seat] = players[0]!.client.glimpse!.waiting.seats as [number];
    const { page, client } = players[seat]!;
    const hasChosen = (): boolean => client.glimpse!.waiting.chosen.includes(seat);
    await players[seat]!.play(() => !hasChosen());
    page.moveTo(b);
    const shown = page.next('report', ({ report }) => report.kind === 'table');
    await page.enter(page.table, page.token, client.since);
    expect((await shown).report).toMatchObject({ waiting: { chosen: [seat] } });
  });

  it('look again by themselves where hints are lost', async () => {
    const shared = await sharedStore();
    const [a, b] = [await passingHouse({ store: shared }), await passingHouse({ store: shared })];
    const [anna, bea] = await apart(a, b);
    await anna.wish('start');
    await bea.roomIn('playing');
    const players = await Promise.all([anna, bea].map((page) => playerAt(page)));
    await Promise.all(
      players.map((player) => player.play(() => (player.client.glimpse?.step ?? 0) < 5)),
    );
  });
});

describe('a server that shares its store', () => {
  it('asks one question for all its quiet tables, and reads only what has changed', async () => {
    const store = await sharedStore();
    const asked: string[] = [];
    const counting = withRooms(store, {
      find: (id) => {
        asked.push('find');
        return store.rooms.find(id);
      },
      marks: (ids) => {
        asked.push(`${ids.length} marks`);
        return store.rooms.marks(ids);
      },
    });
    const clock = new HandClock(Date.now());
    const house = await passingHouse({ store: counting, clock });
    const pages = Array.from({ length: 12 }, (_, index) => new Page(house, `P${index}`));
    for (const page of pages) {
      await page.create({ game: 'chicoree', others: [EMPTY] });
      await page.enter();
    }
    await clock.advance(5000);
    asked.splice(0);
    await clock.advance(10_000);
    expect(asked).toEqual(Array.from({ length: 5 }, () => '12 marks'));
    // Written by another server, whose hint was lost.
    const [first, second] = pages as [Page, Page];
    const { revision, document } = (await store.rooms.find(first.table))!;
    const settings = { ...document.settings, mayWatch: false };
    await store.rooms.change(first.table, revision, { ...document, settings });
    await store.rooms.remove(second.table);
    const out = second.first('out');
    const changed = first.until(() => first.room?.settings.mayWatch === false);
    asked.splice(0);
    await clock.advance(2000);
    expect(await out).toMatchObject({ why: 'removed' });
    await changed;
    expect(asked).toEqual(['12 marks', 'find', 'find']);
  });
});

describe('two servers on PostgreSQL', () => {
  it.each([
    ['play one game', 'one', 'two'],
    ['play one game though an operator gave both one name', 'same', 'same'],
  ])('%s', async (_what, ...nodes) => {
    const databaseUrl = await freshPostgres();
    const houses: House[] = [];
    // No timer rings, so that nothing is found by looking into the store.
    const clock = new HandClock(Date.now());
    for (const node of nodes) {
      const store = passing(await openStore({ databaseUrl, folder: '', node }));
      const bus = passing(await PostgresBus.open(databaseUrl, node, store.heartbeat));
      houses.push(await passingHouse({ store, bus, clock }));
    }
    const [a, b] = houses as [House, House];
    const pages = await apart(a, b);
    const eve = await new Page(b, 'Eve').watch(pages[0].table);
    await playApart([...pages]);
    await eve.roomIn('over');
    const rows = await a.store.database.query('select seat from results');
    expect(rows).toHaveLength(2);
    expect([...a.lines, ...b.lines]).toEqual([]);
  });
});
