// The deal: all sixty cards, once per round.

import { assert, type Card, type Refusal, type Tell } from '@tablee/kit';
import { DECK, DECK_COPIES } from './cards.ts';
import type { Event } from './moves.ts';
import { refuse } from './refuse.ts';
import { PHASE, type State } from './table.ts';

export function checkDeal(cards: readonly Card[]): Refusal | undefined {
  if (cards.length !== DECK.length)
    return refuse('NB-11', 'wrong-count', { count: cards.length, wanted: DECK.length });
  const left = DECK_COPIES.slice();
  for (const card of cards) {
    left[card]! -= 1;
    if (left[card]! < 0) return refuse('NB-01', 'wrong-cards');
  }
  return undefined;
}

/** [NB-11] The i-th card goes to seat i mod seats. */
export function applyDeal(s: State, cards: readonly Card[], tell: Tell<Event> | undefined): void {
  const { seats } = s;
  for (let seat = 0; seat < seats; seat++) {
    assert(s.kinds(seat) === 0, 'hands are empty between rounds');
    s.dealHand(seat, cards, seats);
  }
  // [NB-13] [NB-42] The lead of a round's first trick passes to the left.
  s.leader = (s.first + s.round) % s.seats;
  s.trick = 0;
  s.phase = PHASE.lead;
  if (tell === undefined) return;
  for (let seat = 0; seat < s.seats; seat++) {
    const open = { kind: 'dealt', round: s.round, seat, count: s.cardsEach, cards: null } as const;
    tell.split([seat], { ...open, cards: s.hand(seat) }, open);
  }
}
