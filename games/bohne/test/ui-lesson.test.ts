// The bean lessons: the prepared game is a sound one, every move that the voice asks for is the
// learner's to make, and what the voice says of rows and points is true.
import { EDITIONS, METAS, type Edition } from '@tablee/bohne/meta';
import { CARD_CODECS, ROW_VALUE, RULES } from '@tablee/bohne/rules';
import { lessonOf } from '@tablee/bohne/ui/lesson/index.ts';
import { LANGS, type Refusal, type Seat } from '@tablee/kit';
import { lessonSuite } from '@tablee/kit/suites';
import { describe, expect, test } from 'vitest';

describe.each(EDITIONS)('the lesson of %s', (edition) => {
  const rules = RULES[edition];
  const { seat } = lessonOf(edition, 'fr');
  const stops = lessonSuite({
    rules,
    meta: METAS[edition],
    lessonOf: (lang) => lessonOf(edition, lang),
    moves: 7,
  });

  test('has its own words', () => {
    for (const lang of LANGS) {
      const other = EDITIONS.find((each) => each !== edition)!;
      const says = (of: Edition) => lessonOf(of, lang).beats.map(({ say }) => say);
      const same = says(edition).filter((say) => says(other).includes(say));
      // How a preview is called up is the same in both boxes.
      expect(same.length).toBeLessThanOrEqual(1);
    }
  });

  /** The value of the first, second, … row of a seat. */
  const row = (step: number, of: Seat, suit: number): number =>
    ROW_VALUE[stops[step]!.state.row(0, of, suit)]!;

  test('tells the truth about the rows', () => {
    const [green, red, yellow] = [0, 1, 2];
    expect([4, 9, 12, 17].map((step) => row(step, seat, red))).toEqual([9, -9, 9, 18]);
    expect([6, 9].map((step) => row(step, 1, yellow))).toEqual([6, -6]);
    expect([9, 14].map((step) => row(step, 2, green))).toEqual([11, 0]);
    const points = [0, 1, 2, 3].map((of) => stops.at(-1)!.state.points(0, of));
    expect(points).toEqual([18, 10, 8, 7]);
  });

  test('sends the learner to try what the rules refuse', () => {
    const refusal = (step: number, from: Seat): Refusal | undefined =>
      rules.check(stops[step]!.state, seat, { kind: 'take', seat: from });
    expect(refusal(3, seat)).toMatchObject({ rule: 'NB-22', why: 'own-card' });
    expect(refusal(16, 2)).toMatchObject({ rule: 'NB-23', why: 'under-the-marker' });
  });
});

test('both boxes play the same game with their own cards', () => {
  const [bean, chocolate] = EDITIONS.map((edition) => {
    const cards = /(?<=^chance ).*$/m.exec(lessonOf(edition, 'en').record)![0].split(' ');
    return cards.map((card) => CARD_CODECS[edition].parse(card));
  });
  expect(bean).toEqual(chocolate);
  expect(bean).not.toContain(undefined);
});
