// Words in a box.
import { describe, expect, test } from 'vitest';

import { fitText } from '../src/fit.ts';

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
