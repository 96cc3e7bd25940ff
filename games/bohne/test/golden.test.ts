// Golden playthroughs of both bean editions.
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { goldenSuite, idsBetween } from '../../../packages/kit/test/golden-suite.ts';
import { EDITIONS, METAS } from '../meta.ts';
import { RULES, WHYS } from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';

const home = path.join(import.meta.dirname, '..');
const { endReasons, landmarkNames } = BACKSTAGE['pas-de-bras'];

goldenSuite({
  home,
  gameOf(file) {
    const edition = EDITIONS.find((one) => file.startsWith(one));
    if (edition === undefined) throw new Error(`${file} begins with no edition`);
    return { rules: RULES[edition], meta: METAS[edition], backstage: BACKSTAGE[edition] };
  },
  whys: WHYS,
  endReasons,
  landmarks: landmarkNames,
  governingIds: (source) => idsBetween(source, 'END_RULE', 'function outcome'),
});

test('there are playthroughs of both editions', () => {
  const files = readdirSync(path.join(home, 'golden'));
  for (const edition of EDITIONS)
    expect(
      files.some((file) => file.startsWith(edition)),
      edition,
    ).toBe(true);
});
