// Who sits where while sockets are open: moved seats, kicks, swaps, the host's role, rematches, talk.
import type { Room, SocketAnswer, SocketCode } from '@tablee/wire';
import { afterEach, describe, expect, it } from 'vitest';

import { Session } from '../src/rooms/session.ts';
import { HandClock } from './rooms-clock.ts';
import { farAway, passingHouse, passingStore, type House } from './rooms-house.ts';
import { closePages, EMPTY, Page, SETTINGS } from './rooms-page.ts';

afterEach(closePages);

const names = (room: Room | undefined): string[] =>
  room!.seats.map((seat) => (seat.kind === 'empty' ? '-' : seat.name));

/** Anna, Bea and Cléo, all connected. */
async function three(house: House, change: Parameters<Page['create']>[0] = {}) {
  const page = (name: string): Page => new Page(house, name);
  const pages = [page('Anna'), page('Bea'), page('Cléo')] as const;
  const [anna, ...others] = pages;
  const { id } = await anna.create({ others: [EMPTY, EMPTY], ...change });
  for (const other of others) await other.join(id);
  for (const one of pages) await one.enter();
  return pages;
}

/** Waits until somebody was told that these are here. */
const sees = (page: Page, ...seats: number[]): Promise<void> =>
  page.until(() => page.all('here').at(-1)?.seats.join() === seats.join());

describe('before the start', () => {
  it('everyone is told who is connected, and who is not any more', async () => {
    const house = await passingHouse();
    const [anna, bea, cleo] = await three(house);
    for (const page of [anna, bea, cleo]) await sees(page, 0, 1, 2);
    const eve = await new Page(house, 'Eve').watch(anna.table);
    await sees(eve, 0, 1, 2);
    bea.close();
    for (const page of [anna, cleo, eve]) await sees(page, 0, 2);
    await anna.wish('swap', { a: 1, b: 2 });
    await sees(anna, 0, 1);
    await bea.enter();
    await sees(anna, 0, 1, 2);
  });
});

describe('a seat', () => {
  it('is played from the last connection; the one before is told so and can do nothing', async () => {
    const house = await passingHouse();
    const [anna, bea] = await three(house);
    await bea.enterBare();
    await anna.wish('start');
    await bea.first('report', ({ report }) => report.kind === 'table');
    const second = new Page(house, 'Bea again', bea.key);
    second.token = bea.token;
    await second.enter(bea.table);
    await bea.first('moved');
    bea.command({ kind: 'vote', id: 'late', seat: 1, what: 'pause' });
    expect(await bea.next('failed')).toMatchObject({ code: 'enter-first', id: 'late' });
    expect(bea.closeCode).toBeUndefined();
    second.command({ kind: 'vote', id: 'mine', seat: 1, what: 'pause' });
    const done = await second.next('report', ({ report }) => report.kind === 'done');
    expect(done.report).toMatchObject({ id: 'mine' });
  });

  it('obeys nobody who was there before, however late their word comes', async () => {
    const house = await passingHouse();
    const [anna, bea] = await three(house);
    await anna.wish('start');
    const heard: SocketAnswer[] = [];
    const connection = {
      isOpen: true,
      send: (packed: Buffer) => void heard.push(JSON.parse(packed.toString()) as SocketAnswer),
      fail: (code: SocketCode) => void heard.push({ kind: 'failed', code }),
    };
    const { table, token } = bea;
    const old = new Session(connection, { entering: 1, table, token });
    expect(await house.rooms.enter(old)).toBeUndefined();
    await bea.enterBare();
    old.receive({ kind: 'vote', id: 'late', seat: 1, what: 'end' });
    void old.say('late', 'hello?');
    old.react('hurry');
    const codes = heard.flatMap((answer) => (answer.kind === 'failed' ? [answer.code] : []));
    expect(codes).toEqual(['enter-first', 'enter-first', 'enter-first']);
  });

  it('is lost to a fresh token', async () => {
    const house = await passingHouse();
    const [, bea] = await three(house);
    const old = bea.token;
    const tablet = new Page(house, 'Bea', bea.key);
    await tablet.join(bea.table);
    await bea.first('moved');
    await bea.hello();
    bea.knock(bea.table, old);
    expect(await bea.next('failed')).toMatchObject({ code: 'bad-token' });
    expect((await tablet.enter()).seat).toBe(1);
  });

  it('can be entered again by the same socket without a word about it', async () => {
    const [, bea] = await three(await passingHouse());
    await bea.enter();
    expect(bea.all('moved')).toEqual([]);
    expect(bea.all('room').at(-1)).toMatchObject({ seat: 1 });
  });

  it('is taken away by the host: who sat there is out, and stays out', async () => {
    const [anna, bea, cleo] = await three(await passingHouse());
    await anna.wish('kick', { seat: 1 });
    expect(await bea.first('out')).toMatchObject({ why: 'kicked' });
    await cleo.until(() => names(cleo.room)[1] === '-');
    expect(bea.all('room').every(({ room }) => names(room)[1] === 'Bea')).toBe(true);
  });

  it('changes place by a swap, and everyone hears which is theirs', async () => {
    const [anna, bea, cleo] = await three(await passingHouse());
    await anna.wish('swap', { a: 0, b: 1 });
    await bea.until(() => bea.all('room').at(-1)?.seat === 0);
    await anna.until(() => anna.all('room').at(-1)?.seat === 1);
    await anna.wish('start');
    await bea.first('report', ({ report }) => report.kind === 'table' && report.eyes === 0);
    await cleo.first('report', ({ report }) => report.kind === 'table' && report.eyes === 2);
  });

  it('is left: before the start it is free, and the socket is out', async () => {
    const [anna, bea] = await three(await passingHouse());
    await anna.wish('leave');
    expect(await anna.first('out')).toMatchObject({ why: 'left' });
    await bea.until(() => names(bea.room)[0] === '-');
    expect(bea.room!.seats[1]).toMatchObject({ isHost: true });
  });

  it('is left during play: a bot sits in, and gets up when they come back', async () => {
    const [anna, bea, cleo] = await three(await passingHouse());
    await anna.wish('start');
    await bea.first('report');
    await bea.wish('leave');
    expect(await bea.first('out')).toMatchObject({ why: 'left' });
    await cleo.first(
      'report',
      ({ report }) => report.kind === 'note' && report.note.kind === 'stand-in',
    );
    expect(names(cleo.room)).toEqual(['Anna', 'Bea', 'Cléo']);
    await bea.enter();
    await cleo.first(
      'report',
      ({ report }) => report.kind === 'note' && report.note.kind === 'back',
    );
  });

  it('of a table that is taken away is gone', async () => {
    const house = await passingHouse();
    const anna = new Page(house, 'Anna');
    const eve = new Page(house, 'Eve');
    const { id } = await anna.create();
    await eve.watch(id);
    await anna.wish('leave');
    expect(await eve.first('out')).toMatchObject({ why: 'removed' });
    await eve.hello();
    eve.knock(id);
    expect(await eve.next('failed')).toMatchObject({ code: 'no-such-table' });
  });
});

describe('the host’s role', () => {
  it('passes on to somebody who is here when the host is gone for long during play', async () => {
    const clock = new HandClock(Date.now());
    const house = await passingHouse({ clock });
    const [anna, bea, cleo] = await three(house);
    await anna.wish('start');
    bea.close();
    anna.close();
    while (house.sockets() > 1) await clock.advance(0);
    await clock.advance(59_000);
    expect(cleo.room!.seats[0]).toMatchObject({ isHost: true });
    await clock.advance(5000);
    await cleo.until(() => {
      const seat = cleo.room!.seats[2]!;
      return seat.kind === 'person' && seat.isHost;
    });
  });
});

describe('a rematch', () => {
  /** Ends a game by agreement, which is the shortest one. */
  async function finish(pages: readonly Page[]): Promise<void> {
    await Promise.all(
      pages.map(async (page) => {
        await page.first('report', ({ report }) => report.kind === 'table');
        page.command({ kind: 'vote', id: `end-${page.seat}`, seat: page.seat, what: 'end' });
        await page.roomIn('ended');
      }),
    );
  }

  it('is empty until somebody comes to it', async () => {
    const house = await passingHouse();
    const pages = await three(house);
    const [anna, bea] = pages;
    await anna.wish('start');
    await finish(pages);
    const next = await bea.rematch(anna.table);
    await bea.enter(next.id);
    await sees(bea, 1);
    await anna.rematch(anna.table);
    await anna.enter(next.id);
    await sees(bea, 0, 1);
  });

  it('brings seats and watchers along', async () => {
    const house = await passingHouse();
    const pages = await three(house);
    const [anna, bea, cleo] = pages;
    const eve = await new Page(house, 'Eve').watch(anna.table);
    await anna.wish('start');
    await finish(pages);
    const old = anna.table;
    const { token } = bea;
    const next = await bea.rematch(old);
    expect(bea.token).toBe(token);
    expect(names(next)).toEqual(['Anna', 'Bea', 'Cléo']);
    for (const page of [anna, cleo, eve])
      await page.until(() => page.all('room').at(-1)?.room.next === next.id);
    // Each with the token of before; the watcher without one.
    expect((await anna.enter(next.id)).seat).toBe(0);
    expect((await cleo.enter(next.id)).seat).toBe(2);
    expect((await eve.enter(next.id, '')).seat).toBeNull();
    // Who asks again goes to the same one.
    expect((await cleo.rematch(old)).id).toBe(next.id);
    expect(cleo.seat).toBe(2);
    await anna.wish('start');
    await eve.first(
      'report',
      ({ report }) => report.kind === 'table' && report.sheet.id === next.id,
    );
  });

  it('is one, however many ask at the same moment, at two servers', async () => {
    const store = farAway(await passingStore());
    const house = await passingHouse({ store });
    const other = await passingHouse({ store });
    const pages = await three(house);
    await pages[0].wish('start');
    await finish(pages);
    const old = pages[0].table;
    pages[1].moveTo(other);
    const rooms = await Promise.all(pages.map((page) => page.rematch(old)));
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(1);
    const rows = await house.store.database.query('select id from rooms');
    expect(rows).toHaveLength(2);
  });

  it('counts as one new table of the address, however many ask for it', async () => {
    const house = await passingHouse({
      store: farAway(await passingStore()),
      environment: { MAX_TABLES_PER_ADDRESS: '2' },
    });
    const pages = await three(house);
    await pages[0].wish('start');
    await finish(pages);
    const old = pages[0].table;
    const rooms = await Promise.all(pages.map((page) => page.rematch(old)));
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(1);
    expect((await pages[0].rematch(old)).id, 'once more').toBe(rooms[0]!.id);
    for (const page of pages) await page.enter(rooms[0]!.id);
    await pages[0].wish('start');
    await finish(pages);
    const answer = await pages[0].ask('POST', `/api/tables/${rooms[0]!.id}/rematch`);
    expect(answer, 'the third table').toMatchObject({ status: 429, value: { code: 'too-fast' } });
  });

  it('does not drag in those who left', async () => {
    const house = await passingHouse();
    const pages = await three(house);
    const [anna, bea, cleo] = pages;
    await anna.wish('start');
    await finish(pages);
    bea.send({ kind: 'quit' });
    const left = async (): Promise<unknown> =>
      (await house.store.rooms.find(anna.table))?.document.left;
    while (JSON.stringify(await left()) !== '[1]') await new Promise((go) => setTimeout(go, 5));
    const next = await cleo.rematch(anna.table);
    expect(names(next)).toEqual(['Anna', '-', 'Cléo']);
    // She changed her mind: there is a free seat.
    expect(names(await bea.rematch(anna.table))).toEqual(['Anna', 'Bea', 'Cléo']);
    expect((await bea.enter()).seat).toBe(1);
  });

  it('brings those along whose wire is only broken, and those who came back', async () => {
    const house = await passingHouse();
    const pages = await three(house);
    const [anna, bea, cleo] = pages;
    await anna.wish('start');
    await finish(pages);
    bea.close();
    cleo.send({ kind: 'quit' });
    const left = async (): Promise<string> =>
      JSON.stringify((await house.store.rooms.find(anna.table))?.document.left ?? []);
    while ((await left()) !== '[2]') await new Promise((go) => setTimeout(go, 5));
    await cleo.enter();
    while ((await left()) !== '[]') await new Promise((go) => setTimeout(go, 5));
    expect(names(await anna.rematch(anna.table))).toEqual(['Anna', 'Bea', 'Cléo']);
  });
});

describe('talk', () => {
  it('is heard by all, watchers included, and kept for who comes later', async () => {
    const house = await passingHouse();
    const [anna, bea] = await three(house);
    const eve = await new Page(house, 'Eve').watch(anna.table);
    anna.speak({ kind: 'say', id: 'a', text: '  Salut\n\u202etous\u0007 👩‍👧!  ' });
    await anna.first('said', ({ id }) => id === 'a');
    const said = { seat: 0, name: 'Anna', text: 'Salut tous 👩‍👧!' };
    for (const page of [anna, bea, eve])
      expect((await page.first('chat', ({ lines }) => lines.length > 0)).lines).toMatchObject([
        said,
      ]);
    // The same line again is answered, not said twice.
    anna.speak({ kind: 'say', id: 'a', text: 'Salut tous 👩‍👧!' });
    await anna.until(() => anna.all('said').length === 2);
    const late = await new Page(house, 'Late').watch(anna.table);
    expect((await late.first('chat')).lines).toMatchObject([said]);
    expect(bea.all('chat').filter(({ lines }) => lines.length > 0)).toHaveLength(1);
  });

  it('is refused to watchers, where it is off, to the silenced, and to who talks too much', async () => {
    const house = await passingHouse();
    const [anna, bea, cleo] = await three(house);
    const eve = await new Page(house, 'Eve').watch(anna.table);
    const fails = async (page: Page): Promise<string> => {
      page.speak({ kind: 'say', id: 'x', text: 'hm' });
      return (await page.next('failed')).code;
    };
    expect(await fails(eve)).toBe('no-chat');
    await anna.wish('silence', { seat: 1, isSilenced: true });
    expect(await fails(bea)).toBe('silenced');
    bea.speak({ kind: 'react', what: 'bravo' });
    expect(await bea.next('failed')).toMatchObject({ code: 'silenced' });
    for (let i = 0; i < 6; i++) cleo.speak({ kind: 'say', id: `c${i}`, text: 'and another thing' });
    expect(await cleo.next('failed')).toMatchObject({ code: 'too-fast', id: 'c5' });
    await anna.wish('settings', { ...SETTINGS, hasChat: false });
    expect(await fails(anna)).toBe('no-chat');
    const late = await new Page(house, 'Late').watch(anna.table);
    await late.first('room');
    expect(late.all('chat')).toEqual([]);
  });

  it('can be a reaction, which everybody sees', async () => {
    const house = await passingHouse();
    const [anna, bea] = await three(house);
    const eve = await new Page(house, 'Eve').watch(anna.table);
    bea.speak({ kind: 'react', what: 'cheers' });
    for (const page of [anna, bea, eve])
      expect(await page.first('reaction')).toMatchObject({ seat: 1, what: 'cheers' });
    for (let i = 0; i < 6; i++) bea.speak({ kind: 'react', what: 'hurry' });
    expect(await bea.next('failed')).toMatchObject({ code: 'too-fast' });
  });

  it('stops for watchers when the host does not want them any more', async () => {
    const house = await passingHouse();
    const [anna] = await three(house);
    const eve = await new Page(house, 'Eve').watch(anna.table);
    await anna.wish('settings', { ...SETTINGS, mayWatch: false });
    expect(await eve.first('failed')).toMatchObject({ code: 'no-watching' });
  });
});
