// The pad says of every row why it is worth what it is.
import type { Lang } from '@tablee/kit';
import { expect, test } from 'vitest';

import { scorePadOf } from '../pad/index.ts';

function say(lang: Lang, cards: readonly string[]): readonly string[] {
  const pad = scorePadOf('nicht-die-bohne', lang);
  const scored = pad.score(cards);
  if (!scored.ok) throw new Error(scored.error);
  return scored.value.rows.map((row) => pad.explain(row));
}

test('[NB-30] [NB-31] [NB-32] [NB-33] every row says why', () => {
  const cards = ['G0', 'G7', 'R3', 'R6', 'Y4', 'Y9', 'Y-', 'B8', 'B2', 'B4', 'B-', 'B-', 'Bx2'];
  expect(say('fr', cards)).toEqual([
    'le «\u00a00\u00a0» annule toute la rangée → 0',
    '3 + 6 = 9 → +9',
    '4 + 9 = 13, un «\u00a0−\u00a0» rend négatif → −13',
    '2 + 4 + 8 = 14, deux «\u00a0−\u00a0» s’annulent, ×2 → +28',
  ]);
  expect(say('en', cards)[3]).toBe('2 + 4 + 8 = 14, two minus signs cancel, ×2 → +28');
  expect(say('de', cards)[3]).toBe('2 + 4 + 8 = 14, zwei Minus heben sich auf, ×2 → +28');
  expect(say('fr', ['R-', 'Rx2']).slice(0, 2)).toEqual(['pas de carte', 'aucun nombre → 0']);
});
