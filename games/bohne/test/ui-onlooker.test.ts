// The faces of bean bots: what a card does to a row shows, and nothing else does.
import { expect, test } from 'vitest';

import { cardOf, DOUBLE, MINUS, RULES, ZERO, type Event } from '@tablee/bohne/rules';
import { onlookerSuite } from '@tablee/ui/suites';
import { METAS } from '../meta.ts';
import { banterIn } from '../ui/banter/index.ts';
import { BeanOnlooker, type Remark } from '../ui/onlooker.ts';

const REMARKS: Readonly<Record<Remark, true>> = {
  hurt: true,
  emptied: true,
  gift: true,
  gain: true,
  saved: true,
  doubled: true,
};

onlookerSuite<Event, Remark>({
  rules: RULES['nicht-die-bohne'],
  meta: METAS['nicht-die-bohne'],
  seats: [3, 6],
  make: () => new BeanOnlooker(),
  remarks: Object.keys(REMARKS) as Remark[],
  load: banterIn,
});

test('one row, card by card: glad, cross, relieved, aghast', () => {
  const onlooker = new BeanOnlooker();
  onlooker.see([
    { kind: 'dealt', round: 0, seat: 0, count: 15, cards: null },
    { kind: 'dealt', round: 0, seat: 1, count: 15, cards: null },
  ]);
  const take = (rank: number): unknown =>
    onlooker.see([{ kind: 'took', seat: 1, from: 0, card: cardOf(2, rank), forced: false }])
      .reactions;
  expect(take(1), '0 → 2').toEqual([{ seat: 1, mood: 'calm' }]);
  expect(take(7), '2 → 10').toEqual([{ seat: 1, mood: 'glad', remark: 'gain' }]);
  expect(take(MINUS), '10 → −10').toEqual([
    { seat: 1, mood: 'startled', remark: 'hurt' },
    { seat: 0, mood: 'glad', remark: 'gift' },
  ]);
  expect(take(5), '−10 → −16').toEqual([
    { seat: 1, mood: 'cross', remark: 'hurt' },
    { seat: 0, mood: 'glad', remark: 'gift' },
  ]);
  expect(take(MINUS), '−16 → 16').toEqual([{ seat: 1, mood: 'glad', remark: 'saved' }]);
  expect(take(DOUBLE), '16 → 32').toEqual([{ seat: 1, mood: 'glad', remark: 'doubled' }]);
  expect(take(ZERO), '32 → 0').toEqual([
    { seat: 1, mood: 'startled', remark: 'emptied' },
    { seat: 0, mood: 'glad', remark: 'gift' },
  ]);
});
