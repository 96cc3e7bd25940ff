// Requests for the interface, made from its own published description: a good one for each route, and
// every way to spoil it.
import { GAMES } from '@tablee/registry';

import type { Luck } from '../scripts/luck.ts';
import { spoilt, STRANGE_TEXTS, withMore } from './oddities.ts';

const SCHEMA = /^#\/components\/schemas\//;

/** Examples where a pattern or a format says more than the type. */
const BY_PATTERN: readonly (readonly [RegExp, string])[] = [
  [/\{43\}/, 'k'.repeat(43)],
  [/\{20,60\}/, 'c'.repeat(55)],
  [/\[0-9a-f\]/, 'ab12'],
  [/\[a-z0-9\]/, 'abcdef0123'],
  [/\[a-z-\]/, 'random'],
];

/** Of a value, as the description has it. */
interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
}

interface RoutePlan {
  readonly requestBody?: { readonly content: { 'application/json': { readonly schema: Schema } } };
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RoutePlan>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly schema: Schema | undefined;
  readonly takesBody: boolean;
}

export class Requests {
  readonly #description: Description;
  readonly routes: readonly Route[];

  constructor(description: Description) {
    this.#description = description;
    this.routes = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, plan]) => ({
        method: method.toUpperCase(),
        path,
        schema: plan.requestBody?.content['application/json'].schema,
        takesBody: method !== 'get',
      })),
    );
  }

  /** A body that a route can read; undefined where it takes none. */
  good({ schema }: Route, luck: Luck): unknown {
    return schema === undefined ? undefined : this.#sample(schema, luck);
  }

  #sample(schema: Schema, luck: Luck): unknown {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.replace(SCHEMA, '');
      return this.#sample(this.#description.components.schemas[name]!, luck);
    }
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined) return this.#sample(luck.pick(choices), luck);
    if ('const' in schema) return schema.const;
    if (schema.enum !== undefined) return luck.pick(schema.enum);
    switch (schema.type ?? '') {
      case 'object':
        return this.#object(schema, luck);
      case 'array':
        return Array.from({ length: 1 + luck.below(3) }, () => this.#sample(schema.items!, luck));
      case 'integer':
      case 'number':
        return (schema.minimum ?? 0) + luck.below(3);
      case 'boolean':
        return luck.below(2) === 0;
      case 'string':
        return this.#text(schema, luck);
      default:
        return null;
    }
  }

  #object({ properties = {}, required = [] }: Schema, luck: Luck): object {
    const named = Object.entries(properties).filter(
      ([name]) => required.includes(name) || luck.below(2) === 0,
    );
    return Object.fromEntries(named.map(([name, one]) => [name, this.#value(name, one, luck)]));
  }

  /** Some words mean something to a game. */
  #value(name: string, schema: Schema, luck: Luck): unknown {
    if (name === 'game') return luck.pick([...GAMES.map(({ meta }) => meta.id), 'chess']);
    if (name === 'isRated') return false;
    return this.#sample(schema, luck);
  }

  #text({ pattern, format, maxLength = 40 }: Schema, luck: Luck): string {
    if (format === 'uri') return 'https://push.example/abc';
    const known = BY_PATTERN.find(([part]) => pattern !== undefined && part.test(pattern));
    if (known !== undefined) return known[1];
    const text = luck.inHundred(30) ? luck.pick(STRANGE_TEXTS) : 'Ève';
    return text.slice(0, maxLength) || 'Ève';
  }

  /** The body as text, spoilt in one place or as a whole. */
  bad(route: Route, luck: Luck): string {
    const body = this.good(route, luck) ?? {};
    const way = luck.below(10);
    if (way === 0)
      return luck.pick(['', '{', 'null', '[]', '"x"', '{"a":1}', '\u0000', '{"a":1}x']);
    if (way === 1) return withMore(typeof body === 'object' ? body : {}, '"unknown":1');
    if (way === 2) return `{"x":"${'y'.repeat(luck.pick([30_000, 33_000, 100_000]))}"}`;
    if (typeof body !== 'object') return JSON.stringify(body);
    return spoilt(body, luck);
  }
}

const TRICKS = [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fdata%2ftablee.db',
  '/data/tablee.db',
  '/assets/%00',
  '/%',
  '/%ff%fe',
  '//evil.example/x',
  '/api//tables',
  '/api/tables/%2e%2e/me',
  '/api/tables/../me/export',
  '/api/tables/abcdef0123%2frecord',
  '/api/tables/__proto__',
  '/api/people/constructor',
  '/api/me/passkeys/%F0%9F%98%80',
  `/api/tables/${'a'.repeat(2000)}`,
  `/${'a/'.repeat(3000)}`,
  '/api/tables?id=1&id[]=2&__proto__[x]=1',
  '/metrics?x=%0d%0aSet-Cookie:a',
  '/ws',
  '/api/ws',
  '*',
  'http://evil.example/api/tables',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** An address that leads nowhere it should not. */
export const trick = (luck: Luck): { method: string; path: string } => ({
  method: luck.pick(METHODS),
  path: luck.pick(TRICKS),
});

/** What is hardly HTTP at all, as bytes. */
export const RUDE = [
  'GET / HTTP/1.1\r\nHost: x\r\nFoo bar\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/recover HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  '\r\n\r\n\r\n',
];
