// Advice at the bean table.
import { adviceSuite } from '@tablee/bots/suites';
import { hintsFit } from '@tablee/ui/suites';
import { ADVISER } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { EDITIONS, METAS } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { adviceOf } from '../ui/advice.ts';
import { fr } from '../texts/advice.fr.ts';

const EDITION = 'nicht-die-bohne';

adviceSuite({
  rules: RULES[EDITION],
  meta: METAS[EDITION],
  adviser: ADVISER,
  player: botsOf(EDITION).habitue,
  words: (lang) => adviceOf(EDITION, lang),
  leader: { fact: 'serves-leader', progress: (view, seat) => view.total(seat) },
  facts: Object.keys(fr),
  spot: /^\[(role=option\]\[data-card\^="[A-Z]|data-take="\d)/,
});

for (const edition of EDITIONS) hintsFit((lang) => adviceOf(edition, lang), Object.keys(fr));
