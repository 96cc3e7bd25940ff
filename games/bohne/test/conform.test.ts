// The bean family keeps every promise of the contract, and random games come to their end.
import { describe, expect, test } from 'vitest';

import { randomSuite } from '@tablee/kit/suites';
import { conform } from '@tablee/kit/testing';

import { EDITIONS, METAS } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';

const FRESH = String(Math.floor(Math.random() * 2 ** 32));
const SEATS = [3, 4, 5, 6];

describe.each(EDITIONS)('%s', (edition) => {
  const rules = RULES[edition];
  const meta = METAS[edition];

  describe.each(['pinned', FRESH])('with seed %s', (seed) => {
    test.each(SEATS)('conforms at a table of %i', (seats) => {
      const plan = { rules, meta, backstage: BACKSTAGE, seats, seed };
      expect(conform({ ...plan, options: { rounds: '1' }, games: 1 })).toEqual([]);
      expect(conform({ ...plan, options: { rounds: '2', first: '2' }, games: 1 })).toEqual([]);
    });
  });

  randomSuite({ rules, meta, backstage: BACKSTAGE });
});
