// Exports and deletes all data of a person.

import { ApiFault } from '../http/errors.ts';
import type { RoomDocument } from '../store/document.ts';
import type { Queries, Row } from '../store/database.ts';
import { daysOf, forgetDays } from './days/results.ts';
import {
  againAfterRaces,
  changeDocuments,
  seatOf,
  tablesOf,
  withOtherId,
  withSeat,
} from './documents.ts';
import type { House } from './house.ts';
import { newId, type Person } from './keys.ts';
import { newSecret, sha256 } from '../secrets.ts';
import { NOBODY } from './nobody.ts';
import { listPasskeys } from './passkeys.ts';

interface Sitting {
  readonly table: string;
  readonly seat: number;
  readonly created: number;
  readonly document: RoomDocument;
}

async function sittingsOf(inside: Queries, person: string): Promise<Sitting[]> {
  const rows = await inside.query(
    `select rooms.id, rooms.document, rooms.created, sittings.seat
     from sittings join rooms on rooms.id = sittings.room
     where sittings.person = $1 order by rooms.created, rooms.id`,
    [person],
  );
  return rows.map(sittingOf);
}

const sittingOf = (row: Row): Sitting => ({
  table: String(row['id']),
  seat: Number(row['seat']),
  created: Number(row['created']),
  document: JSON.parse(String(row['document'])) as RoomDocument,
});

/** Entries that a person causes, with their seat behind the word; a plain move starts with it. */
const OWN_WORDS =
  /^(?:(?:choice|withdraw|order|cancel|vote|unvote|declined|resumed|back) )?(\d+)(?: |$)/;
/** A seat that gets up itself. Without the last word another player sent the bot. */
const OWN_STAND_IN = /^stand-in (\d+) got-up$/;

const isOfSeat = (text: string, seat: number): boolean =>
  (OWN_WORDS.exec(text) ?? OWN_STAND_IN.exec(text))?.[1] === String(seat);

/**
 * Chat lines are stored by seat and name, and seats may change before the start. A line is the
 * person's if name and seat match, or if no other player has that name.
 */
function isOwnLine(row: Row, { document, seat }: Sitting, person: Person): boolean {
  const own = document.seats[seat];
  const name = String(row['name']);
  if (name !== person.name && (own?.kind !== 'person' || name !== own.name)) return false;
  const isShared = document.seats.some(
    (other, at) => at !== seat && other.kind === 'person' && other.name === name,
  );
  return Number(row['seat']) === seat || !isShared;
}

async function ownChat(inside: Queries, sitting: Sitting, person: Person): Promise<Row[]> {
  const rows = await inside.query(
    `select n, seat, name, text, at from chat where room = $1 order by n`,
    [sitting.table],
  );
  return rows.filter((row) => isOwnLine(row, sitting, person));
}

/** A table of the person, with the log entries of their seat. */
async function ownTable(inside: Queries, { id, seat: at }: Row, person: Person) {
  const [row] = await inside.query(`select id, document, created from rooms where id = $1`, [
    String(id),
  ]);
  // Removed since the export began.
  if (row === undefined) return undefined;
  const sitting = sittingOf({ ...row, seat: Number(at) });
  const { table, seat, created, document } = sitting;
  const entries = await inside.query(`select at, text from entries where room = $1 order by n`, [
    table,
  ]);
  const line = (row: Row) => ({ at: Number(row['at']), text: String(row['text']) });
  const own = document.seats[seat];
  return {
    table,
    game: document.game,
    state: document.state,
    seat,
    created,
    ...(own?.kind === 'person'
      ? { name: own.name, face: own.face, isSilenced: own.isSilenced }
      : { name: person.name }),
    isHost: document.host === person.id,
    moves: entries.map(line).filter(({ text }) => isOfSeat(text, seat)),
    chat: (await ownChat(inside, sitting, person)).map(line),
  };
}

/** All data about a person outside rooms, without keys or other secrets. */
async function withoutTables(database: Queries, person: Person) {
  const { id, name, face, settings, created, hasRecovery } = person;
  const ask = (sql: string): Promise<readonly Row[]> => database.query(sql, [id]);
  const [seen] = await ask(`select seen from people where id = $1`);
  const passkeys = await listPasskeys(database, id);
  return {
    person: id,
    name,
    face,
    settings,
    created,
    seen: Number(seen?.['seen'] ?? created),
    hasRecovery,
    devices: await ask(`select created, seen from keys where person = $1 order by created`),
    passkeys: passkeys.map(({ label, created: made, used }) => ({ label, created: made, used })),
    ratings: await ask(
      `select game, value, deviation, volatility, games, at from ratings where person = $1
       order by game`,
    ),
    results: await ask(
      `select room, seat, game, name, level, place, won, is_rated, at from results where person = $1
       order by at`,
    ),
    days: await daysOf(database, id),
    kicks: await ask(`select room from kicks where person = $1 order by room`),
    blocks: await ask(
      `select created, expires from blocks where kind = 'person' and who = $1 order by created`,
    ),
    reminders: await ask(
      `select endpoint, lang, created from subscriptions where person = $1 order by created`,
    ),
  };
}

/** A person's data, as the pieces together spell it. */
export type Export = Awaited<ReturnType<typeof withoutTables>> & {
  readonly tables: readonly NonNullable<Awaited<ReturnType<typeof ownTable>>>[];
};

/** An Export as JSON in pieces: one for the person, one for each table. */
export async function* exportPieces(
  { database }: House,
  person: Person,
): AsyncGenerator<string, void> {
  const sittings = await database.query(
    `select rooms.id, sittings.seat from sittings join rooms on rooms.id = sittings.room
     where sittings.person = $1 order by rooms.created, rooms.id`,
    [person.id],
  );
  const head = JSON.stringify(await withoutTables(database, person));
  yield `${head.slice(0, -1)},"tables":[`;
  let comma = '';
  for (const sitting of sittings) {
    const table = await ownTable(database, sitting, person);
    if (table === undefined) continue;
    yield comma + JSON.stringify(table);
    comma = ',';
  }
  yield ']}';
}

// ---- deletion

/** Anonymizes a person's seat: it keeps neither name nor token. */
function withoutPerson(house: House, document: RoomDocument, person: string): RoomDocument {
  const at = seatOf(document, person);
  const cut = withSeat(withOtherId(document, person, newId(house)), at, (seat) => ({
    ...seat,
    name: NOBODY,
    face: 0,
    hasAccount: false,
    token: sha256(newSecret(house)),
  }));
  const { sheet } = cut;
  if (sheet === undefined || at === -1) return cut;
  const players = sheet.players.map((player, seat) =>
    seat === at && player.kind === 'person' ? { ...player, name: NOBODY, face: 0 } : player,
  );
  return { ...cut, sheet: { ...sheet, players } };
}

async function blankChat(inside: Queries, sitting: Sitting, person: Person): Promise<void> {
  for (const row of await ownChat(inside, sitting, person))
    await inside.query(`update chat set name = $1, text = '' where room = $2 and n = $3`, [
      NOBODY,
      sitting.table,
      Number(row['n']),
    ]);
}

async function leaveTables(house: House, id: string, sittings: readonly Sitting[]): Promise<void> {
  for (const { table, seat, document } of sittings) {
    if (document.state !== 'gathering' && document.state !== 'playing') continue;
    await house.leaveTable?.(table, seat, id).catch((error: unknown) => {
      // The table is over or gone by now: nothing to leave.
      if (!(error instanceof ApiFault) || error.code === 'store') throw error;
    });
  }
}

const OWN_ROWS = [
  'keys',
  'passkeys',
  'ratings',
  'subscriptions',
  'sittings',
  'kicks',
  'challenges',
];

/** Deletes a person from all data. Shared games stay for the other players. */
export async function deletePerson(house: House, person: Person): Promise<void> {
  const { database } = house;
  const { id } = person;
  // The tables so far: leaving a seat before the start leaves chat lines behind.
  const before = await sittingsOf(database, id);
  await leaveTables(house, id, before);
  const tables = await againAfterRaces(() =>
    database.transaction(async (inside) => {
      const now = await sittingsOf(inside, id);
      const left = before.filter(({ table }) => now.every((one) => one.table !== table));
      for (const sitting of [...now, ...left]) {
        await blankChat(inside, sitting, person);
        await inside.query(`delete from seat_codes where room = $1 and seat = $2`, [
          sitting.table,
          sitting.seat,
        ]);
      }
      const naming = new Set([
        ...[...now, ...left].map(({ table }) => table),
        ...(await tablesOf(inside, id, 'kicks')),
      ]);
      const changed = await changeDocuments(inside, [...naming], (document) =>
        withoutPerson(house, document, id),
      );
      // The next request builds the record again, without the name.
      for (const table of changed)
        await inside.query(`delete from records where room = $1`, [table]);
      await inside.query(`update results set person = null, name = $1 where person = $2`, [
        NOBODY,
        id,
      ]);
      await forgetDays(inside, id);
      for (const table of OWN_ROWS)
        await inside.query(`delete from ${table} where person = $1`, [id]);
      await inside.query(`delete from people where id = $1`, [id]);
      return changed;
    }),
  );
  database.forgetDeleted?.();
  for (const table of tables) house.tableChanged?.(table);
}
