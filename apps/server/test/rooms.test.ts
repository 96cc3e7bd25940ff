// Tables over HTTP: sitting down, arranging, getting up, moving a seat, the lobby and one's own list.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbySchema, type Lobby, type MyTable, type Room, type Seated } from '@tablee/wire';
import * as v from 'valibot';

import { farAway, freshStore, openHouse, withRooms, type House } from './rooms-house.ts';
import { BOT, closePages, EMPTY, newKey, Page, SETTINGS } from './rooms-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => closePages());
afterAll(() => house.close());

const somebody = (name: string, key?: string): Page => new Page(house, name, key);
const names = (room: Room | undefined): string[] =>
  room!.seats.map((seat) => (seat.kind === 'empty' ? '-' : seat.name));

async function pair(): Promise<{ anna: Page; bea: Page; id: string }> {
  const anna = somebody('Anna');
  const bea = somebody('Bea');
  const { id } = await anna.create();
  await bea.join(id);
  return { anna, bea, id };
}

describe('sitting down', () => {
  it('needs no more than a name and a key that nobody has seen before', async () => {
    const { anna, bea } = await pair();
    expect(names(bea.room)).toEqual(['Anna', 'Bea', '-']);
    expect(bea.seat).toBe(1);
    expect(bea.token).toMatch(/^[\w-]{43}$/);
    expect(bea.token).not.toBe(anna.token);
  });

  it('needs a key', async () => {
    const anna = somebody('Anna');
    const { status, value } = await anna.ask('POST', '/api/tables', undefined, {
      Authorization: '',
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(value)).not.toContain(anna.key);
  });

  it('keeps neither keys nor tokens', async () => {
    const { anna, id } = await pair();
    const rows = await house.store.database.query('select * from rooms where id = $1', [id]);
    const keys = await house.store.database.query('select * from keys');
    const text = JSON.stringify([rows, keys]);
    expect(text).not.toContain(anna.token);
    expect(text).not.toContain(anna.key);
  });

  it('makes nobody a person who is refused', async () => {
    const { id } = await pair();
    const count = async (): Promise<unknown> =>
      (await house.store.database.query('select count(*) as n from people'))[0]!['n'];
    const before = await count();
    const cleo = somebody('Cléo');
    const looks = { name: 'Cléo', face: 0 };
    expect(await cleo.refused(`/api/tables/${id}/join`, { ...looks, seat: 0 })).toBe('seat-taken');
    expect(await cleo.refused('/api/tables/nosuchtable/join', looks)).toBe('no-such-table');
    expect(await count()).toEqual(before);
  });

  it('makes a table that is looked after even if its server dies right away', async () => {
    const store = await freshStore();
    const note = (): Promise<never> => Promise.reject(new Error('dead'));
    const dying = await openHouse({ store: withRooms(store, { note }) });
    const { id } = await new Page(dying, 'Anna').create();
    await dying.close();
    expect(await store.rooms.due(Date.now() + 7 * 86_400_000, 9)).toEqual([id]);
    await store.close();
  });

  it('gives the own seat again, with another token', async () => {
    const { bea, id } = await pair();
    const { token } = bea;
    await bea.join(id);
    expect(bea.seat).toBe(1);
    expect(bea.token).not.toBe(token);
    expect(names(bea.room)).toEqual(['Anna', 'Bea', '-']);
  });

  it('lets many come at once, each into a seat of their own', async () => {
    const store = await freshStore();
    const far = await openHouse({ store: farAway(store) });
    const anna = new Page(far, 'Anna');
    const { id } = await anna.create({
      game: 'nicht-die-bohne',
      others: Array.from({ length: 5 }, () => EMPTY),
    });
    const others = Array.from({ length: 7 }, (_, i) => new Page(far, `P${i}`));
    const done = await Promise.allSettled(others.map((page) => page.join(id)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const seats = others.map(({ seat }) => seat).filter((seat) => seat > 0);
    expect(new Set(seats).size).toBe(5);
    await far.close();
    await store.close();
  });

  it('says which game, option or bot there is not', async () => {
    const anna = somebody('Anna');
    const plan = { name: 'Anna', face: 0, settings: SETTINGS, others: [EMPTY, BOT] };
    expect(await anna.refused('/api/tables', { ...plan, game: 'poker' })).toBe('no-such-game');
    const answer = await anna.ask('POST', '/api/tables', {
      ...plan,
      game: 'chicoree',
      settings: { ...SETTINGS, options: { bonus: '9' } },
    });
    expect(answer).toMatchObject({ status: 422, value: { code: 'bad-setup', rule: 'CH-03' } });
  });
});

describe('arranging', () => {
  it('is closed to newcomers after a kick where the host wants that, until it is opened again', async () => {
    const [anna, bea, cleo] = ['Anna', 'Bea', 'Cléo'].map((name) => new Page(house, name));
    const { id } = await anna!.create({ others: [EMPTY, EMPTY] });
    await bea!.join(id);
    await cleo!.join(id);
    const { settings } = await anna!.wish('kick', { seat: 2, locks: true });
    expect(settings.isLocked).toBe(true);
    // With a new key Cléo is somebody else.
    const again = new Page(house, 'Cléo');
    await expect(again.join(id)).rejects.toThrow('locked');
    const { open } = (await again.ask('GET', '/api/tables')).value as Lobby;
    expect(open.map((room) => room.id)).not.toContain(id);
    await bea!.join(id);
    await anna!.wish('settings', { ...settings, isLocked: false });
    await again.join(id);
  });

  it('is the host’s: kick, swap, fill, resize, settings, silence', async () => {
    const { anna, bea, id } = await pair();
    expect(names(await anna.wish('swap', { a: 1, b: 2 }))).toEqual(['Anna', '-', 'Bea']);
    expect(names(await anna.wish('fill', { seat: 1, with: BOT }))).toEqual(['Anna', 'Léo', 'Bea']);
    expect(names(await anna.wish('resize', { seats: 5 }))).toHaveLength(5);
    const settings = { ...SETTINGS, hasChat: false };
    expect((await anna.wish('settings', settings)).settings).toEqual(settings);
    const silenced = await anna.wish('silence', { seat: 2, isSilenced: true });
    expect(silenced.seats[2]).toMatchObject({ isSilenced: true });
    expect(await bea.refused(`/api/tables/${id}/kick`, { seat: 0 })).toBe('not-host');
    expect(names(await anna.wish('kick', { seat: 2 }))).toEqual(['Anna', 'Léo', '-', '-', '-']);
    const looks = { name: 'Bea', face: 0 };
    expect(await bea.refused(`/api/tables/${id}/join`, looks)).toBe('kicked');
    const stranger = somebody('Cléo');
    expect(await stranger.refused(`/api/tables/${id}/start`)).toBe('not-seated');
  });

  it('works with the token of a seat alone', async () => {
    const { anna, id } = await pair();
    const other = somebody('Elsewhere');
    const room = await other.do(
      `/api/tables/${id}/host`,
      { seat: 1 },
      {
        'X-Seat': anna.token,
        Authorization: '',
      },
    );
    expect(room.seats[1]).toMatchObject({ isHost: true });
  });

  it('starts only a full table, and nothing changes any more afterwards', async () => {
    const { anna, id } = await pair();
    expect(await anna.refused(`/api/tables/${id}/start`)).toBe('seats-missing');
    await anna.wish('fill', { seat: 2, with: BOT });
    expect((await anna.wish('start')).state).toBe('playing');
    expect(await anna.refused(`/api/tables/${id}/kick`, { seat: 1 })).toBe('started');
    expect(await anna.refused(`/api/tables/${id}/rematch`)).toBe('not-over');
    const { status, value } = await anna.ask('GET', `/api/tables/${id}/record`);
    expect([status, value]).toMatchObject([409, { code: 'not-over' }]);
  });
});

describe('getting up', () => {
  it('frees the seat; the host’s role passes on; the last one takes the table away', async () => {
    const { anna, bea, id } = await pair();
    await anna.wish('leave');
    const { value } = await bea.ask('GET', `/api/tables/${id}`);
    expect((value as Room).seats).toMatchObject([EMPTY, { name: 'Bea', isHost: true }, EMPTY]);
    await bea.wish('leave');
    expect((await bea.ask('GET', `/api/tables/${id}`)).status).toBe(404);
  });
});

describe('moving a seat', () => {
  it('works once, and the old token is void', async () => {
    const { bea, id } = await pair();
    const { code } = await bea.do<{ code: string }>(`/api/tables/${id}/move-seat`);
    const phone = somebody('Phone');
    const seated = await phone.do<Seated>('/api/seats/claim', { code }, { Authorization: '' });
    expect(seated.seat).toBe(1);
    expect(seated.room.seats[1]).toMatchObject({ name: 'Bea' });
    expect(await phone.refused('/api/seats/claim', { code })).toBe('bad-code');
    const old = { 'X-Seat': bea.token, Authorization: '' };
    expect(await phone.refused(`/api/tables/${id}/leave`, undefined, old)).toBe('not-seated');
    const fresh = { 'X-Seat': seated.token, Authorization: '' };
    expect((await phone.do(`/api/tables/${id}/leave`, undefined, fresh)).seats[1]).toEqual(EMPTY);
  });

  it('works for one of two who claim at the same moment', async () => {
    const { bea, id } = await pair();
    const { code } = await bea.do<{ code: string }>(`/api/tables/${id}/move-seat`);
    const claims = [somebody('A'), somebody('B'), somebody('C')].map((page) =>
      page.ask('POST', '/api/seats/claim', { code }),
    );
    const statuses = (await Promise.all(claims)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403, 403]);
  });

  it('follows whose seat it is when seats are swapped, and ends when they are gone', async () => {
    const { anna, bea, id } = await pair();
    const { code } = await bea.do<{ code: string }>(`/api/tables/${id}/move-seat`);
    await anna.wish('swap', { a: 0, b: 1 });
    const phone = somebody('Phone');
    const seated = await phone.do<Seated>('/api/seats/claim', { code });
    expect([seated.seat, names(seated.room)]).toEqual([0, ['Bea', 'Anna', '-']]);
    const again = await bea.do<{ code: string }>(`/api/tables/${id}/move-seat`);
    await anna.wish('kick', { seat: 0 });
    expect(await phone.refused('/api/seats/claim', { code: again.code })).toBe('bad-code');
  });

  it('is for those who sit here', async () => {
    const { id } = await pair();
    expect(await somebody('Cléo').refused(`/api/tables/${id}/move-seat`)).toBe('not-seated');
    expect(await somebody('Cléo').refused('/api/seats/claim', { code: newKey() })).toBe('bad-code');
  });
});

describe('lists', () => {
  // Readers of one second share a lobby.
  let ahead = 0;
  beforeEach(() => {
    ahead += 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const lobby = async (page: Page): Promise<Lobby> =>
    v.parse(lobbySchema, (await page.ask('GET', '/api/tables')).value);
  const ids = (rooms: readonly Room[]): string[] => rooms.map(({ id }) => id);

  it('have public tables for everyone, and private ones for nobody', async () => {
    const anna = somebody('Anna');
    const open = await anna.create();
    const hidden = await anna.create({ settings: { ...SETTINGS, isPublic: false } });
    const { open: listed } = await lobby(somebody('Cléo'));
    expect(ids(listed)).toContain(open.id);
    expect(ids(listed)).not.toContain(hidden.id);
    expect((await anna.ask('GET', `/api/tables/${hidden.id}`)).status).toBe(200);
  });

  it('have running tables only where one may watch', async () => {
    const anna = somebody('Anna');
    const start = async (mayWatch: boolean): Promise<string> => {
      await anna.create({ settings: { ...SETTINGS, mayWatch }, others: [BOT, BOT] });
      return (await anna.wish('start')).id;
    };
    const [seen, unseen] = [await start(true), await start(false)];
    const { running } = await lobby(anna);
    expect(ids(running)).toContain(seen);
    expect(ids(running)).not.toContain(unseen);
  });

  it('have one’s own tables, and say where one is awaited', async () => {
    const anna = somebody('Anna');
    const { id } = await anna.create({ others: [BOT, BOT] });
    await anna.wish('start');
    const mine = async (): Promise<MyTable[]> =>
      (await anna.ask('GET', '/api/me/tables')).value as MyTable[];
    expect(await mine()).toMatchObject([{ room: { id, state: 'playing' }, seat: 0 }]);
    // A bean game begins with everybody's choice, sooner or later also Anna's.
    while (!(await mine())[0]!.isMyTurn) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await somebody('New').ask('GET', '/api/me/tables')).value).toEqual([]);
  });
});
