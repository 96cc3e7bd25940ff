// Declares the database schema as numbered migrations, each in its own transaction. A published
// step never changes, and steps only add: during a rolling upgrade servers of earlier builds write
// to the same database.

import type { Database } from './database.ts';

/**
 * SQL for both databases, or one text for each. One statement at a time, as some drivers accept
 * only one.
 */
type Statement = string | Readonly<Record<Database['kind'], string>>;
export type Steps = readonly (readonly Statement[])[];

export const MIGRATIONS: Steps = [
  [
    // `length` is the number of log entries; `due` is when a server must open the table without a
    // connection; `awaited` are the seats that the table waits for.
    `create table rooms (
      id text primary key,
      game text not null,
      state text not null,
      is_public integer not null,
      may_watch integer not null,
      free_seats integer not null,
      revision integer not null,
      document text not null,
      secret text not null,
      length integer not null,
      awaited text not null,
      created bigint not null,
      touched bigint not null,
      due bigint
    )`,
    `create index rooms_by_lobby on rooms (is_public, state, touched)`,
    `create index rooms_by_due on rooms (due)`,
    // The tables of each seated person; derived from the documents.
    `create table sittings (
      person text not null,
      room text not null,
      seat integer not null,
      primary key (person, room)
    )`,
    `create index sittings_by_room on sittings (room)`,
    `create table entries (
      room text not null,
      n integer not null,
      at bigint not null,
      command text,
      text text not null,
      primary key (room, n)
    )`,
    `create table snapshots (
      room text primary key,
      length integer not null,
      data text not null
    )`,
    `create table chat (
      room text not null,
      n integer not null,
      seat integer not null,
      name text not null,
      text text not null,
      command text not null,
      at bigint not null,
      primary key (room, n)
    )`,
    `create table people (
      id text primary key,
      name text not null,
      face integer not null,
      settings text not null,
      recovery text,
      created bigint not null,
      seen bigint not null
    )`,
    `create index people_by_recovery on people (recovery)`,
    // Only hashes, so that a leaked database gives access to no seat.
    `create table keys (
      hash text primary key,
      person text not null,
      created bigint not null,
      seen bigint not null
    )`,
    `create index keys_by_person on keys (person)`,
    `create table passkeys (
      id text primary key,
      person text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      label text not null,
      created bigint not null,
      used bigint
    )`,
    `create index passkeys_by_person on passkeys (person)`,
    `create table challenges (
      challenge text primary key,
      purpose text not null,
      person text,
      expires bigint not null
    )`,
    `create table seat_codes (
      hash text primary key,
      room text not null,
      seat integer not null,
      expires bigint not null
    )`,
    // One row per seat of a finished game. `level` is 'people' or the bot's id; `place` counts from 1.
    `create table results (
      room text not null,
      seat integer not null,
      game text not null,
      person text,
      name text not null,
      level text not null,
      place integer not null,
      won integer not null,
      is_rated integer not null,
      at bigint not null,
      primary key (room, seat)
    )`,
    `create index results_by_person on results (person, at)`,
    `create table ratings (
      person text not null,
      game text not null,
      value double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      games integer not null,
      at bigint not null,
      primary key (person, game)
    )`,
    `create table subscriptions (
      endpoint text primary key,
      person text not null,
      p256dh text not null,
      auth text not null,
      lang text not null,
      created bigint not null
    )`,
    `create index subscriptions_by_person on subscriptions (person)`,
    // When no server was running: clocks and bells stood still then.
    `create table outages (
      since bigint primary key,
      until bigint not null
    )`,
    `create table nodes (
      id text primary key,
      seen bigint not null
    )`,
  ],
  [
    // Log lengths, apart from the documents: a move changes a few bytes and no index. Servers that
    // still use the old column fail, so that no table has two lengths.
    `create table logs (
      room text primary key,
      length integer not null
    )`,
    `insert into logs (room, length) select id, length from rooms`,
    `alter table rooms drop column length`,
  ],
  [
    // Records of finished games, as they were first asked for.
    `create table records (
      room text primary key,
      text text not null
    )`,
  ],
  [
    // Which server last began to forget old things, and when: one at a time does.
    `create table sweeps (
      name text primary key,
      began bigint not null
    )`,
    `create index people_by_seen on people (seen)`,
  ],
  [
    // Blocks until `expires`: an address as the limits count it, or a person.
    `create table blocks (
      kind text not null,
      who text not null,
      why text not null,
      created bigint not null,
      expires bigint not null,
      primary key (kind, who)
    )`,
    // When the last sweep was done and what went, as JSON.
    `alter table sweeps add column swept text`,
  ],
  [
    // The reason of a frozen table as JSON; null while it is played. A frozen log accepts no entry.
    `alter table logs add column frozen text`,
    `create index logs_frozen on logs (room) where frozen is not null`,
  ],
  [
    // The tables that each person was kicked from; derived from the documents.
    `create table kicks (
      person text not null,
      room text not null,
      primary key (person, room)
    )`,
    `create index kicks_by_room on kicks (room)`,
    {
      sqlite: `insert or ignore into kicks (person, room)
        select kicked.value, rooms.id from rooms, json_each(rooms.document, '$.kicked') as kicked`,
      postgres: `insert into kicks (person, room)
        select kicked.person, rooms.id
          from rooms, json_array_elements_text(rooms.document::json -> 'kicked') as kicked (person)
        on conflict do nothing`,
    },
  ],
  [
    // Results of deals of the day: by person, or by the hash of a device's key.
    `create table day_results (
      game text not null,
      day text not null,
      player text not null,
      score integer not null,
      won integer not null,
      primary key (game, day, player)
    )`,
    `create index day_results_by_player on day_results (player)`,
    `create index day_results_by_day on day_results (day)`,
  ],
  [
    // Hashes of the moves and of the device's key on that day: a game counts once, a device plays once.
    // `counts` is 0 for what an address hands in beyond its allowance.
    `alter table day_results add column moves text`,
    `alter table day_results add column device text`,
    `alter table day_results add column counts integer not null default 1`,
    `create index day_results_by_device on day_results (device)`,
  ],
];
