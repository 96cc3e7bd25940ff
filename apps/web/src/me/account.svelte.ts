// Oneself on one's own page: who the server takes this browser for, and every step that changes
// that.

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Me, Profile } from '@tablee/wire';
import { api, person } from '../online/browser.ts';
import { settings } from '../settings.svelte.ts';
import { howOf } from './push-stand.ts';
import * as calls from './requests.ts';
import { typedCode } from './recovery-code.ts';
import { follow, sync } from './follow.svelte.ts';
import { labelFor } from './label.ts';
import { agree, agreed, noteCalled } from './signed-in.ts';
import { makePasskey, usePasskey } from './passkeys.ts';
import { shortName, type Travelling } from './travelling.ts';
import * as push from './push.ts';
import type { MeCode } from './texts/fr.ts';
import { wipe } from './wipe.ts';

export class Account {
  /** The first answer is not there yet. */
  isLoading = $state(true);
  /** Why there is no server to speak of. */
  failure: MeCode | undefined = $state();
  /** Null as long as the server does not know this browser. */
  me: Me | null = $state.raw(null);
  profile: Profile | null = $state.raw(null);
  pushKey: string | null = $state.raw(null);

  readonly hasAccount = $derived(this.me?.hasAccount ?? false);
  /** Neither a passkey nor a code would bring one back. */
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

  /** Whoever was never online has nobody to ask about. */
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

  /** A browser that forgot that it is signed in learns it here. */
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
    const options = await calls.beginPasskey();
    const wish = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const credential = await makePasskey(wish);
    this.me = await calls.finishPasskey(wish.challenge, label.trim(), credential);
    if (this.profile === null) await this.#meet();
  }

  async removePasskey(id: string): Promise<void> {
    this.me = await calls.removePasskey(id);
    if (!this.hasAccount) agree(undefined);
  }

  /** The code; nobody can ask for it a second time. */
  async makeRecovery(): Promise<string> {
    const { code } = await calls.makeRecovery();
    if (this.me !== null) this.me = { ...this.me, hasRecovery: true, hasAccount: true };
    return code;
  }

  async signIn(): Promise<void> {
    const options = await calls.beginSignIn();
    const wish = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const credential = await usePasskey(wish);
    await this.#arrive(await calls.finishSignIn(wish.challenge, credential));
  }

  async recover(typed: string): Promise<void> {
    await this.#arrive(await calls.recover(typedCode(typed)));
  }

  async #arrive({ key, me }: calls.SignedIn): Promise<void> {
    person.becomes(key);
    sync.take(me);
    follow();
    this.me = me;
    await this.#meet();
  }

  async signOut(): Promise<void> {
    try {
      if (person.key !== undefined) await calls.signOut();
    } catch (error) {
      if (!calls.isUnknown(error)) throw error;
    }
    await this.#leave();
  }

  /** The server hears from whoever delivers its calls that nobody takes them any more. */
  async #leave(): Promise<void> {
    noteCalled(undefined);
    await push.unsubscribe().catch(() => undefined);
    person.forget();
    this.#becomeNobody();
  }

  // ---- being called

  async callMe(): Promise<boolean> {
    if (this.pushKey === null) return false;
    if (this.me === null && shortName(settings.name) === '') throw new calls.NoName();
    const subscription = await push.subscribe(this.pushKey, settings.lang);
    if (subscription === undefined) return false;
    // The server calls people, not browsers: a guest becomes one here.
    this.me ??= await calls.changeMe(guestTravelling());
    await calls.keepSubscription(subscription);
    noteCalled(howOf(subscription));
    follow();
    return true;
  }

  /** The browser falls silent even where the server is out of reach. */
  async stopCallingMe(): Promise<void> {
    noteCalled(undefined);
    const endpoint = await push.unsubscribe();
    if (endpoint !== undefined) await calls.dropSubscription(endpoint).catch(() => undefined);
  }

  // ---- one's data

  async delete(): Promise<void> {
    await calls.deleteMe();
    await this.#leave();
  }

  /** Everything the site keeps here goes; what the server knows stays with the account. */
  async forgetDevice(): Promise<void> {
    // A key that nobody has any more opens nothing, also where the server could not be told.
    await this.signOut().catch(() => this.#leave());
    await wipe();
  }
}

/** Guests keep their settings on the device. */
const guestTravelling = (): Travelling => ({
  name: shortName(settings.name),
  face: settings.face,
  settings: {},
});
