// Advice at the Chicorée table.
import { adviceSuite } from '@tablee/bots/suites';
import { hintsFit } from '@tablee/ui/suites';
import { ADVISER } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { META } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { adviceOf } from '../ui/advice.ts';
import { fr } from '../texts/advice.fr.ts';

adviceSuite({
  rules: RULES,
  meta: META,
  adviser: ADVISER,
  player: botsOf().habitue,
  words: adviceOf,
  leader: {
    fact: 'hits-leader',
    progress: (view, seat) => (view.isAlive(seat) ? view.chainLength(seat) : -1),
  },
  facts: Object.keys(fr),
  spot: /^\[(role=option\]\[data-card="[A-Z]|data-action="[a-z]+|data-target="\d)/,
});

hintsFit(adviceOf, Object.keys(fr));
