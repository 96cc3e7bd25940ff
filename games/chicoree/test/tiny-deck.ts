// Makes the tests' tiny deck known, so that tables can name it.
import { addDeck, readDeck } from '../decks/index.ts';
import { TINY_DECK } from '../testing/index.ts';

export function addTinyDeck(): void {
  const deck = readDeck(TINY_DECK);
  if (!deck.ok || !addDeck(deck.value).ok) throw new Error('the tiny deck is a deck');
}
