// Rules from a draft. That they keep the contract is the business of the conformance suite, which the toy
// game passes; here is what only a draft does.
import { describe, expect, test } from 'vitest';
import { rulesFrom, type AnyRules, type RulesDraft } from '../src/index.ts';
import { Scene } from '../src/testing/index.ts';
import { WHISPER, WHISPER_META, type Event, type Move, type State } from './whisper.ts';

const RULES: AnyRules = WHISPER;
const scene = () => new Scene(RULES, WHISPER_META, 2);

describe('a draft', () => {
  test('refuses by the rule of the moment what it does not list, and what nobody asked for', () => {
    const table = scene();
    expect(table.refusal('0 bid 1')).toEqual({ rule: 'W-1', why: 'not-legal', facts: {} });
    table.play('chance ace two', 'sealed 0 bid 1 ; 1 bid 0');
    expect(table.refusal('1 bid 1')).toEqual({ rule: 'W-3', why: 'not-legal', facts: {} });
    expect(table.moves(0)).toEqual([]);
    expect(table.moves(2)).toEqual([]);
  });

  test.each(['chance ace', 'chance ace ace', 'chance ace two three'])('refuses %s', (line) => {
    expect(scene().refusal(line).why).toBe('not-drawn');
  });

  test('gives way to what its author has written', () => {
    const draft: RulesDraft<State, State, Move, Event> = {
      ...WHISPER,
      legal: () => [],
      count: () => 7,
    };
    const rules = rulesFrom(draft);
    expect(rules.version).toBe(3);
    expect(rules.count(rules.setup({ seats: 2, options: {} }), 0)).toBe(7);
  });
});

test.each(['clone', 'copyFrom'] as const)(
  'what %s makes shares nothing and keeps nothing',
  (how) => {
    const from = { ...WHISPER.setup({ seats: 2, options: {} }), more: new Map([[1, [2]]]) };
    const into = { ...from, less: 1 };
    const copy = how === 'clone' ? WHISPER.clone(from) : into;
    if (how === 'copyFrom') WHISPER.copyFrom(copy, from);
    expect(copy).toEqual(from);
    from.hands[0] = 5;
    from.more.get(1)!.push(3);
    expect(copy).toMatchObject({ hands: [null, null], more: new Map([[1, [2]]]) });
  },
);

describe('a view that the kit packs', () => {
  const table = { seats: 2, options: {} };
  const seen = WHISPER.view(WHISPER.setup(table), 0);

  test('is not taken in another spelling', () => {
    const spelt = (text: string) => Array.from(text, (c) => c.charCodeAt(0));
    expect(RULES.unpack(table, spelt(JSON.stringify(seen)))).toEqual(seen);
    expect(RULES.unpack(table, spelt(JSON.stringify(seen, null, 1)))).toBeUndefined();
    expect(RULES.unpack(table, spelt('{'))).toBeUndefined();
    expect(RULES.unpack(table, [0x10000 + 0x30])).toBeUndefined();
  });

  test.each([
    ['nothing at all', undefined],
    ['no number', NaN],
    ['a typed array', Int8Array.of(1)],
    ['a map', new Map()],
  ])('never holds %s', (_, value) => {
    expect(() => RULES.pack({ ...seen, price: value })).toThrow('plain data at “price”');
  });
});
