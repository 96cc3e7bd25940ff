// Answers between releases: fields that are new to a page, and fields that an older server does not send.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { addedLater, lobbySchema, moveSeatSchema, readAnswer, withoutLater } from '../src/index.ts';

const thing = v.strictObject({
  kind: v.literal('thing'),
  size: v.nullable(v.strictObject({ width: v.number() })),
});
const schema = v.strictObject({
  list: v.array(v.variant('kind', [thing, v.strictObject({ kind: v.literal('none') })])),
  byName: v.record(v.string(), v.optional(thing)),
  either: v.union([v.string(), thing]),
  piped: v.pipe(
    v.strictObject({ text: v.string() }),
    v.check(({ text }) => text !== 'bad'),
  ),
});
const THING = { kind: 'thing', size: { width: 1 } } as const;
const ANSWER = {
  list: [THING, { kind: 'none' }],
  byName: { a: THING },
  either: THING,
  piped: { text: 'x' },
} as const;

/** The same with a field more in every object. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, withMore(one)]);
  return { ...Object.fromEntries(fields), hat: { is: 'new' } };
};

describe('a page that reads an answer', () => {
  test('skips unknown fields at every depth', () => {
    expect(v.is(schema, ANSWER)).toBe(true);
    const { byName, ...rest } = ANSWER;
    const told = { ...(withMore(rest) as object), byName: { a: withMore(byName.a) } };
    expect(v.is(schema, told)).toBe(false);
    expect(readAnswer(schema, told)).toEqual(ANSWER);
  });

  test('keeps checks, and fails where a field is missing or another kind of value', () => {
    for (const change of [{ piped: { text: 'bad' } }, { list: undefined }, { either: 5 }])
      expect(readAnswer(schema, { ...ANSWER, ...change })).toBeUndefined();
    expect(readAnswer(lobbySchema, {})).toBeUndefined();
  });
});

describe('a field that was added later', () => {
  const later = v.strictObject({
    name: v.string(),
    more: addedLater(v.strictObject({ hat: v.string() }), { hat: 'none' }),
    inside: v.array(v.strictObject({ rank: addedLater(v.number(), undefined) })),
  });

  test('has a default where an older server does not send it', () => {
    const read = readAnswer(later, { name: 'x', inside: [{}] });
    expect(read).toEqual({ name: 'x', more: { hat: 'none' }, inside: [{}] });
  });

  test('is left out for pages that refuse it', () => {
    const full = { name: 'x', more: { hat: 'top' }, inside: [{ rank: 1 }] };
    expect(readAnswer(later, full)).toEqual(full);
    expect(v.parse(withoutLater(later)!, full)).toEqual({ name: 'x', inside: [{}] });
  });

  test('costs nothing where there is none', () => {
    expect(withoutLater(schema)).toBeUndefined();
    expect(withoutLater(moveSeatSchema)).toBeUndefined();
  });
});
