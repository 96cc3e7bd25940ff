// Nothing that anybody receives depends on what they must not know: two servers play the same in public,
// what is hidden differs, and every byte that reaches one viewer is the same, over sockets, over HTTP
// and in the log; and no message comes that would not have come otherwise.
import { describe, expect, test, vi } from 'vitest';

import type * as tablePlan from '../src/rooms/table-plan.ts';
import { DRAWS, type Edition } from './secrecy-moment.ts';
import { compare } from './secrecy-walk.ts';

vi.mock('../src/rooms/table-plan.ts', async (importOriginal) => {
  const original = await importOriginal<typeof tablePlan>();
  const planTable: typeof original.planTable = async (sheet, secret) => {
    const plan = await original.planTable(sheet, secret);
    const laid = DRAWS.get(secret.seed);
    if (laid === undefined) return plan;
    return { ...plan, deal: (_pending, { draw }) => laid.cards[draw - laid.from]! };
  };
  return { ...original, planTable };
});

const BOHNE = ['chance', 'lead', 'sealed play', 'take'];
const CHICOREE = [
  'bid',
  'chance',
  'done',
  'lay',
  'play',
  'sealed bid',
  'sealed show',
  'sell',
  'start',
];
const EDITIONS: readonly (Edition & { readonly kinds: readonly string[] })[] = [
  { game: 'nicht-die-bohne', seats: 3, options: { rounds: '2' }, kinds: BOHNE },
  { game: 'pas-de-bras', seats: 5, options: { rounds: '1' }, kinds: BOHNE },
  { game: 'chicoree', seats: 3, options: {}, kinds: [...CHICOREE, 'pass'] },
  {
    game: 'chicoree',
    seats: 4,
    options: { auction: 'melee', hammer: '3' },
    kinds: [...CHICOREE, 'bell'],
  },
];
const DEEDS = [
  'by order',
  'chat',
  'choice',
  'come again',
  'no chat',
  'order',
  'refused',
  'since',
  'sit',
  'stand-in',
  'vote',
];
const FRESH = String(Math.floor(Math.random() * 2 ** 32));
const done = new Set<string>();

/** Editions take turns at what people do on one side only, or on both; in every run others begin. */
const isUnevenNow = (edition: number): boolean => (Number(FRESH) + edition) % 2 === 0;

const TABLES = EDITIONS.map((edition, number) => ({ ...edition, number }));

describe.each(TABLES)('$game, $seats seats $options', ({ kinds, number, ...edition }) => {
  test.each([
    ['pinned', true],
    [FRESH, isUnevenNow(number)],
  ])('seed %s, on one side only: %s: what is hidden shows nowhere', async (seed, isUneven) => {
    // Of what is pinned two pairs, so that everything comes up.
    const many = seed === 'pinned' ? 2 : 1;
    const compared = await compare({ edition, seed, isUneven, many });
    expect(compared.differences).toEqual([]);
    if (many > 1) expect([...compared.kinds].sort()).toEqual([...kinds].sort());
    for (const deed of compared.did) done.add(deed);
  });
});

test('people did all that they can do in private', () => {
  expect([...done].sort()).toEqual(DEEDS);
});
