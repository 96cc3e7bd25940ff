// What a viewer may know, and a full table that fits it.

import { assert, shuffle, type Card, type Rng, type Seat, type Viewer } from '@tablee/kit';
import { chainCard, JOK, KINDS, SUR } from '../decks/cards.ts';
import { copyOf, NO_CARD, PHASE, type State, type View } from './table.ts';

/**
 * [CH-72] [CH-73] Hides the pile and, of the other hands, every card that did not go there in
 * public.
 */
export function viewOf(s: State, viewer: Viewer, into?: View): View {
  const view = copyOf(s, into);
  view.hidePile();
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) view.hideHand(seat);
  return view;
}

/** The cards that the viewer cannot place: in the pile or unseen in a hand; ascending. */
export function unseen(view: View): Card[] {
  const left = Int32Array.from(view.deck.copies);
  for (let card = 0; card < KINDS; card++) left[card]! -= view.discardOf(card) + view.asideOf(card);
  if (view.card !== NO_CARD) left[view.card]! -= 1;
  for (let seat = 0; seat < view.seats; seat++) {
    if (view.start(seat) !== NO_CARD) left[view.start(seat)]! -= 1;
    for (let card = 0; card < KINDS; card++) left[card]! -= view.inHand(seat, card);
    for (let number = 1; number <= 7; number++) {
      const jokers = view.jokersAs(seat, number);
      left[chainCard(number)]! -= view.laid(seat, number) - jokers;
      left[JOK]! -= jokers;
    }
    for (let stop = 0; stop < 2; stop++)
      left[SUR + stop]! -= view.stops(seat, stop, 1) + view.stops(seat, stop, 2);
  }
  const cards: Card[] = [];
  left.forEach((count, card) => {
    assert(count >= 0, 'more copies of a card than the deck has');
    for (let i = 0; i < count; i++) cards.push(card);
  });
  return cards;
}

/** Cards of another's hand that the viewer cannot know. */
export function hiddenCards(view: View, seat: Seat): number {
  let known = 0;
  for (let card = 0; card < KINDS; card++) known += view.known(seat, card);
  return view.held(seat) - known;
}

/** Deals what `seat` cannot place to the other hands and the pile. */
export function guessFrom(view: View, seat: Seat, rng: Rng): State {
  // Before the first shuffle there is nothing on the table yet.
  if (view.phase === PHASE.opening) return copyOf(view) as State;
  const cards = unseen(view);
  shuffle(cards, cards.length, rng);
  let piled = 0;
  const state = placed(view, seat, (to) => (to === 'pile' ? cards[piled++]! : cards.pop()!));
  assert(cards.length === piled, 'what is in no hand is in the pile');
  return state;
}

/** A full table: what `seat` cannot place is where `next` puts it, first in the other hands, then in the pile. */
export function placed(view: View, seat: Seat, next: (to: Seat | 'pile') => Card): State {
  const state = copyOf(view) as State;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || !view.isAlive(other)) continue;
    for (let i = hiddenCards(view, other); i > 0; i--) state.imagine(other, next(other));
  }
  for (let i = 0; i < view.pile; i++) state.imaginePile(i, next('pile'));
  return state;
}
