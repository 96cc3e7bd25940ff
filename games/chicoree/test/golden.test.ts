// Golden playthroughs of Chicorée.
import path from 'node:path';
import { goldenSuite } from '@tablee/kit/suites';
import { META } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { addTinyDeck, BACKSTAGE } from '../testing/index.ts';

addTinyDeck();

goldenSuite({
  home: path.join(import.meta.dirname, '..'),
  games: [{ rules: RULES, meta: META, backstage: BACKSTAGE }],
  governing: [
    'CH-02',
    'CH-03',
    'CH-04',
    'CH-12',
    'CH-13',
    'CH-14',
    'CH-15',
    'CH-16',
    'CH-22',
    'CH-23',
    'CH-24',
    'CH-25',
    'CH-28',
    'CH-29',
    'CH-30',
    'CH-31',
    'CH-46',
    'CH-50',
    'CH-51',
    'CH-52',
    'CH-53',
    'CH-54',
    'CH-56',
    'CH-58',
    'CH-59',
    'CH-60',
    'CH-61',
    'CH-62',
    'CH-63',
    'CH-64',
    'CH-66',
    'CH-67',
    'CH-68',
    'CH-69',
    'CH-70',
    'CH-71',
  ],
});
