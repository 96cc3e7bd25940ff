// Compares every column of the database that names a person with that person's export.

import { expect, test } from 'vitest';
import type { Export as Own } from '../src/people/own-data.ts';
import type { Row } from '../src/store/database.ts';
import { exportOf, finishedBy, newGuest, newTable, openHouse, say, START } from './people-house.ts';

/** One planted row of a table, and the object of the export that must hold its columns. */
interface Exported {
  readonly where: string;
  readonly found: (own: Own) => object | undefined;
  /** Columns that the export calls otherwise. */
  readonly called?: Readonly<Record<string, string>>;
  /** Columns that stay behind, each with the reason. */
  readonly left: Readonly<Record<string, string>>;
}

const PERSON = 'the export names the person once, at its head';
const HASH = 'a hash that opens a door';
const PLACE = 'a position in the list; the export keeps the order';
const CLIENT = 'an id that a page gave its command, so that a retry is not stored twice';
const SHARED = 'belongs to the table and all its players';
const DERIVED = 'follows from the document';

const EXPORTED: Readonly<Record<string, Exported>> = {
  people: {
    where: `id = $1`,
    found: (own) => own,
    called: { id: 'person' },
    left: { recovery: `${HASH}; hasRecovery says whether there is one` },
  },
  keys: {
    where: `person = $1`,
    found: ({ devices }) => devices[0],
    left: { hash: HASH, person: PERSON },
  },
  passkeys: {
    where: `person = $1`,
    found: ({ passkeys }) => passkeys[0],
    left: {
      id: 'the browser keeps it; it names a credential',
      person: PERSON,
      public_key: 'a key of the authenticator',
      counter: 'a guard against copied authenticators',
      transports: 'a hint to the browser about its own authenticator',
    },
  },
  ratings: { where: `person = $1`, found: ({ ratings }) => ratings[0], left: { person: PERSON } },
  results: { where: `person = $1`, found: ({ results }) => results[0], left: { person: PERSON } },
  day_results: {
    where: `player = $1`,
    found: ({ days }) => days[0],
    left: {
      player: PERSON,
      moves: 'a hash that finds copies; the moves themselves are on the device',
      device: 'a hash that lets a device play once',
    },
  },
  kicks: { where: `person = $1`, found: ({ kicks }) => kicks[0], left: { person: PERSON } },
  blocks: {
    where: `who = $1 and kind = 'person'`,
    found: ({ blocks }) => blocks[0],
    left: {
      kind: 'always a person here',
      who: PERSON,
      why: 'a note of the operator for the operator',
    },
  },
  subscriptions: {
    where: `person = $1`,
    found: ({ reminders }) => reminders[0],
    left: {
      person: PERSON,
      p256dh: 'a key that encrypts for the browser',
      auth: 'a secret that the browser shares with the server',
    },
  },
  sittings: {
    where: `person = $1`,
    found: ({ tables }) => tables[0],
    called: { room: 'table' },
    left: { person: PERSON },
  },
  rooms: {
    where: `id in (select room from sittings where person = $1)`,
    found: ({ tables }) => tables[0],
    called: { id: 'table' },
    left: {
      document: 'names all players; its own seat is compared field by field below',
      is_public: SHARED,
      may_watch: SHARED,
      secret: 'deals the cards that are still hidden',
      free_seats: DERIVED,
      awaited: DERIVED,
      revision: SHARED,
      touched: SHARED,
      due: SHARED,
    },
  },
  entries: {
    where: `room in (select room from sittings where person = $1)`,
    found: ({ tables }) => ({ ...tables[0]?.moves[0], room: tables[0]?.table }),
    left: { n: PLACE, command: CLIENT },
  },
  chat: {
    where: `room in (select room from sittings where person = $1)`,
    found: ({ tables: [table] }) => ({
      ...table?.chat[0],
      room: table?.table,
      name: table?.name,
      seat: table?.seat,
    }),
    left: { n: PLACE, command: CLIENT },
  },
};

/** Tables without a row that belongs to one person, each with the reason. */
const APART: Readonly<Record<string, string>> = {
  logs: 'the length of a log',
  snapshots: 'follows from the log',
  records: 'follows from the log; each player can download it',
  challenges: 'random bytes that are good for five minutes',
  seat_codes: 'a hash that opens a door for minutes, by table and seat',
  outages: 'names no person',
  nodes: 'names no person',
  sweeps: 'names no person',
  schema_version: 'names no person',
};

/** The fields of one's own seat in a room's document that stay behind, each with the reason. */
const SEAT_LEFT: Readonly<Record<string, string>> = {
  kind: 'always a person here',
  person: PERSON,
  hasAccount: 'hasRecovery and the passkeys say it',
  token: HASH,
  entropy: 'goes into the draws, and stays secret while cards are hidden',
};

const rowsFor = (id: string): readonly string[] => [
  `passkeys (id, person, public_key, counter, transports, label, created, used)
    values ('c1', '${id}', 'pk', 0, '[]', 'My phone', ${START}, ${START + 5})`,
  `subscriptions (endpoint, person, p256dh, auth, lang, created)
    values ('https://push.example/1', '${id}', 'p', 'a', 'de', ${START})`,
  `day_results (game, day, player, score, won) values ('chicoree', '2026-01-05', '${id}', 7, 1)`,
  `blocks (kind, who, why, created, expires)
    values ('person', '${id}', 'abuse', ${START}, ${START + 7})`,
  `entries (room, n, at, command, text) values ('playing1', 0, ${START}, 'c1', '0 take 1')`,
];

test('the export holds every column that names a person, or a reason stands here', async () => {
  const house = await openHouse();
  const { people, database } = house;
  const { key, person } = await newGuest(people, 'Annabelle');
  const bo = await newGuest(people, 'Bo');
  const { id } = person;
  await people.change(key, { settings: { lang: 'de' } });
  await newTable(house, 'playing1', [person]);
  await newTable(house, 'gathering1', [bo.person], { state: 'gathering', kicked: [id] });
  await people.keepResult(finishedBy('finished1', [person, bo.person]));
  await say(house, 'playing1', 0, { seat: 0, name: person.name, text: 'Hello' });
  for (const row of rowsFor(id)) await database.query(`insert into ${row}`);
  const own = await exportOf(house, await people.need(key));

  for (const [table, { where, found, called = {}, left }] of Object.entries(EXPORTED)) {
    const rows = await database.query(`select * from ${table} where ${where}`, [id]);
    expect([table, rows.length]).toEqual([table, 1]);
    const exported = { ...found(own) } as Row;
    for (const [column, value] of Object.entries(rows[0]!)) {
      if (column in left) continue;
      const kept = column === 'settings' ? (JSON.parse(String(value)) as unknown) : value;
      const told = exported[called[column] ?? column];
      expect({ [`${table}.${column}`]: told }).toEqual({ [`${table}.${column}`]: kept });
    }
    const gone = Object.keys(left).filter((column) => !(column in rows[0]!));
    expect([table, gone]).toEqual([table, []]);
  }

  const [room] = await database.query(`select document from rooms where id = 'playing1'`);
  const { seats } = JSON.parse(String(room!['document'])) as { seats: readonly object[] };
  const kept = Object.entries(seats[0]!).filter(([field]) => !(field in SEAT_LEFT));
  expect(own.tables[0]).toMatchObject(Object.fromEntries(kept));

  const tables = await database.query(
    database.kind === 'sqlite'
      ? `select name from sqlite_master where type = 'table' order by name`
      : `select table_name as name from information_schema.tables
          where table_schema = current_schema() order by table_name`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(EXPORTED), ...Object.keys(APART)].sort(),
  );
});
