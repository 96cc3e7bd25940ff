// The sixty cards as keys of the pad, fifteen per suit, and the holder of each in a round.

import type { Card } from '@tablee/kit';
import {
  addToRow,
  DECK,
  MINUS,
  minusesIn,
  rankOf,
  ROW_ADD,
  rowCards,
  SUIT_COUNT,
  suitOf,
  type Row,
} from '../../rules/index.ts';
import { withEntry, type Entry, type Rows, type Sheet } from './sheet.ts';

/** The ranks of a suit's cards, in the order of the keypad. [NB-01] */
export const KEYS: readonly number[] = DECK.filter((card) => suitOf(card) === 0).map(rankOf);
const MINUSES = KEYS.filter((rank) => rank === MINUS).length;

export const isMinus = (key: number): boolean => KEYS[key] === MINUS;
/** Of the keys for equal `-` which one it is, from 0. */
export const whichMinus = (key: number): number => key - KEYS.indexOf(MINUS);

export const NO_CARDS: Rows = new Array<Row>(SUIT_COUNT).fill(0);

const cardsIn = (rows: Rows): Card[] => rows.flatMap((row, suit) => rowCards(suit, row));
export const countCards = (rows: Rows): number => cardsIn(rows).length;

/** Equal `-` fill their keys from the first on. */
export const has = (row: Row, key: number): boolean =>
  isMinus(key) ? whichMinus(key) < minusesIn(row) : (row & ROW_ADD[KEYS[key]!]!) !== 0;

/** With the card of a key, or without it (`by` is −1). */
const changed = (rows: Rows, suit: number, key: number, by: 1 | -1): Rows =>
  rows.with(suit, rows[suit]! + by * ROW_ADD[KEYS[key]!]!);

/** Puts a card into a row, or takes it out again. */
export const toggled = (rows: Rows, suit: number, key: number): Rows =>
  changed(rows, suit, key, has(rows[suit]!, key) ? -1 : 1);

export function rowsOf(sheet: Sheet, round: number, player: number): Rows {
  const entry = sheet.entries[round]?.[player];
  return entry?.kind === 'cards' ? entry.rows : NO_CARDS;
}

/** [NB-11] [NB-25] Every player ends a round with as many cards as were dealt to that player. */
export const handSize = (players: number): number => DECK.length / players;

const othersThan = (sheet: Sheet, player: number): number[] =>
  sheet.names.map((_, other) => other).filter((other) => other !== player);

/** The other player with the card of a key in this round, or null. */
export function holderOf(
  sheet: Sheet,
  round: number,
  player: number,
  suit: number,
  key: number,
): number | null {
  const others = othersThan(sheet, player);
  const rowOf = (other: number): Row => rowsOf(sheet, round, other)[suit]!;
  if (!isMinus(key)) return others.find((other) => has(rowOf(other), key)) ?? null;
  // The player's own `-` stand first, those of the others last.
  const holders = others.flatMap((other) => new Array<number>(minusesIn(rowOf(other))).fill(other));
  return holders[MINUSES - 1 - whichMinus(key)] ?? null;
}

/** Moves a card from one player's row to another's. */
export function moved(
  sheet: Sheet,
  round: number,
  from: number,
  to: number,
  suit: number,
  key: number,
): Sheet {
  const entry = (player: number, by: 1 | -1): Entry => ({
    kind: 'cards',
    rows: changed(rowsOf(sheet, round, player), suit, key, by),
  });
  return withEntry(withEntry(sheet, round, from, entry(from, -1)), round, to, entry(to, 1));
}

/** The cards of several people as one; undefined where one of them would be in two places. */
function together(hands: readonly Rows[]): Rows | undefined {
  let rows = NO_CARDS;
  for (const card of hands.flatMap(cardsIn)) {
    const row = addToRow(rows[suitOf(card)]!, card);
    if (row === undefined) return undefined;
    rows = rows.with(suitOf(card), row);
  }
  return rows;
}

/** Whether no card of a round is in two places. */
export const isDealable = (hands: readonly Rows[]): boolean => together(hands) !== undefined;

/** What is left for a player when the cards of all others are entered; null otherwise. */
export function restFor(sheet: Sheet, round: number, player: number): Rows | null {
  const hands = othersThan(sheet, player).map((other) => rowsOf(sheet, round, other));
  const size = handSize(sheet.names.length);
  const taken = hands.every((rows) => countCards(rows) === size) ? together(hands) : undefined;
  if (taken === undefined) return null;
  const whole = KEYS.reduce((row, rank) => row + ROW_ADD[rank]!, 0);
  return taken.map((row) => whole - row);
}
