// Fills the database of a server before a flood: long tables, players seated at all of them, and a
// full lobby.
import { randomBytes } from 'node:crypto';

import type * as People from '../../../apps/server/dist/people/service.js';
import type { RoomDocument } from '../../../apps/server/dist/store/document.js';
import type * as Migrate from '../../../apps/server/dist/store/migrate.js';
import type * as RoomStore from '../../../apps/server/dist/store/room-store.js';
import type * as Sqlite from '../../../apps/server/dist/store/sqlite.js';
import { built } from '../../built.ts';

export interface Planted {
  /** Keys of players with a seat at every long table. */
  readonly keys: readonly string[];
  /** What an export of each holds. */
  readonly tables: number;
  readonly moves: number;
}

interface Plan {
  readonly people: number;
  readonly tables: number;
  /** Of all long tables together. */
  readonly entries: number;
  /** Tables in each half of the lobby. */
  readonly lobby: number;
}

const SEATS = 4;
const FACES = 40;
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** A table with its seats taken, but for the last where it gathers. */
const documentOf = (id: string, state: RoomDocument['state']): RoomDocument => ({
  id,
  game: 'nicht-die-bohne',
  state,
  settings: {
    options: { rounds: '3' },
    isPublic: state !== 'over',
    mayWatch: true,
    hasChat: true,
    isRated: false,
    clock: { kind: 'live', bank: 600, move: 30 },
  },
  seats: Array.from({ length: SEATS }, (_, seat) =>
    state === 'gathering' && seat === SEATS - 1
      ? { kind: 'empty' }
      : {
          kind: 'person',
          person: `sitter${id}${seat}`,
          name: `Marguerite ${seat}`,
          face: seat % FACES,
          hasAccount: false,
          token: hex(32),
          entropy: hex(32),
          isSilenced: false,
        },
  ),
  host: `sitter${id}0`,
  commit: hex(32),
  firstBy: 'draw',
  winners: [],
  kicked: [],
  created: Date.now(),
  touched: Date.now(),
});

const ENTRY = 'insert into entries (room, n, at, command, text) values ($1, $2, $3, $4, $5)';

export const plant = async (
  file: string,
  { people, tables, entries, lobby }: Plan,
): Promise<Planted> => {
  const { SqliteDatabase } = await built<typeof Sqlite>('store/sqlite.js');
  const { migrate } = await built<typeof Migrate>('store/migrate.js');
  const { SqlRoomStore } = await built<typeof RoomStore>('store/room-store.js');
  const { openPeople } = await built<typeof People>('people/service.js');
  const database = await SqliteDatabase.open(file);
  await migrate(database);
  const rooms = new SqlRoomStore(database);
  const secret = { seed: hex(32), salt: hex(16) };
  const longIds = Array.from({ length: tables }, (_, i) => `long${String(i).padStart(4, '0')}`);
  for (const id of longIds) await rooms.create(documentOf(id, 'over'), secret, null);
  for (let i = 0; i < lobby; i++)
    for (const state of ['gathering', 'playing'] as const)
      await rooms.create(documentOf(`${state}${i}`, state), secret, null);
  const each = Math.round(entries / tables);
  await database.atOnce(() => {
    const entry = database.prepare(ENTRY);
    const log = database.prepare('update logs set length = $2 where room = $1');
    for (const id of longIds) {
      for (let n = 0; n < each; n++)
        entry.run(id, n, Date.now(), hex(8), `${n % SEATS} play ${n % 15}`);
      log.run(id, each);
    }
  });
  const house = openPeople({
    database,
    settings: {},
    clock: { now: () => Date.now() },
    random: (bytes) => randomBytes(bytes),
  });
  const keys = Array.from({ length: people }, () => randomBytes(32).toString('base64url'));
  const ids: string[] = [];
  for (const key of keys) ids.push((await house.personOf(key, { name: 'Odette', face: 3 }))!.id);
  await database.atOnce(() => {
    const sit = database.prepare('insert into sittings (person, room, seat) values ($1, $2, 0)');
    for (const person of ids) for (const id of longIds) sit.run(person, id);
  });
  await database.close();
  return { keys, tables, moves: tables * Math.ceil(each / SEATS) };
};
