// Why a row is worth what it is, as one line: « 2 + 4 + 8 = 14, deux « − » s’annulent, ×2 → +28 ».

import { figure, signed, type PadRow, type ScorePad } from '@tablee/kit';
import {
  DOUBLE,
  hasDouble,
  hasZero,
  minusesIn,
  rankOf,
  rowCards,
  scoreRow,
  type Row,
  type SuitName,
} from '../rules/index.ts';

/** What there is to say about a row of any suit. */
export interface RowFacts {
  /** [NB-30] The numbers, ascending, and what they add up to. */
  readonly numbers: readonly number[];
  readonly sum: number;
  /** [NB-31] How many `-` there are, and the sign they give. */
  readonly minuses: number;
  readonly sign: 1 | -1;
  /** [NB-32] [NB-33] */
  readonly double: boolean;
  readonly zero: boolean;
  readonly value: number;
}

export function factsOf(row: Row): RowFacts {
  const ranks = rowCards(0, row).map((card) => rankOf(card));
  const { sum, sign, value } = scoreRow(row);
  return {
    numbers: ranks.filter((rank) => rank < DOUBLE).map((rank) => rank + 1),
    sum,
    minuses: minusesIn(row),
    sign,
    double: hasDouble(row),
    zero: hasZero(row),
    value,
  };
}

export interface BeanRow extends PadRow, RowFacts {
  /** The suit's English key, for programs. */
  readonly suit: SuitName;
}

/** What the line is made of: signs, or words in one language and one edition. */
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

export interface PadWords extends RowWords {
  readonly columns: ScorePad['columns'];
  noCard(text: string): string;
  /** [NB-01] */
  tooMany(text: string): string;
}

export function explainRow(
  row: RowFacts & { readonly cards: readonly unknown[] },
  words: RowWords,
): string {
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

function sumOf({ numbers, sum }: RowFacts, words: RowWords): string {
  if (numbers.length === 0) return words.noNumbers;
  return numbers.length === 1 ? figure(sum) : `${numbers.join(' + ')} = ${figure(sum)}`;
}
