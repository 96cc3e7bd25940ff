// Places at the end of Chicorée: by chain, then by purse, and by how much of which.
import type { Lang } from '@tablee/kit';
import { ownPlace } from '@tablee/ui/podium/words.ts';
import { describe, expect, test } from 'vitest';

import { gapOf, standingsIn } from '../ui/standing.ts';
import { UI_TEXTS } from './ui-texts.ts';
import { card, tableWith } from './ui-views.ts';

const NAMES = ['Ada', 'Odette', 'Basile', 'Rosa'];

/** What a seat is told at the end of a table where seat 1 has won. */
function told(view: ReturnType<typeof tableWith>, seat: number, lang: Lang = 'fr') {
  const { standings, unit } = gapOf(view, standingsIn(view, [1]), seat);
  const t = UI_TEXTS[lang];
  const words = unit === 'cards' ? t.chainCards : t.tokens;
  return ownPlace(lang, standings, seat, NAMES, 'over', words).replaceAll('\u00a0', ' ');
}

describe('the end', () => {
  // Seat 1 has five different numbers, seat 0 two, the others none.
  test('counts the cards of the chain that are missing', () => {
    expect(told(tableWith(), 0)).toBe('Tu es 2ᵉ, à 3 cartes d’Odette.');
    expect(told(tableWith(), 1)).toBe('Tu gagnes, 3 cartes devant Ada !');
    expect(told(tableWith(), 0, 'en')).toBe('You are 2nd, 3 cards behind Odette.');
    expect(told(tableWith(), 0, 'de')).toBe('Du bist auf Platz zwei, 3 Karten hinter Odette.');
  });

  test('counts tokens where the chains are equally long', () => {
    const view = tableWith();
    for (const number of [3, 4, 5]) view.lay(0, number, card(`C${number}`), 1);
    view.pay(0, -view.tokens(0));
    expect(view.chainLength(0)).toBe(view.chainLength(1));
    expect(told(view, 0)).toMatch(/^Tu es 2ᵉ, à \d+ pions? d’Odette\.$/);
  });

  test('puts equals on the same place', () => {
    const places = standingsIn(tableWith(), [1]).map(({ place, isShared }) => [place, isShared]);
    expect(places.slice(0, 2)).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(places[2]![0]).toBe(3);
  });
});
