// Chicorée keeps every promise of the contract at every kind of table.
import { describe, expect, test } from 'vitest';

import { conform } from '@tablee/kit/testing';

import { META } from '../meta.ts';
import { RULES, type View } from '../rules/index.ts';
import { addTinyDeck, BACKSTAGE } from '../testing/index.ts';
import { orderSamples } from './order-samples.ts';

const FRESH = String(Math.floor(Math.random() * 2 ** 32));
const TABLES: readonly Readonly<Record<string, string>>[] = [
  { deck: 'tablee', auction: 'turns', bonus: '0' },
  { deck: 'atelier', auction: 'turns', bonus: '1' },
  { deck: 'tablee', auction: 'melee', bonus: '1', hammer: '3' },
  { deck: 'atelier', auction: 'melee', bonus: '0' },
  { deck: 'tiny', auction: 'turns', bonus: '0' },
];

addTinyDeck();

/** Each number of seats has another one; of fresh ones another one in every run. */
const tableFor = (seed: string, seats: number): (typeof TABLES)[number] =>
  TABLES[((seed === 'pinned' ? 1 : Number(FRESH)) + seats) % TABLES.length]!;

describe.each([
  ['pinned', [2, 3, 4]],
  [FRESH, [2, 3, 4, 5, 6]],
] as const)('with seed %s', (seed, sizes) => {
  describe.each(sizes)('a table of %i', (seats) => {
    test.each([tableFor(seed, seats)])('conforms with $deck, $auction, bonus $bonus', (options) => {
      const plan = { rules: RULES, meta: META, backstage: BACKSTAGE, seats, options, seed };
      const orders = (view: unknown, seat: number) => orderSamples(view as View, seat);
      expect(conform({ ...plan, orders, games: 1 })).toEqual([]);
    });
  });
});
