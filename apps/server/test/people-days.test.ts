// The deal of the day over HTTP: taken once, checked to the last move, and told only to those who have played.
import { DAY_BOTS_KEY } from '@tablee/bots';
import { DAY_VERSIONS, dayAt, dayVersionOf } from '@tablee/registry';
import { SKIPS_UNKNOWN, type DayNow, type DayStanding } from '@tablee/wire';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/http/app.ts';
import { Metrics } from '../src/metrics.ts';
import { dayRoutes } from '../src/people/days/routes.ts';
import { standingIn } from '../src/people/days/standing.ts';
import { mergeGuest } from '../src/people/merge.ts';
import { peopleRoutes } from '../src/people/routes.ts';
import { readSettings } from '../src/settings.ts';
import { playedDay, taste } from './day-play.ts';
import { DAY, newGuest, newKey, openHouse, START, type TestHouse } from './people-house.ts';

const GAME = 'nicht-die-bohne';
const TODAY = dayAt(START);

let house: TestHouse;
let ask: (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  key?: string,
  body?: object,
  skipsUnknown?: boolean,
) => Promise<LightMyRequestResponse>;
let logged: string[];
let remoteAddress: string;

const open = (settings: Record<string, string> = {}): void => {
  const app = buildApp({
    settings: readSettings({ LOG_LEVEL: 'debug', ...settings }),
    site: new Map(),
    metrics: new Metrics(),
    version: '1.2.3',
    whyNotReady: () => Promise.resolve(undefined),
    logStream: { write: (line) => void logged.push(line) },
  });
  peopleRoutes(app, house.people);
  dayRoutes(app, house.people);
  onTestFinished(() => app.close());
  ask = (method, url, key, body, skipsUnknown) =>
    app.inject({
      ...{ method, url, remoteAddress },
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(skipsUnknown === true && { [SKIPS_UNKNOWN]: '1' }),
      },
      ...(body !== undefined && { payload: body }),
    });
};

beforeEach(async () => {
  house = await openHouse();
  logged = [];
  remoteAddress = '127.0.0.1';
  open();
});

const codeIn = (response: LightMyRequestResponse): unknown[] => {
  const { code, facts } = response.json<{ code: unknown; facts: { why?: string } }>();
  return [response.statusCode, code, ...(facts.why === undefined ? [] : [facts.why])];
};

const hand = (key: string, record: string, day = TODAY, game = GAME) =>
  ask('POST', `/api/days/${game}/${day}`, key, { record });
const look = (key: string | undefined, day = TODAY) => ask('GET', `/api/days/${GAME}/${day}`, key);

const VERSION = dayVersionOf(GAME)!;
/** A record as a build with that version of the day's bots writes it. */
const madeBy = (version: string, record: string): string =>
  record.replace('\nsteps\n', `\n${DAY_BOTS_KEY} ${version}\nsteps\n`);

/** Somebody nobody knows plays and hands it in. */
async function playAs(key: string, flavour: number, day = TODAY): Promise<number> {
  const { record, score } = await playedDay(GAME, day, taste(flavour));
  const answer = await hand(key, record, day);
  expect(answer.statusCode, answer.body).toBe(200);
  return score;
}

test('the server says which day it is', async () => {
  expect((await ask('GET', '/api/days')).json()).toEqual({ day: TODAY });
  house.wait(DAY);
  expect((await ask('GET', '/api/days')).json()).toEqual({ day: dayAt(START + DAY) });
});

test('the server names the version of the day’s bots to pages that skip unknown fields', async () => {
  const { day, bots } = (await ask('GET', '/api/days', undefined, undefined, true)).json<DayNow>();
  expect(day).toBe(TODAY);
  expect(bots).toEqual(DAY_VERSIONS);
  expect(bots![GAME]).toBe(VERSION);
});

test('who has not played is told nothing; who has, how the others did', async () => {
  const [ada, bob] = [newKey(), newKey()];
  expect(codeIn(await look(ada))).toEqual([403, 'not-played']);
  const first = await playAs(ada, 1);
  expect(codeIn(await look(bob))).toEqual([403, 'not-played']);
  expect((await look(ada)).json()).toMatchObject({
    players: 1,
    percentile: null,
    own: { score: first },
  });
  const second = await playAs(bob, 2);
  expect(second).not.toBe(first);
  const standing = (await look(bob)).json<DayStanding>();
  expect(standing).toMatchObject({ players: 2, own: { score: second } });
  expect(standing.percentile).toBe(second > first ? 100 : 0);
  expect((await look(ada)).json<DayStanding>().percentile).toBe(second > first ? 0 : 100);
  expect(standing.scores).toEqual(
    [first, second].sort((a, b) => a - b).map((score) => ({ score, players: 1 })),
  );
});

/** So many different games of a day that come to the same score. */
async function equals(many: number): Promise<readonly string[]> {
  const byScore = new Map<number, Set<string>>();
  for (let flavour = 0; flavour < 400; flavour++) {
    const { record, score } = await playedDay(GAME, TODAY, taste(flavour));
    const alike = byScore.get(score) ?? new Set();
    byScore.set(score, alike.add(record));
    if (alike.size === many) return [...alike];
  }
  throw new Error('no equals');
}

test('equals share: half of them count', async () => {
  const keys: string[] = [];
  for (const record of await equals(3)) {
    keys.push(newKey());
    expect((await hand(keys.at(-1)!, record)).statusCode).toBe(200);
  }
  for (const key of keys)
    expect((await look(key)).json()).toMatchObject({ players: 3, percentile: 50 });
});

describe('the percentile', () => {
  it('counts the same game once, under any number of keys, names and header lines', async () => {
    const [ada, bob] = [newKey(), newKey()];
    await playAs(ada, 1);
    await playAs(bob, 2);
    const before = (await look(ada)).json<DayStanding>();
    const { record } = await playedDay(GAME, TODAY, taste(2));
    for (const i of [1, 2, 3]) {
      const spelled = record.replace('\nsteps\n', `\nname 0 Copy ${i}\nplayed-at ${i}\nsteps\n`);
      const copy = newKey();
      expect((await hand(copy, i === 1 ? record : spelled)).json()).toMatchObject({ players: 2 });
      expect((await look(copy)).json()).toEqual((await look(bob)).json());
    }
    expect((await look(ada)).json()).toEqual(before);
  });

  it('counts few results of an address a day; a further one is told its standing', async () => {
    open({ MAX_DAYS_PER_ADDRESS: '2' });
    const keys = [newKey(), newKey(), newKey(), newKey()];
    for (const [i, key] of keys.entries()) await playAs(key, i + 1);
    const [first, , third, fourth] = keys;
    expect((await look(first)).json()).toMatchObject({ players: 2 });
    // Each of them sees itself beside the two that count.
    for (const key of [third, fourth])
      expect((await look(key)).json()).toMatchObject({ players: 3 });
    await house.people.change(fourth!, { name: 'Ada' });
    expect((await look(fourth)).json()).toMatchObject({ players: 3 });
    remoteAddress = '203.0.113.9';
    await playAs(newKey(), 5);
    expect((await look(first)).json()).toMatchObject({ players: 3 });
  });

  it('counts 20 times as many of a shared address', async () => {
    open({ MAX_DAYS_PER_ADDRESS: '1', SHARED_ADDRESSES: '203.0.113.0/24' });
    remoteAddress = '203.0.113.9';
    const keys = [newKey(), newKey(), newKey()];
    for (const [i, key] of keys.entries()) await playAs(key, i + 1);
    expect((await look(keys[0])).json()).toMatchObject({ players: 3 });
  });
});

test('a device plays once, also after it has signed out', async () => {
  const { key } = await newGuest(house.people, 'Ada');
  await playAs(key, 1);
  await ask('POST', '/api/sign-out', key);
  const { record } = await playedDay(GAME, TODAY, taste(2));
  expect(codeIn(await hand(key, record))).toEqual([409, 'already-played']);
  const yesterday = dayAt(START - DAY);
  await playAs(key, 1, yesterday);
});

test('once: neither the same nor a better one is taken again', async () => {
  const key = newKey();
  const score = await playAs(key, 1);
  const other = await playedDay(GAME, TODAY, taste(2));
  expect(codeIn(await hand(key, other.record))).toEqual([409, 'already-played']);
  expect((await look(key)).json()).toMatchObject({ players: 1, own: { score } });
});

test('a device that becomes a guest has played all the same', async () => {
  const key = newKey();
  const score = await playAs(key, 1);
  await house.people.change(key, { name: 'Ada' });
  expect((await look(key)).json()).toMatchObject({ own: { score } });
  const { record } = await playedDay(GAME, TODAY, taste(2));
  expect(codeIn(await hand(key, record))).toEqual([409, 'already-played']);
});

test('what a device played before anybody knew whose it is counts on every device of its owner', async () => {
  const early = newKey();
  const score = await playAs(early, 1);
  await house.people.change(early, { name: 'Ada' });
  const ada = (await house.people.personOf(early))!;
  const { key } = await house.people.recover(await house.people.makeRecovery(ada));
  expect((await look(key)).json()).toMatchObject({ players: 1, own: { score } });
  const { record } = await playedDay(GAME, TODAY, taste(2));
  expect(codeIn(await hand(key, record))).toEqual([409, 'already-played']);
});

test('whoever signs in on a device that nobody knew brings along what it played, once a deal', async () => {
  const { key: old, person } = await newGuest(house.people, 'Ada');
  const score = await playAs(old, 2);
  const yesterday = dayAt(START - DAY);
  const device = newKey();
  await playAs(device, 1);
  const before = await playAs(device, 3, yesterday);
  const { key } = await house.people.recover(await house.people.makeRecovery(person), device);
  expect((await look(key)).json()).toMatchObject({ players: 1, own: { score } });
  expect((await look(old, yesterday)).json()).toMatchObject({ players: 1, own: { score: before } });
  await ask('DELETE', '/api/me', key);
  expect(await house.database.query('select * from day_results')).toEqual([]);
});

test('yesterday’s is taken late, one from before or from tomorrow is not', async () => {
  const key = newKey();
  const later = (days: number) => dayAt(START + days * DAY);
  await playAs(key, 1, later(-1));
  for (const days of [-2, 1]) {
    const { record } = await playedDay(GAME, later(days), taste(1));
    expect(codeIn(await hand(key, record, later(days)))).toEqual([409, 'not-today']);
    expect(codeIn(await look(key, later(days)))).toEqual([403, 'not-played']);
  }
});

test('what is no honest play of that deal is refused with the reason', async () => {
  const key = newKey();
  const { record } = await playedDay(GAME, TODAY, taste(1));
  const yesterday = await playedDay(GAME, dayAt(START - DAY), taste(1));
  const bribed = await playedDay(GAME, TODAY, taste(1), () => 0);
  const deal = /^chance (\S+) (\S+)/m.exec(record)!;
  const lines = record.split('\n');
  const sealed = lines.findIndex((line) => /^sealed (?!0).*; /.test(line));
  const bad: readonly (readonly [string, string, string])[] = [
    ['a letter', 'day-record', 'not a record'],
    [record.replace('option rounds 1', 'option rounds 2'), 'day-setup', 'another table'],
    [
      record.replace(deal[0], `chance ${deal[2]} ${deal[1]}`),
      'day-draws',
      'cards that changed places',
    ],
    [yesterday.record, 'day-', 'another day'],
    [madeBy(VERSION, bribed.record), 'day-bots', 'bots that play something else'],
    [`${lines.slice(0, sealed).join('\n')}\n`, 'day-unfinished', 'half a game'],
    [record.replace(/^points .*$/m, 'points 99 0 0 0'), 'day-record', 'other points'],
  ];
  for (const [text, why, what] of bad) {
    const [status, code, reason] = codeIn(await hand(key, text));
    expect([status, code], what).toEqual([422, 'bad-record']);
    expect(reason, what).toContain(why);
  }
  expect(codeIn(await look(key))).toEqual([403, 'not-played']);
});

describe('a record of another version of the bots', () => {
  it('is taken where this version does the same', async () => {
    const { record, score } = await playedDay(GAME, TODAY, taste(1));
    const key = newKey();
    const answer = await hand(key, madeBy('0ld0ld00', record));
    expect(answer.json()).toMatchObject({ own: { score } });
  });

  it('is refused as such where they do something else, also where it names no version', async () => {
    const { record } = await playedDay(GAME, TODAY, taste(1), () => 0);
    for (const text of [madeBy('0ld0ld00', record), record])
      expect(codeIn(await hand(newKey(), text))).toEqual([409, 'other-bots', 'day-bots']);
  });

  it('is refused as such where it was another table or other cards', async () => {
    const { record } = await playedDay(GAME, TODAY, taste(1));
    const setup = record.replace('option rounds 1', 'option rounds 2');
    const other = madeBy('0ld0ld00', setup);
    expect(codeIn(await hand(newKey(), other))).toEqual([409, 'other-bots', 'day-setup']);
    expect(codeIn(await hand(newKey(), setup))).toEqual([422, 'bad-record', 'day-setup']);
  });
});

test('a request must make sense, say who asks, and be small', async () => {
  const key = newKey();
  const { record } = await playedDay(GAME, TODAY, taste(1));
  expect(codeIn(await hand(key, record, TODAY, 'poker'))).toEqual([404, 'no-such-game']);
  expect(codeIn(await hand(key, record, 'today'))).toEqual([400, 'bad-request']);
  expect(codeIn(await ask('POST', `/api/days/${GAME}/${TODAY}`, undefined, { record }))).toEqual([
    ...[401, 'no-key'],
  ]);
  expect(codeIn(await hand(key, 'x'.repeat(25_000)))).toEqual([400, 'bad-request']);
  expect(codeIn(await hand(key, 'x'.repeat(40_000)))).toEqual([413, 'too-big']);
  expect(codeIn(await look(undefined))).toEqual([401, 'no-key']);
});

test('one address has no more new devices than new guests', async () => {
  open({ MAX_GUESTS_PER_ADDRESS: '2' });
  for (const key of [newKey(), newKey()]) await playAs(key, 1);
  const { record } = await playedDay(GAME, TODAY, taste(1));
  expect(codeIn(await hand(newKey(), record))).toEqual([429, 'too-many-guests']);
});

test('nobody can hand in as fast as they like', async () => {
  open({ RATE_RECORDS: '2' });
  const key = newKey();
  for (let i = 0; i < 2; i++) expect((await hand(key, 'a letter')).statusCode).toBe(422);
  expect(codeIn(await hand(key, 'a letter'))).toEqual([429, 'too-fast']);
});

test('only who, which deal and how it came out is kept; it can be taken along, and goes with its owner', async () => {
  const { key, person } = await newGuest(house.people, 'Zelda');
  const score = await playAs(key, 1);
  const early = newKey();
  await playAs(early, 3);
  await house.people.change(early, { name: 'Early' });
  const stranger = newKey();
  await playAs(stranger, 2);
  const rows = await house.database.query('select * from day_results order by score');
  expect(rows).toHaveLength(3);
  for (const row of rows)
    expect(Object.keys(row).sort()).toEqual([
      ...['counts', 'day', 'device', 'game', 'moves', 'player', 'score', 'won'],
    ]);
  expect(JSON.stringify(rows)).not.toContain(stranger);
  expect(rows.map((row) => row['player'])).toContain(person.id);
  expect(logged.join('')).not.toContain('Zelda');
  const own = (await ask('GET', '/api/me/export', key)).json<{ days: unknown }>();
  expect(own.days).toMatchObject([{ game: GAME, day: TODAY, score }]);
  await ask('DELETE', '/api/me', key);
  await ask('DELETE', '/api/me', early);
  expect(await house.database.query('select * from day_results')).toHaveLength(1);
});

test('a device that wants to be forgotten leaves nothing behind, also where nobody knew whose it was', async () => {
  const [known, unknown] = [await newGuest(house.people, 'Ada'), newKey()];
  const score = await playAs(known.key, 1);
  await playAs(unknown, 2);
  for (const key of [unknown, known.key])
    expect((await ask('POST', '/api/sign-out', key)).statusCode).toBe(204);
  // A person may come back on another device.
  const rows = await house.database.query('select player, score from day_results');
  expect(rows).toEqual([{ player: known.person.id, score }]);
});

test('whoever turns out to have an account brings along what they played as a guest, once a deal', async () => {
  const [guest, account] = [
    await newGuest(house.people, 'Ada'),
    await newGuest(house.people, 'Ada too'),
  ];
  const yesterday = dayAt(START - DAY);
  await playAs(guest.key, 1);
  const score = await playAs(account.key, 2);
  const before = await playAs(guest.key, 3, yesterday);
  await house.database.transaction((inside) =>
    mergeGuest(inside, guest.person.id, account.person.id),
  );
  expect((await look(account.key)).json()).toMatchObject({ players: 1, own: { score } });
  expect((await look(account.key, yesterday)).json()).toMatchObject({ own: { score: before } });
});

test('the percentile follows the way scores count', () => {
  const groups = [
    { score: 1, won: 1, players: 1 },
    { score: 4, won: 0, players: 1 },
    { score: 9, won: 0, players: 2 },
  ];
  expect(standingIn(groups, groups[0]!)).toMatchObject({ percentile: 0 });
  expect(standingIn(groups, groups[0]!, 'down')).toMatchObject({ percentile: 100 });
  expect(standingIn(groups, groups[1]!, 'down')).toMatchObject({ percentile: 67 });
  // Among equals the win decides, whichever way scores count.
  const level = [...groups, { score: 4, won: 1, players: 1 }];
  expect(standingIn(level, groups[1]!, 'down')).toMatchObject({ percentile: 50 });
});
