// Generates the OpenAPI document from the schemas that check requests and answers, so that the two
// cannot differ.

import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as wire from '@tablee/wire';
import type { ApiCode } from '@tablee/wire';
import type * as v from 'valibot';
import { statusOf } from './errors.ts';
import type { RouteNote } from './route.ts';

export type Json = Readonly<Record<string, unknown>>;

const ABOUT = [
  'Tables, people and everything around them. Moves travel over one WebSocket at /ws: a page sends',
  'SocketRequest and hears SocketAnswer, one JSON object a message.',
  'A person is a key of 32 random bytes in URL-safe base64, made by whoever plays and sent as a',
  'bearer token; it needs no registration. A seat is a token of the same form, handed out with the',
  'seat and sent as X-Seat. Keys, tokens and codes are never part of an address.',
  'What is refused is answered with an ApiError: a code, and the rule where it is one of a game.',
  'Later releases add fields to answers. They are sent to requests with the header X-Skips-Unknown: 1.',
].join(' ');

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** `roomSettingsSchema` → `RoomSettings`. */
const nameOf = (exported: string): string =>
  exported.replace(/Schema/, '').replace(/^./, (letter) => letter.toUpperCase());

/** Every schema of the wire, under a name of its own; short ones are clearer in place. */
const named = (): Readonly<Record<string, v.GenericSchema>> => {
  const isStructured = ({ type }: v.GenericSchema): boolean => /object|variant/.test(type);
  const found = Object.entries(wire as Readonly<Record<string, unknown>>)
    .filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]))
    .filter(([, schema]) => isStructured(schema));
  return Object.fromEntries(found.map(([exported, schema]) => [nameOf(exported), schema]));
};

const refTo = (name: string): string => `#/components/schemas/${name}`;

const COMMON = {
  target: 'draft-2020-12',
  // A pipe that trims has no counterpart; everything that refuses has one.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => refTo(referenceId),
} as const;

/** Where each named schema is used, its name stands. */
class Schemas {
  readonly #definitions = named();

  use(schema: v.GenericSchema): Json {
    for (const [name, known] of Object.entries(this.#definitions))
      if (known === schema) return { $ref: refTo(name) };
    const {
      $schema: _,
      $defs: _defs,
      ...rest
    } = toJsonSchema(schema, {
      ...COMMON,
      definitions: this.#definitions,
    }) as Json;
    return rest;
  }

  all(): Readonly<Record<string, Json>> {
    return toJsonSchemaDefs(this.#definitions, COMMON) as Record<string, Json>;
  }
}

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

const goodAnswer = ({ answer }: RouteNote, schemas: Schemas): readonly [string, Json] => {
  if (answer === 'nothing') return ['204', { description: 'Done.' }];
  if (answer === 'text')
    return [
      '200',
      { description: 'Done.', content: { 'text/plain': { schema: { type: 'string' } } } },
    ];
  return ['200', { description: 'Done.', ...json(schemas.use(answer)) }];
};

/** What any request may be refused with, and what this one may. */
const codesOf = ({ method, auth, params, body, codes = [] }: RouteNote): readonly ApiCode[] => [
  ...(method !== 'GET' || params !== undefined ? (['bad-request'] as const) : []),
  ...(body !== undefined ? (['too-big'] as const) : []),
  ...(auth === 'none' ? [] : (['no-key', 'bad-key'] as const)),
  ...codes,
  'blocked',
  'too-fast',
  'store',
  'broken',
];

const refusals = (note: RouteNote, schemas: Schemas): Record<string, Json> => {
  const byStatus = new Map<number, ApiCode[]>();
  for (const code of new Set(codesOf(note)))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  const error = json(schemas.use(wire.apiErrorSchema));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), ...error }]),
  );
};

const SECURITY: Readonly<Record<RouteNote['auth'], readonly Json[]>> = {
  none: [],
  person: [{ key: [] }],
  seat: [{ seat: [] }, { key: [] }],
};

const isOptional = ({ type }: v.GenericSchema): boolean => /^(?:nullish|optional)$/.test(type);

export type Operation = ReturnType<typeof operationOf>;

const operationOf = (note: RouteNote, schemas: Schemas) => {
  const [status, good] = goodAnswer(note, schemas);
  const { properties = {} } = (note.params === undefined ? {} : schemas.use(note.params)) as {
    properties?: Record<string, Json>;
  };
  return {
    summary: note.summary,
    tags: [note.url.split('/')[2] ?? 'server'],
    security: SECURITY[note.auth],
    parameters: Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    })),
    ...(note.body !== undefined && {
      requestBody: { required: !isOptional(note.body), ...json(schemas.use(note.body)) },
    }),
    responses: { [status]: good, ...refusals(note, schemas) },
  };
};

export type OpenApi = ReturnType<typeof describeApi>;

export const describeApi = (notes: readonly RouteNote[], version: string) => {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const note of notes) {
    const address = note.url.replace(/:(\w+)/g, '{$1}');
    (paths[address] ??= {})[note.method.toLowerCase()] = operationOf(note, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tablée', version, description: ABOUT },
    paths,
    components: {
      schemas: schemas.all(),
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'The key of a person.' },
        seat: { type: 'apiKey', in: 'header', name: 'X-Seat', description: 'The token of a seat.' },
      },
    },
  };
};
