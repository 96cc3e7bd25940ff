// A new build on the data of an older one, and the other way round: games that take days go on, there is
// a way back, and a build that is too old says so and touches nothing.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { run } from '../src/run.ts';
import { readSettings, type Environment } from '../src/settings.ts';
import { startServer } from '../src/server.ts';
import { migrate } from '../src/store/migrate.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { SqliteDatabase } from '../src/store/sqlite.ts';
import { closePages, EMPTY, Page, SETTINGS, playerAt, type SeatPlayer } from './rooms-page.ts';
import { startWhole, type WholeServer } from './whole-server.ts';

const DAYS = { kind: 'correspondence', move: 3 * 86_400 } as const;
const OLDER = Array.from(MIGRATIONS.keys()).slice(1);

let folder: string;
let data: string;
let file: string;
let environment: Environment;
let server: WholeServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-upgrade-'));
  data = path.join(folder, 'data');
  file = path.join(data, 'tablee.db');
  const site = path.join(folder, 'site');
  await mkdir(site);
  await writeFile(path.join(site, 'index.html'), '<p>page</p>');
  environment = { PORT: '0', HOST: '127.0.0.1', DATA: data, SITE: site };
});
afterEach(async () => {
  closePages();
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const begin = async (): Promise<WholeServer> =>
  (server = await startWhole({ data, environment: { RATE_MESSAGES: '1000' } }));
async function stop(): Promise<void> {
  await server?.close();
  server = undefined;
}

const stepOf = ({ client }: SeatPlayer): number => client.glimpse?.step ?? 0;

/** Two play by letter, so many steps; then the server is stopped. */
async function playAWhile(steps: number): Promise<[Page, Page]> {
  const house = await begin();
  const pages: [Page, Page] = [new Page(house, 'Anna'), new Page(house, 'Bea')];
  const settings = { ...SETTINGS, clock: DAYS };
  const { id } = await pages[0].create({ game: 'chicoree', others: [EMPTY], settings });
  await pages[1].join(id);
  for (const page of pages) await page.enter();
  await pages[0].wish('start');
  const players = await Promise.all(pages.map((page) => playerAt(page)));
  await Promise.all(players.map((player) => player.play(() => stepOf(player) < steps)));
  await stop();
  return pages;
}

/** The same two at the same table, on the server that runs now, until so many steps are made. */
async function playOn(pages: readonly Page[], steps: number): Promise<void> {
  for (const page of pages) page.moveTo(server!);
  for (const page of pages) await page.enter();
  const players = await Promise.all(pages.map((page) => playerAt(page)));
  await Promise.all(players.map((player) => player.play(() => stepOf(player) < steps)));
}

async function inside<T>(
  place: string,
  work: (database: SqliteDatabase) => Promise<T>,
): Promise<T> {
  const database = await SqliteDatabase.open(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const namesIn = async (database: SqliteDatabase, sql: string): Promise<string[]> =>
  (await database.query(sql)).map((row) => String(row['name']));

/** The same people and games as a build would have left them that knew only so many steps. */
async function makeOlder(steps: number): Promise<void> {
  const today = file;
  data = path.join(folder, 'older');
  file = path.join(data, 'tablee.db');
  await mkdir(data);
  environment = { ...environment, DATA: data };
  await inside(today, (from) =>
    inside(file, async (to) => {
      await migrate(to, MIGRATIONS.slice(0, steps));
      const ours = `select name from sqlite_master where type = 'table' and name <> 'schema_version'`;
      for (const table of await namesIn(to, ours)) await copyRows(from, to, table);
    }),
  );
}

async function copyRows(from: SqliteDatabase, to: SqliteDatabase, table: string): Promise<void> {
  const columns = await namesIn(to, `select name from pragma_table_info('${table}')`);
  const where = table === 'rooms' ? 'rooms join logs on logs.room = rooms.id' : table;
  const places = columns.map((_, i) => `$${i + 1}`);
  for (const row of await from.query(`select * from ${where}`))
    await to.query(
      `insert into ${table} (${columns.join()}) values (${places.join()})`,
      columns.map((column) => row[column]!),
    );
}

const versionIn = (place: string): Promise<unknown> =>
  inside(place, async (database) => {
    const [row] = await database.query('select version from schema_version');
    return row?.['version'];
  });

const entriesIn = (place: string): Promise<unknown> =>
  inside(place, (database) => database.query('select * from entries order by room, n'));

describe('a build on the data of one that knew less', () => {
  test.each(OLDER)('after %i steps: a game that takes days goes on', async (steps) => {
    const pages = await playAWhile(8);
    await makeOlder(steps);
    const entries = await entriesIn(file);
    const { lines } = await begin();
    const copy = `${file}.before`;
    expect(lines.join('')).toContain(JSON.stringify(copy));
    await playOn(pages, 16);
    await stop();
    // The way back: the whole database as the older build left it.
    expect(await versionIn(copy)).toBe(steps);
    expect(await entriesIn(copy)).toEqual(entries);
  });

  test('where no copy can be made first, nothing is changed', async () => {
    await playAWhile(3);
    await makeOlder(OLDER.at(-1)!);
    await mkdir(`${file}.before`);
    await expect(startServer(readSettings(environment))).rejects.toThrow(
      /is copied, and .*\.before cannot/,
    );
    expect(await versionIn(file)).toBe(OLDER.at(-1));
  });

  test('on data of its own makes no copy', async () => {
    await playAWhile(3);
    const { lines } = await begin();
    expect(lines.join('')).not.toContain('brought forward');
  });
});

const BACKUP = path.resolve(import.meta.dirname, '../../../scripts/backup.mjs');

test('a backup without a name for its file says which command makes one', async () => {
  const asked = promisify(execFile)(process.execPath, [BACKUP], { cwd: path.dirname(BACKUP) });
  await expect(asked).rejects.toMatchObject({
    stderr: 'Which file? DATA=… node backup.mjs FILE\n',
  });
});

test('a backup of a running server takes the place of its database: games go on', async () => {
  const pages = await playAWhile(8);
  const entries = await entriesIn(file);
  await begin();
  const backup = path.join(folder, 'backup.db');
  const environmentOf = { ...process.env, DATA: data };
  const made = await promisify(execFile)(process.execPath, [BACKUP, backup], {
    env: environmentOf,
  });
  expect(made.stdout).toContain('1 tables, checked');
  await playOn(pages, 12);
  await stop();
  // As HOSTING.md restores it.
  for (const part of ['', '-wal', '-shm']) await rm(`${file}${part}`, { force: true });
  await copyFile(backup, file);
  expect(await entriesIn(file)).toEqual(entries);
  await begin();
  await playOn(pages, 16);
});

describe('a build on the data of one that knew more', () => {
  const setVersion = (version: number): Promise<unknown> =>
    inside(file, (database) => database.query('update schema_version set version = $1', [version]));

  test('says so, ends with 78 and leaves everything as it was', async () => {
    const pages = await playAWhile(8);
    const entries = await entriesIn(file);
    await setVersion(99);
    const said: string[] = [];
    const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => said.push(line));
    const before = process.exitCode;
    await run(environment);
    expect(process.exitCode).toBe(78);
    process.exitCode = before;
    spy.mockRestore();
    expect(said).toEqual([
      'The server cannot start: the database is at version 99, but this build knows only ' +
        `${MIGRATIONS.length}: start the newer build, or give this one another database.`,
    ]);
    expect(await entriesIn(file)).toEqual(entries);
    // The newer one again: as if nobody had tried.
    await setVersion(MIGRATIONS.length);
    await begin();
    await playOn(pages, 16);
  });
});
