// Advice at the bean table.
import { adviceSuite } from '@tablee/bots/suites';
import { ADVISER } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { METAS } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { adviceOf } from '../ui/advice.ts';

const EDITION = 'nicht-die-bohne';

adviceSuite({
  rules: RULES[EDITION],
  meta: METAS[EDITION],
  adviser: ADVISER,
  player: botsOf(EDITION).habitue,
  words: (lang) => adviceOf(EDITION, lang),
  facts: ['gives-leader', 'taken-early', 'rid-of', 'helps-row', 'hurts-row', 'keeps-from'],
  spot: /^\[(role=option\]\[data-card\^="[A-Z]|data-take="\d)/,
});
