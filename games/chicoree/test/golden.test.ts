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
  governing: ['END_RULES', '// ---- asking'],
});
