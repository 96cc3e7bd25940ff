// Decks as data: ours, others that can be named, and the check every deck passes before play.

import { fail, ok, problem, type Card, type Problem, type Result } from '@tablee/kit';
import { CODES, cardCodec, chainCard, isStart, KINDS } from './cards.ts';
import { ATELIER, TABLEE } from './built-in.ts';
import { nameDeck } from './names.ts';

export interface Deck {
  readonly name: string;
  /** Copies per kind of card, in the order of the card list. */
  readonly copies: readonly number[];
  /** All cards, in the order of the card list. */
  readonly cards: readonly Card[];
}

/** More than any sensible deck has; it keeps a mistyped number from filling the memory. */
const DECK_MAX = 250;

export type DeckCode =
  | 'deck-shape'
  | 'deck-name'
  | 'deck-name-taken'
  | 'deck-card-unknown'
  | 'deck-copies'
  | 'deck-too-large'
  | 'deck-chain-missing'
  | 'deck-start-missing';

/** Reads `{ "name": "…", "cards": { "EGY": 5, … } }` and checks that a game can end with it. */
export function readDeck(data: unknown): Result<Deck, Problem<DeckCode>> {
  if (!isObject(data) || !isObject(data['cards'])) return fail(problem('deck-shape'));
  const { name } = data;
  if (typeof name !== 'string' || !/^[a-z0-9][a-z0-9-]{0,30}$/.test(name))
    return fail(problem('deck-name', { name: typeof name === 'string' ? name : '?' }));
  const copies = new Array<number>(KINDS).fill(0);
  for (const [code, count] of Object.entries(data['cards'])) {
    const card = cardCodec.parse(code);
    if (card === undefined)
      return fail(problem('deck-card-unknown', { code, known: CODES.join(' ') }));
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0)
      return fail(problem('deck-copies', { code }));
    copies[card] = count;
  }
  const size = copies.reduce((sum, count) => sum + count, 0);
  if (size > DECK_MAX) return fail(problem('deck-too-large', { size, max: DECK_MAX }));
  for (let number = 1; number <= 7; number++)
    if (copies[chainCard(number)] === 0) return fail(problem('deck-chain-missing', { number }));
  if (!copies.some((count, card) => count > 0 && isStart(card)))
    return fail(problem('deck-start-missing'));
  const cards = copies.flatMap((count, card) => new Array<Card>(count).fill(card));
  return ok({ name, copies, cards });
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const decks = new Map<string, Deck>();

/** Makes a deck known by its name, for tables and records of this process. */
export function addDeck(deck: Deck): Result<Deck, Problem<DeckCode>> {
  const taken = decks.get(deck.name);
  if (taken !== undefined && taken.copies.join() !== deck.copies.join())
    return fail(problem('deck-name-taken', { name: deck.name }));
  decks.set(deck.name, deck);
  nameDeck(deck.name);
  return ok(deck);
}

export const deckNamed = (name: string): Deck | undefined => decks.get(name);

const BUILT_IN = [TABLEE, ATELIER];

/** A deck that was added, as `readDeck` reads it; every thread knows the others. */
export function addedDeck(name: string): unknown {
  const deck = decks.get(name);
  if (deck === undefined || BUILT_IN.some((data) => data.name === name)) return undefined;
  return { name, cards: Object.fromEntries(CODES.map((code, i) => [code, deck.copies[i]!])) };
}

for (const data of BUILT_IN) {
  const deck = readDeck(data);
  if (!deck.ok) throw new Error(`built-in deck ${data.name}: ${deck.error.code}`);
  addDeck(deck.value);
}
