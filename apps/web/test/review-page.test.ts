// What the review page makes of figures: a sentence in every case and language, turning points, a chart, a
// picture, links, and swipes.
import { LANGS, personOf, type Lang } from '@tablee/kit';
import { isEven, type Price, type Sum } from '@tablee/review';
import { describe, expect, test } from 'vitest';

import { fragmentOf, gameIn, pack, placeIn, unpack } from '../src/replay/link.ts';
import { swipeOf } from '../src/replay/swipe.ts';
import { pathOf, scaleFor } from '../src/review/chart.ts';
import { numbersIn } from '../src/review/numbers.ts';
import { pictureOf } from '../src/review/picture.ts';
import { storyOf } from '../src/review/story.ts';
import { REVIEW } from '../src/review/texts/index.ts';
import { turnsOf, type Values } from '../src/review/values.ts';
import { playedRecord } from './replay-records.ts';

interface Figures {
  /** In winning chance and in points; its error is the same in both. */
  readonly own?: readonly [chance: number, score: number];
  readonly luck?: readonly [chance: number, score: number];
  readonly error?: number;
}

const sumOf = (own: number, luck: number, error: number): Sum => {
  const parts = { start: 0, luck, own, others: 0, result: 0, adjusted: 0 };
  return { ...parts, error: { ...parts, luck: error, own: error } };
};

const telling = (lang: Lang, me: number | null, isOver = true) => ({
  person: personOf(lang, ['Odette'], 0, me),
  isOver,
  numbers: numbersIn(lang),
  unitOf: REVIEW[lang].sums.points,
});

function story(
  lang: Lang,
  { own = [0, 0], luck = [0, 0], error = 0.001 }: Figures,
  { me = 0, costs = [] }: { me?: number | null; costs?: readonly number[] } = {},
): string {
  const prices = costs.map((cost) => ({ cost, label: 'mistake' })) as unknown as readonly Price[];
  const chance = sumOf(own[0], luck[0], error);
  const score = sumOf(own[1], luck[1], error);
  return REVIEW[lang].story(storyOf({ prices, chance, score }, telling(lang, me)));
}

describe('a game in one sentence', () => {
  test('tells what the table has of one’s choices and of the cards', () => {
    const both = { own: [-0.15, -9], luck: [0.12, 4] } as const;
    expect(story('fr', both)).toBe(
      'Tes choix t’ont coûté 15,0\u00a0% de chances\u00a0; les cartes t’ont apporté 12,0\u00a0% de chances.',
    );
    expect(story('en', { ...both, error: 0.01 })).toBe(
      'Your choices cost you 15% in winning chances; the cards gave you 12% in winning chances.',
    );
    expect(story('de', { own: [0.15, 9], luck: [0.0001, 0] })).toBe(
      'Deine Züge haben dir 15,0\u00a0% Gewinnchance eingebracht; die Karten haben kaum etwas verändert.',
    );
  });

  test('speaks of points where the race was lost at any rate', () => {
    const lost = { own: [-0.024, -26.8], luck: [-0.218, -10.3], error: 0.6 } as const;
    const chance = sumOf(lost.own[0], lost.luck[0], 0.01);
    const score = sumOf(lost.own[1], lost.luck[1], lost.error);
    const said = LANGS.map((lang) =>
      REVIEW[lang].story(storyOf({ prices: [], chance, score }, telling(lang, 0))),
    );
    expect(said).toEqual([
      'Tes choix t’ont coûté 27 points, les cartes 10.',
      'Your choices cost you 27 points, the cards 10.',
      'Deine Züge haben dich 27 Punkte gekostet, die Karten 10.',
    ]);
  });

  test('leaves out what is too close to tell, and says how many choices cost much', () => {
    const costs = [0.12, 0.06];
    const chance = sumOf(-0.05, 0.3, 0.1);
    const score = sumOf(-2, 9, 3);
    const prices = costs.map((cost) => ({ cost, label: 'mistake' })) as unknown as Price[];
    const said = REVIEW.en.story(storyOf({ prices, chance, score }, telling('en', 0)));
    expect(said).toBe('Two choices cost you dearly; the cards gave you 30% in winning chances.');
  });

  test('of somebody else has their name in it', () => {
    expect(story('fr', { own: [-0.06, -1], luck: [-0.3, -4] }, { me: null })).toBe(
      'Les choix d’Odette lui ont coûté 6,0\u00a0% de chances, les cartes 30,0\u00a0%.',
    );
    const both = { own: [0.06, 1], luck: [0.1, 1] } as const;
    for (const lang of LANGS) expect(story(lang, both, { me: null })).toContain('Odette');
    for (const lang of LANGS) expect(story(lang, both)).not.toContain('Odette');
  });

  test('gives luck no figure where that is more than a whole chance', () => {
    for (const luck of [1.21, -1.21])
      for (const lang of LANGS)
        expect(story(lang, { own: [0.06, 1], luck: [luck, 9] })).not.toMatch(/121/);
  });

  test.each(LANGS)('gives no verdict and no figure in a first look, in %s', (lang) => {
    const first = (costs: readonly number[]): string => {
      const prices = costs.map((cost) => ({ cost, label: 'mistake' })) as unknown as Price[];
      const known = { prices, chance: undefined, score: undefined };
      return REVIEW[lang].story(storyOf(known, telling(lang, 0)));
    };
    for (const costs of [[], [0.12], [0.12, 0.06]]) {
      expect(first(costs)).toMatch(/Pour l’instant|so far|So far|Bisher/);
      expect(first(costs)).toMatch(/^[^;\d]*\p{L}\.$/u);
    }
  });

  test.each(LANGS)('has words for every case in %s', (lang) => {
    const said = new Set<string>();
    for (const own of [-0.2, 0, 0.2])
      for (const luck of [-0.3, 0, 0.3])
        for (const me of [0, null])
          said.add(story(lang, { own: [own, 0], luck: [luck, 0] }, { me }));
    expect(said.size).toBe(18);
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|[−+]/);
    const known = { prices: [], chance: sumOf(0, 0, 0), score: sumOf(0, 0, 0) };
    const open = REVIEW[lang].story(storyOf(known, telling(lang, 0, false)));
    expect(open.length).toBeGreaterThan(story(lang, {}).length);
  });
});

test('two moves are worth the same where their difference may be chance, or is no figure', () => {
  expect(isEven({ cost: 0.02, error: 0.008 })).toBe(true);
  expect(isEven({ cost: 0.021, error: 0.008 })).toBe(false);
  expect(isEven({ cost: 0.004, error: 0.0001 })).toBe(true);
  expect(isEven({ cost: 0.005, error: 0.0001 })).toBe(false);
});

const worth = (...chances: number[]) => chances.map((chance) => ({ chance, score: 10 * chance }));

describe('turning points', () => {
  test('are the steps that changed somebody’s chance most, in their order', () => {
    const values: Values = [
      worth(0.5, 0.5),
      worth(0.55, 0.45),
      worth(0.25, 0.75),
      worth(0.25, 0.75),
      worth(1, 0),
    ];
    const turns = turnsOf(values);
    expect(turns.map(({ step }) => step)).toEqual([1, 3]);
    expect(turns[1]!.change).toBeCloseTo(0.75);
  });

  test('are few, and none where nothing is known', () => {
    const swings = Array.from({ length: 20 }, (_, i) => worth(i % 2, 1 - (i % 2)));
    expect(turnsOf(swings)).toHaveLength(5);
    expect(turnsOf([worth(0, 1), undefined, worth(1, 0)])).toEqual([]);
  });
});

describe('the chart', () => {
  const area = { left: 10, top: 20, width: 100, height: 50 };

  test('has chances from nothing to all, over the steps', () => {
    const values: Values = [worth(0, 1), undefined, worth(1, 0)];
    const scale = scaleFor(values, 'chance', area);
    expect([scale.x(0), scale.x(2), scale.y(0), scale.y(1)]).toEqual([10, 110, 70, 20]);
    // What is not known yet is left out.
    expect(pathOf(values, 0, 'chance', scale)).toBe('M10 70L110 20');
    expect(pathOf([undefined], 0, 'chance', scale)).toBe('');
  });

  test('has room for every score, also below nothing', () => {
    const values: Values = [[{ chance: 0, score: -37 }], [{ chance: 0, score: 112 }]];
    const { y, ticks } = scaleFor(values, 'score', area);
    expect(ticks[0]).toBeLessThanOrEqual(-37);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(112);
    expect(ticks.length).toBeLessThan(8);
    for (const score of [-37, 112]) {
      expect(y(score)).toBeGreaterThanOrEqual(20);
      expect(y(score)).toBeLessThanOrEqual(70);
    }
    expect(scaleFor([], 'score', area).ticks.length).toBeGreaterThan(1);
  });

  test('is a picture whose words cannot break it', () => {
    const plan = {
      title: 'Tom & <Jerry>',
      story: 'Two choices cost you 18 points; the cards were kind to you: +12.',
      names: ['"A" <b>', 'B'],
      values: [worth(0.5, 0.5), worth(1, 0)],
      turns: turnsOf([worth(0.5, 0.5), worth(1, 0)]),
      percent: (value: number) => `${value}%`,
    };
    const { svg } = pictureOf(plan);
    expect(svg).toContain('Tom &amp; &lt;Jerry>');
    expect(svg).not.toMatch(/<b>|<Jerry|NaN|undefined/);
    expect(svg.match(/<path /g)).toHaveLength(2);
    expect(svg.match(/<circle /g)).toHaveLength(1);
  });
});

describe('a link to a moment', () => {
  test('brings the game with it, and leads to the step and the eyes', async () => {
    const record = await playedRecord('chicoree', 3);
    const fragment = fragmentOf({ at: 12, eyes: 1 }, await pack(record));
    expect(fragment.length).toBeLessThan(record.length);
    expect(fragment).toMatch(/^#[\w=&-]+$/);
    expect(placeIn(fragment)).toEqual({ at: 12, eyes: 1 });
    const game = await unpack(gameIn(fragment)!);
    expect(game).toEqual({ ok: true, value: record });
  });

  test('may name the game by its address alone', () => {
    const fragment = fragmentOf({ at: 0, eyes: 'whole' });
    expect(gameIn(fragment)).toBeUndefined();
    expect(placeIn(fragment)).toEqual({ at: 0, eyes: 'whole' });
    for (const odd of ['', '#', '#at=', '#at=-1', '#at=1e9x', '#review-turns'])
      expect(placeIn(odd)).toBeUndefined();
  });

  test('that was cut off or damaged is refused with a reason', async () => {
    const packed = await pack(await playedRecord('nicht-die-bohne', 3));
    for (const length of [0, 1, 9, packed.length / 2, packed.length - 1])
      expect(await unpack(packed.slice(0, length))).toMatchObject({ ok: false });
    for (const odd of ['!!!', 'AAAA', packed.replace(/.{40}$/, 'A'.repeat(40))])
      expect(await unpack(odd)).toMatchObject({ ok: false });
  });

  test('that would unpack to something huge is refused before it does', async () => {
    const huge = await pack('a'.repeat(40 * 2 ** 20));
    expect(await unpack(huge)).toMatchObject({ ok: false, error: { code: 'file-too-large' } });
  });
});

describe('a swipe', () => {
  const from = { x: 200, y: 300 };
  test.each([
    ['to the left', { x: 100, y: 310 }, 'forward'],
    ['to the right', { x: 290, y: 290 }, 'back'],
    ['that scrolls', { x: 140, y: 380 }, undefined],
    ['that is a tap', { x: 190, y: 300 }, undefined],
  ])('%s', (_, to, way) => {
    expect(swipeOf(from, to)).toBe(way);
  });
});

test('numbers have a real minus sign, and nothing has no sign', () => {
  expect(numbersIn('fr').decimal(-1.25)).toBe('−1,2');
  expect(numbersIn('en').change(3.14)).toBe('+3.1');
  expect(numbersIn('de').change(-0.04)).toBe('0,0');
});
