// The score pad of the bean games as any tool can use it: cards as text in, the arithmetic of
// every row out.

import { fail, ok, problem, type ByLang, type Lang, type Problem, type Result } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import {
  addToRow,
  CARD_CODECS,
  cardOf,
  DOUBLE,
  hasDouble,
  hasZero,
  minusesIn,
  rankOf,
  rowCards,
  scoreRound,
  scoreRow,
  SUIT_COUNT,
  suitOf,
  SUITS,
  type Row,
  type SuitName,
} from '../rules/index.ts';
import { cards as de } from '../texts/cards.de.ts';
import { cards as en } from '../texts/cards.en.ts';
import { cards as fr } from '../texts/cards.fr.ts';
import type { CardTexts } from '../texts/types.ts';

/** Only the names of the suits: a pad has no use for anything else that is said. */
const CARDS: ByLang<CardTexts> = { fr, en, de };

export interface PadRow {
  /** The suit's English key, for programs, and its name, for people. */
  readonly suit: SuitName;
  readonly name: string;
  /** As the record spells them, the special ones first. */
  readonly cards: readonly string[];
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

/** [NB-34] */
export interface PadScore {
  /** One per suit, in the order of the record; a suit without cards is an empty row. */
  readonly rows: readonly PadRow[];
  readonly plus: number;
  readonly minus: number;
  readonly sum: number;
}

export type PadCode = 'pad-card' | 'pad-copies';

export interface ScorePad {
  /** The first letters of its cards, in the order of the rows. */
  readonly letters: readonly string[];
  score(cards: readonly string[]): Result<PadScore, Problem<PadCode>>;
}

export function scorePadOf(edition: Edition, lang: Lang): ScorePad {
  const { suits } = CARDS[lang];
  const codec = CARD_CODECS[edition];

  const padRow = (row: Row, suit: number): PadRow => {
    const key = SUITS[edition][suit]!;
    const cards = rowCards(suit, row);
    const ranks = cards.map((card) => rankOf(card));
    const { sum, sign, value } = scoreRow(row);
    return {
      suit: key,
      name: suits[key],
      cards: cards.map((card) => codec.format(card)),
      numbers: ranks.filter((rank) => rank < DOUBLE).map((rank) => rank + 1),
      sum,
      minuses: minusesIn(row),
      sign,
      double: hasDouble(row),
      zero: hasZero(row),
      value,
    };
  };

  return {
    letters: SUITS[edition].map((_, suit) => codec.format(cardOf(suit, 0)).charAt(0)),
    score(cards) {
      const rows: Row[] = new Array<Row>(SUIT_COUNT).fill(0);
      for (const text of cards) {
        const card = codec.parse(text);
        if (card === undefined) return fail(problem('pad-card', { text }));
        const suit = suitOf(card);
        const row = addToRow(rows[suit]!, card);
        if (row === undefined) return fail(problem('pad-copies', { text }));
        rows[suit] = row;
      }
      const { plus, minus, sum } = scoreRound(rows);
      return ok({ rows: rows.map(padRow), plus, minus, sum });
    },
  };
}
