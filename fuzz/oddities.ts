// Values that nobody expects: of the wrong type, too large, too deep, from other alphabets, or with names
// that mean something to the language itself.

import type { Luck } from '../scripts/luck.ts';

const DEEP = 1000;

const nested = (open: string, close: string, depth: number, inside: string): string =>
  open.repeat(depth) + inside + close.repeat(depth);

/** Text that screens, lines and logs may stumble over. */
export const STRANGE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202e\u202dabc',
  '\u2028\u2029',
  '\ufeff',
  '\ud800',
  'é'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(30),
  'Z̴̢͚̩̈́̋͒a̸l̷g̵o̶',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "'; drop table rooms; --",
  '${jndi:ldap://x/y}',
  '%s%n%x',
  '\r\nSet-Cookie: a=b',
  'constructor',
  '__proto__',
  'x'.repeat(1201),
  'x'.repeat(15_000),
];

/** Any JSON, as text. */
export const STRANGE_VALUES = [
  'null',
  'true',
  '-1',
  '-0',
  '1.5',
  '16',
  '1e308',
  '1e999',
  '9007199254740993',
  '""',
  '[]',
  '{}',
  '[null]',
  '{"__proto__":{"isPerson":true,"seat":0}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":null,"valueOf":0}',
  '{"then":1}',
  '{"__proto__":"x"}',
  '{"constructor":"x","toString":"y","first":"1e0"}',
  '{"length":1e9}',
  nested('[', ']', DEEP, ''),
  nested('{"a":', '}', DEEP, '1'),
  ...STRANGE_TEXTS.map((text) => JSON.stringify(text)),
];

/** What is no JSON, or not what one would send. */
export const STRANGE_MESSAGES = [
  '',
  ' ',
  '{',
  '}',
  '{"kind":',
  '{"kind":"hello"',
  'undefined',
  'NaN',
  "{'kind':'hello'}",
  '{"kind":"hello",}',
  '\ufeff{"kind":"ping","sent":1}',
  '{"kind":"ping","sent":1}{"kind":"ping","sent":1}',
  '// {"kind":"ping"}',
  nested('[', ']', 7000, ''),
  nested('{"kind":', '}', 1500, '1'),
  `"${'\\u0000'.repeat(2500)}"`,
  ...STRANGE_VALUES.filter((text) => text.length < 15_000),
];

/** Every place in a value where something stands, as a list of names. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([name, one]) => placesIn(one, [...at, name]));
  return at.length === 0 ? inside : [at, ...inside];
}

/** Something with things in it, as JSON has them. */
type Inside = Record<string, unknown>;

export const insideOf = (value: object, way: readonly string[]): Inside =>
  way.reduce((inside, name) => inside[name] as Inside, value as Inside);

const MARK = '\u0001mark\u0001';

/** The value as text, with this text in one place of it. */
function withText(value: object, place: readonly string[], text: string): string {
  const copy = structuredClone(value);
  insideOf(copy, place.slice(0, -1))[place.at(-1)!] = MARK;
  return JSON.stringify(copy).replace(JSON.stringify(MARK), () => text);
}

/** The value as text, without one of its places. */
function without(value: object, place: readonly string[]): string {
  const copy = structuredClone(value);
  const inside = insideOf(copy, place.slice(0, -1));
  if (Array.isArray(inside)) inside.splice(Number(place.at(-1)), 1);
  else Reflect.deleteProperty(inside, place.at(-1)!);
  return JSON.stringify(copy);
}

/** The value as text, with something in it that nobody asked for. */
export const withMore = (value: object | null, more: string): string => {
  const text = JSON.stringify(value ?? {});
  return text === '{}' ? `{${more}}` : text.replace('{', () => `{${more},`);
};

const MORE = ['"x":1', '"__proto__":{"seat":0}', '"constructor":{}', '"toString":null'];

/** The value, spoilt in one place. */
export function spoilt(value: object, luck: Luck): string {
  const places = placesIn(value);
  const place = places.length === 0 ? undefined : luck.pick(places);
  const way = luck.below(6);
  if (way === 0 || place === undefined) return withMore(value, luck.pick(MORE));
  if (way === 1) return without(value, place);
  return withText(value, place, luck.pick(STRANGE_VALUES));
}
