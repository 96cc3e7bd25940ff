// Which bytes lie in which file: one file is whole after a stop, and what was deleted is in none of them.
import { copyFile, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { GroupLogStore } from '../src/store/log-store.ts';
import { migrate } from '../src/store/migrate.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import { builtInEngine, packagedEngine, type Engine } from '../src/store/sqlite-engine.ts';
import { SqliteDatabase } from '../src/store/sqlite.ts';
import { closePages, EMPTY, Page } from './rooms-page.ts';
import { document, SECRET } from './store-house.ts';
import { WAIT } from './wait.ts';
import { startWhole, type WholeServer } from './whole-server.ts';

const ENGINES: [string, () => Promise<Engine>][] = [['the package', packagedEngine]];
const builtIn = builtInEngine();
if (builtIn !== undefined) ENGINES.push(['Node', () => Promise.resolve(builtIn)]);

let folder: string;
let file: string;
let server: WholeServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-files-'));
  file = path.join(folder, 'tablee.db');
});
afterEach(async () => {
  closePages();
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const bytesOf = async (place: string): Promise<number> => (await stat(place)).size;

describe.each(ENGINES)('the file of SQLite of %s', (_name, engineOf) => {
  const fill = async (database: SqliteDatabase): Promise<void> => {
    await migrate(database);
    await new SqlRoomStore(database).create(document('a'), SECRET, null);
    await new GroupLogStore(database).append('a', 0, [{ text: 'x', at: 1 }]);
  };

  it('is whole after a close: a copy of it alone has every move', async () => {
    const database = await SqliteDatabase.open(file, await engineOf());
    await fill(database);
    await database.close();
    const copy = path.join(folder, 'copy.db');
    await copyFile(file, copy);
    const copied = await SqliteDatabase.open(copy, await engineOf());
    const rows = copied.query(`select count(*) as n from sqlite_master where name = 'entries'`);
    expect(await rows).toEqual([{ n: 1 }]);
    expect(await new GroupLogStore(copied).entries('a')).toEqual([{ text: 'x', at: 1 }]);
    expect(copied.broughtHome).toBe(0);
    await copied.close();
  });

  it('takes in at the start what a killed server left beside it', async () => {
    const killed = path.join(folder, 'killed.db');
    const database = await SqliteDatabase.open(file, await engineOf());
    await fill(database);
    // As a kill leaves them: nothing was closed.
    await copyFile(file, killed);
    await copyFile(`${file}-wal`, `${killed}-wal`);
    await database.close();
    expect(await bytesOf(killed)).toBeLessThan(await bytesOf(`${killed}-wal`));
    const again = await SqliteDatabase.open(killed, await engineOf());
    expect(again.broughtHome).toBeGreaterThan(0);
    expect(await bytesOf(`${killed}-wal`)).toBe(0);
    expect(await new GroupLogStore(again).entries('a')).toEqual([{ text: 'x', at: 1 }]);
    await again.close();
  });
});

describe('the files of a running server', () => {
  const ready = async (): Promise<[number, string]> => {
    const answer = await fetch(`${server!.address}/readyz`);
    return [answer.status, await answer.text()];
  };
  const GONE: [number, string] = [503, 'its files are gone\n'];

  it.each([
    ['tablee.db', 'tablee.db.rescued'],
    ['tablee.db-wal', 'tablee.db'],
  ])(
    'a missing %s is said, no move is promised any more, and all until then is in %s',
    async (name, rescued) => {
      server = await startWhole({ data: folder });
      const [anna, bea] = [new Page(server, 'Anna'), new Page(server, 'Bea')];
      const { id } = await anna.create({ game: 'chicoree', others: [EMPTY] });
      await bea.join(id);
      await rm(path.join(folder, name));
      await vi.waitFor(async () => expect(await ready()).toEqual(GONE), WAIT);
      const said = server.lines.filter((line) => line.includes('was deleted, moved'));
      expect(said).toHaveLength(1);
      expect(said[0]).toContain(`until now is in ${path.join(folder, rescued)}`);
      expect(await anna.refused(`/api/tables/${id}/start`)).toBe('store');
      const copy = path.join(folder, 'copy.db');
      await copyFile(path.join(folder, rescued), copy);
      const database = await SqliteDatabase.open(copy);
      expect(await database.query('select id from rooms')).toEqual([{ id }]);
      expect(await database.query('select name from people order by name')).toEqual([
        { name: 'Anna' },
        { name: 'Bea' },
      ]);
      await database.close();
    },
  );

  it('a folder that was moved away is said; once it is back, everything goes on', async () => {
    const data = path.join(folder, 'data');
    server = await startWhole({ data });
    const anna = new Page(server, 'Anna');
    await anna.create();
    await rename(data, path.join(folder, 'away'));
    await vi.waitFor(async () => expect(await ready()).toEqual(GONE), WAIT);
    await rename(path.join(folder, 'away'), data);
    await vi.waitFor(async () => expect((await ready())[0]).toBe(200), WAIT);
    expect(server.lines.join('')).toContain('the database answers again');
    await anna.create();
  });
});

/** Names of the files in the folder of the data that hold these bytes. */
const filesWith = async (data: string, text: string): Promise<string[]> => {
  const names = (await readdir(data)).sort();
  const found = await Promise.all(
    names.map(async (name) => (await readFile(path.join(data, name))).includes(text)),
  );
  return names.filter((_, index) => found[index]);
};

it('a person who deletes their data is in no file of the running server', async () => {
  server = await startWhole({ data: folder });
  const [anna, bea] = [new Page(server, 'Anna'), new Page(server, 'Zerlina-Bea')];
  const { id } = await anna.create({ game: 'chicoree', others: [EMPTY] });
  await bea.join(id);
  await anna.enter();
  await bea.enter();
  bea.speak({ kind: 'say', id: 'one', text: 'the words of Zerlina' });
  await bea.first('said');
  await anna.wish('start');
  await anna.first('report', ({ report }) => report.kind === 'table');
  expect(await filesWith(folder, 'Zerlina')).not.toEqual([]);
  expect((await bea.ask('DELETE', '/api/me')).status).toBe(204);
  await vi.waitFor(async () => expect(await filesWith(folder, 'Zerlina')).toEqual([]), WAIT);
});
