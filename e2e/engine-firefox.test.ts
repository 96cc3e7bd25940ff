// The visit that every engine makes, in a real Firefox.
import { inject } from 'vitest';

import { openFirefox } from './engines/firefox.ts';
import { engineSuite } from './engines/suite.ts';

engineSuite('Firefox', inject('engines').firefox, openFirefox);
