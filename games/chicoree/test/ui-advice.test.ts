// Advice at the Chicorée table.
import { adviceSuite } from '@tablee/bots/suites';
import { ADVISER } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { META } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { adviceOf } from '../ui/advice.ts';

adviceSuite({
  rules: RULES,
  meta: META,
  adviser: ADVISER,
  player: botsOf().habitue,
  words: adviceOf,
  facts: [
    'completes-in',
    'lays-next',
    'income',
    'denies',
    'hits-leader',
    'too-dear',
    'wins-flowers',
    'keeps-reserve',
  ],
  spot: /^\[(role=option\]\[data-card="[A-Z]|data-action="[a-z]+)/,
});
