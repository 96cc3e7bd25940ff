// The decks that come with the game, as plain data.

/** [CH-06] Our deck, chosen by simulation; RULES.md has the figures. */
export const TABLEE = {
  name: 'tablee',
  cards: {
    EGY: 5, GRE: 4, MOI: 3,
    C1: 7, C2: 7, C3: 8, C4: 9, C5: 7, C6: 5, C7: 3,
    JOK: 2,
    MAL: 2, ORA: 2, PLU: 2, INC: 3, SUR: 5, CAF: 4,
    VOG: 3, BLO: 3, SAN: 3,
    D1: 2, D2: 5, D3: 6, D4: 6, D5: 4,
  },
}; // prettier-ignore

/** The same deck with two more jokers and no destroying cards: gentler, for a first game. */
export const ATELIER = {
  name: 'atelier',
  cards: { ...TABLEE.cards, JOK: 4, MAL: 0, ORA: 0, PLU: 0, INC: 0 },
};
