// Pages and servers of different releases: what each release asked and answered is kept here, and still
// fits. `RECORD_RELEASE=v1.2.3 npx vitest run apps/server/test/releases.test.ts` keeps another release.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as wire from '@tablee/wire';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildApp } from '../src/http/app.ts';
import type { OpenApi } from '../src/http/openapi.ts';
import type { RouteNote } from '../src/http/route.ts';
import { Metrics } from '../src/metrics.ts';
import { dayRoutes } from '../src/people/days/routes.ts';
import { peopleRoutes } from '../src/people/routes.ts';
import { tableRoutes } from '../src/rooms/routes.ts';
import { readSettings } from '../src/settings.ts';
import { askEverything, WALK_ORIGIN, type Answered } from './answers-walk.ts';
import { closePages } from './rooms-page.ts';
import { misfitOf, type JsonSchema } from './schema-fit.ts';
import { startWhole } from './whole-server.ts';

interface Release {
  readonly wireVersion: number;
  /** By route. */
  readonly requests: Readonly<Record<string, JsonSchema>>;
  readonly answers: Readonly<Record<string, JsonSchema>>;
  readonly named: Readonly<Record<string, JsonSchema>>;
  readonly recorded: readonly Answered[];
}

const FOLDER = path.join(import.meta.dirname, 'releases');
const RELEASES = readdirSync(FOLDER).map((file): [string, Release] => [
  path.parse(file).name,
  JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Release,
]);

const notes = new Map<string, RouteNote>();

let recorded: readonly Answered[];
let description: OpenApi;

beforeAll(async () => {
  const app = buildApp({
    settings: readSettings({}),
    site: new Map(),
    metrics: new Metrics(),
    version: '1.2.3',
    whyNotReady: () => Promise.resolve(undefined),
  });
  // Nothing is asked of these.
  tableRoutes(app, { rooms: {} as never });
  peopleRoutes(app, {} as never);
  dayRoutes(app, {} as never);
  for (const note of app.shell.notes)
    notes.set(`${note.method} ${note.url.replace(/:(\w+)/g, '{$1}')}`, note);

  const server = await startWhole({ environment: { PUBLIC_ORIGIN: WALK_ORIGIN } });
  description = (await (await fetch(`${server.address}/api`)).json()) as OpenApi;
  recorded = await askEverything(server);
  closePages();
  await server.close();
}, 60_000);

afterAll(() => {
  const name = process.env['RECORD_RELEASE'];
  if (name === undefined) return;
  const requests: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  for (const [url, operations] of Object.entries(description.paths))
    for (const [method, { requestBody, responses }] of Object.entries(operations)) {
      const schemaIn = (body: unknown): unknown =>
        (body as { content?: Record<string, { schema: unknown }> } | undefined)?.content?.[
          'application/json'
        ]?.schema;
      const route = `${method.toUpperCase()} ${url}`;
      requests[route] = schemaIn(requestBody);
      answers[route] = schemaIn((responses as Record<string, unknown>)['200']);
    }
  const release = {
    wireVersion: wire.WIRE_VERSION,
    ...{ requests, answers, named: description.components.schemas, recorded },
  };
  writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(release, null, 2)}\n`);
});

const OPTIONS = { target: 'draft-2020-12', errorMode: 'ignore' } as const;
const jsonOf = (schema: v.GenericSchema) => ({
  schema: toJsonSchema(schema, OPTIONS) as JsonSchema,
  named: {},
});

const schemaOf = (route: string): v.GenericSchema => {
  const answer = notes.get(route)?.answer;
  if (answer === undefined || typeof answer === 'string') throw new Error(`${route}: no schema`);
  return answer;
};

describe.each(RELEASES)('beside %s', (_name, release) => {
  const { named } = release;

  test('pages of today read every recorded answer', () => {
    const unread = release.recorded
      .filter(({ value }) => typeof value === 'object')
      .filter(({ route, value }) => wire.readAnswer(schemaOf(route), value) === undefined);
    expect(unread).toEqual([]);
  });

  test('pages of today read every answer that could be given', () => {
    const misfits = Object.entries(release.answers).map(([route, schema]) => [
      route,
      misfitOf({ schema, named }, jsonOf(wire.tolerant(schemaOf(route)))),
    ]);
    expect(misfits.filter(([, misfit]) => misfit !== undefined)).toEqual([]);
  });

  test('its pages read every answer of today, without the fields that were added later', () => {
    const misfits = Object.entries(release.answers).map(([route, schema]) => {
      const today = schemaOf(route);
      return [route, misfitOf(jsonOf(wire.withoutLater(today) ?? today), { schema, named })];
    });
    expect(misfits.filter(([, misfit]) => misfit !== undefined)).toEqual([]);
  });

  test('its pages may ask for all they asked for', () => {
    const misfits = Object.entries(release.requests).map(([route, schema]) => {
      const body = notes.get(route)?.body;
      const outer = body === undefined ? { schema: {}, named } : jsonOf(body);
      return [route, notes.has(route) ? misfitOf({ schema, named }, outer) : 'is gone'];
    });
    expect(misfits.filter(([, misfit]) => misfit !== undefined)).toEqual([]);
  });

  test('sockets that speak its version understand each other', () => {
    if (release.wireVersion !== wire.WIRE_VERSION) return;
    const today = description.components.schemas as Release['named'];
    for (const [from, to, what] of [
      [today, named, 'SocketAnswer'],
      [named, today, 'SocketAnswer'],
      [named, today, 'SocketRequest'],
      [today, named, 'SocketRequest'],
    ] as const) {
      const misfit = misfitOf(
        { schema: from[what]!, named: from },
        { schema: to[what]!, named: to },
      );
      expect(misfit, `raise WIRE_VERSION: ${what} changed`).toBeUndefined();
    }
  });

  test('today every route of it is still asked', () => {
    const asked = new Set(recorded.map(({ route }) => route));
    const left = release.recorded.filter(({ route }) => !asked.has(route));
    expect(left).toEqual([]);
  });
});

test('the answers of today are read by pages of today', () => {
  const unread = recorded
    .filter(({ value }) => typeof value === 'object')
    .filter(({ route, value }) => wire.readAnswer(schemaOf(route), value) === undefined);
  expect(unread).toEqual([]);
});
