// Holds the requests about the player that several pages share, and their failure codes.

import type { Me } from '@tablee/wire';
import { ApiFailure } from '../app/api.ts';
import { api } from '../app/browser.ts';
import { PasskeyFailure } from './passkeys.ts';
import { howOf, type Subscription } from './push-stand.ts';
import { noteCalled } from '../app/signed-in.ts';
import type { Travelling } from './sync.ts';
import type { MeCode } from './texts/fr.ts';

/** An account needs a name. */
export class NoName extends Error {}

/** Each has a sentence in the texts. */
export function codeOf(error: unknown): MeCode {
  if (error instanceof NoName) return 'no-name';
  return error instanceof ApiFailure || error instanceof PasskeyFailure ? error.code : 'broken';
}

/** The server does not know this browser: it never was online, or was signed out elsewhere. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === 'bad-key' || error.code === 'no-key');

export const changeMe = (body: Travelling): Promise<Me> =>
  api.ask('/me', (wire) => wire.meSchema, {
    method: 'PATCH',
    who: 'need',
    body,
    isRepeatable: true,
  });

/** Null if the server sends no push messages. */
export const pushKey = async (): Promise<string | null> =>
  (await api.ask('/push', (wire) => wire.pushKeySchema)).key;

export async function keepSubscription(body: Subscription): Promise<void> {
  await api.tell('/me/push', { method: 'POST', who: 'need', body, isRepeatable: true });
  noteCalled(howOf(body));
}
