// The suite itself: it accepts a small game of every kind of step, and notices what is wrong.
import { describe, expect, test } from 'vitest';

import { copyOf } from '../src/copy.ts';
import type { AnyRules } from '../src/index.ts';
import { conform, difference, scramble, type Check } from '../src/testing/index.ts';
import { WHISPER, WHISPER_BACKSTAGE, WHISPER_META, WHISPER_ORDERS, type Move } from './whisper.ts';

const FRESH = String(Math.floor(Math.random() * 2 ** 32));
const RIGHT: AnyRules = WHISPER;

const complaintsOf = (rules: AnyRules, seed: string, orders = WHISPER_ORDERS) =>
  conform({
    rules,
    meta: WHISPER_META,
    backstage: WHISPER_BACKSTAGE,
    seats: 3,
    options: { rounds: '1' },
    games: 30,
    seed,
    orders,
  });

describe('conform', () => {
  test.each(['pinned', FRESH])('accepts a game that keeps its promises (seed %s)', (seed) => {
    expect(complaintsOf(RIGHT, seed)).toEqual([]);
  });

  const FAULTS: readonly (readonly [string, Check, Partial<AnyRules>])[] = [
    ['a view with all hands', 'secret-view', { view: (s) => RIGHT.clone(s) }],
    ['a clone that is the original', 'clone', { clone: (s) => s }],
    ['a copyFrom that does nothing', 'copy-from', { copyFrom: () => undefined }],
    ['a pack that forgets the end', 'pack', { pack: (v) => RIGHT.pack(v).slice(0, -1) }],
    ['nobody governs', 'refusal-ids', { governing: () => [] }],
    ['a pending without seats', 'pending', { pending: () => ({ kind: 'sealed', seats: [] }) }],
    ['an apply that throws', 'throws', { apply: () => expect.unreachable() }],
    [
      'an end for a reason of its own',
      'pending',
      {
        pending: (s) => {
          const pending = RIGHT.pending(s);
          if (pending.kind !== 'over') return pending;
          return { kind: 'over', outcome: { ...pending.outcome, reason: 'whim' } };
        },
      },
    ],
    [
      'a refusal of everything',
      'listed-is-legal',
      { check: () => ({ rule: 'W-1', why: 'not-legal', facts: {} }) },
    ],
    [
      'a fact that is no number',
      'refusal-ids',
      { check: () => ({ rule: 'W-1', why: 'not-legal', facts: { n: NaN } }) },
    ],
  ];
  test.each(FAULTS)('notices %s', (_, check, change) => {
    const found = complaintsOf({ ...RIGHT, ...change }, 'pinned').map(
      (complaint) => complaint.check,
    );
    expect(found).toContain(check);
  });

  const GIVEN = WHISPER.orders!;
  const HIGHER: Move = { kind: 'bid', amount: 5 };
  let asked = 0;
  const ORDER_FAULTS: readonly (readonly [string, Partial<typeof GIVEN>])[] = [
    ['a move that is not legal', { obey: () => ({ move: HIGHER }) }],
    [
      'a move where it could not be given',
      {
        check: (v, seat, text) =>
          GIVEN.check(v, seat, text) ?? (v.price > 1 ? 'not-now' : undefined),
      },
    ],
    ['an answer that changes with the asking', { obey: () => (asked++ % 2 ? 'wait' : 'spent') }],
    [
      'one that speaks again after it was spent',
      { obey: (v, ...rest) => (v.phase === 'bids' ? 'spent' : GIVEN.obey(v, ...rest)) },
    ],
    ['a second spelling', { check: (v, seat, text) => GIVEN.check(v, seat, text.trim()) }],
    [
      'an unreadable text that waits',
      { obey: (...args) => (GIVEN.check(...args) === 'unreadable' ? 'wait' : GIVEN.obey(...args)) },
    ],
    [
      'a word that is the host’s own',
      { check: (v, seat, text) => GIVEN.check(v, seat, text.replace('pick ', '')) },
    ],
    ['an order of a seat that does not exist', { check: (v, _, text) => GIVEN.check(v, 0, text) }],
    [
      'a view that is changed',
      {
        obey: (v, seat, text) => {
          v.price = 0;
          return GIVEN.obey(v, seat, text);
        },
      },
    ],
    ['nothing that can be read', { check: () => 'unreadable' }],
  ];
  test.each(ORDER_FAULTS)('notices standing orders with %s', (_, change) => {
    const rules = { ...WHISPER, orders: { ...GIVEN, ...change } };
    expect(complaintsOf(rules, 'pinned').map(({ check }) => check)).toContain('orders');
  });

  test('notices that no order was ever tried', () => {
    const found = complaintsOf(RIGHT, 'pinned', () => []);
    expect(found.map(({ check }) => check)).toEqual(['orders']);
  });

  test('asks a game without standing orders for none', () => {
    const { orders: _, ...rules } = WHISPER;
    expect(complaintsOf(rules, 'pinned', () => [])).toEqual([]);
  });

  test('notices a disguise that hides nothing', () => {
    const backstage = {
      ...WHISPER_BACKSTAGE,
      disguise: (state: unknown, _viewer: unknown, _rng: unknown, next: unknown) => ({
        state: RIGHT.clone(state),
        next,
      }),
    };
    const complaints = conform({
      rules: RIGHT,
      meta: WHISPER_META,
      backstage: backstage as typeof WHISPER_BACKSTAGE,
      seats: 2,
      games: 1,
      seed: 'pinned',
      orders: WHISPER_ORDERS,
    });
    expect(complaints.map(({ check }) => check)).toEqual(['disguise']);
  });

  test('says of which game and step it complains', () => {
    const [first] = complaintsOf({ ...RIGHT, governing: () => [] }, 'pinned');
    expect(first?.at).toBe('game 0, step 0');
  });
});

describe('difference', () => {
  test.each([
    [{ a: [1, 2] }, { a: [1, 2] }, undefined],
    [{ a: [1, 2] }, { a: [1, 3] }, '.a.1: 2 ≠ 3'],
    [Int8Array.of(1, 2), Int8Array.of(1, 3), '[1]: 2 ≠ 3'],
    [Int8Array.of(1), Int16Array.of(1), expect.stringContaining('≠')],
    [Int8Array.of(1), Int8Array.of(1, 2), ': length 1 ≠ 2'],
    [{ a: 1 }, { b: 1 }, '.a: only on one side'],
    [{ a: 1 }, { a: 1, b: 1 }, ': fields a ≠ a,b'],
    [new Map([[1, 2]]), new Map([[1, 3]]), '.0.1: 2 ≠ 3'],
    [new Set([1]), new Set([1]), undefined],
    [0, -0, 'value: 0 ≠ 0'],
    [null, undefined, 'value: null ≠ undefined'],
  ])('of %j and %j', (a, b, expected) => {
    expect(difference(a, b)).toEqual(expected);
  });

  test('finds what happened to something since it was copied', () => {
    const value = { numbers: Int16Array.of(1, 2), list: [{ name: 'x' }], map: new Map([[1, 1]]) };
    const before = copyOf(value);
    expect(difference(value, before)).toBeUndefined();
    value.list[0]!.name = 'y';
    expect(difference(value, before)).toBe('.list.0.name: y ≠ x');
    value.list[0]!.name = 'x';
    scramble(value);
    expect(difference(value, before)).toBe('.numbers[0]: 77 ≠ 1');
  });
});
