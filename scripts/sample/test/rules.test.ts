// One test for every statement of the rules, driven by lines of the record, and the conformance suite.
import { LANGS } from '@tablee/kit';
import { conform, proofread, Scene } from '@tablee/kit/testing';
import { describe, expect, test } from 'vitest';

import { META } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';
import { LANGUAGES } from '../texts/index.ts';

const dealt = (): Scene => {
  const scene = new Scene(RULES, META, 3);
  scene.play('chance 7 12 3');
  return scene;
};

describe('the rules', () => {
  test('[SA-01] there are twelve cards', () => {
    const { pending } = new Scene(RULES, META, 2);
    expect(pending).toMatchObject({ kind: 'chance', take: 2 });
  });

  test('[SA-02] one sees one’s own card only', () => {
    expect(dealt().view(0)).toMatchObject({ cards: [6, null, null] });
  });

  test('[SA-03] everyone turns over their card in turn, and what is not theirs is refused', () => {
    const scene = dealt();
    expect(scene.moves(0)).toEqual(['play 7']);
    expect(scene.rule('0 play 3')).toBe('SA-03');
    scene.play('0 play 7');
    expect(scene.pending).toEqual({ kind: 'turn', seat: 1 });
  });

  test('[SA-04] the highest card wins', () => {
    const scene = dealt();
    scene.play('0 play 7', '1 play 12', '2 play 3');
    expect(scene.pending).toMatchObject({ outcome: { winners: [1], scores: [7, 12, 3] } });
  });
});

test.each([2, 3, 4])('the game conforms at a table of %i', (seats) => {
  const plan = { rules: RULES, meta: META, backstage: BACKSTAGE, seats, options: {} };
  expect(conform({ ...plan, seed: 'draft', games: 3 })).toEqual([]);
});

test.each(LANGS)('the rules read well in %s', (lang) => {
  for (const text of Object.values(LANGUAGES[lang].rules))
    expect(proofread(text, lang)).toEqual([]);
});
