// Players whose names begin alike are told apart on the keys of the pad.
import { describe, expect, test } from 'vitest';

import { shortNames } from '../ui/pad/short-names.ts';

describe('short names', () => {
  test('are the first letters where these differ', () => {
    expect(shortNames(['Mamie', 'Paul', 'Léa'])).toEqual(['Mam', 'Pau', 'Léa']);
  });

  test('show the letters in which names differ', () => {
    expect(shortNames(['Mamie', 'Maman', 'Paul'])).toEqual(['M…ie', 'M…an', 'Pau']);
    expect(shortNames(['Max', 'Maxime'])).toEqual(['Max', 'M…im']);
  });

  test('count players of the same name', () => {
    expect(shortNames(['Léa', 'Léa'])).toEqual(['L1', 'L2']);
  });

  test('are all different for any usual family', () => {
    const names = ['Alexandre', 'Alexandra', 'Alexis', 'Alex', 'Marie', 'Marianne'];
    expect(new Set(shortNames(names)).size).toBe(names.length);
  });
});
