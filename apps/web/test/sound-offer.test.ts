// Sounds are offered at a calm moment of the first two tables of a device, and never after an answer.
import { describe, expect, test } from 'vitest';

import { Memory, type Keeper } from '../src/memory.ts';
import { SoundOffer } from '../src/table/sound-offer.ts';

/** What a device keeps from page to page. */
function device(): () => SoundOffer {
  const kept = new Map<string, string>();
  const keeper: Keeper = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
  return () => new SoundOffer(new Memory(() => keeper));
}
const CALM = { step: 20, isMyTurn: true };

describe('the offer of sounds', () => {
  test('waits until the game has begun and one is asked', () => {
    const offer = device()();
    expect(offer.isDue('a', { step: 1, isMyTurn: true })).toBe(false);
    expect(offer.isDue('a', { step: 20, isMyTurn: false })).toBe(false);
    expect(offer.isDue('a', CALM)).toBe(true);
  });

  test('is made again at the same table and at a second one, not at a third', () => {
    const page = device();
    page().made('a');
    expect(page().isDue('a', CALM)).toBe(true);
    page().made('a');
    expect(page().isDue('b', CALM)).toBe(true);
    page().made('b');
    expect(['a', 'b', 'c'].map((table) => page().isDue(table, CALM))).toEqual([true, true, false]);
  });

  test('never comes back after an answer', () => {
    const page = device();
    page().made('a');
    page().answer();
    expect(['a', 'b'].map((table) => page().isDue(table, CALM))).toEqual([false, false]);
  });

  test('asks whoever has something else in its place', () => {
    const offer = new SoundOffer({ read: () => '{', value: () => null, write: () => true });
    expect(offer.isDue('a', CALM)).toBe(true);
  });
});
