// Our store alone, without sockets and rules: two of these on one PostgreSQL write to the same logs in
// turns, each after it has heard of the other's entry and read it. What they keep is what the database
// and the hints between servers allow.
import path from 'node:path';

import { ROOT } from '../../../scripts/setup.mjs';
import { workOnRequest } from './on-request.mjs';

const { DATABASE_URL, NODE_NAME, PORT, PLACE, TABLES } = process.env;
const built = path.join(ROOT, 'apps', 'server', 'dist', 'store', 'open-store.js');
const { openStore } = await import(built);
const store = await openStore({ databaseUrl: DATABASE_URL, folder: '.', node: NODE_NAME });

const place = Number(PLACE);
const lengths = new Map(Array.from({ length: Number(TABLES) }, (_, i) => [`table${i}`, 0]));
const reading = new Set();
let isOpen = false;
let kept = 0;

const make = async () => {
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
const consider = async (table) => {
  const at = lengths.get(table);
  if (!isOpen || at % 2 !== place) return;
  const entry = { text: `${at % 4} take 2`, by: `${at % 4}/${at}`, at: Date.now() };
  if (!(await store.logs.append(table, at, [entry]))) return;
  lengths.set(table, at + 1);
  kept += 1;
  store.bus.tell({ kind: 'log', table });
};

/** The other one has written: what they wrote is read before we go on. */
const refresh = async (table) => {
  if (reading.has(table)) return;
  reading.add(table);
  const entries = await store.logs.entries(table, lengths.get(table));
  reading.delete(table);
  lengths.set(table, lengths.get(table) + entries.length);
  await consider(table);
};

store.bus.listen(({ kind, table }) => {
  if (kind === 'log') void refresh(table);
});

const run = async (seconds) => {
  isOpen = true;
  kept = 0;
  for (const table of lengths.keys()) void refresh(table);
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
  const count = kept;
  isOpen = false;
  return { perSecond: count / seconds };
};

workOnRequest({ make, run, port: Number(PORT) });
