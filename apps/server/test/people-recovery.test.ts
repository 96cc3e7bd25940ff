// Coming back with a printed code, and what becomes of the guest that the device was before.
import { beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../src/secrets.ts';
import type { Person } from '../src/people/service.ts';
import {
  allRows,
  codeOf,
  documentOf,
  finishedBy,
  newGuest,
  newTable,
  openHouse,
  tablesWith,
  type TestHouse,
} from './people-house.ts';

let house: TestHouse;
let ana: { key: string; person: Person };

beforeEach(async () => {
  house = await openHouse();
  ana = await newGuest(house.people, 'Ana');
});

const personNow = async (id: string): Promise<Person> => (await house.people.find(id))!;

describe('a recovery code', () => {
  test('is 25 letters that nobody mistakes for others, and is not kept', async () => {
    const code = await house.people.makeRecovery(ana.person);
    expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{5}(-[34679ACDEFGHJKMNPQRTWXY]{5}){4}$/);
    const letters = code.replaceAll('-', '');
    expect(await tablesWith(house, code)).toEqual([]);
    expect(await tablesWith(house, letters)).toEqual([]);
    expect(await tablesWith(house, sha256(letters))).toEqual([]);
    expect(await personNow(ana.person.id)).toMatchObject({ hasAccount: true, hasRecovery: true });
  });

  test('brings somebody back, however it is typed', async () => {
    const code = await house.people.makeRecovery(ana.person);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const { key, me } = await house.people.recover(typed);
    expect(me).toMatchObject({ person: ana.person.id, hasAccount: true, hasRecovery: false });
    expect((await house.people.personOf(key))?.id).toBe(ana.person.id);
    expect(await tablesWith(house, key)).toEqual([]);
  });

  test('works once, also for two at the same time', async () => {
    const code = await house.people.makeRecovery(ana.person);
    const both = [codeOf(house.people.recover(code)), codeOf(house.people.recover(code))];
    expect((await Promise.all(both)).sort()).toEqual(['bad-code', 'done']);
    expect(await codeOf(house.people.recover(code))).toBe('bad-code');
    // What stands in its place is no code either.
    for (const guess of ['used', '', 'null', '-----'])
      expect(await codeOf(house.people.recover(guess))).toBe('bad-code');
  });

  test('makes an account of a guest also where they sit, and says so there once', async () => {
    const bo = await newGuest(house.people, 'Bo');
    await newTable(house, 'tableone', [ana.person, bo.person]);
    await house.people.makeRecovery(ana.person);
    const { seats } = await documentOf(house, 'tableone');
    expect(seats).toMatchObject([{ hasAccount: true }, { hasAccount: false }]);
    await house.people.makeRecovery(ana.person);
    expect(house.changed).toEqual(['tableone']);
  });

  test('is worth nothing once there is a new one', async () => {
    const old = await house.people.makeRecovery(ana.person);
    const code = await house.people.makeRecovery(ana.person);
    expect(await codeOf(house.people.recover(old))).toBe('bad-code');
    expect(await codeOf(house.people.recover(code))).toBe('done');
  });
});

describe('the guest that the device was', () => {
  let account: Person;
  let code: string;
  let bo: { key: string; person: Person };
  let guest: { key: string; person: Person };

  beforeEach(async () => {
    code = await house.people.makeRecovery(ana.person);
    account = await personNow(ana.person.id);
    bo = await newGuest(house.people, 'Bo');
    guest = await newGuest(house.people, 'Ana on the sofa');
  });

  test('becomes the account: games, seats, ratings, reminders', async () => {
    await newTable(house, 'tableone', [guest.person, bo.person]);
    await house.people.keepResult(finishedBy('finished1', [guest.person, bo.person]));
    await house.database.query(
      `insert into subscriptions (endpoint, person, p256dh, auth, lang, created)
       values ('https://push.example/1', $1, 'k', 'a', 'fr', 1)`,
      [guest.person.id],
    );
    await house.people.recover(code, guest.key);

    expect(await tablesWith(house, guest.person.id)).toEqual([]);
    expect(await house.people.personOf(guest.key)).toBeUndefined();
    const document = await documentOf(house, 'tableone');
    expect(document.host).toBe(account.id);
    expect(document.seats[0]).toMatchObject({ person: account.id, hasAccount: true });
    expect(document.seats[1]).toMatchObject({ person: bo.person.id, hasAccount: false });
    expect(house.changed).toEqual(['tableone']);
    const profile = await house.people.ownProfile(account);
    expect(profile.games).toMatchObject([{ games: 1, wins: 1, rating: { games: 1 } }]);
    expect((await allRows(house)).get('subscriptions')).toContain(account.id);
  });

  test('keeps its seat’s token where both sit at one table, and counts once', async () => {
    await newTable(house, 'tableone', [account, guest.person, bo.person]);
    const before = await documentOf(house, 'tableone');
    await house.people.keepResult(finishedBy('finished1', [guest.person, account, bo.person]));
    await house.people.recover(code, guest.key);

    expect((await documentOf(house, 'tableone')).seats).toEqual(before.seats);
    expect(await house.database.query(`select person, seat from sittings order by seat`)).toEqual([
      { person: account.id, seat: 0 },
      { person: bo.person.id, seat: 2 },
    ]);
    const { games, history } = await house.people.ownProfile(account);
    expect(games).toMatchObject([{ games: 1, wins: 0, rating: { games: 1 } }]);
    expect(history).toMatchObject([{ seat: 1, names: ['Ana on the sofa', 'Ana', 'Bo'] }]);
  });

  test('brings its rating only where the account has none', async () => {
    await house.people.keepResult(finishedBy('finished1', [account, bo.person]));
    const [own] = (await house.people.ownProfile(account)).games;
    await house.people.keepResult(finishedBy('finished2', [bo.person, guest.person]));
    await house.people.keepResult(
      finishedBy('finished3', [guest.person, bo.person], { game: 'pas-de-bras' }),
    );
    await house.people.recover(code, guest.key);
    const { games } = await house.people.ownProfile(account);
    expect(games).toMatchObject([
      { game: 'chicoree', games: 2, wins: 1, rating: own!.rating! },
      { game: 'pas-de-bras', games: 1, wins: 1, rating: { games: 1 } },
    ]);
  });

  test('stays who they are when they have an account of their own', async () => {
    await house.people.makeRecovery(guest.person);
    await house.people.keepResult(finishedBy('finished1', [guest.person, bo.person]));
    await house.people.recover(code, guest.key);
    expect(await house.people.find(guest.person.id)).toBeDefined();
    expect((await house.people.ownProfile(account)).games).toEqual([]);
    // But this device is theirs no more.
    expect(await house.people.personOf(guest.key)).toBeUndefined();
  });

  test('may have been the same person all along', async () => {
    const { key } = await house.people.recover(code, ana.key);
    expect((await house.people.personOf(key))?.id).toBe(account.id);
    expect(await house.people.personOf(ana.key)).toBeUndefined();
  });

  test('stays untouched when the code is wrong', async () => {
    expect(await codeOf(house.people.recover('34679-34679-34679-34679-34679', guest.key))).toBe(
      'bad-code',
    );
    expect((await house.people.personOf(guest.key))?.id).toBe(guest.person.id);
  });
});
