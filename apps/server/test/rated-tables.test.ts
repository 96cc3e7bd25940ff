// Rated tables want accounts that have played here for a while: what the whole server says to guests and to
// newcomers, and how a guest becomes more than that at a table.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { passingHouse, type House } from './rooms-house.ts';
import { closePages, EMPTY, Page, SETTINGS } from './rooms-page.ts';
import { startWhole, type WholeServer } from './whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await startWhole({ environment: { RATED_FOR: 'accounts' } });
});
afterEach(() => closePages());
afterAll(() => server.close());

const somebody = (name: string): Page => new Page(server, name);
const rated = { ...SETTINGS, isRated: true };
const makeAccount = (page: Page) => page.do<{ code: string }>('/api/me/recovery', {});

it('is opened by an account, and makes nobody a person whom it refuses', async () => {
  const anna = somebody('Anna');
  const looks = { name: 'Anna', face: 0 };
  const table = { game: 'nicht-die-bohne', ...looks, settings: rated, others: [EMPTY, EMPTY] };
  expect(await anna.refused('/api/tables', table)).toBe('needs-account');
  expect((await anna.ask('GET', '/api/me')).status).toBe(401);
  await anna.ask('PATCH', '/api/me', { name: 'Anna', face: 0 });
  await makeAccount(anna);
  expect((await anna.create({ settings: rated })).settings.isRated).toBe(true);
});

it('takes a guest for an account as soon as they have one, where they sit', async () => {
  const [anna, bea, cleo] = [somebody('Anna'), somebody('Bea'), somebody('Cléo')];
  const { id } = await anna.create();
  await bea.join(id);
  expect(await anna.refused(`/api/tables/${id}/settings`, rated)).toBe('needs-account');
  await makeAccount(anna);
  await anna.wish('settings', rated);
  const looks = { name: 'Cléo', face: 0 };
  expect(await cleo.refused(`/api/tables/${id}/join`, looks)).toBe('needs-account');
  await anna.wish('resize', { seats: 3 });
  await anna.enter();
  await makeAccount(bea);
  await anna.until(() => {
    const seat = anna.room?.seats[1];
    return seat?.kind === 'person' && seat.hasAccount;
  });
  await cleo.ask('PATCH', '/api/me', { name: 'Cléo', face: 0 });
  await makeAccount(cleo);
  await cleo.join(id);
  expect((await anna.wish('start')).state).toBe('playing');
});

describe('a newcomer with an account', () => {
  const so = { among: 'accounts', days: 0, ofDays: 3, people: 0, ofPeople: 2 };

  it('opens no rated table, however many accounts are made', async () => {
    const strict = await startWhole();
    try {
      for (let i = 0; i < 3; i++) {
        const page = new Page(strict, `Throwaway ${i}`);
        await page.ask('PATCH', '/api/me', { name: page.name });
        await makeAccount(page);
        const looks = { name: page.name, face: 0 };
        const table = {
          game: 'nicht-die-bohne',
          ...looks,
          settings: rated,
          others: [EMPTY, EMPTY],
        };
        expect(await page.ask('POST', '/api/tables', table)).toEqual({
          status: 403,
          value: { code: 'needs-games', facts: so },
        });
      }
    } finally {
      await strict.close();
    }
  });

  /** Of a guest of this house; with `isRated` as one who has been rated before. */
  const makeOne = async (house: House, name: string, isRated = false): Promise<void> => {
    const { database } = house.store;
    await database.query(`update people set recovery = 'used' where name = $1`, [name]);
    if (isRated)
      await database.query(
        `insert into ratings (person, game, value, deviation, volatility, games, at)
         select id, 'chicoree', 1500, 100, 0.06, 1, 0 from people where name = $1`,
        [name],
      );
  };

  it('is refused a chair at a rated table, and named where the host wants to rate or start one', async () => {
    const house = await passingHouse();
    const [anna, bea, cleo] = ['Anna', 'Bea', 'Cléo'].map((name) => new Page(house, name)) as [
      Page,
      Page,
      Page,
    ];
    for (const page of [anna, bea, cleo]) await page.create();
    await makeOne(house, 'Anna', true);
    await makeOne(house, 'Bea');
    const { id } = await anna.create({ settings: rated });
    const path = `/api/tables/${id}`;
    const looks = { name: 'Bea', face: 0 };
    expect(await bea.ask('POST', `${path}/join`, looks)).toEqual({
      status: 403,
      value: { code: 'needs-games', facts: so },
    });
    const open = { ...rated, isRated: false };
    await anna.wish('settings', open);
    await bea.join(id);
    expect(await anna.ask('POST', `${path}/settings`, rated)).toEqual({
      status: 403,
      value: { code: 'needs-games', facts: { ...so, name: 'Bea' } },
    });
    // Of all players only the host may ask.
    expect(await bea.refused(`${path}/settings`, rated)).toBe('not-host');
    await bea.ask('POST', `${path}/leave`);
    await makeOne(house, 'Bea', true);
    await cleo.join(id);
    await bea.join(id);
    // A guest has until the start to make an account, and is a newcomer then.
    await anna.wish('settings', rated);
    await makeOne(house, 'Cléo');
    await cleo.join(id);
    expect(await anna.ask('POST', `${path}/start`)).toMatchObject({
      value: { code: 'needs-games', facts: { name: 'Cléo' } },
    });
    await makeOne(house, 'Cléo', true);
    expect((await anna.wish('start')).state).toBe('playing');
  });
});
