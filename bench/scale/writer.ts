// A process that writes to logs as fast as they are kept, spread over one or several databases by the id of
// the table: what a server would do whose tables live in more than one place. Exists in the benchmark only.
import { createHash } from 'node:crypto';

import type * as LogStore from '../../apps/server/dist/store/log-store.js';
import type * as PostgresStore from '../../apps/server/dist/store/postgres.js';
import { built } from '../built.ts';
import { workOnRequest } from '../load/servers/on-request.ts';

const { GroupLogStore } = await built<typeof LogStore>('store/log-store.js');
const { PostgresDatabase } = await built<typeof PostgresStore>('store/postgres.js');

const { DATABASE_URLS = '', NODE_NAME = '', PORT, TABLES } = process.env;
const databases = DATABASE_URLS.split(' ').map((url) => new PostgresDatabase(url));
const logs = databases.map((database) => new GroupLogStore(database));

/** The same for the same id, on every server. */
const homeOf = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE() % databases.length;

const tables = new Map<string, number>();
for (let i = 0; i < Number(TABLES); i++) tables.set(`${NODE_NAME}-${i}`, 0);

const make = async (): Promise<void> => {
  for (const id of tables.keys()) {
    const database = databases[homeOf(id)]!;
    await database.query('insert into logs (room, length) values ($1, 0)', [id]);
    await database.query(
      `insert into rooms (id, game, state, is_public, may_watch, free_seats, revision, document,
          secret, awaited, created, touched, due)
        values ($1, 'x', 'playing', 0, 0, 0, 0, '{}', '{}', '', 0, 0, null)`,
      [id],
    );
  }
};

const run = async (seconds: number): Promise<object> => {
  const kept = databases.map(() => 0);
  const until = performance.now() + seconds * 1000;
  const write = async (id: string): Promise<void> => {
    const home = homeOf(id);
    while (performance.now() < until) {
      const at = tables.get(id)!;
      const entry = { text: `${at % 4} take 2`, by: `${at % 4}/${at}`, at: Date.now() };
      if (!(await logs[home]!.append(id, at, [entry]))) throw new Error('somebody else wrote');
      tables.set(id, at + 1);
      kept[home]! += 1;
    }
  };
  await Promise.all([...tables.keys()].map(write));
  return { kept };
};

workOnRequest({ make, run, port: Number(PORT) });
