// All of one's data to take along, and all of it gone for good.
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFault } from '../src/http/errors.ts';
import { sha256 } from '../src/secrets.ts';
import type { Export } from '../src/people/own-data.ts';
import { openPeople, type Person } from '../src/people/service.ts';
import { StoreError } from '../src/store/database.ts';
import {
  allRows,
  documentOf,
  exportOf,
  finishedBy,
  newGuest,
  newTable,
  openHouse,
  say,
  START,
  tablesWith,
  type TestHouse,
} from './people-house.ts';
import { overheard, searchedBy, type Asked } from './people-searches.ts';

const NAME = 'Annabelle';

let house: TestHouse;
let ana: { key: string; person: Person };
let bo: { key: string; person: Person };

/** Somebody who has left a trace in every table of the database. */
beforeEach(async () => {
  house = await openHouse();
  const { people, database } = house;
  ana = await newGuest(people, NAME);
  bo = await newGuest(people, 'Bo');
  const id = ana.person.id;
  await people.change(ana.key, { settings: { lang: 'de' } });
  await people.makeRecovery(ana.person);
  await database.query(
    `insert into passkeys (id, person, public_key, counter, transports, label, created)
     values ('credential1', $1, 'publickey1', 0, '[]', 'My phone', $2)`,
    [id, START],
  );
  await database.query(
    `insert into subscriptions (endpoint, person, p256dh, auth, lang, created)
     values ('https://push.example/1', $1, 'p256dhp256dh', 'authauth', 'de', $2)`,
    [id, START],
  );
  await database.query(
    `insert into challenges (challenge, purpose, person, expires)
     values ('challenge1', 'register', $1, $2)`,
    [id, START + 1],
  );
  await database.query(
    `insert into seat_codes (hash, room, seat, expires) values ('seatcode1', 'playing1', 0, $1)`,
    [START + 1],
  );
  await newTable(house, 'playing1', [ana.person, bo.person]);
  await newTable(house, 'finished1', [bo.person, ana.person], { state: 'over', left: [1] });
  await newTable(house, 'gathering1', [bo.person], { state: 'gathering', kicked: [id] });
  await people.keepResult(finishedBy('finished1', [bo.person, ana.person]));
  const log = ['deal G3 G4', '0 take 1', '1 take 2', 'choice 0 pass', 'choice 1 bid 6', 'undo 0'];
  // A bot sits in: one that Bo sent for Ana, and one by Ana's own doing.
  const about = ['declined 0 end', 'stand-in 0', 'stand-in 0 got-up', 'declined 1 pause'];
  const asked = ['order 0 pick pass', 'vote 1 end', 'bell'];
  for (const [n, text] of [...log, ...asked, ...about].entries())
    await database.query(
      `insert into entries (room, n, at, text) values ('playing1', $1, $2, $3)`,
      [n, START + n, text],
    );
  await say(house, 'playing1', 0, { seat: 0, name: NAME, text: 'A secret of mine' });
  await say(house, 'playing1', 1, { seat: 1, name: 'Bo', text: 'Hello' });
  // Said before seats were swapped.
  await say(house, 'playing1', 2, { seat: 1, name: NAME, text: 'Another secret' });
  await say(house, 'finished1', 0, { seat: 1, name: NAME, text: 'Good game' });
  house.changed.length = 0;
});

const anaNow = (): Promise<Person> => house.people.need(ana.key);

const exported = async (): Promise<Export> => exportOf(house, await anaNow());

describe('taking it along', () => {
  test('gives everything that is kept', async () => {
    const { person, passkeys, results, ratings, reminders, tables, ...rest } = await exported();
    expect(person).toBe(ana.person.id);
    expect(rest).toEqual({
      name: NAME,
      face: 3,
      settings: { lang: 'de' },
      created: START,
      seen: START,
      hasRecovery: true,
      devices: [{ created: START, seen: START }],
      days: [],
      kicks: [{ room: 'gathering1' }],
      blocks: [],
    });
    expect(passkeys).toEqual([{ label: 'My phone', created: START, used: null }]);
    expect(results).toMatchObject([{ room: 'finished1', seat: 1, place: 2, won: 0 }]);
    expect(ratings).toMatchObject([{ game: 'chicoree', games: 1 }]);
    expect(reminders).toMatchObject([{ endpoint: 'https://push.example/1', lang: 'de' }]);
    expect(tables).toMatchObject([
      {
        table: 'finished1',
        state: 'over',
        seat: 1,
        moves: [],
        chat: [{ text: 'Good game' }],
      },
      {
        table: 'playing1',
        game: 'chicoree',
        state: 'playing',
        seat: 0,
        moves: [
          { at: START + 1, text: '0 take 1' },
          { at: START + 3, text: 'choice 0 pass' },
          { at: START + 6, text: 'order 0 pick pass' },
          { at: START + 9, text: 'declined 0 end' },
          { at: START + 11, text: 'stand-in 0 got-up' },
        ],
        chat: [{ text: 'A secret of mine' }, { text: 'Another secret' }],
      },
    ]);
  });

  test('gives no hash, no key and nothing of others', async () => {
    const text = JSON.stringify(await exported());
    const document = await documentOf(house, 'playing1');
    const { token } = document.seats[0] as { readonly token: string };
    const [row] = await house.database.query(`select recovery from people where id = $1`, [
      ana.person.id,
    ]);
    for (const secret of [ana.key, sha256(ana.key), token, String(row!['recovery'])])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[0-9a-f]{64}/);
    for (const other of [bo.person.id, 'Hello', 'bid 6', 'G3', 'p256dhp256dh', 'publickey1'])
      expect(text).not.toContain(other);
  });

  test('keeps apart two of the same name', async () => {
    const twin = await newGuest(house.people, NAME);
    await newTable(house, 'twins1', [ana.person, twin.person], { created: START + 1 });
    await say(house, 'twins1', 0, { seat: 0, name: NAME, text: 'Mine' });
    await say(house, 'twins1', 1, { seat: 1, name: NAME, text: 'Theirs' });
    const { tables } = await exported();
    const own = tables.find(({ table }) => table === 'twins1');
    expect(own?.chat).toMatchObject([{ text: 'Mine' }]);
    expect(own?.chat).toHaveLength(1);
  });
});

describe('going for good', () => {
  test('leaves neither id, name nor word anywhere', async () => {
    expect(await tablesWith(house, ana.person.id)).toHaveLength(10);
    await house.people.delete(await anaNow());
    for (const trace of [
      ana.person.id,
      NAME,
      'secret of mine',
      'Another secret',
      'credential1',
      'push.example',
      'seatcode1',
    ])
      expect([trace, await tablesWith(house, trace)]).toEqual([trace, []]);
    expect(await house.people.personOf(ana.key)).toBeUndefined();
  });

  test('gives the seats of tables that are not over to others, and tells them', async () => {
    await house.people.delete(await anaNow());
    expect(house.left).toEqual([{ table: 'playing1', seat: 0, person: ana.person.id }]);
    expect(house.changed.sort()).toEqual(['finished1', 'gathering1', 'playing1']);
  });

  test('goes on when a table is gone meanwhile, and not when nobody knows', async () => {
    house.stuck.set('playing1', new StoreError(new Error('away')));
    await expect(house.people.delete(await anaNow())).rejects.toBeInstanceOf(StoreError);
    expect((await anaNow()).id).toBe(ana.person.id);
    house.stuck.set('playing1', new ApiFault('no-such-table'));
    await house.people.delete(await anaNow());
    expect(await house.people.personOf(ana.key)).toBeUndefined();
  });

  test('leaves everybody else’s games as they were', async () => {
    const before = await documentOf(house, 'finished1');
    await house.people.delete(await anaNow());
    const after = await documentOf(house, 'finished1');
    expect(after.seats[0]).toEqual(before.seats[0]);
    expect(after.seats[1]).toMatchObject({ kind: 'person', name: '—', hasAccount: false });
    expect(after.seats[1]).not.toMatchObject({
      token: (before.seats[1] as { token: string }).token,
    });
    expect(after.sheet!.players.map(({ name }) => name)).toEqual(['Bo', '—']);
    expect(after.host).toBe(bo.person.id);
    const playing = await documentOf(house, 'playing1');
    expect(playing.host).toBe((playing.seats[0] as { person: string }).person);
    const { games, history } = await house.people.ownProfile(bo.person);
    expect(games).toMatchObject([{ games: 1, wins: 1 }]);
    expect(history).toMatchObject([{ names: ['Bo', '—'], winners: [0] }]);
    expect((await allRows(house)).get('chat')).toContain('Hello');
    expect((await allRows(house)).get('entries')).toContain('0 take 1');
  });

  test('looks at no tables but their own, however many there are', async () => {
    const asked: Asked[] = [];
    const people = openPeople({ ...house.house, database: overheard(house.database, asked) });
    await people.delete(await anaNow());
    expect(asked.length).toBeGreaterThan(10);
    const searched = new Set<string>();
    for (const one of asked)
      for (const list of await searchedBy(house.database, one)) searched.add(list);
    // Both hold what is good for minutes only.
    expect([...searched].filter((list) => !['challenges', 'seat_codes'].includes(list))).toEqual(
      [],
    );
  });

  test('works for a guest who never played', async () => {
    const guest = await newGuest(house.people, 'Passer-by');
    await house.people.delete(guest.person);
    expect(await tablesWith(house, guest.person.id)).toEqual([]);
    expect(await tablesWith(house, 'Passer-by')).toEqual([]);
  });
});
