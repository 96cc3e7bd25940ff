// The parts of the replay page that only count and choose: where the table stands, which keys wind,
// and that no language has forgotten a word.

import { LANGS } from '@tablee/kit';
import { expect, test } from 'vitest';
import { frameFor } from '../src/replay/frame.ts';
import { windKey } from '../src/replay/keys.ts';
import { REPLAY } from '../src/replay/texts/index.ts';

test('a high phone gives the table what the controls leave', () => {
  const frame = frameFor({ width: 390, height: 844 }, 100);
  expect(frame).toMatchObject({ isDocked: true, scale: 1, box: { width: 390, height: 744 } });
});
test.each([
  [360, 640],
  [320, 568],
  [375, 667],
])('a low phone of %i × %i shows the whole table smaller, and it fits', (width, height) => {
  const dock = 100;
  const { box, scale, top, barHeight } = frameFor({ width, height }, dock);
  expect(box.height).toBe(640);
  expect(scale).toBeLessThan(1);
  expect(box.width * scale).toBeCloseTo(width);
  expect(top + box.height * scale).toBeCloseTo(height - dock);
  // The table's first row begins below the bar.
  expect(top + 54 * scale).toBeGreaterThanOrEqual(barHeight - 0.01);
});
test.each([
  [844, 390],
  [1280, 800],
])('%i × %i has the controls in the bar', (width, height) => {
  expect(frameFor({ width, height }, 100)).toMatchObject({
    isDocked: false,
    box: { width, height },
  });
});

const press = (key: string, more: Partial<Parameters<typeof windKey>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});
const NOTHING = { isField: false, isPressable: false };

test('keys wind the film unless something else needs them', () => {
  expect(windKey(press('ArrowRight'), NOTHING)).toBe('forward');
  expect(windKey(press('Home'), NOTHING)).toBe('first');
  expect(windKey(press(' '), NOTHING)).toBe('toggle');
  expect(windKey(press(' '), { isField: false, isPressable: true })).toBeUndefined();
  expect(windKey(press('ArrowRight'), { isField: false, isPressable: true })).toBe('forward');
  expect(windKey(press('ArrowRight'), { isField: true, isPressable: false })).toBeUndefined();
  expect(windKey(press('ArrowRight', { altKey: true }), NOTHING)).toBeUndefined();
  expect(windKey(press('ArrowRight', { defaultPrevented: true }), NOTHING)).toBeUndefined();
  expect(windKey(press('constructor'), NOTHING)).toBeUndefined();
});

test('French keeps a no-break space before its high punctuation', () => {
  const said: string[] = [];
  const gather = (value: unknown): void => {
    if (typeof value === 'string') said.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather(REPLAY.fr);
  expect(said.length).toBeGreaterThan(50);
  for (const text of said) expect(text).not.toMatch(/ [:;!?»]|« /u);
});

test('every language counts one and many', () => {
  for (const lang of LANGS) {
    const { about } = REPLAY[lang];
    expect(about.steps(1)).not.toBe(about.steps(2).replace('2', '1'));
  }
});
