// The score pad: the worked examples of the rules, and cards that no pad can hold.

import { describe, expect, test } from 'vitest';
import { tablee } from './run.ts';

const EXAMPLE = 'R3 R6 B8 B2 B4 B- B- Bx2 G0 G5 Y4 Y9 Y-';

interface Scored {
  readonly game: string;
  readonly rows: readonly { suit: string; value: number; cards: string[] }[];
  readonly plus: number;
  readonly minus: number;
  readonly sum: number;
}

const scored = async (args: readonly string[], stdin = ''): Promise<Scored> => {
  const { code, out, err } = await tablee(['score', '--json', ...args], { stdin });
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Scored;
};

describe('the pad', () => {
  test('[NB-34] gives 37, 13 and 24 for the worked example', async () => {
    const { rows, plus, minus, sum } = await scored(EXAMPLE.split(' '));
    expect(rows.map(({ suit, value }) => [suit, value])).toEqual([
      ['green', 0],
      ['red', 9],
      ['yellow', -13],
      ['blue', 28],
    ]);
    expect([plus, minus, sum]).toEqual([37, 13, 24]);
  });
  test('knows the chocolate by its suits: white 3 5 7 x2 and two minuses make 30', async () => {
    const { game, rows } = await scored(['W3 W5 W7 Wx2 W- W-']);
    expect(game).toBe('pas-de-bras');
    expect(rows[0]).toMatchObject({ suit: 'white', value: 30 });
  });
  test('reads standard input, lower case, commas and real minus signs', async () => {
    const lines = 'r3, r6\n\nB8 b2 b4 b− B- bX2\ng0 g5\r\ny4 y9 y-\n';
    expect(await scored([], lines)).toEqual(await scored([EXAMPLE]));
  });
  test.each([
    [
      'fr',
      '2 + 4 + 8 = 14, deux «\u00a0−\u00a0» s’annulent, ×2 → +28',
      /Plus +37\nMoins +13\nTotal +\+24\n$/,
    ],
    [
      'en',
      '2 + 4 + 8 = 14, two minus signs cancel, ×2 → +28',
      /Plus +37\nMinus +13\nTotal +\+24\n$/,
    ],
    [
      'de',
      '2 + 4 + 8 = 14, zwei Minus heben sich auf, ×2 → +28',
      /Spiel \+ +37\nSpiel − +13\nSumme +\+24\n$/,
    ],
  ])('shows the arithmetic of every row in %s', async (lang, words, sums) => {
    const { out } = await tablee(['score', EXAMPLE, '--lang', lang]);
    expect(out).toContain('3 + 6 = 9');
    expect(out).toContain(words);
    expect(out).toMatch(sums);
  });
});

test.each([
  [['R11'], '“R11” is no card'],
  [['Q3'], '“Q3” is no card'],
  [['R3', 'R3'], 'too many R3'],
  [['R-', 'R-', 'R-', 'R-'], 'too many R-'],
  [['R3', 'W3'], 'more than one game'],
  [['R3', '--game', 'pas-de-bras'], '“R3” is no card'],
  [
    ['R3', '--game', 'chicoree'],
    'chicoree has no score pad; there are nicht-die-bohne, pas-de-bras',
  ],
  [[], 'no cards to score'],
])('score %j ends with 2 and one line', async (args, message) => {
  const { code, out, err } = await tablee(['score', ...args]);
  expect(err).toContain(message);
  expect(err).toMatch(/^tablee: [^\n]+\n$/);
  expect(out).toBe('');
  expect(code).toBe(2);
});
