// The visit that every engine makes, in a real WebKit.
import { inject } from 'vitest';

import { engineSuite } from './engines/suite.ts';
import { openWebKit } from './engines/webkit.ts';

engineSuite('WebKit', inject('engines').webkit, openWebKit);
