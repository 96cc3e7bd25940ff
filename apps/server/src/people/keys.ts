// Identifies people by a random key in their browser. Only its hash is stored, so a leaked database
// gives access to no account.

import { cleanName } from '@tablee/kit';
import { drawLetters, isSecret, newSecret, sha256 } from '../secrets.ts';
import type { Queries, Row } from '../store/database.ts';
import { forgetDays, handOnDays } from './days/results.ts';
import type { House } from './house.ts';
import { NOBODY } from './nobody.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly face: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** Can come back on another device: has a passkey, or had a recovery code. */
  readonly hasAccount: boolean;
  readonly hasRecovery: boolean;
  readonly created: number;
}

/** How a guest wants to be called. */
export interface Looks {
  readonly name: string;
  readonly face: number;
}

export interface Newcomer extends Looks {
  /** Throws when too many new guests come; called only for a new one. */
  readonly admit?: (() => void) | undefined;
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;
const TOUCH_MS = 3_600_000;
/** Stands where a recovery code's hash stood once the code was used: the account remains one. */
export const RECOVERY_USED = 'used';

/** The public name of a person. */
export const newId = (house: Pick<House, 'random'>): string =>
  drawLetters(house, ID_LETTERS, ID_LENGTH);

const PERSON = `select people.id, people.name, people.face, people.settings, people.recovery,
  people.created, (select count(*) from passkeys where passkeys.person = people.id) as passkeys
  from people`;

const readPerson = (row: Row): Person => ({
  id: String(row['id']),
  name: String(row['name']),
  face: Number(row['face']),
  settings: JSON.parse(String(row['settings'])) as Person['settings'],
  hasAccount: row['recovery'] !== null || Number(row['passkeys']) > 0,
  hasRecovery: row['recovery'] !== null && row['recovery'] !== RECOVERY_USED,
  created: Number(row['created']),
});

export async function findPerson(inside: Queries, id: string): Promise<Person | undefined> {
  const [row] = await inside.query(`${PERSON} where people.id = $1`, [id]);
  return row && readPerson(row);
}

/** The person of a key. With `create` an unknown key becomes a new guest's. */
export async function personOf(
  house: House,
  key: string,
  create?: Newcomer,
): Promise<Person | undefined> {
  if (!isSecret(key)) return undefined;
  const hash = sha256(key);
  const known = await personByHash(house, hash);
  if (known !== undefined || create === undefined) return known;
  create.admit?.();
  const id = newId(house);
  const now = house.clock.now();
  await house.database.transaction(async (inside) => {
    // Two tabs may come at once with the same new key: only one of them makes a person.
    const [made] = await inside.query(
      `insert into keys (hash, person, created, seen) values ($1, $2, $3, $3)
       on conflict (hash) do nothing returning person`,
      [hash, id, now],
    );
    if (made === undefined) return;
    await inside.query(
      `insert into people (id, name, face, settings, created, seen) values ($1, $2, $3, '{}', $4, $4)`,
      // Nothing that a screen would not show, nor anything that would turn lines around.
      [id, cleanName(create.name) || NOBODY, create.face, now],
    );
    await handOnDays(inside, hash, id);
  });
  return personByHash(house, hash);
}

async function personByHash(house: House, hash: string): Promise<Person | undefined> {
  const { database } = house;
  const [key] = await database.query(`select person, seen from keys where hash = $1`, [hash]);
  if (key === undefined) return undefined;
  const id = String(key['person']);
  await touch(house, hash, id, Number(key['seen']));
  return findPerson(database, id);
}

/** Updates the last visit, at most once an hour. */
async function touch(house: House, hash: string, person: string, seen: number): Promise<void> {
  const now = house.clock.now();
  if (now - seen < TOUCH_MS) return;
  await house.database.query(`update keys set seen = $1 where hash = $2`, [now, hash]);
  await house.database.query(`update people set seen = $1 where id = $2`, [now, person]);
}

/** Issues a new key to an authenticated person. */
export async function issueKey(house: House, inside: Queries, person: string): Promise<string> {
  const key = newSecret(house);
  await inside.query(`insert into keys (hash, person, created, seen) values ($1, $2, $3, $3)`, [
    sha256(key),
    person,
    house.clock.now(),
  ]);
  return key;
}

/** Deletes a device's key, and the results stored under its hash. */
export async function forgetKey(inside: Queries, key: string): Promise<void> {
  const hash = sha256(key);
  await inside.query(`delete from keys where hash = $1`, [hash]);
  await forgetDays(inside, hash);
}
