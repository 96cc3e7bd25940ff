// Whoever asks for the same thing again and again: it costs little, and others hardly wait for it.
import { afterEach, describe, expect, test, vi } from 'vitest';

import { packReport } from '../src/rooms/lines.ts';
import { readSettings } from '../src/settings.ts';
import { openHouse, type House, type HousePlan } from './rooms-house.ts';
import { closePages, EMPTY, newKey, Page, playerAt } from './rooms-page.ts';
import { startWhole, type WholeServer } from './whole-server.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  closePages();
  for (const close of closers.splice(0)) await close();
});

async function open(plan: HousePlan): Promise<House> {
  const house = await openHouse(plan);
  closers.push(() => house.close());
  return house;
}

describe('coming to tables', () => {
  const environment = { RATE_ENTERS: '3', TRUST_PROXY: '1' };

  /** A table, and somebody from another address who looks at it. */
  async function watched(): Promise<{ house: House; id: string; eve: Page }> {
    const house = await open({ environment });
    const { id } = await new Page(house, 'Anna').create();
    const eve = new Page(house, 'Eve').connect({ 'X-Forwarded-For': '203.0.113.7' });
    await eve.hello();
    return { house, id, eve };
  }

  test('again and again is refused after a while, and who is refused stays where they are', async () => {
    const { id, eve } = await watched();
    for (let i = 0; i < 5; i++) eve.knock(id);
    await eve.until(() => eve.all('failed').length === 2);
    expect(eve.all('failed')).toMatchObject([
      { code: 'too-fast', entering: 4 },
      { code: 'too-fast', entering: 5 },
    ]);
    await eve.until(() => eve.all('room').length === 3);
    expect(eve.all('at').map(({ entering }) => entering)).toEqual([1, 2, 3]);
  });

  test('and asking for the whole table from where one is counts like coming there', async () => {
    const { id, eve } = await watched();
    await eve.watch(id);
    for (let i = 0; i < 4; i++) eve.command({ kind: 'sit', eyes: 'watcher' });
    await eve.until(() => eve.all('failed').filter(({ code }) => code === 'too-fast').length === 2);
  });

  test('from elsewhere nobody waits for them, and they themselves only for a moment', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { house, id, eve } = await watched();
    for (let i = 0; i < 4; i++) eve.knock(id);
    await eve.first('failed');
    await new Page(house, 'Zoe').watch(id);
    vi.advanceTimersByTime(20_000);
    await eve.watch(id);
    expect(eve.all('failed')).toHaveLength(1);
  });

  test('every socket that an address may have open can come back at once, as after a restart', () => {
    const { rateEnters, maxSocketsPerAddress } = readSettings({});
    expect(rateEnters).toBeGreaterThanOrEqual(2 * maxSocketsPerAddress);
  });
});

describe('screens', () => {
  /** The first one's own word comes back after all that was told before. */
  const settled = async (page: Page): Promise<void> => {
    page.send({ kind: 'ping', sent: 1 });
    await page.next('pong');
  };
  const counts = (page: Page): number[] => page.all('screens').map(({ count }) => count);

  test('that come and go again and again are told ten times, and later as it is', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const house = await open({});
    const anna = new Page(house, 'Anna');
    const { id } = await anna.create();
    await anna.enter();
    const eve = await new Page(house, 'Eve').hello();
    for (let i = 0; i < 30; i++) {
      eve.knock(id, '', undefined, true);
      await eve.next('room');
      eve.send({ kind: 'quit' });
    }
    eve.knock(id, '', undefined, true);
    await eve.next('room');
    await settled(eve);
    await settled(anna);
    expect(counts(anna)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
    const told = anna.next('screens');
    vi.advanceTimersByTime(10_000);
    expect(await told).toMatchObject({ count: 1 });
  });

  test('are counted up to eight; the others are watchers', async () => {
    const house = await open({});
    const anna = new Page(house, 'Anna');
    const { id } = await anna.create();
    await anna.enter();
    for (let i = 0; i < 12; i++) await new Page(house, `Screen ${i}`).showIt(id);
    await settled(anna);
    expect(counts(anna)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('a whole table for many watchers', () => {
  const people = (watchers: number): object => ({ seats: [], watchers });
  const whole = (heavy: object, more: object): Parameters<typeof packReport>[0] =>
    ({ kind: 'table', from: 0, undone: 0, notes: [], ...heavy, ...more }) as never;

  test('is written once, but for what is of the moment', () => {
    let written = 0;
    const event = { toJSON: () => `event ${(written += 1)}` };
    const heavy = { sheet: { id: 'a' }, told: [{ step: 0, event }], view: [1, 2, 3] };
    const reports = [1, 2, 3].map((watchers) => whole(heavy, { people: people(watchers) }));
    const texts = reports.map((report) => packReport(report).toString());
    expect(written).toBe(1);
    expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual(
      [1, 2, 3].map((watchers) => ({
        kind: 'report',
        report: {
          kind: 'table',
          ...{ from: 0, undone: 0, notes: [], people: people(watchers) },
          ...{ sheet: { id: 'a' }, told: [{ step: 0, event: 'event 1' }], view: [1, 2, 3] },
        },
      })),
    );
  });

  test('is written anew for other eyes', () => {
    const sheet = { id: 'a' };
    const text = (view: number[]): string =>
      packReport(whole({ sheet, told: [], view }, {})).toString();
    expect([text([1]), text([2])].map((one) => one.includes('"view":[2]'))).toEqual([false, true]);
  });
});

describe('new guests', () => {
  let server: WholeServer;
  const openWhole = async (): Promise<void> => {
    server = await startWhole({ environment: { MAX_GUESTS_PER_ADDRESS: '2' } });
    closers.push(() => server.close());
  };

  test('are only so many of one address; whoever is known goes on', async () => {
    await openWhole();
    const [anna, bea, cleo] = ['Anna', 'Bea', 'Cléo'].map((name) => new Page(server, name)) as [
      Page,
      Page,
      Page,
    ];
    const { id } = await anna.create({ others: [EMPTY, EMPTY] });
    expect((await bea.ask('PATCH', '/api/me', { name: 'Bea' })).status).toBe(200);
    await bea.join(id);
    const looks = { name: 'Cléo', face: 1 };
    expect(await cleo.refused(`/api/tables/${id}/join`, looks)).toBe('too-many-guests');
    expect(await cleo.ask('PATCH', '/api/me', looks)).toMatchObject({
      status: 429,
      value: { code: 'too-many-guests', facts: { seconds: 1800 } },
    });
    await anna.create();
    expect((await bea.ask('PATCH', '/api/me', { name: 'Béa' })).status).toBe(200);
  });

  test('are not counted where nobody becomes one', async () => {
    await openWhole();
    for (let i = 0; i < 5; i++) {
      const key = newKey();
      const page = new Page(server, 'Nobody', key);
      expect((await page.ask('GET', '/api/me')).status).toBe(401);
      expect((await page.ask('PATCH', '/api/me', { face: 1 })).status).toBe(401);
    }
    await new Page(server, 'Anna').create();
  });
});

describe('bots for whom no thread has time', () => {
  test('are counted, and said once in a while', async () => {
    const think = vi.fn(() => Promise.reject(new Error('busy')));
    const house = await open({ thinkers: { think }, environment: { LOG_LEVEL: 'warn' } });
    const anna = new Page(house, 'Anna');
    const master = { kind: 'bot', name: 'Max', face: 2, bot: 'maitre' } as const;
    await anna.create({ others: [master, { ...master, name: 'Mia' }] });
    await anna.enter();
    await anna.wish('start');
    const player = await playerAt(anna);
    await player.play(() => think.mock.calls.length < 5);
    const said = house.lines.filter((line) => line.includes('a bot had to answer on the spot'));
    expect(said).toHaveLength(1);
    expect(JSON.parse(said[0]!)).toMatchObject({ level: 'warn' });
    const [, count = ''] = /tablee_bot_hurries_total (\d+)/.exec(await house.metrics()) ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(4);
  });
});
