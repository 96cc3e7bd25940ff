// What the decks are called, apart from their cards: enough to list the game and set up a table.

const names = new Set(['tablee', 'atelier']);

export const deckNames = (): readonly string[] => [...names];

/** Registers a custom deck, so that tables can use it from now on. */
export const nameDeck = (name: string): void => void names.add(name);
