// The count of a round as a show: what is seen of a row, and what the sum has come to, at every moment.
import { CARD_CODECS, rankOf, ROW_ADD, suitOf } from '@tablee/bohne/rules';
import { describe, expect, test } from 'vitest';

import { stageAt, sumAt, twistOf } from '../ui/count.ts';
import { rowInfo, type RowInfo } from '../ui/rows.ts';
import { cards } from './table-setting.ts';

const rowOf = (text: string): RowInfo => {
  const all = cards(text).map((card) => CARD_CODECS['nicht-die-bohne'].parse(card)!);
  return rowInfo(
    suitOf(all[0]!),
    all.reduce((row, card) => row + ROW_ADD[rankOf(card)]!, 0),
  );
};

describe('the count', () => {
  test.each([
    ['G2 G4', 'none'],
    ['G- G4', 'turn'],
    ['G- G- G4', 'none'],
    ['Gx2 G4', 'double'],
    ['Gx2 G- G4', 'double'],
    ['G0 Gx2 G- G4', 'zero'],
    ['G0', 'none'],
  ])('%s: %s', (row, twist) => {
    expect(twistOf(rowOf(row))).toBe(twist);
  });

  test('begins with everything face down and ends with the sum, every row turned on the way', () => {
    const rows = [rowOf('G- G9'), rowOf('Rx2 R7'), rowOf('Y0 Y5'), rowOf('B4')];
    const sum = rows.reduce((all, { value }) => all + value, 0);
    for (const seats of [3, 6])
      for (let seat = 0; seat < seats; seat++) {
        const seen = new Set<string>();
        const sums: number[] = [];
        for (let i = 0; i <= 100; i++) {
          for (const { suit } of rows) seen.add(`${suit} ${stageAt(i / 100, suit, seat, seats)}`);
          sums.push(sumAt(i / 100, rows, seat, seats));
        }
        expect(seen.size).toBe(4 * 3);
        expect([sums[0], sums.at(-1)]).toEqual([0, sum]);
        expect(new Set(sums).size).toBeGreaterThan(4);
      }
  });

  test('a sum never shows more of a row than is turned up', () => {
    const rows = [rowOf('G10')];
    expect(sumAt(0.05, rows, 0, 3)).toBe(0);
    expect(stageAt(0.05, 0, 0, 3)).toBe('counted');
  });
});
