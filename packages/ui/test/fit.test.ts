// Words in a box.
import { describe, expect, test } from 'vitest';

import { fitSentences, fitText } from '../src/fit.ts';

describe('fitText', () => {
  test('short words get the largest letters', () => {
    expect(fitText('Your turn.', { width: 300, height: 40 })).toBe(15);
  });
  test('long ones get smaller letters, down to a limit', () => {
    const box = { width: 300, height: 40 };
    const sizes = [40, 80, 120, 400].map((length) => fitText('word '.repeat(length / 5), box));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(-1)).toBe(12);
    expect(sizes[0]).toBe(15);
  });
});

describe('fitSentences', () => {
  const sentences = ['These are alike.', 'It takes the last one of a suit.', 'Nobody can beat it.'];
  const saidIn = (width: number, height: number): string =>
    fitSentences(sentences, { width, height });

  test('all of them where there is room', () => {
    expect(saidIn(300, 60)).toBe(sentences.join(' '));
  });
  test('fewer where letters that can be read need more', () => {
    expect(saidIn(360, 16)).toBe(sentences.slice(0, 2).join(' '));
  });
  test('the first one, however small the place', () => {
    expect(saidIn(10, 10)).toBe(sentences[0]);
  });
});
