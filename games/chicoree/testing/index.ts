// What only tests know of Chicorée: how to re-deal what a viewer must not know, where every card
// is, and what an onlooker would write down.

import { assert } from '@tablee/kit';
import type { Backstage, Trial } from '@tablee/kit/testing';
import { addDeck, readDeck } from '../decks/index.ts';
import { RULE_IDS, WHYS, type Event, type Move, type State } from '../rules/index.ts';
import { census } from './census.ts';
import { disguise } from './disguise.ts';
import { LANDMARKS, landmarks } from './landmarks.ts';
import { witness } from './witness.ts';

export { census } from './census.ts';
export { disguise } from './disguise.ts';

export const BACKSTAGE: Backstage<State, Move, Event> = {
  ruleIds: RULE_IDS,
  whys: WHYS,
  endReasons: ['chain', 'last', 'exhausted'],
  disguise,
  census,
  witness,
  landmarks: (_, told) => landmarks(told),
  landmarkNames: LANDMARKS,
};

/** So few cards that pile and discard run dry; to be made known before a table names it. */
export const TINY_DECK = {
  name: 'tiny',
  cards: {
    EGY: 1, MOI: 1,
    C1: 1, C2: 1, C3: 2, C4: 2, C5: 1, C6: 2, C7: 1,
    JOK: 1,
    MAL: 1, INC: 1, SUR: 1, VOG: 1, BLO: 1,
    D1: 1, D2: 1,
  },
}; // prettier-ignore

/** Makes the tiny deck known to this process. */
export function addTinyDeck(): void {
  const deck = readDeck(TINY_DECK);
  assert(deck.ok, 'a deck that can be played');
  addDeck(deck.value);
}

export const TRIALS: readonly Trial[] = [
  {
    game: 'chicoree',
    backstage: BACKSTAGE,
    prepare: addTinyDeck,
    tables: [
      { title: 'Chicorée by turns', seats: 3, options: { deck: 'tiny' }, isPrepared: true },
      {
        title: 'Chicorée, free for all',
        seats: 3,
        // A hammer slow enough to accept the bids of a slow client.
        options: { deck: 'tiny', auction: 'melee', hammer: '15' },
        hasBell: true,
        isPrepared: true,
      },
      { title: 'Chicorée, two players', seats: 2, options: {}, isLong: true },
      {
        title: 'Chicorée, a quick hammer',
        seats: 3,
        options: { auction: 'melee', hammer: '3' },
        hasBell: true,
        isLong: true,
      },
    ],
    never: 'bid 999',
    golden: {
      tables: [
        { seats: 2, options: { deck: 'tiny' } },
        { seats: 3, options: { deck: 'tiny', auction: 'melee' } },
        { seats: 4, options: { deck: 'tiny' } },
        { seats: 2, options: {} },
        { seats: 3, options: { bonus: '1' } },
        { seats: 3, options: { auction: 'melee', deck: 'atelier' } },
        { seats: 4, options: {} },
      ],
      games: 250,
      stepsMax: 260,
    },
  },
];
