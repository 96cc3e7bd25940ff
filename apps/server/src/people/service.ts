// All that the server knows of people, behind one door: who they are, how they come back, what they
// played, how they are reminded, and how they go.

import { cleanName } from '@tablee/kit';
import type { Me, Profile } from '@tablee/wire';
import { ApiFault } from '../http/errors.ts';
import type { House } from './house.ts';
import { findPerson, forgetKey, personOf, type Newcomer, type Person } from './keys.ts';
import { deletePerson, exportPerson, type OwnData } from './own-data.ts';
import * as passkeys from './passkeys.ts';
import { ownProfile, publicProfile } from './profile.ts';
import {
  pushKey,
  remind,
  subscribe,
  unsubscribe,
  type Reminder,
  type Subscription,
} from './push.ts';
import { makeRecovery, recover } from './recovery.ts';
import { keepResult, type Finished } from './results.ts';
import type { SignedIn } from './sign-in.ts';

export type { House, PeopleSettings } from './house.ts';
export type { Looks, Person } from './keys.ts';
export type { Reminder } from './push.ts';
export type { Finished, FinishedSeat } from './results.ts';

/** What somebody may change about themselves. */
export interface Change {
  readonly name?: string | undefined;
  readonly face?: number | undefined;
  readonly settings?: Person['settings'] | undefined;
}

/** A new key for this device, and who it stands for. */
export interface Welcome {
  readonly key: string;
  readonly me: Me;
}

const SETTINGS_MAX = 4000;

export class PeopleService {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  // ---- who

  /** The person whose key this is. With `create` an unknown key becomes a new guest's. */
  personOf(key: string, create?: Newcomer): Promise<Person | undefined> {
    return personOf(this.#house, key, create);
  }

  /** The same, where there must be one. */
  async need(key: string): Promise<Person> {
    const person = await this.personOf(key);
    if (person === undefined) throw new ApiFault('bad-key');
    return person;
  }

  find(id: string): Promise<Person | undefined> {
    return findPerson(this.#house.database, id);
  }

  async me(person: Person): Promise<Me> {
    const { id, name, face, settings, hasAccount, hasRecovery } = person;
    const own = await passkeys.listPasskeys(this.#house.database, id);
    return { person: id, name, face, settings, hasAccount, passkeys: own, hasRecovery };
  }

  /** Somebody whose key nobody knows yet becomes a guest; for that they must say their name. */
  async change(key: string, change: Change, admit?: Newcomer['admit']): Promise<Person> {
    const { face = 0 } = change;
    const name = change.name === undefined ? undefined : cleanName(change.name);
    if (name === '') throw new ApiFault('bad-request', { path: 'name' });
    // First: who is refused has become nobody.
    if (JSON.stringify(change.settings ?? {}).length > SETTINGS_MAX) throw new ApiFault('too-big');
    const person = await this.personOf(key, name === undefined ? undefined : { name, face, admit });
    if (person === undefined) throw new ApiFault('bad-key');
    const next: Person = {
      ...person,
      name: name ?? person.name,
      face: change.face ?? person.face,
      settings: change.settings ?? person.settings,
    };
    const settings = JSON.stringify(next.settings);
    await this.#house.database.query(
      `update people set name = $1, face = $2, settings = $3 where id = $4`,
      [next.name, next.face, settings, next.id],
    );
    return next;
  }

  // ---- accounts

  beginPasskey(person: Person, origin: string | undefined): Promise<passkeys.Options> {
    return passkeys.beginPasskey(this.#house, person, origin);
  }

  async finishPasskey(
    person: Person,
    origin: string | undefined,
    finish: passkeys.Finish & { readonly label: string },
  ): Promise<Me> {
    await passkeys.finishPasskey(this.#house, person, origin, finish);
    return this.#meOf(person.id);
  }

  /** Also when there is no such passkey any more. */
  async removePasskey(person: Person, id: string): Promise<Me> {
    await passkeys.removePasskey(this.#house, person.id, id);
    return this.#meOf(person.id);
  }

  beginSignIn(origin: string | undefined): Promise<passkeys.Options> {
    return passkeys.beginSignIn(this.#house, origin);
  }

  /** `oldKey`: what the device had until now; a guest's games go over to the account. */
  async finishSignIn(
    origin: string | undefined,
    finish: passkeys.Finish,
    oldKey?: string,
  ): Promise<Welcome> {
    return this.#welcome(await passkeys.finishSignIn(this.#house, origin, finish, oldKey));
  }

  /** A code to print; shown once. */
  makeRecovery(person: Person): Promise<string> {
    return makeRecovery(this.#house, person.id);
  }

  async recover(code: string, oldKey?: string): Promise<Welcome> {
    return this.#welcome(await recover(this.#house, code, oldKey));
  }

  /** This device's key stands for nobody any more. */
  signOut(key: string): Promise<void> {
    return forgetKey(this.#house.database, key);
  }

  async #welcome({ person, key }: SignedIn): Promise<Welcome> {
    return { key, me: await this.#meOf(person) };
  }

  async #meOf(id: string): Promise<Me> {
    const person = await this.find(id);
    if (person === undefined) throw new ApiFault('bad-key');
    return this.me(person);
  }

  // ---- what they played

  /** Keeps how a game ended, once; whoever calls again, on any server, changes nothing. */
  keepResult(finished: Finished): Promise<boolean> {
    return keepResult(this.#house, finished);
  }

  ownProfile(person: Person): Promise<Profile> {
    return ownProfile(this.#house, person);
  }

  profile(id: string, asker?: string): Promise<Profile> {
    return publicProfile(this.#house, id, asker);
  }

  // ---- reminders

  get pushKey(): string | null {
    return pushKey(this.#house);
  }

  subscribe(person: Person, subscription: Subscription): Promise<void> {
    return subscribe(this.#house, person.id, subscription);
  }

  unsubscribe(person: Person, endpoint: string): Promise<void> {
    return unsubscribe(this.#house, person.id, endpoint);
  }

  /** "It is your turn", once per turn; to how many browsers it went. Never throws. */
  remind(person: string, reminder: Reminder): Promise<number> {
    return remind(this.#house, person, reminder);
  }

  // ---- going

  export(person: Person): Promise<OwnData> {
    return exportPerson(this.#house, person);
  }

  delete(person: Person): Promise<void> {
    return deletePerson(this.#house, person);
  }
}

export const openPeople = (house: House): PeopleService => new PeopleService(house);
