// What is asked of the server about oneself: the account, its keys, and being called.

import type { Me } from '@tablee/wire';
import { ApiFailure } from '../online/api.ts';
import { api } from '../online/browser.ts';
import { PasskeyFailure } from './obstacles.ts';
import type { Travelling } from './travelling.ts';
import type { Subscription } from './push-stand.ts';
import type { MeCode } from './texts/fr.ts';

/** Whoever has an account has a name. */
export class NoName extends Error {}

/** Each has a sentence in the texts. */
export function codeOf(error: unknown): MeCode {
  if (error instanceof NoName) return 'no-name';
  return error instanceof ApiFailure || error instanceof PasskeyFailure ? error.code : 'broken';
}

/** The server does not know this browser: it never was online, or was signed out elsewhere. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === 'bad-key' || error.code === 'no-key');

/** WebAuthn's own messages: only the browser and the server's library look inside. */
type Message = Readonly<Record<string, unknown>>;

const post = { method: 'POST', who: 'need', body: {} } as const;

export const changeMe = (travelling: Travelling): Promise<Me> =>
  api.ask('/me', (wire) => wire.meSchema, {
    method: 'PATCH',
    who: 'need',
    body: travelling,
    isRepeatable: true,
  });

export const beginPasskey = (): Promise<Message> =>
  api.ask('/me/passkeys/begin', (wire) => wire.credentialSchema, post);

export const finishPasskey = (challenge: string, label: string, credential: object): Promise<Me> =>
  api.ask('/me/passkeys/finish', (wire) => wire.meSchema, {
    ...post,
    body: { challenge, label, credential },
  });

export const removePasskey = (id: string): Promise<Me> =>
  api.ask(`/me/passkeys/${encodeURIComponent(id)}`, (wire) => wire.meSchema, {
    method: 'DELETE',
    who: 'need',
  });

/** The code is told this once. */
export const makeRecovery = (): Promise<{ readonly code: string }> =>
  api.ask('/me/recovery', (wire) => wire.recoverSchema, post);

export interface SignedIn {
  readonly key: string;
  readonly me: Me;
}

export const beginSignIn = (): Promise<Message> =>
  api.ask('/sign-in/begin', (wire) => wire.credentialSchema, { ...post, who: 'have' });

export const finishSignIn = (challenge: string, credential: object): Promise<SignedIn> =>
  api.ask('/sign-in/finish', (wire) => wire.signedInSchema, {
    method: 'POST',
    // Who this browser was before goes into the account.
    who: 'have',
    body: { challenge, credential },
  });

export const recover = (code: string): Promise<SignedIn> =>
  api.ask('/recover', (wire) => wire.signedInSchema, {
    method: 'POST',
    who: 'have',
    body: { code },
  });

export const signOut = (): Promise<void> =>
  api.tell('/sign-out', { method: 'POST', who: 'have', body: {} });

/** Everything the server knows of oneself. */
export const exportMe = (): Promise<Message> =>
  api.ask('/me/export', (wire) => wire.credentialSchema, { who: 'have' });

export const deleteMe = (): Promise<void> => api.tell('/me', { method: 'DELETE', who: 'have' });

/** Null where the server calls nobody. */
export const pushKey = async (): Promise<string | null> =>
  (await api.ask('/push', (wire) => wire.pushKeySchema)).key;

export const keepSubscription = (subscription: Subscription): Promise<void> =>
  api.tell('/me/push', { ...post, body: subscription, isRepeatable: true });

export const dropSubscription = (endpoint: string): Promise<void> =>
  api.tell('/me/push', { method: 'DELETE', who: 'have', body: { endpoint } });
