// Why a row is worth what it is, as one line: « 2 + 4 + 8 = 14, deux « − » s’annulent, ×2 → +28 ».

import { figure, signed } from '@tablee/kit';
import type { PadRow } from '@tablee/registry';

/** What the line is made of, in one language and one edition. */
export interface RowWords {
  readonly noCards: string;
  readonly noNumbers: string;
  /** [NB-33] */
  readonly zero: string;
  /** [NB-31] For one, two or three of them. */
  minuses(count: number): string;
  /** [NB-32] */
  readonly double: string;
}

export function explainRow(row: PadRow, words: RowWords): string {
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

function sumOf({ numbers, sum }: PadRow, words: RowWords): string {
  if (numbers.length === 0) return words.noNumbers;
  return numbers.length === 1 ? figure(sum) : `${numbers.join(' + ')} = ${figure(sum)}`;
}
