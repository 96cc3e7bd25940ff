// Golden playthroughs of Chicorée.
import path from 'node:path';

import { goldenSuite, idsBetween } from '../../../packages/kit/test/golden-suite.ts';
import { META } from '../meta.ts';
import { RULES, WHYS } from '../rules/index.ts';
import { addTinyDeck, BACKSTAGE } from '../testing/index.ts';

addTinyDeck();

goldenSuite({
  home: path.join(import.meta.dirname, '..'),
  gameOf: () => ({ rules: RULES, meta: META, backstage: BACKSTAGE }),
  whys: WHYS,
  endReasons: BACKSTAGE.endReasons,
  landmarks: BACKSTAGE.landmarkNames,
  governingIds: (source) => idsBetween(source, 'END_RULES', '// ---- asking'),
});
