// Golden playthroughs of both bean editions.
import path from 'node:path';
import { goldenSuite } from '@tablee/kit/suites';
import { EDITIONS, METAS } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';

goldenSuite({
  home: path.join(import.meta.dirname, '..'),
  games: EDITIONS.map((edition) => ({
    rules: RULES[edition],
    meta: METAS[edition],
    backstage: BACKSTAGE[edition],
  })),
  governing: ['END_RULE', 'function outcome'],
});
