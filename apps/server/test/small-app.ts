// A small application around a few routes of its own, for tests of what surrounds every route.
import { addedLater } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { buildApp } from '../src/http/app.ts';
import type { AppPlan } from '../src/http/app.ts';
import { ApiFault } from '../src/http/errors.ts';
import { route } from '../src/http/route.ts';
import type { Site } from '../src/http/site.ts';
import { Metrics } from '../src/metrics.ts';
import { readSettings } from '../src/settings.ts';
import type { Environment } from '../src/settings.ts';
import { StoreError } from '../src/store/database.ts';

export const KEY = 'k'.repeat(43);
export const TOKEN = 't'.repeat(43);

const bodySchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(10)),
  inside: v.optional(v.strictObject({ count: v.number() })),
});
const params = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-z]+$/)) });
const echoSchema = v.strictObject({ name: v.string() });

const addFailures = (app: FastifyInstance): void => {
  const failing = (url: string, fail: () => never): void =>
    route(app, {
      method: 'GET',
      url,
      summary: 'Fails.',
      answer: 'nothing',
      auth: 'none',
      handle: fail,
    });
  failing('/api/fail/rule', () => {
    throw new ApiFault('bad-setup', { seats: 9 }, 'CH-1');
  });
  failing('/api/fail/store', () => {
    throw new StoreError(new Error('password=hunter2'));
  });
  failing('/api/fail/broken', () => {
    throw new Error('the hand was R3 R6');
  });
};

export const addRoutes = (app: FastifyInstance): void => {
  route(app, {
    method: 'POST',
    url: '/api/echo/:id',
    summary: 'Says it again.',
    params,
    body: bodySchema,
    answer: echoSchema,
    auth: 'none',
    codes: ['started', 'seat-taken'],
    handle: ({ params: { id }, body }) => ({ name: `${id} ${body.name}` }),
  });
  route(app, {
    method: 'GET',
    url: '/api/person',
    summary: 'For people.',
    answer: echoSchema,
    auth: 'person',
    handle: ({ key }) => ({ name: key.slice(0, 1) }),
  });
  route(app, {
    method: 'POST',
    url: '/api/seat',
    summary: 'For seats.',
    answer: 'text',
    auth: 'seat',
    handle: ({ seat, key }) => `${seat?.[0] ?? '-'}${key?.[0] ?? '-'}`,
  });
  route(app, {
    method: 'POST',
    url: '/api/code',
    summary: 'Takes a code; the one in X-Seat is wrong.',
    answer: 'nothing',
    auth: 'none',
    failures: 'codes',
    handle: ({ seat }) => {
      if (seat !== undefined) throw new ApiFault('bad-code');
    },
  });
  route(app, {
    method: 'GET',
    url: '/api/talkative',
    summary: 'Says more than it should.',
    answer: echoSchema,
    auth: 'none',
    handle: () => {
      const more = { name: 'x', hash: 'secret' };
      return more;
    },
  });
  route(app, {
    method: 'GET',
    url: '/api/grown',
    summary: 'Says more than in the release before.',
    answer: v.strictObject({ name: v.string(), hat: addedLater(v.string(), 'none') }),
    auth: 'none',
    handle: () => ({ name: 'x', hat: 'top' }),
  });
  addFailures(app);
};

const page = Buffer.from('<!doctype html><p>page</p>');
const SITE: Site = new Map([
  [
    '/index.html',
    {
      type: 'text/html',
      plain: page,
      isCompressible: false,
      packed: new Map(),
      tag: 'tag',
      isHashed: false,
    },
  ],
]);

export interface SmallApp {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  /** What it wrote to its log. */
  readonly lines: readonly string[];
}

export const smallApp = (
  environment: Environment = {},
  more: Partial<Pick<AppPlan, 'whyNotReady' | 'site' | 'requestMs'>> = {},
): SmallApp => {
  const lines: string[] = [];
  const metrics = new Metrics();
  const app = buildApp({
    settings: readSettings(environment),
    site: SITE,
    metrics,
    version: '1.2.3',
    whyNotReady: () => Promise.resolve(undefined),
    logStream: { write: (line) => void lines.push(line) },
    ...more,
  });
  addRoutes(app);
  return { app, metrics, lines };
};
