// The interface about people, over HTTP: from a new key to an account, a page, a file, and nothing.
import { execFileSync } from 'node:child_process';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/http/app.ts';
import { Metrics } from '../src/metrics.ts';
import { peopleRoutes } from '../src/people/routes.ts';
import { readSettings } from '../src/settings.ts';
import { Authenticator } from './people-authenticator.ts';
import { finishedBy, newGuest, newKey, openHouse, type TestHouse } from './people-house.ts';

const HOST = 'tablee.example';
const ORIGIN = `https://${HOST}`;

type Ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  key?: string,
  body?: object,
) => Promise<LightMyRequestResponse>;

let house: TestHouse;
let ask: Ask;
let logged: string[];

beforeEach(async () => {
  house = await openHouse();
  logged = [];
  const app = buildApp({
    settings: readSettings({ RATE_CODES: '5', LOG_LEVEL: 'debug' }),
    site: new Map(),
    metrics: new Metrics(),
    version: '1.2.3',
    whyNotReady: () => Promise.resolve(undefined),
    logStream: { write: (line) => void logged.push(line) },
  });
  peopleRoutes(app, house.people);
  onTestFinished(() => app.close());
  ask = (method, url, key, body) =>
    app.inject({
      method,
      url,
      headers: {
        host: HOST,
        ...(method !== 'GET' && { origin: ORIGIN }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { payload: body }),
    });
});

const codeIn = (response: LightMyRequestResponse): [number, unknown] => [
  response.statusCode,
  response.json<{ code: unknown }>().code,
];

test('a new key is nobody, becomes a guest, and is gone again', async () => {
  const key = newKey();
  expect(codeIn(await ask('GET', '/api/me', key))).toEqual([401, 'bad-key']);
  expect(codeIn(await ask('GET', '/api/me'))).toEqual([401, 'no-key']);
  const made = await ask('PATCH', '/api/me', key, { name: ' Ana ', face: 5 });
  expect(made.json()).toMatchObject({ name: 'Ana', face: 5, hasAccount: false, passkeys: [] });
  expect((await ask('GET', '/api/me', key)).json()).toEqual(made.json());
  expect((await ask('DELETE', '/api/me', key)).statusCode).toBe(204);
  expect(codeIn(await ask('GET', '/api/me', key))).toEqual([401, 'bad-key']);
});

test('an account is made, signed in to from another device, and left', async () => {
  const key = newKey();
  await ask('PATCH', '/api/me', key, { name: 'Ana', face: 5 });
  const device = new Authenticator({ origin: ORIGIN, rpID: HOST });
  const begun = await ask('POST', '/api/me/passkeys/begin', key);
  const answer = device.register(begun.json());
  const finished = await ask('POST', '/api/me/passkeys/finish', key, { ...answer, label: 'Phone' });
  expect(finished.json()).toMatchObject({ hasAccount: true, passkeys: [{ label: 'Phone' }] });

  const options = await ask('POST', '/api/sign-in/begin');
  const shown = device.signIn(options.json());
  const signedIn = await ask('POST', '/api/sign-in/finish', undefined, shown);
  const { key: second, me } = signedIn.json<{ key: string; me: { person: string } }>();
  expect(me).toMatchObject({ name: 'Ana', hasAccount: true });
  expect(codeIn(await ask('POST', '/api/sign-in/finish', undefined, shown))).toEqual([
    403,
    'passkey',
  ]);

  expect((await ask('POST', '/api/sign-out', second)).statusCode).toBe(204);
  expect((await ask('GET', '/api/me', second)).statusCode).toBe(401);
  const id = device.id.toString('base64url');
  const removed = await ask('DELETE', `/api/me/passkeys/${id}`, key);
  expect(removed.json()).toMatchObject({ hasAccount: false, passkeys: [] });
});

test('a recovery code is given once, works once, and cannot be tried out', async () => {
  const { key } = await newGuest(house.people, 'Ana');
  const { code } = (await ask('POST', '/api/me/recovery', key)).json<{ code: string }>();
  const back = await ask('POST', '/api/recover', undefined, { code });
  expect(back.json()).toMatchObject({ me: { name: 'Ana', hasRecovery: false } });
  const seen: unknown[] = [];
  for (let i = 0; i < 6; i += 1)
    seen.push(codeIn(await ask('POST', '/api/recover', undefined, { code }))[1]);
  expect(seen).toEqual([...Array.from({ length: 5 }, () => 'bad-code'), 'too-fast']);
  const text = logged.join('');
  for (const secret of [code, key, back.json<{ key: string }>().key])
    expect(text).not.toContain(secret);
});

test('pages are for people with an account, one’s own is for oneself', async () => {
  const ana = await newGuest(house.people, 'Ana');
  const bo = await newGuest(house.people, 'Bo');
  await house.people.keepResult(finishedBy('tableone', [ana.person, bo.person]));
  const page = `/api/people/${ana.person.id}`;
  expect(codeIn(await ask('GET', page))).toEqual([404, 'no-such-person']);
  await house.people.makeRecovery(ana.person);
  expect((await ask('GET', page)).json()).toMatchObject({ name: 'Ana', headToHead: [] });
  expect((await ask('GET', page, bo.key)).json()).toMatchObject({
    headToHead: [{ games: 1, mine: 0, theirs: 1 }],
    history: [],
  });
  expect((await ask('GET', '/api/me/profile', bo.key)).json()).toMatchObject({
    name: 'Bo',
    games: [{ game: 'chicoree', games: 1, wins: 0 }],
    history: [{ table: 'tableone' }],
  });
});

test('all of one’s data comes as a file', async () => {
  const { key, person } = await newGuest(house.people, 'Ana');
  const file = await ask('GET', '/api/me/export', key);
  expect(file.headers['content-disposition']).toBe('attachment; filename="tablee.json"');
  expect(file.headers['cache-control']).toBe('no-store');
  expect(file.json()).toMatchObject({ person: person.id, name: 'Ana', tables: [] });
});

test('a server without keys for reminders says so', async () => {
  const { key } = await newGuest(house.people, 'Ana');
  expect((await ask('GET', '/api/push')).json()).toEqual({ key: null });
  const wish = { endpoint: 'https://push.example/1', p256dh: 'A', auth: 'B', lang: 'fr' };
  expect(codeIn(await ask('POST', '/api/me/push', key, wish))).toEqual([404, 'no-push']);
  const gone = await ask('DELETE', '/api/me/push', key, { endpoint: wish.endpoint });
  expect(gone.statusCode).toBe(204);
});

test('the script prints keys that the settings take', () => {
  const script = new URL('../../../scripts/push-keys.mjs', import.meta.url).pathname;
  const printed = execFileSync(process.execPath, [script, 'mailto:us@tablee.example'], {
    encoding: 'utf8',
  });
  const lines = printed.trim().split('\n');
  const environment = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
  expect(readSettings(environment).vapid).toMatchObject({ subject: 'mailto:us@tablee.example' });
});

test('everything is described', async () => {
  const { paths } = (await ask('GET', '/api')).json<{ paths: Record<string, object> }>();
  expect(
    Object.entries(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      .filter((line) => /\/(?:me|people|sign|recover|push)\b/.test(line)),
  ).toHaveLength(17);
});
