// The examples that the rules draw are right.
import { expect, test } from 'vitest';

import { scorePadOf } from '../pad/index.ts';
import { CARD_CODECS, DECK } from '../rules/index.ts';
import { cardsIn, HANDS, ROWS, TAKES, TRICK } from '../ui/figures/examples.ts';

test.each(['nicht-die-bohne', 'pas-de-bras'] as const)('[NB-34] rows of %s add up', (game) => {
  const scored = scorePadOf(game, 'fr').score(ROWS.flatMap((row) => cardsIn(game, row)));
  expect(scored).toMatchObject({ ok: true, value: { plus: 37, minus: 13, sum: 24 } });
  for (const one of cardsIn(game, TRICK)) expect(CARD_CODECS[game].parse(one)).toBeDefined();
});

test('[NB-22] [NB-23] [NB-24] the trick is one', () => {
  expect(TAKES[0]![0]).toBe(0);
  TAKES.slice(1).forEach(([taker], i) => {
    expect(taker).toBe(TAKES[i]![1]);
  });
  expect(TAKES.every(([taker, from]) => taker !== from)).toBe(true);
  expect(TAKES.at(-1)![1]).toBe(0);
  expect(new Set(TAKES.map(([, from]) => from)).size).toBe(TRICK.length);
});

test('[NB-11] the hands share the deck', () => {
  for (const [players, cards] of HANDS) expect(players * cards).toBe(DECK.length);
});
