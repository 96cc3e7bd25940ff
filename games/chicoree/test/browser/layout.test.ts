// The Chicorée table on every screen.
import { describe } from 'vitest';

import { layoutSuite } from '../../../../e2e/layout-suite.ts';
import { BANKRUPT, CHICOREE_SITUATIONS } from './situations.ts';

describe('the Chicorée table', () => {
  layoutSuite([...CHICOREE_SITUATIONS, BANKRUPT]);
});
