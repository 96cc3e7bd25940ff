// What a viewer may know, and a full table that fits it.

import { assert, shuffle, type Card, type Rng, type Seat, type Viewer } from '@tablee/kit';
import { DECK_COPIES, SUIT_COUNT } from './cards.ts';
import { rowCards } from './score.ts';
import { copyOf, NO_CARD, PHASE, type State, type View } from './table.ts';

/** Everything but the other hands is open; a watcher sees no hand. */
export function viewOf(s: State, viewer: Viewer, into?: View): View {
  const view = copyOf(s, into);
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) view.hideHand(seat);
  return view;
}

/** The cards that the viewer of `seat` has not seen in this round, ascending. */
export function unseen(view: View, seat: Seat): Card[] {
  const left = DECK_COPIES.slice();
  for (const card of view.hand(seat)) left[card]! -= 1;
  for (let other = 0; other < view.seats; other++) {
    const played = view.played(other);
    // A card that was taken stands in a row by now and would be counted twice.
    const inFront = (view.lying & (1 << other)) !== 0 || other === view.leader;
    if (played !== NO_CARD && inFront) left[played]! -= 1;
    for (let suit = 0; suit < SUIT_COUNT; suit++)
      for (const card of rowCards(suit, view.row(view.round, other, suit))) left[card]! -= 1;
  }
  const cards: Card[] = [];
  left.forEach((count, card) => {
    assert(count >= 0, 'more copies of a card than there are');
    for (let i = 0; i < count; i++) cards.push(card);
  });
  return cards;
}

/** Whether no cards are dealt: there are no hands to guess. */
const isBetween = ({ phase }: View): boolean => phase === PHASE.deal || phase === PHASE.over;

/** Re-deals what `seat` has not seen to the other hands. */
export function guessFrom(view: View, seat: Seat, rng: Rng): State {
  if (isBetween(view)) {
    const state = copyOf(view) as State;
    for (let other = 0; other < view.seats; other++) state.emptyHand(other);
    return state;
  }
  const cards = unseen(view, seat);
  shuffle(cards, cards.length, rng);
  const state = handedOut(view, seat, () => cards.pop()!);
  assert(cards.length === 0, 'every unseen card is in a hand');
  return state;
}

/** A full table: the cards of the others, one after the other, are what `next` gives them. */
export function handedOut(view: View, seat: Seat, next: (to: Seat) => Card): State {
  const state = copyOf(view) as State;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue;
    state.emptyHand(other);
    for (let i = view.held(other); i > 0; i--) state.give(other, next(other));
  }
  return state;
}
