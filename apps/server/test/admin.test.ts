// Whoever runs the server looks after it from outside: with a token, over real HTTP, and at once.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { Blocks } from '../src/admin/blocks.ts';
import { sizesOf } from '../src/admin/sizes.ts';
import { Heartbeat } from '../src/store/heartbeat.ts';
import { DOUBLE_NAME, openStore } from '../src/store/open-store.ts';
import { HandClock } from './rooms-clock.ts';
import { BOT, closePages, EMPTY, Page } from './rooms-page.ts';
import { KINDS, openDatabaseHouse, within } from './store-house.ts';
import { startWhole, type WholeServer } from './whole-server.ts';
import { WAIT } from './wait.ts';

const TOKEN = 'what-only-operators-have';

let server: WholeServer | undefined;
afterEach(async () => {
  closePages();
  await server?.close();
  server = undefined;
});

const start = async (
  environment: Record<string, string> = {},
  data?: string,
): Promise<WholeServer> => {
  server = await startWhole({
    ...(data !== undefined && { data }),
    environment: { ADMIN_TOKEN: TOKEN, RATE_CODES: '0', ...environment },
  });
  return server;
};

const ask = async (method: string, path: string, body?: unknown, token = TOKEN) => {
  const answer = await fetch(`${server!.address}/api/admin${path}`, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    value: (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown>,
  };
};

/** How the server answers a socket from a made-up address. */
const knock = (from: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server!.port}/ws`, {
      headers: { 'X-Forwarded-For': from },
    });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', reject);
  });

const visit = async (from: string): Promise<number> => {
  const headers = { 'X-Forwarded-For': from };
  return (await fetch(`${server!.address}/api/tables`, { headers })).status;
};

describe('the door', () => {
  test('is not there without a token of its own', async () => {
    server = await startWhole();
    for (const path of ['/sizes', '/blocks', '/sweeps', '/frozen', '/anything'])
      expect(await ask('GET', path)).toMatchObject({
        status: 404,
        value: { code: 'no-such-page' },
      });
    expect((await ask('DELETE', '/tables/abcdefghij')).status).toBe(404);
  });

  test('is shut without the token, with a wrong one and with a part of it', async () => {
    await start();
    for (const wrong of ['', 'x', TOKEN.slice(0, -1), `${TOKEN}x`, TOKEN.toUpperCase()])
      for (const [method, path] of [
        ['GET', '/sizes'],
        ['GET', '/blocks'],
        ['GET', '/sweeps'],
        ['POST', '/sweeps'],
        ['POST', '/blocks'],
        ['GET', '/frozen'],
        ['GET', '/frozen/abcdefghij'],
        ['POST', '/frozen/abcdefghij/cut'],
        ['POST', '/frozen/abcdefghij/thaw'],
        ['POST', '/tables/abcdefghij/close'],
        ['DELETE', '/tables/abcdefghij'],
      ] as const)
        expect(await ask(method, path, undefined, wrong), `${wrong} ${path}`).toMatchObject({
          status: 401,
          value: { code: 'no-key' },
        });
    expect((await ask('GET', '/sizes')).status).toBe(200);
  });

  test('is not for those who guess on and on', async () => {
    await start({ RATE_CODES: '3' });
    const tries = [];
    for (let i = 0; i < 5; i++) tries.push((await ask('GET', '/sizes', undefined, 'guess')).status);
    expect(tries).toEqual([401, 401, 401, 429, 429]);
  });

  test('stays open to the operator, at any pace and whatever codes visitors there get wrong', async () => {
    await start({ RATE_CODES: '3' });
    const recover = (): Promise<Response> =>
      fetch(`${server!.address}/api/recover`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' }),
      });
    const tries = [];
    for (let i = 0; i < 4; i++) tries.push((await recover()).status);
    expect(tries).toEqual([403, 403, 403, 429]);
    for (let i = 0; i < 5; i++) expect((await ask('GET', '/sizes')).status).toBe(200);
  });

  test('stays open on the machine itself while visitors behind a proxy of it guess', async () => {
    await start({ RATE_CODES: '3' });
    const headers = { Authorization: 'Bearer guess', 'X-Forwarded-For': ', 203.0.113.7' };
    const guess = async (): Promise<number> =>
      (await fetch(`${server!.address}/api/admin/sizes`, { headers })).status;
    const tries = [];
    for (let i = 0; i < 4; i++) tries.push(await guess());
    expect(tries).toEqual([401, 401, 401, 429]);
    expect((await ask('GET', '/sizes')).status).toBe(200);
  });

  test('is not in the description that everybody reads', async () => {
    await start();
    const description = await (await fetch(`${server!.address}/api`)).text();
    expect(description).toContain('/api/tables');
    expect(description).not.toContain('/api/admin');
  });
});

describe('a blocked address', () => {
  test('is served no more, by HTTP or by socket, until the block is lifted', async () => {
    await start({ TRUST_PROXY: '1' });
    const [bad, good] = ['203.0.113.7', '203.0.113.8'];
    expect([await visit(bad), await knock(bad)]).toEqual([200, 101]);
    const block = { kind: 'address', who: bad, why: 'spam', hours: 1 };
    expect(await ask('POST', '/blocks', block)).toMatchObject({ status: 200, value: { who: bad } });
    expect([await visit(bad), await knock(bad)]).toEqual([403, 403]);
    expect([await visit(good), await knock(good)]).toEqual([200, 101]);
    expect((await ask('GET', '/blocks')).value).toMatchObject([{ kind: 'address', who: bad }]);
    const { value } = await ask('POST', '/blocks/lift', { kind: 'address', who: bad });
    expect(value).toEqual({ isLifted: true });
    expect([await visit(bad), await knock(bad)]).toEqual([200, 101]);
  });

  test('of the newer kind is the network that limits count', async () => {
    await start({ TRUST_PROXY: '1' });
    const who = '2001:db8:1:2::1';
    await ask('POST', '/blocks', { kind: 'address', who, why: 'spam', hours: 1 });
    expect(await visit('2001:db8:1:ff::9')).toBe(403);
    expect(await visit('2001:db8:1:100::9')).toBe(200);
  });

  test('is out at once, and told why', async () => {
    await start();
    const anna = new Page(server!, 'Anna');
    await anna.create({ others: [EMPTY, EMPTY] });
    await anna.enter();
    await ask('POST', '/blocks', { kind: 'address', who: '127.0.0.1', why: 'spam', hours: 1 });
    await anna.first('failed', ({ code }) => code === 'blocked');
    await vi.waitFor(() => expect(anna.closeCode).toBe(4006), WAIT);
    // Whoever runs it is not locked out by it.
    expect((await ask('GET', '/blocks')).status).toBe(200);
  });

  test.each(['', 'nowhere', '300.1.1.1', '::gg'])('is an address, not %j', async (who) => {
    await start();
    const block = { kind: 'address', who, why: 'spam', hours: 1 };
    expect(await ask('POST', '/blocks', block)).toMatchObject({
      status: 400,
      value: { code: 'bad-request' },
    });
  });
});

describe('a blocked guest', () => {
  test('sits nowhere any more, and is put out where they sit; the others stay', async () => {
    await start();
    const [anna, bea] = [new Page(server!, 'Anna'), new Page(server!, 'Bea')];
    const { id } = await anna.create({ others: [EMPTY, EMPTY] });
    await bea.join(id);
    for (const page of [anna, bea]) await page.enter();
    const seat = bea.room!.seats[bea.seat]!;
    const who = seat.kind === 'person' ? seat.person : '';
    await ask('POST', '/blocks', { kind: 'person', who, why: 'abuse', hours: 24 });
    await bea.first('failed', ({ code }) => code === 'blocked');
    await expect(bea.create()).rejects.toThrow('blocked');
    await expect(bea.join(id)).rejects.toThrow('blocked');
    expect(await bea.refused(`/api/tables/${id}/leave`, undefined, { 'X-Seat': bea.token })).toBe(
      'blocked',
    );
    // What is theirs they may still take along.
    expect((await bea.ask('GET', '/api/me/export')).status).toBe(200);
    await new Page(server!, 'Cléo').join(id);
    expect(anna.closeCode).toBeUndefined();
  });
});

describe('a table', () => {
  test('is closed for good: those who sit there are told, and its record stays', async () => {
    await start();
    const anna = new Page(server!, 'Anna');
    const { id } = await anna.create({ others: [EMPTY, BOT] });
    const bea = new Page(server!, 'Bea');
    await bea.join(id);
    await anna.enter();
    await anna.wish('start');
    await anna.first('report', ({ report }) => report.kind === 'table');
    expect((await ask('POST', `/tables/${id}/close`, { why: 'abuse' })).status).toBe(204);
    await anna.first('out', ({ why }) => why === 'closed');
    expect((await anna.ask('GET', `/api/tables/${id}`)).value).toMatchObject({ state: 'ended' });
    expect((await anna.ask('GET', `/api/tables/${id}/record`)).status).toBe(200);
    expect(await bea.refused(`/api/tables/${id}/rematch`)).toBe('not-over');
    await bea.hello();
    bea.knock(id, bea.token);
    await bea.first('failed', ({ code }) => code === 'closed');
    const logged = server!.lines.find((line) => line.includes('looked after'))!;
    expect(JSON.parse(logged)).toMatchObject({ table: id, why: 'abuse' });
    expect(logged).not.toContain('Anna');
  });

  test('is taken away with everything of it', async () => {
    await start();
    const anna = new Page(server!, 'Foul words');
    const { id } = await anna.create({ others: [EMPTY, EMPTY] });
    await anna.enter();
    expect((await ask('DELETE', `/tables/${id}`)).status).toBe(204);
    await anna.first('out');
    expect((await anna.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await anna.ask('GET', '/api/tables')).value).toMatchObject({ open: [] });
    expect((await ask('DELETE', `/tables/${id}`)).value).toMatchObject({ code: 'no-such-table' });
  });
});

describe('a table that stands still', () => {
  /** Dealt, with an entry in its log that no rules allow; somebody has come upon it. */
  async function spoiled(): Promise<{ anna: Page; id: string; length: number }> {
    const data = await mkdtemp(path.join(tmpdir(), 'tablee-admin-'));
    onTestFinished(() => rm(data, { recursive: true, force: true }));
    await start({}, data);
    const anna = new Page(server!, 'Anna');
    const { id } = await anna.create({ others: [BOT, BOT] });
    await anna.enter();
    await anna.wish('start');
    await anna.first('report', ({ report }) => report.kind === 'table');
    await server!.close();
    const store = await openStore({ folder: data, node: 'somebody' });
    const { length } = await store.logs.entries(id);
    await store.logs.append(id, length, [{ text: '0 take 0', at: 1 }]);
    await store.close();
    await start({}, data);
    anna.moveTo(server!);
    await anna.enter();
    await anna.first('report', ({ report }) => report.kind === 'halted');
    await vi.waitFor(async () => expect((await ask('GET', '/frozen')).value).toHaveLength(1), WAIT);
    return { anna, id, length };
  }

  test('is listed, exported, cut back and tried again: people go on where they were', async () => {
    const { anna, id, length } = await spoiled();
    expect((await ask('GET', '/frozen')).value).toMatchObject([
      { table: id, game: 'nicht-die-bohne', why: 'fault', entry: length },
    ]);
    const { value: kept } = await ask('GET', `/frozen/${id}`);
    expect(kept).toMatchObject({ document: { id }, frozen: { entry: length } });
    expect(kept['entries']).toHaveLength(length + 1);
    expect(kept).not.toHaveProperty('secret');
    expect((await ask('POST', `/frozen/${id}/cut`, { entry: -1 })).status).toBe(400);
    const cut = await ask('POST', `/frozen/${id}/cut`, { entry: length });
    expect(cut.value).toEqual({ isCut: true });
    const seen = anna.heard.length;
    expect((await ask('POST', `/frozen/${id}/thaw`)).value).toEqual({ isThawed: true });
    await anna.until(() =>
      anna.heard.slice(seen).some((one) => one.kind === 'report' && one.report.kind === 'table'),
    );
    expect((await ask('GET', '/frozen')).value).toEqual([]);
    const deeds = server!.lines.filter((line) => line.includes('looked after'));
    expect(deeds.filter((line) => line.includes(id))).toHaveLength(3);
    for (const secret of ['Anna', anna.token, 'take 0'])
      expect(deeds.join('')).not.toContain(secret);
  });

  test('is the only kind for which there are these words', async () => {
    await start();
    const anna = new Page(server!, 'Anna');
    const { id } = await anna.create({ others: [BOT, BOT] });
    await anna.wish('start');
    expect(await ask('GET', `/frozen/${id}`)).toMatchObject({
      status: 409,
      value: { code: 'not-over' },
    });
    const cut = await ask('POST', `/frozen/${id}/cut`, { entry: 0 });
    expect(cut.value).toEqual({ isCut: false });
    expect((await ask('POST', `/frozen/${id}/thaw`)).value).toEqual({ isThawed: false });
    expect((await ask('GET', '/frozen/abcdefghij')).status).toBe(404);
  });
});

test('a sweep is begun by hand, and says what went', async () => {
  await start();
  await vi.waitFor(
    async () => expect((await ask('GET', '/sweeps')).value).toHaveProperty('swept'),
    WAIT,
  );
  const before = (await ask('GET', '/sweeps')).value['began'] as number;
  expect((await ask('POST', '/sweeps')).status).toBe(204);
  await vi.waitFor(async () => {
    const { began, swept } = (await ask('GET', '/sweeps')).value;
    expect(began).toBeGreaterThan(before);
    expect(swept).toEqual({ tables: 0, guests: 0, snapshots: 0 });
  }, WAIT);
});

test('sizes are those of the database and of this server', async () => {
  await start();
  const anna = new Page(server!, 'Anna');
  await anna.create({ others: [EMPTY, EMPTY] });
  await anna.enter();
  const { value } = await ask('GET', '/sizes');
  expect(value).toMatchObject({ openTables: 1, sockets: 1, rows: { rooms: 1, people: 1 } });
  expect(value['bytes']).toBeGreaterThan(10_000);
});

test('sizes say what is probably set wrong, and the log says it once', async () => {
  const { lines } = await start({ TRUSTPROXY: '1' });
  const misspelt = 'unknown setting TRUSTPROXY, did you mean TRUST_PROXY?';
  const warnings = async (): Promise<unknown> => (await ask('GET', '/sizes')).value['warnings'];
  expect(await warnings()).toEqual([misspelt]);
  for (let i = 0; i < 3; i++) await visit('203.0.113.7');
  const hidden = expect.stringContaining('TRUST_PROXY is 0') as string;
  expect(await warnings()).toEqual([misspelt, hidden]);
  const said = lines
    .map((line) => JSON.parse(line) as { level: string; msg: string })
    .filter(({ level }) => level === 'warn');
  expect(said.map(({ msg }) => msg)).toEqual([misspelt, hidden]);
  const namesake = vi.spyOn(Heartbeat.prototype, 'hasNamesake', 'get').mockReturnValue(true);
  expect(await warnings()).toEqual([DOUBLE_NAME, misspelt, hidden]);
  namesake.mockRestore();
});

describe('the command', () => {
  const COMMAND = path.resolve(import.meta.dirname, '../../../scripts/admin.mjs');
  const run = async (token: string, ...words: string[]): Promise<string> => {
    const env = { ...process.env, ADMIN_TOKEN: token, SERVER: server!.address };
    return promisify(execFile)(process.execPath, [COMMAND, ...words], { env }).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { stderr: string }).stderr,
    );
  };

  test('does what it says, and says what is wrong', async () => {
    await start();
    const anna = new Page(server!, 'Anna');
    const { id } = await anna.create({ others: [EMPTY, EMPTY] });
    expect(JSON.parse(await run(TOKEN, 'sizes'))).toMatchObject({ rows: { rooms: 1 } });
    await run(TOKEN, 'block', 'address', '203.0.113.7', '24', 'spam');
    expect(JSON.parse(await run(TOKEN, 'blocks'))).toMatchObject([{ who: '203.0.113.7' }]);
    expect(await run(TOKEN, 'lift', 'address', '203.0.113.7')).toContain('true');
    const [frozen, exported, cut, thawed] = await Promise.all([
      run(TOKEN, 'frozen'),
      run(TOKEN, 'export', id),
      run(TOKEN, 'cut', id, '3'),
      run(TOKEN, 'thaw', id),
    ]);
    expect(frozen).toBe('[]\n');
    expect(exported).toContain('does not stand still');
    expect(cut).toContain('"isCut": false');
    expect(thawed).toContain('"isThawed": false');
    expect(await run(TOKEN, 'close', id, 'abuse')).toBe('Done.\n');
    expect(await run(TOKEN, 'delete', id)).toBe('Done.\n');
    expect(await run(TOKEN, 'delete', id)).toContain('There is no such table');
    expect(await run('a-wrong-token-of-somebody', 'sizes')).toContain('does not know');
    expect(await run(TOKEN, 'dance')).toContain('admin COMMAND');
  });
});

describe.each(KINDS)('on %s', (kind) => {
  test('a block is heard of on another server within seconds, and ends by itself', () =>
    within(openDatabaseHouse(kind), async (database, other) => {
      const clock = new HandClock(1_000_000);
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
      const here = await Blocks.open({ database, clock, log });
      const there = await Blocks.open({ database: other, clock, log });
      const heard = vi.fn();
      there.onChange(heard);
      const created = clock.now();
      const block = { kind: 'person', who: 'somebody', why: 'abuse', created } as const;
      await here.add({ ...block, expires: created + 60_000 });
      expect(here.has('person', 'somebody')).toBe(true);
      expect(here.has('address', 'somebody')).toBe(false);
      await clock.leap(5000);
      await vi.waitFor(() => expect(there.has('person', 'somebody')).toBe(true), WAIT);
      expect(heard).toHaveBeenCalledOnce();
      await clock.leap(60_000);
      for (const blocks of [here, there]) expect(blocks.has('person', 'somebody')).toBe(false);
      expect(await here.lift('person', 'nobody')).toBe(false);
      for (const blocks of [here, there]) await blocks.close();
    }));

  test('every table of the database is counted', () =>
    within(openDatabaseHouse(kind), async (database) => {
      await database.query(
        `insert into blocks (kind, who, why, created, expires) values ('person', 'a', 'b', 1, 2)`,
      );
      const { rows, bytes } = await sizesOf(database);
      expect(rows).toMatchObject({ rooms: 0, people: 0, blocks: 1 });
      expect(bytes).toBeGreaterThan(10_000);
    }));

  test('a very large table holds nobody up while it is counted', () =>
    within(openDatabaseHouse(kind), async (database) => {
      const many = 120_000;
      await database.query(
        `with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${many})
          insert into nodes (id, seen) select 'n' || i, i from numbers`,
      );
      await database.query('analyze');
      const asked = vi.spyOn(database, 'query');
      const { rows } = await sizesOf(database);
      const counts = asked.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('count(*)'));
      asked.mockRestore();
      // Never all of it at once: by rows, or up to a limit.
      for (const sql of counts) expect(sql).toMatch(/where rowid > |limit \d+/);
      expect(Math.abs(rows['nodes']! - many)).toBeLessThan(many / 10);
    }));
});
