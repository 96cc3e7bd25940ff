// Long requests: other clients are answered meanwhile, exports arrive whole, and a full queue says when to come again.
import { dayAt } from '@tablee/registry';
import { json, text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { ApiFault } from '../src/http/errors.ts';
import { HeavyQueue } from '../src/http/heavy.ts';
import { buildApp } from '../src/http/app.ts';
import { Metrics } from '../src/metrics.ts';
import { dayRoutes } from '../src/people/days/routes.ts';
import { peopleRoutes } from '../src/people/routes.ts';
import { tableRoutes } from '../src/rooms/routes.ts';
import { readSettings } from '../src/settings.ts';
import { playedDay, taste } from './day-play.ts';
import {
  codeOf,
  exportOf,
  newGuest,
  newTable,
  openHouse,
  START,
  type TestHouse,
} from './people-house.ts';
import { smallApp } from './small-app.ts';

const TABLES = 120;
const ENTRIES = 60;

let house: TestHouse;
let app: FastifyInstance;
let address: string;

const get = (path: string, key?: string): Promise<Response> =>
  fetch(address + path, {
    headers: { connection: 'close', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
  });

beforeEach(async () => {
  house = await openHouse();
  app = buildApp({
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    site: new Map(),
    metrics: new Metrics(),
    version: '1.2.3',
    whyNotReady: () => Promise.resolve(undefined),
  });
  peopleRoutes(app, house.people);
  dayRoutes(app, house.people);
  const list = (): Promise<Buffer> => Promise.resolve(Buffer.from('[]'));
  tableRoutes(app, { rooms: { lobby: list, mine: list } as never });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
});

/** A person who sits in seat 1 of 120 tables, each with 60 entries, half of them theirs. */
async function longHistory(): Promise<{ readonly key: string }> {
  const [host, guest] = [await newGuest(house.people, 'Bo'), await newGuest(house.people, 'Ana')];
  for (let i = 0; i < TABLES; i++) {
    const id = `long${String(i).padStart(3, '0')}`;
    await newTable(house, id, [host.person, guest.person], { state: 'over' });
    await house.database.transaction(async (inside) => {
      for (let n = 0; n < ENTRIES; n++)
        await inside.query(`insert into entries (room, n, at, text) values ($1, $2, $3, $4)`, [
          ...[id, n, START + n, `${n % 2} take ${n}`],
        ]);
    });
  }
  return guest;
}

/** Sends long requests, then another client's; gives which answers came in which order, and the bodies of the long ones. */
async function order(
  long: readonly (() => Promise<Response>)[],
): Promise<{ readonly came: readonly string[]; readonly bodies: readonly unknown[] }> {
  const came: string[] = [];
  const bodyOf = async (name: string, answer: Promise<Response>): Promise<unknown> => {
    const body = await (await answer).text();
    came.push(name);
    return body;
  };
  const bodies = long.map((ask) => bodyOf('long', ask()));
  await bodyOf('other', get('/healthz'));
  return { bodies: await Promise.all(bodies), came };
}

describe('an export', () => {
  test('of 120 long tables has every entry of the person, and others are answered before it ends', async () => {
    const { key } = await longHistory();
    const { came, bodies } = await order([() => get('/api/me/export', key)]);
    const { tables } = JSON.parse(String(bodies[0])) as {
      readonly tables: readonly { readonly table: string; readonly moves: readonly object[] }[];
    };
    const rows = await house.database.query(
      `select room, at, text from entries where text like '1 %' order by room, n`,
    );
    expect(rows).toHaveLength((TABLES * ENTRIES) / 2);
    expect(
      tables.flatMap(({ table: room, moves }) => moves.map((move) => ({ room, ...move }))),
    ).toEqual(rows);
    expect(came).toEqual(['other', 'long']);
  });

  test('is one at a time for each person, and says when to ask again', async () => {
    const { key } = await newGuest(house.people, 'Ana');
    const other = await newGuest(house.people, 'Bo');
    const answers = [await get('/api/me/export', key), await get('/api/me/export', key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    expect(answers[1]!.headers.get('retry-after')).toBe('20');
    expect(await answers[1]!.json()).toEqual({ code: 'too-fast', facts: { seconds: 20 } });
    expect((await get('/api/me/export', other.key)).status).toBe(200);
  });

  test('is given again at once where nothing limits exports', async () => {
    const free = await openHouse({ rateExports: 0 });
    const { person } = await newGuest(free.people, 'Ana');
    const read = [await exportOf(free, person), await exportOf(free, person)];
    expect(read.map(({ name }) => name)).toEqual(['Ana', 'Ana']);
  });

  test('leaves out a table that is removed while it is read', async () => {
    const ana = await newGuest(house.people, 'Ana');
    for (const id of ['first1', 'second1']) await newTable(house, id, [ana.person]);
    const stream = await house.people.export(ana.person);
    await house.database.query(`delete from rooms where id = 'second1'`);
    const { tables } = (await json(stream)) as { readonly tables: readonly object[] };
    expect(tables).toMatchObject([{ table: 'first1' }]);
  });
});

test('the event loop turns after each of many hand-ins that are checked', async () => {
  const { key } = await newGuest(house.people, 'Ana');
  const asked = { game: 'nicht-die-bohne', day: dayAt(START) };
  const { record } = await playedDay(asked.game, asked.day, taste(1));
  // Without its last line it fails at the very end.
  const bad = record.trimEnd().split('\n').slice(0, -1).join('\n');
  const by = { key, admit: () => undefined, counts: () => true, asker: '203.0.113.7' };
  const hand = (): Promise<unknown> => codeOf(house.people.playDay(asked, by, bad));
  // The first one loads the game.
  expect(await hand()).toBe('bad-record');
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const seen = await Promise.all(Array.from({ length: 5 }, () => hand().then(() => turns)));
  clearImmediate(next);
  expect(new Set(seen).size).toBe(5);
});

test('lists and pages of people wait in the queue, and others are answered meanwhile', async () => {
  const { key, person } = await newGuest(house.people, 'Ana');
  let end = (): void => undefined;
  const busy = app.shell.heavy.run(
    'another',
    () => new Promise<void>((resolve) => (end = resolve)),
  );
  const paths = [
    ...['/api/tables', '/api/me/tables', '/api/me/profile', `/api/people/${person.id}`],
    `/api/days/nicht-die-bohne/${dayAt(START)}`,
  ];
  const came: string[] = [];
  const all = paths.map((path) => get(path, key).then(() => came.push(path)));
  await get('/healthz');
  expect(came).toEqual([]);
  end();
  await Promise.all([busy, ...all]);
  expect(came.toSorted()).toEqual(paths.toSorted());
});

test('requests that arrive at one moment are begun in several turns of the event loop', async () => {
  const { app: small } = smallApp();
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const begun = new Set<number>();
  small.addHook('preHandler', (_request, _reply, pass) => {
    begun.add(turns);
    const until = performance.now() + 10;
    while (performance.now() < until);
    pass();
  });
  await Promise.all(Array.from({ length: 20 }, () => small.inject('/healthz')));
  clearImmediate(next);
  await small.close();
  expect(begun.size).toBeGreaterThan(4);
});

describe('the queue', () => {
  /** A job that goes on when it is told. */
  function held(): { readonly job: () => Promise<void>; readonly end: () => void } {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    return { job: () => ended, end: () => end() };
  }
  const done = (name: string) => (): Promise<string> => Promise.resolve(name);
  const outcomeOf = (work: Promise<string>): Promise<unknown> =>
    work.catch((error: unknown) => (error instanceof ApiFault ? error.answer : error));
  const BUSY = { code: 'busy', facts: { seconds: 5 } };

  test('refuses the last request of the asker with most when it is full', async () => {
    const queue = new HeavyQueue({ most: 2 });
    const { job, end } = held();
    const first = queue.run('a', job);
    const outcomes = [
      ...[queue.run('a', done('a1')), queue.run('a', done('a2'))],
      ...[queue.run('a', done('a3')), queue.run('b', done('b1'))],
    ].map(outcomeOf);
    expect(await outcomes[2]).toEqual(BUSY);
    end();
    await first;
    expect(await Promise.all(outcomes)).toEqual(['a1', BUSY, BUSY, 'b1']);
  });

  test('refuses a request that has waited too long', async () => {
    const queue = new HeavyQueue({ waitMs: 1 });
    const { job, end } = held();
    const first = queue.run('a', job);
    expect(await outcomeOf(queue.run('b', done('b')))).toEqual(BUSY);
    end();
    await first;
    expect(await queue.run('b', done('b'))).toBe('b');
  });

  test('goes on with a text that has begun, full or not, and other askers come in between', async () => {
    const queue = new HeavyQueue({ most: 0 });
    const came: string[] = [];
    async function* pieces(): AsyncGenerator<string> {
      for (const piece of ['1', '2', '3']) {
        came.push(piece);
        await Promise.resolve();
        yield piece;
      }
    }
    const stream = await queue.stream('a', pieces());
    const { job, end } = held();
    const other = queue.run('b', job).then(() => came.push('b'));
    const whole = text(stream);
    end();
    expect([await whole, await other]).toEqual(['123', 2]);
    expect(came).toEqual(['1', 'b', '2', '3']);
  });

  test('asks for no more of a text than its reader takes', async () => {
    const queue = new HeavyQueue();
    let asked = 0;
    async function* pieces(): AsyncGenerator<string> {
      for (;;) {
        await Promise.resolve();
        yield String((asked += 1));
      }
    }
    const stream = await queue.stream('a', pieces());
    const read = stream[Symbol.asyncIterator]();
    expect(await read.next()).toEqual({ done: false, value: '1' });
    for (let turns = 0; turns < 50; turns++) await turn();
    expect(asked).toBeLessThan(5);
    await read.return?.();
  });

  test('goes on with other jobs after a text that broke', async () => {
    const queue = new HeavyQueue();
    async function* pieces(): AsyncGenerator<string> {
      yield '1';
      await Promise.reject(new Error('away'));
    }
    await expect(text(await queue.stream('a', pieces()))).rejects.toThrow('away');
    expect(await queue.run('a', done('a'))).toBe('a');
  });
});
