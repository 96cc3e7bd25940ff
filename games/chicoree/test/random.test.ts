// Random Chicorée games come to an end, with every card and token in its place.
import { randomSuite } from '@tablee/kit/suites';
import type { Eagerness } from '@tablee/kit/testing';
import { META } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';

randomSuite({
  rules: RULES,
  meta: META,
  backstage: BACKSTAGE,
  options: (game) => ({
    auction: game % 2 === 0 ? 'turns' : 'melee',
    bonus: String((game >> 1) % 2),
  }),
  eagerness: (game) => (1 + ((game >> 2) % 4)) as Eagerness,
});
