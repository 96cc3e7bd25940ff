// Our store alone, without sockets and rules: two of these on one PostgreSQL write to the same logs in
// turns, each after it has heard of the other's entry and read it. What they keep is what the database
// and the hints between servers allow.
import type * as OpenStore from '../../../apps/server/dist/store/open-store.js';
import { pause } from '../../../scripts/luck.ts';
import { built } from '../../built.ts';
import { workOnRequest } from './on-request.ts';

const { DATABASE_URL = '', NODE_NAME = '', PORT, PLACE, TABLES } = process.env;
const { openStore } = await built<typeof OpenStore>('store/open-store.js');
const store = await openStore({ databaseUrl: DATABASE_URL, folder: '.', node: NODE_NAME });

const place = Number(PLACE);
const lengths = new Map<string, number>();
for (let i = 0; i < Number(TABLES); i++) lengths.set(`table${i}`, 0);
const reading = new Set<string>();
let isOpen = false;
let kept = 0;

const make = async (): Promise<void> => {
  for (const id of lengths.keys()) {
    await store.database.query('insert into logs (room, length) values ($1, 0)', [id]);
    await store.database.query(
      `insert into rooms (id, game, state, is_public, may_watch, free_seats, revision, document,
          secret, awaited, created, touched, due)
        values ($1, 'x', 'playing', 0, 0, 0, 0, '{}', '{}', '', 0, 0, null)`,
      [id],
    );
  }
};

/** Writes the next entry where it is our turn. */
const consider = async (table: string): Promise<void> => {
  const at = lengths.get(table)!;
  if (!isOpen || at % 2 !== place) return;
  const entry = { text: `${at % 4} take 2`, by: `${at % 4}/${at}`, at: Date.now() };
  if (!(await store.logs.append(table, at, [entry]))) return;
  lengths.set(table, at + 1);
  kept += 1;
  store.bus.tell({ kind: 'log', table });
};

/** The other one has written: what they wrote is read before we go on. */
const refresh = async (table: string): Promise<void> => {
  if (reading.has(table)) return;
  reading.add(table);
  const entries = await store.logs.entries(table, lengths.get(table));
  reading.delete(table);
  lengths.set(table, lengths.get(table)! + entries.length);
  await consider(table);
};

store.bus.listen((hint) => {
  if (hint.kind === 'log') void refresh(hint.table);
});

const run = async (seconds: number): Promise<object> => {
  isOpen = true;
  kept = 0;
  for (const table of lengths.keys()) void refresh(table);
  await pause(seconds * 1000);
  const count = kept;
  isOpen = false;
  return { perSecond: count / seconds };
};

workOnRequest({ make, run, port: Number(PORT) });
