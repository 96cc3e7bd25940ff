// What the store does together: notes, reading and commits of one moment, each answered as if it had
// come alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError, type Database } from '../src/store/database.ts';
import { Batch } from '../src/store/batch.ts';
import { GroupLogStore } from '../src/store/log-store.ts';
import { openStore } from '../src/store/open-store.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import { SqliteDatabase } from '../src/store/sqlite.ts';
import { document, KINDS, openDatabaseHouse, SECRET, type DatabaseHouse } from './store-house.ts';

describe('what is gathered', () => {
  const asked: number[][] = [];
  beforeEach(() => void asked.splice(0));
  const doubles = new Batch<number, number>({
    most: 3,
    ask: (numbers) => {
      asked.push([...numbers]);
      if (numbers.includes(13)) return Promise.reject(new Error('unlucky'));
      if (numbers.includes(99)) return Promise.reject(new StoreError('away'));
      return Promise.resolve(numbers.map((number) => 2 * number));
    },
  });

  it('is asked together, so many at a time, and answered one by one', async () => {
    expect(await Promise.all([1, 2, 3, 4, 5].map((one) => doubles.ask(one)))).toEqual([
      2, 4, 6, 8, 10,
    ]);
    expect(asked).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(await doubles.ask(6)).toBe(12);
  });

  it('does not suffer for one that cannot be answered', async () => {
    const answers = await Promise.allSettled([1, 13, 3].map((one) => doubles.ask(one)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(asked).toEqual([[1, 13, 3], [1], [13], [3]]);
  });

  it('fails together where the store is out of order, and goes on afterwards', async () => {
    const answers = await Promise.allSettled([1, 99].map((one) => doubles.ask(one)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toEqual([[1, 99]]);
    expect(await doubles.ask(2)).toBe(4);
  });
});

it('a store that is closed keeps the moves that wait for a commit', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tablee-batch-'));
  const store = await openStore({ folder, node: 'closing' });
  const tables = ['one', 'two', 'three'];
  for (const table of tables) await store.rooms.create(document(table), SECRET, null);
  const entry = { text: 'pass', at: 1 };
  const first = await store.logs.append('one', 0, [entry]);
  // Right after a commit these wait to share the next one.
  const others = ['two', 'three'].map((table) => store.logs.append(table, 0, [entry]));
  await store.close();
  expect([first, ...(await Promise.all(others))]).toEqual([true, true, true]);
  await rm(folder, { recursive: true });
});

describe.each(KINDS)('in %s', (kind) => {
  let house: DatabaseHouse;
  let database: Database;
  let rooms: SqlRoomStore;
  let logs: GroupLogStore;
  let count = 0;
  beforeAll(async () => {
    house = await openDatabaseHouse(kind);
    database = await house.connect();
    rooms = new SqlRoomStore(database);
    logs = new GroupLogStore(database);
  });
  afterAll(() => house.close());

  const tables = async (many: number): Promise<string[]> => {
    const ids = Array.from({ length: many }, () => `gather${(count += 1)}`);
    for (const id of ids) await rooms.create(document(id), SECRET, null);
    return ids;
  };

  it('the last note about a table counts, beside those about others', async () => {
    const [a, b] = (await tables(2)) as [string, string];
    await Promise.all([
      rooms.note(a, 300, [0], 5000),
      rooms.note(b, 400, [1], 1500),
      rooms.note('nowhere', 1, [], 1),
      rooms.note(a, null, [1, 2], 2000),
    ]);
    expect(await rooms.due(1e15, 100)).toEqual([b]);
    expect((await rooms.find(a))?.document.touched).toBe(5000);
    expect((await rooms.find(b))?.document.touched).toBe(1500);
    await rooms.note(b, null, [], 0);
  });

  it('logs that are read in one moment do not mix', async () => {
    const [a, b, empty] = (await tables(3)) as [string, string, string];
    const texts = (table: string): string[] => [0, 1, 2].map((n) => `${table} ${n}`);
    for (const table of [a, b])
      await logs.append(
        table,
        0,
        texts(table).map((text, at) => ({ text, at })),
      );
    const read = await Promise.all([
      logs.entries(b, 1),
      logs.entries(a),
      logs.entries(empty),
      logs.entries(a, 2),
      logs.entries(a, 3),
      logs.entries('nowhere'),
    ]);
    expect(read.map((entries) => entries.map(({ text }) => text))).toEqual([
      texts(b).slice(1),
      texts(a),
      [],
      texts(a).slice(2),
      [],
      [],
    ]);
  });

  it('moves that come quickly share commits, and every one of them is kept', async () => {
    const ids = await tables(40);
    const commits = vi.spyOn(SqliteDatabase.prototype, 'atOnce');
    const kept: Promise<boolean>[] = [];
    for (const id of ids) {
      kept.push(logs.append(id, 0, [{ text: 'x' }]));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(await Promise.all(kept)).toEqual(ids.map(() => true));
    if (database.kind === 'sqlite') expect(commits.mock.calls.length).toBeLessThan(ids.length / 2);
    commits.mockRestore();
    for (const id of ids) expect(await logs.entries(id)).toHaveLength(1);
  });

  it('who plays alone does not wait for others', async () => {
    const [id] = (await tables(1)) as [string];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const alone = new GroupLogStore(database);
    for (let at = 0; at < 10; at++) await alone.append(id, at, [{ text: `${at}` }]);
    if (database.kind === 'sqlite') expect(timers).not.toHaveBeenCalled();
    timers.mockRestore();
    expect(await alone.entries(id)).toHaveLength(10);
  });
});
