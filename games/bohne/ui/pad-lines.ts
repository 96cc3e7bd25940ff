// The pad of the box as lines: per round what was won, what was lost and their difference, at the end
// the totals. Seats are the columns.

import { signed } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import type { Sheet } from '../rules/index.ts';
import type { UiTexts } from './texts/fr.ts';

export interface PadLine {
  readonly kind: 'plus' | 'minus' | 'sum' | 'total';
  /** Which round, from 0; −1 for the totals. */
  readonly round: number;
  readonly head: string;
  /** As it is written, per seat. */
  readonly cells: readonly string[];
  /** The seats with the most points of the line. */
  readonly best: readonly number[];
}

/** The bean box prints its pad in German, whatever language is spoken at the table. */
const BEAN_HEADS = { plus: 'Spiel +', minus: 'Spiel −', sum: 'Summe' } as const;

export function padLines(sheet: Sheet, edition: Edition, { score }: UiTexts): readonly PadLine[] {
  const heads = edition === 'nicht-die-bohne' ? BEAN_HEADS : score;
  const lines = sheet.rounds.flatMap((scores, round): PadLine[] => {
    const sums = scores.map(({ sum }) => sum);
    return [
      {
        kind: 'plus',
        round,
        head: heads.plus,
        cells: scores.map(({ plus }) => String(plus)),
        best: [],
      },
      {
        kind: 'minus',
        round,
        head: heads.minus,
        cells: scores.map(({ minus }) => String(minus)),
        best: [],
      },
      { kind: 'sum', round, head: heads.sum, cells: sums.map(signed), best: bestOf(sums) },
    ];
  });
  const { totals } = sheet;
  return [
    ...lines,
    {
      kind: 'total',
      round: -1,
      head: score.total,
      cells: totals.map(signed),
      best: bestOf(totals),
    },
  ];
}

function bestOf(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return points.flatMap((value, seat) => (value === most ? [seat] : []));
}
