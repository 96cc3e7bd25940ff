// Sounds are offered once on a device.
import { describe, expect, test } from 'vitest';

import { Memory, type Keeper } from '../src/app/memory.ts';
import { SoundOffer } from '../src/table/sound-offer.svelte.ts';

/** What a device keeps from page to page. */
function device(...before: readonly [name: string, text: string][]): () => SoundOffer {
  const kept = new Map(before);
  const keeper: Keeper = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
  return () => new SoundOffer(new Memory(() => keeper));
}

describe('the offer of sounds', () => {
  test('is made once, whether or not it is answered', () => {
    const page = device();
    expect(page().isDue()).toBe(true);
    page().made();
    expect(page().isDue()).toBe(false);
  });

  test.each(['answered', '["a"]', '["a","b"]'])('is not made again after %s of before', (kept) => {
    expect(device(['tablee-sound-offer', kept])().isDue()).toBe(false);
  });

  test('is not repeated on a page whose browser keeps nothing', () => {
    const full: Keeper = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    const memory = new Memory(() => full);
    new SoundOffer(memory).made();
    expect(new SoundOffer(memory).isDue()).toBe(false);
  });
});
