// What is left after three years of a server that nobody tidies by hand.
import { afterEach, expect, test } from 'vitest';

import type { RoomDocument } from '../src/store/document.ts';
import type { Environment } from '../src/settings.ts';
import type { OpenStore } from '../src/store/open-store.ts';
import { HandClock } from './rooms-clock.ts';
import { freshStore, openHouse, withRooms, type House } from './rooms-house.ts';
import { closePages, EMPTY, Page } from './rooms-page.ts';
import { document, person, SECRET } from './store-house.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5);
const TABLES = [
  ...['rooms', 'logs', 'sittings', 'entries', 'snapshots', 'chat', 'records', 'people', 'keys'],
  ...['challenges', 'seat_codes', 'results', 'day_results', 'ratings', 'subscriptions'],
];

let store: OpenStore;
const houses: House[] = [];
afterEach(async () => {
  closePages();
  for (const house of houses.splice(0)) await house.close();
  await store.close();
});

const addPerson = async (id: string, recovery: string | null = null): Promise<void> => {
  const { database } = store;
  const add = (table: string, columns: string, values: (string | number | null)[]) =>
    database.query(
      `insert into ${table} (${columns}) values (${values.map((_, i) => `$${i + 1}`).join(', ')})`,
      values,
    );
  const who = [id, id, 0, '{}', recovery, START, START];
  await add('people', 'id, name, face, settings, recovery, created, seen', who);
  await add('keys', 'hash, person, created, seen', [`key of ${id}`, id, START, START]);
  const rating = [id, 'game', 1500, 350, 0.06, 1, START];
  await add('ratings', 'person, game, value, deviation, volatility, games, at', rating);
  const push = [`push of ${id}`, id, 'p', 'a', 'fr', START];
  await add('subscriptions', 'endpoint, person, p256dh, auth, lang, created', push);
  const deal = ['game', new Date(START).toISOString().slice(0, 10), id, 7, 1];
  await add('day_results', 'game, day, player, score, won', deal);
  await add('challenges', 'challenge, purpose, person, expires', [id, 'register', id, START + 1]);
};

/** A table with everything that a table can have. */
const addTable = async (id: string, state: RoomDocument['state'], who: string): Promise<void> => {
  const { database } = store;
  const seats = [person(who), EMPTY];
  const touched = { created: START, touched: START };
  await store.rooms.create(document(id, { state, seats, ...touched }), SECRET, null);
  await store.logs.append(id, 0, [{ text: 'a move', by: '0/one', at: START }]);
  await store.rooms.note(id, null, [], 0);
  await database.query(`insert into snapshots (room, length, data) values ('${id}', 1, '{}')`);
  await database.query(`insert into records (room, text) values ('${id}', 'record')`);
  await store.chat.say(id, 'one', { seat: 0, name: who, text: 'hello', at: START });
  await database.query(
    `insert into seat_codes (hash, room, seat, expires) values ('${id}', '${id}', 0, ${START + 1})`,
  );
  await database.query(
    `insert into results (room, seat, game, person, name, level, place, won, is_rated, at)
      values ('${id}', 0, 'game', '${who}', '${who}', 'people', 1, 1, 0, ${START})`,
  );
};

const countAll = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await store.database.query(`select count(*) as n from ${table}`);
    counts[table] = Number(row!['n']);
  }
  return counts;
};

/** Days pass, in strides that a sweep of every hour fits into. */
const pass = async (clock: HandClock, days: number, stride = 10): Promise<void> => {
  for (let day = 0; day < days; day += stride) await clock.leap(stride * DAY);
};

const open = async (
  environment: Environment = {},
  other: Parameters<typeof withRooms>[1] = {},
): Promise<HandClock> => {
  store = await freshStore();
  const clock = new HandClock(START);
  await addPerson('guest-0');
  await addPerson('guest-1');
  await addPerson('account', 'a hash');
  await addTable('over-one', 'over', 'guest-0');
  await addTable('ended-one', 'ended', 'guest-1');
  await addTable('playing-one', 'playing', 'guest-1');
  await addTable('waiting-one', 'gathering', 'guest-0');
  houses.push(await openHouse({ store: withRooms(store, other), clock, environment }));
  return clock;
};

test('after 1 100 days only accounts are left', async () => {
  const clock = await open();
  await pass(clock, 1100);
  const none = Object.fromEntries(TABLES.map((table) => [table, 0]));
  const account = { people: 1, keys: 1, ratings: 1, subscriptions: 1 };
  expect(await countAll()).toEqual({ ...none, ...account });
});

test('each goes in its time: snapshots at once, deserted tables, then finished ones', async () => {
  const clock = await open();
  await clock.leap(DAY);
  expect(await countAll()).toMatchObject({ rooms: 4, snapshots: 2, challenges: 0, seat_codes: 0 });
  await pass(clock, 30);
  expect(await countAll()).toMatchObject({ day_results: 3 });
  await pass(clock, 70);
  expect(await countAll()).toMatchObject({ rooms: 2, people: 3, chat: 2, day_results: 0 });
  await pass(clock, 300);
  expect(await countAll()).toMatchObject({ rooms: 0, entries: 0, chat: 0, records: 0 });
});

test('nothing goes where everything is kept for ever', async () => {
  const never = { KEEP_FINISHED: '0', KEEP_DESERTED: '0', KEEP_GUESTS: '0' };
  const clock = await open(never);
  await pass(clock, 1100, 100);
  expect(await countAll()).toMatchObject({ rooms: 4, entries: 4, people: 3, results: 4 });
});

test('a table that cannot go keeps no other and no guest from going', async () => {
  const clock = await open(undefined, {
    remove: (id) =>
      id === 'ended-one' ? Promise.reject(new Error('planted')) : store.rooms.remove(id),
  });
  await pass(clock, 1100, 100);
  expect(await countAll()).toMatchObject({ rooms: 1, people: 2 });
  expect(houses[0]!.lines.join('')).toContain('"table":"ended-one"');
});

test('who begins it by hand while it rests between two batches does not stop it', async () => {
  const clock = await open();
  for (let i = 0; i < 120; i += 1) await addTable(`table-${i}`, 'over', 'guest-0');
  await pass(clock, 300, 100);
  // Past a year, the first batch goes, and then there is a rest.
  await clock.leap(100 * DAY, 500);
  const before = (await countAll())['rooms'];
  expect(before).toBeGreaterThan(50);
  houses[0]!.rooms.beginSweep();
  await clock.advance(10_000);
  expect(await countAll()).toMatchObject({ rooms: 0 });
});

test('many go in small batches, and whoever is there is not disturbed', async () => {
  const clock = await open();
  for (let i = 0; i < 120; i += 1) await addTable(`table-${i}`, 'over', 'guest-0');
  const anna = new Page(houses[0]!, 'Anna');
  await anna.create({ others: [EMPTY, EMPTY] });
  await anna.enter();
  await pass(clock, 400);
  await clock.advance(5000);
  const rooms = await store.database.query('select id from rooms');
  expect(rooms.map(({ id }) => id)).toEqual([anna.table]);
  expect(anna.all('out')).toEqual([]);
});
