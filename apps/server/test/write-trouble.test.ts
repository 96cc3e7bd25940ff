// A disk that is full: whoever runs the server is told, in every place where they may look.
import { afterEach, expect, test, vi } from 'vitest';

import { StoreError } from '../src/store/database.ts';
import type { LogStore } from '../src/store/log-store.ts';
import { SqliteDatabase } from '../src/store/sqlite.ts';
import { observe, type Appended } from '../src/store/log-store.ts';
import { WriteWatch } from '../src/store/write-watch.ts';
import { closePages, EMPTY, Page } from './rooms-page.ts';
import { startWhole, type WholeServer } from './whole-server.ts';

const METRICS_TOKEN = 'a-token-of-some-length';
let server: WholeServer | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  closePages();
  await server?.close();
  server = undefined;
});

/** Two people at a table that has begun. */
const twoAtTable = async (): Promise<[Page, Page]> => {
  const [anna, bea] = [new Page(server!, 'Anna'), new Page(server!, 'Bea')];
  const { id } = await anna.create({ game: 'chicoree', others: [EMPTY] });
  await bea.join(id);
  await anna.enter();
  await bea.enter();
  await anna.wish('start');
  await anna.first('report', ({ report }) => report.kind === 'table');
  return [anna, bea];
};

const refusalsIn = (page: Page): number =>
  page.reports.filter(
    (report) =>
      report.kind === 'refused' &&
      report.refused.kind === 'table' &&
      report.refused.code === 'store',
  ).length;

test('a full disk is counted, logged with how much was refused, and no server to send people to', async () => {
  server = await startWhole({ environment: { METRICS_TOKEN } });
  const { address, lines } = server;
  const [anna] = await twoAtTable();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  const full = new StoreError(Object.assign(new Error('database or disk is full'), { code: 13 }));
  const disk = vi.spyOn(SqliteDatabase.prototype, 'atOnce').mockRejectedValue(full);
  for (let i = 0; i < 5; i += 1)
    anna.command({ kind: 'vote', id: `full-${i}`, seat: 0, what: 'pause' });
  await anna.until(() => refusalsIn(anna) === 5);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${address}/metrics`, { headers })).text();
  expect(metrics).toContain('tablee_refused_total{way="table",code="store"} 5');
  const ready = await fetch(`${address}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'nothing can be written\n']);
  expect(lines.filter((line) => line.includes('moves cannot be kept'))).toHaveLength(1);

  disk.mockRestore();
  anna.command({ kind: 'vote', id: 'again', seat: 0, what: 'pause' });
  await anna.first('report', ({ report }) => report.kind === 'done' && report.id === 'again');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const again = lines.find((line) => line.includes('moves are kept again'));
  expect((JSON.parse(again!) as { failures: number }).failures).toBeGreaterThanOrEqual(5);
});

test('what PostgreSQL gives as its reason stands in the log in words', async () => {
  const said: unknown[] = [];
  const say = (facts: object): void => void said.push('why' in facts && facts.why);
  const watch = new WriteWatch({ info: say, warn: say, error: say }, () => 0);
  const full = new StoreError(Object.assign(new Error('no space'), { code: '53100' }));
  const store = { append: () => Promise.reject(full) } as unknown as LogStore;
  const ports = { ready: () => undefined, onAppend: (one: Appended) => watch.appended(one) };
  await expect(observe(store, ports).append('table', 0, [])).rejects.toBe(full);
  expect(said).toEqual(['has a full disk']);
});

test('a disk that stays full is complained about now and then, with the number so far', () => {
  let now = 1_000_000;
  let isFull = true;
  const said: [string, unknown][] = [];
  const say = (facts: object, message: string): void => {
    said.push([message, 'failures' in facts && facts.failures]);
  };
  const watch = new WriteWatch({ info: say, warn: say, error: say }, () => now);
  const append = (): void => {
    const error = isFull ? new StoreError(new Error('full')) : undefined;
    watch.appended({ outcome: isFull ? 'failed' : 'kept', error });
  };
  for (let second = 0; second < 35; second += 1) {
    append();
    now += 1000;
  }
  expect(said).toEqual([
    ['moves cannot be kept', 1],
    ['moves cannot be kept', 11],
    ['moves cannot be kept', 21],
    ['moves cannot be kept', 31],
  ]);
  expect(watch.isFailing).toBe(true);
  // Nobody has tried for a while: whoever comes next may.
  now += 15_000;
  expect(watch.isFailing).toBe(false);
  isFull = false;
  append();
  expect(said.at(-1)).toEqual(['moves are kept again', 35]);
});
