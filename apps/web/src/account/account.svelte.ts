// Holds the player's identity on the server and the actions that change it: sign up, sign in, sign
// out, delete.

import type * as Library from '@simplewebauthn/browser';
import type { Me, Profile } from '@tablee/wire';
import { api, person } from '../app/browser.ts';
import { settings } from '../app/settings.svelte.ts';
import { follow, sync } from './follow.svelte.ts';
import { failureOf, labelFor, obstacleIn, typedCode, type Obstacle } from './passkeys.ts';
import * as push from './push.ts';
import * as calls from './requests.ts';
import { agree, agreed, noteCalled } from '../app/signed-in.ts';
import { shortName } from './sync.ts';
import type { MeCode } from './texts/fr.ts';
import { wipe } from './wipe.ts';

/** `have`: sends this browser's previous key along. */
const post = (body: object = {}, who: 'need' | 'have' = 'need') =>
  ({ method: 'POST', who, body }) as const;

/** Undefined where passkeys can be used. */
export const passkeyObstacle = (): Obstacle | undefined =>
  obstacleIn({
    isSecure: isSecureContext,
    host: location.hostname,
    hasPasskeys: 'PublicKeyCredential' in globalThis,
  });

/** The library for passkeys is loaded when the player taps the button. */
async function withLibrary<T>(deed: (library: typeof Library) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  try {
    return await deed(library);
  } catch (error) {
    throw failureOf(error);
  }
}

export class Account {
  /** The first answer is not there yet. */
  isLoading = $state(true);
  /** Why the server cannot be used. */
  failure: MeCode | undefined = $state();
  /** Null as long as the server does not know this browser. */
  me: Me | null = $state.raw(null);
  profile: Profile | null = $state.raw(null);
  pushKey: string | null = $state.raw(null);

  readonly hasAccount = $derived(this.me?.hasAccount ?? false);
  /** Without passkey or code the player could not sign in again. */
  readonly isStranded = $derived(this.me?.passkeys.length === 0 && !this.me.hasRecovery);

  async load(): Promise<void> {
    this.isLoading = true;
    this.failure = undefined;
    try {
      this.pushKey = await calls.pushKey();
      await this.#meet();
      this.#tie();
    } catch (error) {
      this.failure = calls.codeOf(error);
    }
    this.isLoading = false;
  }

  /** Without a key there is no player to request. */
  async #meet(): Promise<void> {
    if (person.key === undefined) {
      this.#becomeNobody();
      return;
    }
    try {
      [this.me, this.profile] = await Promise.all([api.me(), api.profile()]);
    } catch (error) {
      if (!calls.isUnknown(error)) throw error;
      this.#becomeNobody();
    }
  }

  /** Restores the signed-in mark of a browser that lost it. */
  #tie(): void {
    if (this.me?.hasAccount !== true) return;
    if (agreed() === undefined) sync.take(this.me);
    follow();
  }

  #becomeNobody(): void {
    this.me = null;
    this.profile = null;
    agree(undefined);
  }

  /** An account begins with its first passkey: with a name, so that the device can list it. */
  async create(): Promise<void> {
    if (shortName(settings.name) === '') throw new calls.NoName();
    await sync.give();
    try {
      await this.addPasskey(labelFor(navigator.userAgent));
    } finally {
      // Without a passkey there is no account, and nothing to follow.
      if (!this.hasAccount) agree(undefined);
    }
    follow();
  }

  async addPasskey(label: string): Promise<void> {
    const options = await api.ask('/me/passkeys/begin', (wire) => wire.credentialSchema, post());
    const optionsJSON = options as unknown as Library.PublicKeyCredentialCreationOptionsJSON;
    const credential = await withLibrary((library) => library.startRegistration({ optionsJSON }));
    const made = { challenge: optionsJSON.challenge, label: label.trim(), credential };
    this.me = await api.ask('/me/passkeys/finish', (wire) => wire.meSchema, post(made));
    if (this.profile === null) await this.#meet();
  }

  async removePasskey(id: string): Promise<void> {
    this.me = await api.ask(`/me/passkeys/${encodeURIComponent(id)}`, (wire) => wire.meSchema, {
      method: 'DELETE',
      who: 'need',
    });
    if (!this.hasAccount) agree(undefined);
  }

  /** Returns the new recovery code. The server never shows it again. */
  async makeRecovery(): Promise<string> {
    const { code } = await api.ask('/me/recovery', (wire) => wire.recoverSchema, post());
    if (this.me !== null) this.me = { ...this.me, hasRecovery: true, hasAccount: true };
    return code;
  }

  async signIn(): Promise<void> {
    const begun = post({}, 'have');
    const options = await api.ask('/sign-in/begin', (wire) => wire.credentialSchema, begun);
    const optionsJSON = options as unknown as Library.PublicKeyCredentialRequestOptionsJSON;
    const credential = await withLibrary((library) => library.startAuthentication({ optionsJSON }));
    await this.#arrive('/sign-in/finish', { challenge: optionsJSON.challenge, credential });
  }

  recover(typed: string): Promise<void> {
    return this.#arrive('/recover', { code: typedCode(typed) });
  }

  async #arrive(path: string, proof: object): Promise<void> {
    const { key, me } = await api.ask(path, (wire) => wire.signedInSchema, post(proof, 'have'));
    person.becomes(key);
    sync.take(me);
    follow();
    this.me = me;
    await this.#meet();
  }

  async signOut(): Promise<void> {
    try {
      if (person.key !== undefined) await api.tell('/sign-out', post({}, 'have'));
    } catch (error) {
      if (!calls.isUnknown(error)) throw error;
    }
    await this.#leave();
  }

  /** Unsubscribes on this device only: the push service rejects the server's next push. */
  async #leave(): Promise<void> {
    noteCalled(undefined);
    await push.unsubscribe().catch(() => undefined);
    person.forget();
    this.#becomeNobody();
  }

  // ---- push notifications

  async callMe(): Promise<boolean> {
    if (this.pushKey === null) return false;
    if (this.me === null && shortName(settings.name) === '') throw new calls.NoName();
    const subscription = await push.subscribe(this.pushKey, settings.lang);
    if (subscription === undefined) return false;
    // The server needs a person to notify: create a guest, without sending this device's settings.
    this.me ??= await calls.changeMe({
      name: shortName(settings.name),
      face: settings.face,
      settings: {},
    });
    await calls.keepSubscription(subscription);
    follow();
    return true;
  }

  /** Unsubscribes the browser even if the server is unreachable. */
  async stopCallingMe(): Promise<void> {
    noteCalled(undefined);
    const endpoint = await push.unsubscribe();
    if (endpoint === undefined) return;
    const body = { endpoint };
    await api.tell('/me/push', { method: 'DELETE', who: 'have', body }).catch(() => undefined);
  }

  // ---- the player's data

  async delete(): Promise<void> {
    await api.tell('/me', { method: 'DELETE', who: 'have' });
    await this.#leave();
  }

  /** Clears the site's data on this device; the server keeps the account. */
  async forgetDevice(): Promise<void> {
    // Drop the key even if the server cannot be reached: no device can use it afterwards.
    await this.signOut().catch(() => this.#leave());
    await wipe();
  }
}
