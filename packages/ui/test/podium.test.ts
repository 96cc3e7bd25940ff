// One's own place in words: in every language, with the gap, alone or shared, at the end and before.
import { standingsOf } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { ownPlace, type When } from '../src/podium/words.ts';

const NAMES = ['Ada', 'Odette', 'Basile', 'Rosa'];

const placed = (lang: 'fr' | 'en' | 'de', scores: readonly number[], when: When = 'over') => {
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return ownPlace(lang, standingsOf({ winners, scores }), 0, NAMES, when).replaceAll('\u00a0', ' ');
};

describe('one’s own place', () => {
  test.each([
    ['behind', [4, 10, 1], 'Tu es 2ᵉ, à 6 points d’Odette.'],
    ['shared, further down', [4, 10, 4], 'Tu es 2ᵉ ex æquo, à 6 points d’Odette.'],
    ['behind two', [9, 10, 10], 'Tu es 3ᵉ, à 1 point de la tête.'],
    ['first', [10, 4, 8], 'Tu gagnes, 2 points devant Basile !'],
    ['first, before two', [10, 4, 4], 'Tu gagnes !'],
    ['a shared win', [10, 10, 4], 'Victoire ex æquo avec Odette !'],
    ['shared by all', [0, 0, 0], 'Victoire ex æquo avec Odette et Basile !'],
  ])('%s', (_, scores, said) => {
    expect(placed('fr', scores)).toBe(said);
  });

  test.each([
    ['fr', 'Tu mènes, 2 points devant Basile.', 'En tête ex æquo avec Odette.'],
    ['en', 'You lead, 2 points ahead of Basile.', 'You share the lead with Odette.'],
    ['de', 'Du führst, 2 Punkte vor Basile.', 'Du teilst dir die Führung mit Odette.'],
  ] as const)('between rounds nobody has won yet: %s', (lang, lead, shared) => {
    expect(placed(lang, [10, 4, 8], 'between')).toBe(lead);
    expect(placed(lang, [10, 10, 8], 'between')).toBe(shared);
  });

  test.each([
    ['en', [4, 10, 8], 'You are 3rd, 6 points behind Odette.'],
    ['en', [4, 10, 4, 8], 'You are joint 3rd, 6 points behind Odette.'],
    ['en', [4, 10, 5, 8], 'You are 4th, 6 points behind Odette.'],
    ['de', [9, 10, 8], 'Du bist auf Platz zwei, 1 Punkt hinter Odette.'],
    ['de', [9, 10, 9], 'Du teilst dir Platz zwei, 1 Punkt hinter Odette.'],
    ['de', [9, 10, 10], 'Du bist auf Platz drei, 1 Punkt hinter der Spitze.'],
  ] as const)('in %s with %j', (lang, scores, said) => {
    expect(placed(lang, scores)).toBe(said);
  });
});
