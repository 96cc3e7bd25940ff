// A table that a screen opened: no chair is taken, its first player is the host, and it outlasts its
// players until the start. And seats that move to a phone, and portraits that differ.
import { commitment, secretFrom } from '@tablee/kit';
import { findGame, GAMES } from '@tablee/registry';
import { FACES, type Room, type Seated } from '@tablee/wire';
import { afterEach, describe, expect, it } from 'vitest';

import * as changes from '../src/rooms/changes.ts';
import { HostWatch } from '../src/rooms/host-watch.ts';
import { HandClock } from './rooms-clock.ts';
import { farAway, passingHouse, passingStore, type House } from './rooms-house.ts';
import { BOT, closePages, EMPTY, Page, SETTINGS } from './rooms-page.ts';

afterEach(closePages);

const GAME = 'nicht-die-bohne';
const OPENING = { game: GAME, settings: { ...SETTINGS, isPublic: false }, seats: 4 };

const names = (room: Room | undefined): string[] =>
  room!.seats.map((seat) => (seat.kind === 'empty' ? '-' : seat.name));
const hosts = (room: Room | undefined): string[] =>
  room!.seats.flatMap((seat) => (seat.kind === 'person' && seat.isHost ? [seat.name] : []));
const faces = (room: Room | undefined): number[] =>
  room!.seats.flatMap((seat) => (seat.kind === 'empty' ? [] : [seat.face % FACES]));

/** Asks without a key, as the page of a screen does. */
const openScreen = (house: House, change: object = {}): Promise<Room> =>
  new Page(house, 'Screen').do('/api/screens', { ...OPENING, ...change }, { Authorization: '' });
const look = async (house: House, id: string): Promise<Room> =>
  (await new Page(house, 'Eve').ask('GET', `/api/tables/${id}`)).value as Room;
const count = async (house: House, what: string): Promise<number> =>
  Number((await house.store.database.query(`select count(*) as n from ${what}`))[0]!['n']);

describe('a table that a screen opened', () => {
  it('has only free chairs, makes no person, and names its first player the host', async () => {
    const house = await passingHouse();
    const { id } = await openScreen(house);
    expect(await look(house, id)).toMatchObject({ seats: [EMPTY, EMPTY, EMPTY, EMPTY] });
    expect([await count(house, 'people'), await count(house, 'sittings')]).toEqual([0, 0]);
    const papa = new Page(house, 'Papa');
    const lena = new Page(house, 'Lena');
    await papa.join(id, 2);
    await lena.join(id);
    expect(names(lena.room)).toEqual(['Lena', '-', 'Papa', '-']);
    expect(hosts(lena.room)).toEqual(['Papa']);
    // Coming again on a fresh page changes nothing of that.
    await lena.join(id);
    await papa.join(id);
    expect(hosts(papa.room)).toEqual(['Papa']);
    expect(await lena.refused(`/api/tables/${id}/resize`, { seats: 3 })).toBe('not-host');
    expect(names(await papa.wish('fill', { seat: 3, with: BOT }))).toEqual([
      ...['Lena', '-', 'Papa', 'Léo'],
    ]);
  });

  it('has one host, however many sit down at the same moment, at two servers', async () => {
    const store = farAway(await passingStore());
    const houses = [await passingHouse({ store }), await passingHouse({ store })];
    const { id } = await openScreen(houses[0]!);
    const pages = ['Papa', 'Mama', 'Lena'].map((name, at) => new Page(houses[at % 2]!, name));
    await Promise.all(pages.map((page) => page.join(id)));
    const room = await look(houses[0]!, id);
    expect(names(room).sort()).toEqual(['-', 'Lena', 'Mama', 'Papa']);
    expect(hosts(room)).toHaveLength(1);
    expect(new Set(faces(room)).size).toBe(3);
  });

  it('is opened for every game of the house with all its chairs', async () => {
    const house = await passingHouse();
    for (const { meta } of GAMES) {
      const settings = { ...OPENING.settings, options: meta.quick?.options ?? {} };
      const room = await openScreen(house, { game: meta.id, settings, seats: meta.seats.max });
      expect(room.seats, meta.id).toHaveLength(meta.seats.max);
    }
  });

  it('refuses what no table takes, and a rating before there are players', async () => {
    const house = await passingHouse();
    const page = new Page(house, 'Screen');
    const refused = (change: object) => page.refused('/api/screens', { ...OPENING, ...change });
    expect(await refused({ game: 'bridge' })).toBe('no-such-game');
    expect(await refused({ seats: 16 })).toBe('bad-setup');
    expect(await refused({ seats: 99 })).toBe('bad-request');
    expect(await refused({ settings: { ...SETTINGS, isRated: true } })).toBe('needs-account');
  });

  it('counts as a table of its address', async () => {
    const house = await passingHouse({ environment: { MAX_TABLES_PER_ADDRESS: '2' } });
    await openScreen(house);
    await openScreen(house);
    expect(await new Page(house, 'Screen').refused('/api/screens', OPENING)).toBe('too-fast');
  });

  it('waits for the next players when all have left, set up as before', async () => {
    const house = await passingHouse();
    const { id } = await openScreen(house);
    const screen = await new Page(house, 'Screen').watch(id);
    const papa = new Page(house, 'Papa');
    const mama = new Page(house, 'Mama');
    for (const page of [papa, mama]) {
      await page.join(id);
      await page.enter();
    }
    await papa.wish('leave');
    await screen.until(() => hosts(screen.room)[0] === 'Mama');
    // Everything that could keep the next player out.
    await mama.wish('settings', { ...OPENING.settings, isLocked: true, hasChat: false });
    for (const seat of [0, 2, 3]) await mama.wish('fill', { seat, with: BOT });
    await mama.wish('leave');
    await screen.until(() => names(screen.room).join('') === '----');
    expect(await look(house, id)).toMatchObject({ state: 'gathering', settings: OPENING.settings });
    const lena = new Page(house, 'Lena');
    await lena.join(id);
    expect(hosts(lena.room)).toEqual(['Lena']);
    await lena.enter();
  });

  it('plays without the screen that opened it, and takes it back', async () => {
    const house = await passingHouse();
    const { id } = await openScreen(house);
    const screen = await new Page(house, 'Screen').watch(id);
    const pages = ['Papa', 'Mama', 'Lena'].map((name) => new Page(house, name));
    for (const page of pages) {
      await page.join(id);
      await page.enter();
    }
    const [papa] = pages;
    screen.close();
    await papa!.wish('resize', { seats: 3 });
    await papa!.wish('start');
    for (const page of pages) await page.first('report', ({ report }) => report.kind === 'table');
    await screen.watch(id);
    await screen.first(
      'report',
      ({ report }) => report.kind === 'table' && report.eyes === 'watcher',
    );
  });

  it('goes on to a rematch that waits for players, too', () => {
    const { meta } = findGame(GAME)!;
    const made = { id: 'table00001', commit: commitment(secretFrom('screens')), now: 1 };
    const opened = changes.newScreenRoom(meta, OPENING, made);
    if (!opened.ok) throw new Error('refused');
    const sitter = { person: 'personpapa', hasAccount: false, token: 'x' };
    const joined = changes.join(opened.value, { name: 'Papa', face: 0 }, sitter, 2);
    if (!joined.ok) throw new Error('refused');
    const over = { ...joined.value, state: 'over' } as const;
    const next = changes.rematch(over, 'personpapa', { ...made, id: 'table00002' });
    const left = next.ok ? changes.leave(next.value, 'personpapa', 3) : next;
    expect(left).toMatchObject({ ok: true, value: { state: 'gathering', host: '' } });
  });
});

describe('the host before a screen', () => {
  it('is another player after a minute away', async () => {
    const clock = new HandClock(Date.now());
    const house = await passingHouse({ clock });
    const { id } = await openScreen(house);
    const papa = new Page(house, 'Papa');
    const lena = new Page(house, 'Lena');
    for (const page of [papa, lena]) {
      await page.join(id);
      await page.enter();
    }
    papa.close();
    while (house.sockets() > 1) await clock.advance(0);
    await clock.advance(65_000);
    await lena.until(() => hosts(lena.room)[0] === 'Lena');
  });

  it('elsewhere has ten minutes: the link may be on its way', () => {
    const seat = (person: string) => ({
      ...({ kind: 'person', person, name: person, face: 0, hasAccount: false } as const),
      ...{ token: person, entropy: '', isSilenced: false },
    });
    const { meta } = findGame(GAME)!;
    const made = { id: 'table00001', commit: '', now: 0 };
    const room = changes.newScreenRoom(meta, OPENING, made);
    if (!room.ok) throw new Error('refused');
    const { opened, ...usual } = { ...room.value, host: 'papa', seats: ['papa', 'lena'].map(seat) };
    const watch = new HostWatch();
    const successor = (now: number) => watch.successor(usual, (at) => at === 1, now)?.person;
    expect([0, 65_000, 599_000, 600_000].map(successor)).toEqual([
      ...[undefined, undefined, undefined, 'lena'],
    ]);
    expect(opened).toBeDefined();
  });
});

describe('a seat that moves to a phone before the start', () => {
  it('frees the chair that the phone took by mistake', async () => {
    const house = await passingHouse();
    const laptop = new Page(house, 'Papa');
    const { id } = await laptop.create();
    const phone = new Page(house, 'Papa');
    await phone.join(id);
    expect(names(phone.room)).toEqual(['Papa', 'Papa 2', '-']);
    const { code } = await laptop.do<{ code: string }>(`/api/tables/${id}/move-seat`);
    const { room, seat, token } = await phone.do<Seated>('/api/seats/claim', { code });
    expect([names(room), hosts(room), seat]).toEqual([['Papa', '-', '-'], ['Papa'], 0]);
    // The laptop holds nothing any more, and the phone is the host.
    const old = { 'X-Seat': laptop.token, Authorization: '' };
    expect(await laptop.refused(`/api/tables/${id}/resize`, { seats: 4 }, old)).toBe('not-seated');
    const fresh = { 'X-Seat': token, Authorization: '' };
    expect((await phone.do(`/api/tables/${id}/resize`, { seats: 4 }, fresh)).seats).toHaveLength(4);
  });

  it('hands the role of host on where the phone had it', async () => {
    const house = await passingHouse();
    const phone = new Page(house, 'Papa');
    const laptop = new Page(house, 'Papa');
    const { id } = await phone.create();
    await laptop.join(id);
    const { code } = await laptop.do<{ code: string }>(`/api/tables/${id}/move-seat`);
    const { room } = await phone.do<Seated>('/api/seats/claim', { code });
    expect([names(room), hosts(room)]).toEqual([['-', 'Papa 2', '-'], ['Papa 2']]);
  });

  it('is nobody’s by the public link alone', async () => {
    const house = await passingHouse();
    const laptop = new Page(house, 'Papa');
    const { id } = await laptop.create();
    const thief = new Page(house, 'Papa');
    expect(await thief.refused(`/api/tables/${id}/move-seat`)).toBe('not-seated');
    expect(await thief.refused(`/api/tables/${id}/join`, { name: 'Papa', face: 1, seat: 0 })).toBe(
      'seat-taken',
    );
  });
});

describe('portraits', () => {
  it('differ, whatever was chosen and whoever sat first', async () => {
    const house = await passingHouse();
    const papa = new Page(house, 'Papa');
    const { id } = await papa.create({ others: [EMPTY, { ...BOT, face: 0 }, EMPTY] });
    const [mama, lena] = ['Mama', 'Lena'].map((name) => new Page(house, name));
    await mama!.do(`/api/tables/${id}/join`, { name: 'Mama', face: 1 + FACES });
    await lena!.do(`/api/tables/${id}/join`, { name: 'Lena', face: 0 });
    const room = await look(house, id);
    expect(faces(room)).toEqual([1, 2, 0, 3]);
    // Sitting down again keeps the own one.
    await papa.join(id);
    expect(faces(papa.room)).toEqual([1, 2, 0, 3]);
  });
});
