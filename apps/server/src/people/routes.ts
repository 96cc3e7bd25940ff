// Declares the HTTP routes of people: identity, account, profiles and reminders.

import {
  changeMeSchema,
  credentialSchema,
  finishPasskeySchema,
  meSchema,
  personIdSchema,
  profileSchema,
  pushKeySchema,
  recoverSchema,
  signedInSchema,
  signInSchema,
  subscribeSchema,
} from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../http/route.ts';
import type { PeopleService } from './service.ts';

const passkeyIdSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,1400}$/)),
});
const unsubscribeSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
});
const recoveryCodeSchema = v.strictObject({ code: v.string() });
/** All stored data, as a file for download and not a stable format. */
const exportSchema = v.record(v.string(), v.unknown());

export function peopleRoutes(app: FastifyInstance, people: PeopleService): void {
  meRoutes(app, people);
  passkeyRoutes(app, people);
  signInRoutes(app, people);
  pageRoutes(app, people);
  pushRoutes(app, people);
}

function meRoutes(app: FastifyInstance, people: PeopleService): void {
  route(app, {
    method: 'GET',
    url: '/api/me',
    summary: 'Who you are. A key that has never been used for anything is unknown.',
    answer: meSchema,
    auth: 'person',
    handle: async ({ key }) => people.me(await people.need(key)),
  });
  route(app, {
    method: 'PATCH',
    url: '/api/me',
    summary: 'Changes your name, picture or settings. With a name, a new key becomes a guest.',
    body: changeMeSchema,
    answer: meSchema,
    auth: 'person',
    codes: ['too-many-guests'],
    handle: async ({ key, body, admit }) => people.me(await people.change(key, body, admit)),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/me',
    summary:
      'Removes you and all that is kept about you; in the games of others your name is gone.',
    answer: 'nothing',
    auth: 'person',
    handle: async ({ key }) => people.delete(await people.need(key)),
  });
  route(app, {
    method: 'GET',
    url: '/api/me/export',
    summary: 'Everything that is kept about you, as a file.',
    answer: exportSchema,
    auth: 'person',
    codes: ['busy'],
    limit: 'exports',
    handle: async ({ key, head }) => {
      const own = await people.export(await people.need(key));
      head('content-disposition', 'attachment; filename="tablee.json"');
      return own;
    },
  });
}

function passkeyRoutes(app: FastifyInstance, people: PeopleService): void {
  route(app, {
    method: 'POST',
    url: '/api/me/passkeys/begin',
    summary: 'Options for making a passkey in the browser; good for five minutes.',
    answer: credentialSchema,
    auth: 'person',
    codes: ['no-passkeys', 'passkey'],
    handle: async ({ key, origin }) => people.beginPasskey(await people.need(key), origin),
  });
  route(app, {
    method: 'POST',
    url: '/api/me/passkeys/finish',
    summary: 'Keeps the passkey that the browser made: from now on you have an account.',
    body: finishPasskeySchema,
    answer: meSchema,
    auth: 'person',
    codes: ['no-passkeys', 'passkey'],
    handle: async ({ key, origin, body }) =>
      people.finishPasskey(await people.need(key), origin, body),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/me/passkeys/:id',
    summary: 'Removes a passkey.',
    params: passkeyIdSchema,
    answer: meSchema,
    auth: 'person',
    handle: async ({ key, params }) => people.removePasskey(await people.need(key), params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/me/recovery',
    summary: 'A new code to print, shown this once. It replaces the one before.',
    answer: recoveryCodeSchema,
    auth: 'person',
    handle: async ({ key }) => ({ code: await people.makeRecovery(await people.need(key)) }),
  });
}

function signInRoutes(app: FastifyInstance, people: PeopleService): void {
  route(app, {
    method: 'POST',
    url: '/api/sign-in/begin',
    summary: 'Options for showing a passkey; good for five minutes.',
    answer: credentialSchema,
    auth: 'none',
    codes: ['no-passkeys'],
    handle: ({ origin }) => people.beginSignIn(origin),
  });
  route(app, {
    method: 'POST',
    url: '/api/sign-in/finish',
    summary: 'Signs in with a passkey. The key that was sent along, if any, is replaced.',
    body: signInSchema,
    answer: signedInSchema,
    auth: 'none',
    codes: ['no-passkeys', 'passkey'],
    failures: 'codes',
    handle: ({ key, origin, body }) => people.finishSignIn(origin, body, key),
  });
  route(app, {
    method: 'POST',
    url: '/api/recover',
    summary: 'Signs in with a printed code, which is worth nothing afterwards.',
    body: recoverSchema,
    answer: signedInSchema,
    auth: 'none',
    codes: ['bad-code'],
    failures: 'codes',
    handle: ({ key, body }) => people.recover(body.code, key),
  });
  route(app, {
    method: 'POST',
    url: '/api/sign-out',
    summary: 'Forgets the key that is sent along.',
    answer: 'nothing',
    auth: 'person',
    handle: ({ key }) => people.signOut(key),
  });
}

function pageRoutes(app: FastifyInstance, people: PeopleService): void {
  route(app, {
    method: 'GET',
    url: '/api/me/profile',
    summary: 'Your own page, with your last games.',
    answer: profileSchema,
    auth: 'person',
    isLong: true,
    handle: async ({ key }) => people.ownProfile(await people.need(key)),
  });
  route(app, {
    method: 'GET',
    url: '/api/people/:id',
    summary: 'The page of somebody who has an account.',
    params: v.strictObject({ id: personIdSchema }),
    answer: profileSchema,
    auth: 'none',
    codes: ['no-such-person'],
    isLong: true,
    handle: async ({ key, params }) => {
      const asker = key === undefined ? undefined : await people.personOf(key);
      return people.profile(params.id, asker?.id);
    },
  });
}

function pushRoutes(app: FastifyInstance, people: PeopleService): void {
  route(app, {
    method: 'GET',
    url: '/api/push',
    summary: 'The server’s key for reminders; null where there are none.',
    answer: pushKeySchema,
    auth: 'none',
    handle: () => ({ key: people.pushKey }),
  });
  route(app, {
    method: 'POST',
    url: '/api/me/push',
    summary: 'Reminds this browser when it is your turn.',
    body: subscribeSchema,
    answer: 'nothing',
    auth: 'person',
    codes: ['no-push'],
    handle: async ({ key, body }) => people.subscribe(await people.need(key), body),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/me/push',
    summary: 'No more reminders to this browser.',
    body: unsubscribeSchema,
    answer: 'nothing',
    auth: 'person',
    handle: async ({ key, body }) => people.unsubscribe(await people.need(key), body.endpoint),
  });
}
