// Advice at the bean table.
import { adviceSuite } from '@tablee/bots/suites';
import { LANGS } from '@tablee/kit';
import { hintsFit } from '@tablee/ui/suites';
import { expect, test } from 'vitest';
import { ADVISER } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { EDITIONS, METAS } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { adviceOf } from '../ui/advice.ts';
import { fr } from '../texts/advice.fr.ts';
import { loadReasons } from '../texts/advice.ts';

const EDITION = 'nicht-die-bohne';
const MANY = { seat: 1, points: 7, left: 6, suit: 1 };
const FEW = { ...MANY, points: 1, left: 0 };

adviceSuite({
  rules: RULES[EDITION],
  meta: METAS[EDITION],
  adviser: ADVISER,
  player: botsOf(EDITION).habitue,
  words: (lang) => adviceOf(EDITION, lang),
  leader: { fact: 'serves-leader', progress: (view, seat) => view.total(seat) },
  facts: Object.keys(fr),
  samples: [MANY, FEW],
  spot: /^\[(role=option\]\[data-card\^="[A-Z]|data-take="\d)/,
});

for (const edition of EDITIONS)
  hintsFit((lang) => adviceOf(edition, lang), Object.keys(fr), { points: 12, left: 12, suit: 3 });

test('in strengthened colours advice calls a suit by its shape, as the table does', async () => {
  const told = await Promise.all(
    LANGS.map(async (lang) =>
      (await adviceOf(EDITION, lang)).aided?.(
        { fact: 'row-below-zero', facts: { suit: 0 } },
        String,
      ),
    ),
  );
  expect(told).toEqual([
    'Ta rangée de cosse finit la manche sous zéro.',
    'Your pod row ends the round below zero.',
    'Deine Schoten-Reihe liegt am Rundenende unter null.',
  ]);
});

test.each(LANGS)('only few points are called few (%s)', async (lang) => {
  const say = await loadReasons(EDITION, lang);
  const told = (points: number): string | undefined =>
    say({ fact: 'gives-about', facts: { points, left: 3 } }, String);
  const few = { fr: 'n’y gagne qu’environ', en: 'gains only about', de: 'gewinnt im Schnitt nur' };
  expect(told(4)).toContain(few[lang]);
  expect(told(24)).not.toContain(few[lang]);
});
