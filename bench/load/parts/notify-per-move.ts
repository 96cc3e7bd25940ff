// Loaded into our server before its program, for comparison only: every move is a transaction of its own
// that also notifies the other servers, instead of one append and one NOTIFY for all of a moment. One
// statement and one way to the database and back, so as cheap as this can be had.
import pg from 'pg';

import type * as Bus from '../../../apps/server/dist/store/bus.js';
import type * as LogBatch from '../../../apps/server/dist/store/log-batch.js';
import type * as LogStore from '../../../apps/server/dist/store/log-store.js';
import { built } from '../../built.ts';

const { DATABASE_URL = '', NODE_NAME = '' } = process.env;
const CHANNEL = 'tablee_single';
const CONNECTIONS = 16;

const { LOOK_AGAIN_MS, STALE_MS } = await built<typeof LogBatch>('store/log-batch.js');

const APPEND = `
  with grown as (
    update logs set length = length + $2 where room = $1 and length = $4 returning room
  ), touched as (
    update rooms set touched = greatest(touched, $3::bigint), due = $3::bigint + ${LOOK_AGAIN_MS}
      from grown where id = grown.room and (touched < $3::bigint - ${STALE_MS.touched} or due is null
        or due not between $3::bigint + ${LOOK_AGAIN_MS - STALE_MS.due} and $3::bigint + ${LOOK_AGAIN_MS})
  ), added as (
    insert into entries (room, n, at, command, text)
      select grown.room, fresh.n, fresh.at, fresh.command, fresh.text
        from unnest($5::integer[], $6::bigint[], $7::text[], $8::text[])
          as fresh (n, at, command, text), grown
  )
  select pg_notify('${CHANNEL}', $9) from grown`;

const { GroupLogStore } = await built<typeof LogStore>('store/log-store.js');
const { PostgresBus } = await built<typeof Bus>('store/bus.js');

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: CONNECTIONS });

GroupLogStore.prototype.append = async (table, at, entries) => {
  const now = Date.now();
  const values = [
    table,
    entries.length,
    entries.at(-1)?.at ?? now,
    at,
    entries.map((_, i) => at + i),
    entries.map((entry) => entry.at ?? now),
    entries.map(({ by }) => by ?? null),
    entries.map(({ text }) => text),
    `${NODE_NAME} ${table}`,
  ];
  const { rowCount } = await pool.query({ name: 'append', text: APPEND, values });
  return (rowCount ?? 0) > 0;
};

type Hear = Parameters<Bus.PostgresBus['listen']>[0];
const heard: Hear[] = [];
// oxlint-disable-next-line typescript/unbound-method -- called with their bus below
const { listen, tell } = PostgresBus.prototype;
PostgresBus.prototype.listen = function (hear) {
  heard.push(hear);
  listen.call(this, hear);
};
PostgresBus.prototype.tell = function (hint) {
  if (hint.kind !== 'log') tell.call(this, hint);
};

const listener = new pg.Client({ connectionString: DATABASE_URL });
await listener.connect();
listener.on('notification', ({ payload = '' }) => {
  const [node = '', table = ''] = payload.split(' ');
  if (node !== NODE_NAME) for (const hear of heard) hear({ kind: 'log', table }, node);
});
await listener.query(`listen ${CHANNEL}`);
