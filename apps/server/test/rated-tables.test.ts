// Rated tables want accounts: what the whole server says to guests, and how they become more than that
// where they sit.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { closePages, EMPTY, Page, SETTINGS } from './rooms-page.ts';
import { startWhole, type WholeServer } from './whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await startWhole();
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
