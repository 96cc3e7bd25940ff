// The score pad of the bean games as any tool can use it: cards as text in, the arithmetic of
// every row out.

import {
  fail,
  ok,
  printable,
  type ByLang,
  type Card,
  type Lang,
  type PadScore,
  type ScorePad,
} from '@tablee/kit';
import type { Edition } from '../meta.ts';
import {
  addToRow,
  CARD_CODECS,
  cardOf,
  rowCards,
  scoreRound,
  SUIT_COUNT,
  suitOf,
  SUITS,
  type Row,
} from '../rules/index.ts';
import { cardName } from '../texts/names.ts';
import { cards as de } from '../texts/suits.de.ts';
import { cards as en } from '../texts/suits.en.ts';
import { cards as fr } from '../texts/suits.fr.ts';
import type { CardTexts } from '../texts/types.ts';
import { explainRow, factsOf, type BeanRow, type PadWords } from './explain.ts';
import { words as deWords } from './words.de.ts';
import { words as enWords } from './words.en.ts';
import { words as frWords } from './words.fr.ts';

/** Only the names of the cards: a pad has no use for anything else that is said at a table. */
const CARDS: ByLang<CardTexts> = { fr, en, de };
const WORDS: ByLang<Readonly<Record<Edition, PadWords>>> = {
  fr: frWords,
  en: enWords,
  de: deWords,
};

export interface BeanPad extends ScorePad<BeanRow> {
  /** A card by itself, as the table calls it. */
  cardName(card: Card): string;
  /** One row per suit, in the order of the record. */
  scoreRows(rows: readonly Row[]): PadScore<BeanRow>;
}

/** In strengthened colours a suit is called by its shape. */
export function scorePadOf(edition: Edition, lang: Lang, byShape = false): BeanPad {
  const suits = CARDS[lang][byShape ? 'shapes' : 'suits'];
  const words = WORDS[lang][edition];
  const codec = CARD_CODECS[edition];

  const padRow = (row: Row, suit: number): BeanRow => {
    const key = SUITS[edition][suit]!;
    const cards = rowCards(suit, row).map((card) => codec.format(card));
    return { suit: key, name: suits[key], cards, ...factsOf(row) };
  };

  const scoreRows = (rows: readonly Row[]): PadScore<BeanRow> => {
    const { plus, minus, sum } = scoreRound(rows);
    return { rows: rows.map(padRow), plus, minus, sum };
  };

  return {
    columns: words.columns,
    cardName: (card) => cardName(CARDS[lang], edition, 'bare', card, byShape),
    explain: (row) => explainRow(row, words),
    letters: SUITS[edition].map((_, suit) => codec.format(cardOf(suit, 0)).charAt(0)),
    score(cards) {
      const rows: Row[] = new Array<Row>(SUIT_COUNT).fill(0);
      for (const text of cards) {
        const card = codec.parse(text);
        if (card === undefined) return fail(words.noCard(printable(text)));
        const suit = suitOf(card);
        const row = addToRow(rows[suit]!, card);
        if (row === undefined) return fail(words.tooMany(printable(text)));
        rows[suit] = row;
      }
      return ok(scoreRows(rows));
    },
    scoreRows,
  };
}
