// What the review page makes of figures: a sentence in every case and language, turning points, a chart, a
// picture, links, and swipes.
import { LANGS, personOf, type Lang } from '@tablee/kit';
import { isEven, THRESHOLDS, type Price, type Sum } from '@tablee/review';
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

/** A sum of which luck alone is known, give or take an error. */
function sumWith(luck: number, error = 0): Sum {
  const none = { start: 0, luck: 0, own: 0, others: 0, result: 0, adjusted: 0 };
  return { ...none, luck, error: { ...none, luck: error } };
}

function story(lang: Lang, costs: readonly number[], luck: number, me: number | null = 0): string {
  const prices = costs.map((cost) => ({
    cost,
    label: cost >= THRESHOLDS.blunder ? 'blunder' : cost > 0 ? 'mistake' : 'fine',
  })) as unknown as readonly Price[];
  const chance = sumWith(luck);
  const person = personOf(lang, ['Odette'], 0, me);
  return REVIEW[lang].story(storyOf({ prices, chance }, person, true));
}

describe('a game in one sentence', () => {
  test('says what choices cost and what the cards did', () => {
    const costs = [0.12, 0.06, 0];
    expect(story('fr', costs, 0.12)).toBe(
      'Deux choix t’ont coûté 18\u00a0% de chances\u00a0; les cartes t’ont souri\u00a0: +12\u00a0%.',
    );
    expect(story('en', costs, -0.12)).toBe(
      'Two choices cost you 18% in winning chances; the cards were against you: −12%.',
    );
    expect(story('de', costs, 0.001)).toBe(
      'Zwei Entscheidungen haben dich 18\u00a0% Gewinnchance gekostet; Glück spielte keine Rolle.',
    );
  });

  test('of somebody else has their name in it', () => {
    expect(story('fr', [0.06], -0.3, null)).toBe(
      'Un choix a coûté 6\u00a0% de chances à Odette\u00a0; les cartes ne lui ont pas souri\u00a0: −30\u00a0%.',
    );
    for (const lang of LANGS) expect(story(lang, [0.06], 0.1, null)).toContain('Odette');
    for (const lang of LANGS) expect(story(lang, [0.06], 0.1, 0)).not.toContain('Odette');
  });

  test('gives luck no figure where that is more than a whole chance', () => {
    for (const luck of [1.21, -1.21])
      for (const lang of LANGS) expect(story(lang, [0.06], luck)).not.toMatch(/121/);
    expect(story('fr', [0.06], 1.21)).toMatch(/les cartes t’ont souri\.$/);
  });

  test('tells no more than a whole chance, but the worst choice', () => {
    const costs = [0.6, 0.44];
    expect(story('fr', costs, 0)).toContain('t’ont coûté cher, le pire 60\u00a0% de chances');
    expect(story('fr', costs, 0, null)).toContain('coûté cher à Odette, le pire 60\u00a0%');
    for (const lang of LANGS) {
      expect(story(lang, costs, 0)).toContain('60');
      expect(story(lang, costs, 0)).not.toContain('104');
    }
  });

  test.each(LANGS)('gives no verdict in a first look that has found nothing yet, in %s', (lang) => {
    const known = { prices: [], chance: undefined };
    const first = REVIEW[lang].story(storyOf(known, personOf(lang, ['Odette'], 0), true));
    expect(first).not.toBe(story(lang, [], 0).replace(/;.*/, '.'));
    expect(first).toMatch(/Pour l’instant|so far|Bisher/);
  });

  test.each(LANGS)('says nothing of luck in a first look, which may turn round, in %s', (lang) => {
    const known = { prices: [], chance: undefined };
    const first = REVIEW[lang].story(storyOf(known, personOf(lang, ['Odette'], 0), true));
    expect(first).toMatch(/^[^;]*\p{L}\.$/u);
  });

  test.each(LANGS)('has words for every case in %s', (lang) => {
    const said = new Set<string>();
    for (const costs of [[], [0.06], [0.06, 0.06], Array.from({ length: 14 }, () => 0.06)])
      for (const luck of [-0.2, 0, 0.2])
        for (const me of [0, null]) said.add(story(lang, costs, luck, me));
    expect(said.size).toBe(24);
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|−0|\+0/);
    const open = storyOf({ prices: [], chance: sumWith(0) }, personOf(lang, ['Odette'], 0), false);
    expect(REVIEW[lang].story(open).length).toBeGreaterThan(story(lang, [], 0, null).length);
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
