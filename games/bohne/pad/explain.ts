// Why a row is worth what it is, as one line: « 2 + 4 + 8 = 14, deux « − » s’annulent, ×2 → +28 ».

import { figure, signed, type PadRow, type ScorePad } from '@tablee/kit';
import type { SuitName } from '../rules/index.ts';

export interface BeanRow extends PadRow {
  /** The suit's English key, for programs. */
  readonly suit: SuitName;
  /** [NB-30] The numbers, ascending, and what they add up to. */
  readonly numbers: readonly number[];
  readonly sum: number;
  /** [NB-31] How many `-` there are, and the sign they give. */
  readonly minuses: number;
  readonly sign: 1 | -1;
  /** [NB-32] [NB-33] */
  readonly double: boolean;
  readonly zero: boolean;
}

/** What the line is made of, in one language and one edition. */
export interface PadWords {
  readonly columns: ScorePad['columns'];
  readonly noCards: string;
  readonly noNumbers: string;
  /** [NB-33] */
  readonly zero: string;
  /** [NB-31] For one, two or three of them. */
  minuses(count: number): string;
  /** [NB-32] */
  readonly double: string;
  noCard(text: string): string;
  /** [NB-01] */
  tooMany(text: string): string;
}

export function explainRow(row: BeanRow, words: PadWords): string {
  if (row.cards.length === 0) return words.noCards;
  if (row.zero) return `${words.zero} → 0`;
  const steps = [sumOf(row, words)];
  // Signs over no numbers change nothing, so they need no words.
  if (row.numbers.length > 0) {
    if (row.minuses > 0) steps.push(words.minuses(row.minuses));
    if (row.double) steps.push(words.double);
  }
  return `${steps.join(', ')} → ${signed(row.value)}`;
}

function sumOf({ numbers, sum }: BeanRow, words: PadWords): string {
  if (numbers.length === 0) return words.noNumbers;
  return numbers.length === 1 ? figure(sum) : `${numbers.join(' + ')} = ${figure(sum)}`;
}
