// A review says why, in the words that hints have at the table.

import { findGame } from '@tablee/registry';
import type { PricedMove } from '@tablee/review';
import { expect, test } from 'vitest';
import { whyTexts } from '../src/review/story.ts';

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
    '– Played: Ta rangée y gagne 2 points. In 61% of the deals still possible: Ta rangée rouge finit la manche sous zéro.',
    '– Better: Ta rangée y gagne 9 points. In 8% of the deals still possible: Ta rangée rouge finit la manche sous zéro.',
  ],
  [
    'en',
    '– Played: Your row gains 2 points. In 61% of the deals still possible: Your red row ends the round below zero.',
    '– Better: Your row gains 9 points. In 8% of the deals still possible: Your red row ends the round below zero.',
  ],
  [
    'de',
    '– Played: Deine Reihe gewinnt 2 Punkte. In 61% of the deals still possible: Deine rote Reihe liegt am Rundenende unter null.',
    '– Better: Deine Reihe gewinnt 9 Punkte. In 8% of the deals still possible: Deine rote Reihe liegt am Rundenende unter null.',
  ],
] as const)('of both moves, and what usually follows, in %s', async (lang, ...lines) => {
  const sayReason = await findGame('nicht-die-bohne')!.reasons!(lang);
  const open = { lang, names: ['Ada', 'Odette', 'Zoé'], sayReason };
  const plain = (price: { played: PricedMove; best: PricedMove }): string[] =>
    whyTexts(open, price).map((text) => text.replaceAll('\u00a0', ' '));
  expect(plain({ played, best })).toEqual(lines);
  // Where nothing is better one line is enough.
  expect(plain({ played, best: played })).toEqual(lines.slice(0, 1));
});

test('a game without words says nothing', () => {
  const open = { lang: 'fr', names: ['Ada', 'Odette', 'Zoé'], sayReason: undefined } as const;
  expect(whyTexts(open, { played, best })).toEqual([]);
});
