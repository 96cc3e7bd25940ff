// Who somebody is: keys, guests, and what the database keeps of them.
import { expect, test } from 'vitest';
import { drawLetters, isSecret, newSecret, sameSecret, sha256 } from '../src/secrets.ts';
import { codeOf, newGuest, newKey, openHouse, START, tablesWith } from './people-house.ts';

test('a key is 32 random bytes', async () => {
  const { house } = await openHouse();
  const key = newSecret(house);
  expect(isSecret(key)).toBe(true);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(newSecret(house)).not.toBe(key);
});

test('secrets are compared whole', () => {
  expect(sameSecret('abc', 'abc')).toBe(true);
  expect(sameSecret('abc', 'abd')).toBe(false);
  expect(sameSecret('abc', 'abcd')).toBe(false);
  expect(sameSecret('', '')).toBe(true);
});

test('letters are drawn evenly: bytes beyond the last whole round are thrown away', () => {
  const bytes = [255, 254, 253, 252, 251, 250, 0, 1, 2, 249];
  let at = 0;
  const random = (many: number): Uint8Array =>
    Uint8Array.from({ length: many }, () => bytes[at++ % bytes.length]!);
  expect(drawLetters({ random }, 'abcdefghij', 4)).toBe('abcj');
});

test('an unknown key is nobody until somebody is needed', async () => {
  const { people } = await openHouse();
  const key = newKey();
  expect(await people.personOf(key)).toBeUndefined();
  expect(await codeOf(people.need(key))).toBe('bad-key');
  const made = await people.personOf(key, { name: 'Ana', face: 7 });
  expect(made).toMatchObject({ name: 'Ana', face: 7, hasAccount: false, created: START });
  expect(made!.id).toMatch(/^[a-z0-9]{12}$/);
  expect(await people.personOf(key)).toEqual(made);
  expect(await people.personOf(key, { name: 'Someone else', face: 1 })).toEqual(made);
  expect(await people.personOf('short', { name: 'Ana', face: 7 })).toBeUndefined();
});

test('two tabs with the same new key make one person', async () => {
  const { people, database } = await openHouse();
  const key = newKey();
  const looks = { name: 'Ana', face: 7 };
  const [a, b] = await Promise.all([people.personOf(key, looks), people.personOf(key, looks)]);
  expect(a).toEqual(b);
  expect(await database.query(`select id from people`)).toHaveLength(1);
});

test('the database has the hash and never the key', async () => {
  const house = await openHouse();
  const { key } = await newGuest(house.people, 'Ana');
  expect(await tablesWith(house, key)).toEqual([]);
  expect(await tablesWith(house, sha256(key))).toEqual(['keys']);
});

test('that somebody was here is written at most once an hour', async () => {
  const house = await openHouse();
  const { people, database } = house;
  const { key } = await newGuest(people, 'Ana');
  const seen = async (): Promise<unknown> => {
    await people.personOf(key);
    const rows = await database.query(
      `select keys.seen as a, people.seen as b from keys join people on people.id = keys.person`,
    );
    return rows;
  };
  house.wait(3_599_000);
  expect(await seen()).toEqual([{ a: START, b: START }]);
  house.wait(1_000);
  expect(await seen()).toEqual([{ a: START + 3_600_000, b: START + 3_600_000 }]);
});

test('somebody changes their name, picture and settings', async () => {
  const { people } = await openHouse();
  const { key, person } = await newGuest(people, 'Ana');
  await people.change(key, { name: 'Anaïs', settings: { lang: 'fr', sound: true, pace: 2 } });
  expect(await people.personOf(key)).toEqual({
    ...person,
    name: 'Anaïs',
    settings: { lang: 'fr', sound: true, pace: 2 },
  });
  const much = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`setting${i}`, true]));
  expect(await codeOf(people.change(key, { settings: much }))).toBe('too-big');
  const stranger = newKey();
  expect(await codeOf(people.change(stranger, { name: 'Eve', settings: much }))).toBe('too-big');
  expect(await people.personOf(stranger)).toBeUndefined();
});

test('a name is what a screen shows of it', async () => {
  const { people } = await openHouse();
  const { key } = await newGuest(people, 'A\u0000n\u202Ea\n');
  expect((await people.need(key)).name).toBe('A n a');
  expect(await codeOf(people.change(key, { name: '\u200F' }))).toBe('bad-request');
  expect((await people.change(key, { name: 'B\to' })).name).toBe('B o');
});

test('a new key becomes a guest by saying a name, and by nothing less', async () => {
  const { people } = await openHouse();
  expect(await codeOf(people.change(newKey(), { face: 3 }))).toBe('bad-key');
  expect(await people.change(newKey(), { name: 'Bo', face: 4 })).toMatchObject({
    name: 'Bo',
    face: 4,
  });
});

test('signing out forgets this device only', async () => {
  const { people } = await openHouse();
  const { key, person } = await newGuest(people, 'Ana');
  const code = await people.makeRecovery(person);
  const { key: other } = await people.recover(code);
  await people.signOut(key);
  expect(await people.personOf(key)).toBeUndefined();
  expect((await people.personOf(other))?.id).toBe(person.id);
});
