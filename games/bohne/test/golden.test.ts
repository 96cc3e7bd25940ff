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
    backstage: BACKSTAGE,
  })),
  governing: [
    'NB-11',
    'NB-12',
    'NB-20',
    'NB-21',
    'NB-22',
    'NB-23',
    'NB-24',
    'NB-25',
    'NB-26',
    'NB-28',
    'NB-31',
    'NB-32',
    'NB-33',
    'NB-34',
    'NB-40',
    'NB-41',
    'NB-42',
    'NB-43',
  ],
});
