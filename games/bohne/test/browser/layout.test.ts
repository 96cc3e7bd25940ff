// The bean tables on every screen.
import { describe } from 'vitest';

import { layoutSuite } from '../../../../e2e/layout-suite.ts';
import { BEAN_SITUATIONS } from './situations.ts';

describe('the bean tables', () => {
  layoutSuite(BEAN_SITUATIONS);
});
