// A review says why, in the words that hints have at the table.

import { findGame } from '@tablee/registry';
import type { PricedMove } from '@tablee/review';
import { expect, test } from 'vitest';
import { whyTexts } from '../src/review/story.ts';
import { TEXTS } from '../src/texts/index.ts';

const below = { fact: 'row-below-zero', facts: { suit: 1 } };
const moveOf = (move: string, points: number, share: number): PricedMove => ({
  move,
  chance: 0.5,
  score: 0,
  reasons: [{ fact: 'helps-row', facts: { points, left: 0 } }],
  follows: [{ ...below, share }],
});
const played = moveOf('take 1', 2, 0.614);
const best = moveOf('take 2', 9, 0.08);

test.each([
  [
    'fr',
    '– Joué : Ta rangée y gagne 2 points. Dans 61 % des donnes encore possibles : Ta rangée rouge finit la manche sous zéro.',
    '– Mieux : Ta rangée y gagne 9 points. Dans 8 % des donnes encore possibles : Ta rangée rouge finit la manche sous zéro.',
  ],
  [
    'en',
    '– Played: Your row gains 2 points. In 61% of the deals still possible: Your red row ends the round below zero.',
    '– Better: Your row gains 9 points. In 8% of the deals still possible: Your red row ends the round below zero.',
  ],
  [
    'de',
    '– Gespielt: Deine Reihe gewinnt 2 Punkte. In 61 % der noch möglichen Verteilungen: Deine rote Reihe liegt am Rundenende unter null.',
    '– Besser: Deine Reihe gewinnt 9 Punkte. In 8 % der noch möglichen Verteilungen: Deine rote Reihe liegt am Rundenende unter null.',
  ],
] as const)('of both moves, and what usually follows, in %s', async (lang, ...lines) => {
  const sayReason = await findGame('nicht-die-bohne')!.reasons!(lang);
  const open = { names: ['Ada', 'Odette', 'Zoé'], sayReason };
  const plain = (price: { played: PricedMove; best: PricedMove }): string[] =>
    whyTexts({ texts: TEXTS[lang] }, open, price).map((text) => text.replaceAll('\u00a0', ' '));
  expect(plain({ played, best })).toEqual(lines);
  // Where nothing is better one line is enough.
  expect(plain({ played, best: played })).toEqual(lines.slice(0, 1));
});

test('a game without words says nothing', () => {
  const open = { names: ['Ada', 'Odette', 'Zoé'], sayReason: undefined };
  expect(whyTexts({ texts: TEXTS.fr }, open, { played, best })).toEqual([]);
});
