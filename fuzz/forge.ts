// Forges messages from the published description of the server, which is made of the wire's schemas: with
// fast-check some that can be read, and each of them spoilt in one place.
import { GAMES } from '@tablee/registry';
import fc from 'fast-check';

import type { Luck } from '../scripts/luck.ts';

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
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface RoutePlan {
  readonly requestBody?: { readonly content: { 'application/json': { readonly schema: Schema } } };
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RoutePlan>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly takesBody: boolean;
  /** A body that the route can read; undefined where it takes none. */
  readonly body: (() => unknown) | undefined;
}

const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);

/** Text that screens, lines and logs may stumble over. */
export const STRANGE_TEXTS = [
  ...['', ' ', '\u0000', '\u202e\u202dabc', '\u2028\u2029', '\ufeff', '\ud800'],
  ...['../../etc/passwd', '<script>alert(1)</script>', "'; drop table rooms; --"],
  ...['${jndi:ldap://x/y}', '%s%n%x', '\r\nSet-Cookie: a=b', 'constructor', '__proto__'],
  ...['é'.repeat(300), '👩‍👩‍👧‍👦'.repeat(30), 'x'.repeat(1201), 'x'.repeat(15_000)],
];

/** JSON that no library would write. */
const STRANGE_JSON = [
  ...['-0', '1e308', '1e999', '9007199254740993', '{"then":1}', '{"length":1e9}'],
  ...['{"__proto__":{"isPerson":true,"seat":0}}', '{"constructor":{"prototype":{"x":1}}}'],
  ...['{"toString":null,"valueOf":0}', '{"first":"1e0","__proto__":"x"}'],
  ...[nested('[', ']', 1000), nested('{"a":', '}', 1000).replace('}', '1}')],
];

const NO_JSON = [
  ...['', ' ', '{', '}', '{"kind":', 'undefined', 'NaN', "{'kind':'hello'}", '{"kind":"hello",}'],
  ...['\ufeff{"kind":"ping","sent":1}', '{"kind":"ping","sent":1}'.repeat(2), '// {"kind":"ping"}'],
  ...[nested('[', ']', 7000), nested('{"kind":', '}', 1500), `"${'\\u0000'.repeat(2500)}"`],
];

const texts = fc.oneof(fc.constantFrom(...STRANGE_TEXTS), fc.string({ unit: 'binary' }));
/** Any JSON, as text. */
const anyJson = fc.oneof(
  fc.constantFrom(...STRANGE_JSON),
  texts.map((text) => JSON.stringify(text)),
  fc.json(),
);
const noMessage = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NO_JSON) },
  { weight: 4, arbitrary: anyJson },
  fc.string({ unit: 'binary-ascii', maxLength: 200 }),
);

/** Values without end; the same luck gives the same ones. */
const supply = <T>(arbitrary: fc.Arbitrary<T>, luck: Luck): (() => T) => {
  let batch: T[] = [];
  return () => {
    if (batch.length === 0)
      batch = fc.sample(arbitrary, { numRuns: 100, seed: luck.below(2 ** 31) });
    return batch.pop()!;
  };
};

export class Forge {
  readonly #description: Description;
  readonly #luck: Luck;
  readonly #json: () => string;
  /** No message at all. */
  readonly nonsense: () => string;
  readonly text: () => string;

  constructor(description: Description, luck: Luck) {
    this.#description = description;
    this.#luck = luck;
    this.#json = supply(anyJson, luck);
    this.nonsense = supply(noMessage, luck);
    this.text = supply(texts, luck);
  }

  get routes(): Route[] {
    return Object.entries(this.#description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json'].schema;
        const body = schema && supply(this.#arbitrary(schema), this.#luck);
        return { method: method.toUpperCase(), path, takesBody: method !== 'get', body };
      }),
    );
  }

  /** Messages of the schema with this name that can be read. */
  messages(name: string): () => { readonly kind: string } {
    const arbitrary = this.#arbitrary({ $ref: name }) as fc.Arbitrary<{ readonly kind: string }>;
    return supply(arbitrary, this.#luck);
  }

  /** The value as text, with one place of it missing, or strange, or with something that it should not have. */
  spoilt(value: unknown): string {
    const luck = this.#luck;
    const text = JSON.stringify(value);
    let places = 0;
    JSON.stringify(value, (_, one: unknown) => {
      places += 1;
      return one;
    });
    const way = luck.below(6);
    if (way === 0 || places < 2)
      return text.replace('{', () => `{${luck.pick(['"x":1', '"__proto__":{"seat":0}'])},`);
    const mark = '\u0001mark\u0001';
    const at = 1 + luck.below(places - 1);
    let place = -1;
    const marked = JSON.stringify(value, (_, one: unknown) => {
      place += 1;
      if (place !== at) return one;
      return way === 1 ? undefined : mark;
    });
    return marked.replace(JSON.stringify(mark), () => this.#json());
  }

  // ---- by the description

  #arbitrary(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, oneOf, anyOf, type, items, minimum = 0, maximum } = schema;
    if ($ref !== undefined) {
      const name = $ref.replace(/^.*\//, '');
      return this.#arbitrary(this.#description.components.schemas[name] ?? {});
    }
    const choices = oneOf ?? anyOf;
    if (choices !== undefined) return fc.oneof(...choices.map((one) => this.#arbitrary(one)));
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    if (type === 'object') return this.#object(schema);
    if (type === 'array')
      return fc.array(this.#arbitrary(items ?? {}), { minLength: 1, maxLength: 3 });
    if (type === 'integer' || type === 'number')
      return fc.integer({ min: minimum, max: maximum ?? minimum + 2000 });
    if (type === 'boolean') return fc.boolean();
    return type === 'string' ? this.#string(schema) : fc.constant(null);
  }

  #object({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
    const named = Object.entries(properties).map(([name, one]) => [name, this.#field(name, one)]);
    return fc.record(Object.fromEntries(named) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [...required],
      noNullPrototype: true,
    });
  }

  /** Some fields mean something to the server. */
  #field(name: string, schema: Schema): fc.Arbitrary<unknown> {
    if (name === 'game') return fc.constantFrom(...GAMES.map(({ meta }) => meta.id), 'chess');
    if (name === 'isRated') return fc.constant(false);
    return this.#arbitrary(schema);
  }

  #string({ pattern, format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
    if (format === 'uri') return fc.constant('https://push.example/abc');
    if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
    const strange = texts.map((text) => text.slice(0, maxLength));
    return fc
      .oneof({ weight: 7, arbitrary: fc.constant('Ève') }, { weight: 3, arbitrary: strange })
      .map((text) => (text.length < minLength ? 'Ève' : text));
  }
}
