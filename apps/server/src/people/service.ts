// Provides all operations on people: identity, sign-in, results, reminders, export and deletion.

import { cleanName } from '@tablee/kit';
import { dayAt } from '@tablee/registry';
import type { changeMeSchema, Me } from '@tablee/wire';
import type * as v from 'valibot';
import { ApiFault } from '../http/errors.ts';
import { HeavyQueue } from '../http/heavy.ts';
import { dayStanding, playDay } from './days/standing.ts';
import type { House } from './house.ts';
import { findPerson, forgetKey, personOf, type Newcomer, type Person } from './keys.ts';
import { Exports } from './exports.ts';
import { deletePerson } from './own-data.ts';
import * as passkeys from './passkeys.ts';
import { ownProfile, publicProfile } from './profile.ts';
import { remind, subscribe, unsubscribe } from './push.ts';
import { makeRecovery, recover } from './recovery.ts';
import { keepResult } from './results.ts';
import type { SignedIn } from './sign-in.ts';
import { standingOf } from './standing.ts';

export type { House, PeopleSettings } from './house.ts';
export type { Looks, Person } from './keys.ts';
export type { Reminder } from './push.ts';
export type { Finished, FinishedSeat } from './results.ts';

const SETTINGS_MAX = 4000;

/** The person of a key; throws if there is none. */
async function need(house: House, key: string, create?: Newcomer): Promise<Person> {
  const person = await personOf(house, key, create);
  if (person === undefined) throw new ApiFault('bad-key');
  return person;
}

/** Changes a person. An unknown key becomes a new guest, which needs a name. */
async function change(
  house: House,
  key: string,
  wanted: v.InferOutput<typeof changeMeSchema>,
  admit?: Newcomer['admit'],
): Promise<Person> {
  const { face = 0 } = wanted;
  const name = wanted.name === undefined ? undefined : cleanName(wanted.name);
  if (name === '') throw new ApiFault('bad-request', { path: 'name' });
  // Check first, so that a refused request creates no guest.
  if (JSON.stringify(wanted.settings ?? {}).length > SETTINGS_MAX) throw new ApiFault('too-big');
  const person = await need(house, key, name === undefined ? undefined : { name, face, admit });
  const next: Person = {
    ...person,
    name: name ?? person.name,
    face: wanted.face ?? person.face,
    settings: wanted.settings ?? person.settings,
  };
  await house.database.query(
    `update people set name = $1, face = $2, settings = $3 where id = $4`,
    [next.name, next.face, JSON.stringify(next.settings), next.id],
  );
  return next;
}

async function me({ database }: House, person: Person): Promise<Me> {
  const { id, name, face, settings, hasAccount, hasRecovery } = person;
  const own = await passkeys.listPasskeys(database, id);
  return { person: id, name, face, settings, hasAccount, passkeys: own, hasRecovery };
}

/** The same after something of it has changed. */
async function meOf(house: House, id: string): Promise<Me> {
  const person = await findPerson(house.database, id);
  if (person === undefined) throw new ApiFault('bad-key');
  return me(house, person);
}

/** A new key for this device, with the person it stands for. */
const welcome = async (
  house: House,
  { person, key }: SignedIn,
): Promise<{ readonly key: string; readonly me: Me }> => ({ key, me: await meOf(house, person) });

export type PeopleService = ReturnType<typeof openPeople>;

export function openPeople(given: Omit<House, 'heavy'> & Partial<House>) {
  const house = { heavy: new HeavyQueue(), ...given };
  const { database } = house;
  const exports = new Exports(house);
  const here =
    <Given extends unknown[], Answer>(act: (house: House, ...given: Given) => Answer) =>
    (...given: Given): Answer =>
      act(house, ...given);
  return {
    personOf: here(personOf),
    need: here(need),
    find: (id: string) => findPerson(database, id),
    me: here(me),
    change: here(change),
    beginPasskey: here(passkeys.beginPasskey),
    async finishPasskey(...given: TailOf<typeof passkeys.finishPasskey>): Promise<Me> {
      await passkeys.finishPasskey(house, ...given);
      return meOf(house, given[0].id);
    },
    /** Also when there is no such passkey any more. */
    async removePasskey(person: Person, id: string): Promise<Me> {
      await passkeys.removePasskey(house, person.id, id);
      return meOf(house, person.id);
    },
    beginSignIn: here(passkeys.beginSignIn),
    finishSignIn: async (...given: TailOf<typeof passkeys.finishSignIn>) =>
      welcome(house, await passkeys.finishSignIn(house, ...given)),
    makeRecovery: here(makeRecovery),
    recover: async (...given: TailOf<typeof recover>) =>
      welcome(house, await recover(house, ...given)),
    /** Signs this device out: its key is deleted. */
    signOut: (key: string) => forgetKey(database, key),
    keepResult: here(keepResult),
    standing: here(standingOf),
    ownProfile: here(ownProfile),
    profile: here(publicProfile),
    /** Null if the server sends no reminders. */
    pushKey: house.settings.push?.publicKey ?? null,
    subscribe: here(subscribe),
    unsubscribe: here(unsubscribe),
    remind: here(remind),
    /** Today's date on this server. */
    today: () => dayAt(house.clock.now()),
    playDay: here(playDay),
    dayStanding: here(dayStanding),
    export: (person: Person) => exports.begin(person),
    delete: here(deletePerson),
  };
}

type TailOf<Act> = Act extends (house: House, ...given: infer Given) => unknown ? Given : never;
