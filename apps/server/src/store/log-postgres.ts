// Writes a batch of appends to PostgreSQL in one statement: locks the logs, checks their lengths,
// adds the entries and returns the tables written.

import { LOOK_AGAIN_MS, momentOf, STALE_MS, touchedBy, type WriteBatch } from './log-batch.ts';
import type { PostgresDatabase } from './postgres.ts';

// Rows are locked in id order, so that two servers cannot deadlock. After a lock wait the length is
// checked again. A room row locked by a concurrent note is skipped, as that note sets `due` itself.
const WRITE = `
  with asked as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $10::bigint[])
      as asked (id, at, more, moment, touch)
  ), held as (
    select logs.room, asked.at, asked.more, asked.touch, asked.moment + ${LOOK_AGAIN_MS} as due
      from asked join logs on logs.room = asked.id
      where logs.length = asked.at and logs.frozen is null order by logs.room for update of logs
  ), grown as (
    update logs set length = logs.length + held.more
      from held where logs.room = held.room and logs.length = held.at and logs.frozen is null
      returning logs.room, held.touch, held.due
  ), stale as (
    select rooms.id, grown.touch, grown.due
      from grown join rooms on rooms.id = grown.room
      where rooms.touched < grown.touch - ${STALE_MS.touched}
        or rooms.due is null or rooms.due not between grown.due - ${STALE_MS.due} and grown.due
      order by rooms.id for update of rooms skip locked
  ), touched as (
    update rooms set due = stale.due,
        touched = case when rooms.touched < stale.touch - ${STALE_MS.touched}
          then stale.touch else rooms.touched end
      from stale where rooms.id = stale.id
  ), added as (
    insert into entries (room, n, at, command, text)
      select fresh.room, fresh.n, fresh.at, fresh.command, fresh.text
        from unnest($5::text[], $6::integer[], $7::bigint[], $8::text[], $9::text[])
          as fresh (room, n, at, command, text)
        join grown on grown.room = fresh.room
  )
  select room from grown`;

export const postgresBatches =
  (database: PostgresDatabase): WriteBatch =>
  async (batch) => {
    const tables: string[] = [];
    const lengths: number[] = [];
    const more: number[] = [];
    const moments: number[] = [];
    const touches: number[] = [];
    const rooms: string[] = [];
    const numbers: number[] = [];
    const times: number[] = [];
    const commands: (string | null)[] = [];
    const texts: string[] = [];
    for (const append of batch) {
      const { table, at, entries, now } = append;
      tables.push(table);
      lengths.push(at);
      more.push(entries.length);
      moments.push(momentOf(append));
      touches.push(touchedBy(append));
      entries.forEach((entry, index) => {
        rooms.push(table);
        numbers.push(at + index);
        times.push(entry.at ?? now);
        commands.push(entry.by ?? null);
        texts.push(entry.text);
      });
    }
    const of = [tables, lengths, more, moments];
    const values = [...of, rooms, numbers, times, commands, texts, touches];
    const rows = await database.prepared('append', WRITE, values);
    const kept = new Set(rows.map((row) => row['room']));
    return tables.map((table) => kept.has(table));
  };
