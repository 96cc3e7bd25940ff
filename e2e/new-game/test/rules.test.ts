// One test for every statement of the rules, driven by lines of the record, and the suites of every game.
import path from 'node:path';
import { thoughtSuite } from '@tablee/bots/suites';
import { LANGS } from '@tablee/kit';
import { goldenSuite, randomSuite } from '@tablee/kit/suites';
import { conform, proofread, Scene } from '@tablee/kit/testing';
import { describe, expect, test } from 'vitest';

import { botsOf } from '../bot/index.ts';
import { META } from '../meta.ts';
import { RULE_IDS, RULES } from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';
import { LANGUAGES } from '../texts/index.ts';

const dealt = (): Scene => {
  const scene = new Scene(RULES, META, 2);
  scene.play('chance R1 R6 C1 T1 T2 R2 R3 C2 C3 T6');
  return scene;
};

describe('the rules', () => {
  test('[CHR-01] there are 18 cards', () => {
    const { pending } = new Scene(RULES, META, 3);
    expect(pending).toMatchObject({ kind: 'chance', take: 15 });
  });
  test('[CHR-02] a player sees their own hand only', () => {
    expect(dealt().view(1)).toMatchObject({
      hands: [
        [null, null, null, null, null],
        [1, 2, 7, 8, 17],
      ],
    });
  });
  test('[CHR-03] the first player leads, then the player who took the trick', () => {
    const scene = dealt();
    scene.play('0 play R1', '1 play R2');
    expect(scene.pending).toEqual({ kind: 'turn', seat: 1 });
  });
  test('[CHR-04] a player follows suit', () => {
    const scene = dealt();
    scene.play('0 play C1');
    expect(scene.moves(1)).toEqual(['play C2', 'play C3']);
    expect(scene.rule('1 play T6')).toBe('CHR-04');
  });
  test('[CHR-05] a player without that suit plays any card', () => {
    const scene = dealt();
    scene.play('0 play C1', '1 play C2', '1 play C3');
    expect(scene.moves(0)).toHaveLength(4);
  });
  test('[CHR-06] the highest card of the suit that was led takes the trick', () => {
    const scene = dealt();
    scene.play('0 play C1', '1 play C2', '1 play C3', '0 play T2');
    expect(scene.pending).toEqual({ kind: 'turn', seat: 1 });
  });
  test('[CHR-07] [CHR-08] thistles count, and the fewest win', () => {
    const scene = dealt();
    scene.play('0 play C1', '1 play C2', '1 play C3', '0 play T2', '1 play T6', '0 play T1');
    scene.play('1 play R2', '0 play R6', '0 play R1', '1 play R3');
    expect(scene.pending).toMatchObject({ outcome: { winners: [0], scores: [0, 3] } });
  });
});

test.each([2, 3])('the game conforms at a table of %i', (seats) => {
  const plan = { rules: RULES, meta: META, backstage: BACKSTAGE, seats, options: {} };
  expect(conform({ ...plan, seed: 'draft', games: 3 })).toEqual([]);
});

randomSuite({ rules: RULES, meta: META, backstage: BACKSTAGE });

goldenSuite({
  home: path.join(import.meta.dirname, '..'),
  games: [{ rules: RULES, meta: META, backstage: BACKSTAGE }],
  governing: RULE_IDS,
});

const { habitue, expert } = botsOf();
thoughtSuite('thistles', {
  ...{ rules: RULES, meta: META, options: {}, seats: 3, playouts: 20, oneOf: 1 },
  ...{ player: habitue, asked: [habitue, expert] },
});

test.each(LANGS)('the rules read well in %s', (lang) => {
  for (const text of Object.values(LANGUAGES[lang].rules))
    expect(proofread(text, lang)).toEqual([]);
});
