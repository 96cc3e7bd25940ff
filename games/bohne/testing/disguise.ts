// Re-dealing what a viewer must not know: the other hands, but for the cards that the next step
// turns up. Written apart from the rules' own view and guess, which it tests.

import {
  choicesOf,
  shuffle,
  type Card,
  type Rng,
  type Seat,
  type Step,
  type Viewer,
} from '@tablee/kit';
import type { Disguised } from '@tablee/kit/testing';
import { RULES, type Move, type State } from '../rules/index.ts';

/** Both editions share one table. */
const ANY_EDITION = RULES['nicht-die-bohne'];

export function disguise(
  state: State,
  viewer: Viewer,
  rng: Rng,
  next?: Step<Move>,
): Disguised<State, Move> {
  const copy = ANY_EDITION.clone(state);
  const pool: Card[] = [];
  const kept: Card[][] = [];
  for (let seat = 0; seat < copy.seats; seat++) {
    const hand = seat === viewer ? [] : copy.hand(seat);
    const shown = turnedUp(next, seat);
    const stays = shown !== undefined && hand.includes(shown) ? [shown] : [];
    for (const card of stays) hand.splice(hand.indexOf(card), 1);
    kept.push(stays);
    pool.push(...hand);
  }
  shuffle(pool, pool.length, rng);
  for (let seat = 0; seat < copy.seats; seat++) {
    if (seat === viewer) continue;
    const size = copy.hand(seat).length;
    const hand = [...kept[seat]!, ...pool.splice(0, size - kept[seat]!.length)];
    shuffle(hand, hand.length, rng);
    copy.emptyHand(seat);
    for (const card of hand) copy.give(seat, card);
  }
  return {
    state: copy,
    next:
      next?.kind === 'chance' ? { ...next, cards: redeal(next.cards, copy, viewer, rng) } : next,
  };
}

/** The card that a seat reveals in a step. */
function turnedUp(step: Step<Move> | undefined, seat: Seat): Card | undefined {
  const move = choicesOf(step).find((choice) => choice.seat === seat)?.move;
  return move === undefined || move.kind === 'take' ? undefined : move.card;
}

/** Another deal in which the viewer gets the very same cards, in the same order. */
function redeal(cards: readonly Card[], { seats }: State, viewer: Viewer, rng: Rng): Card[] {
  const others = cards.filter((_, i) => i % seats !== viewer);
  shuffle(others, others.length, rng);
  return cards.map((card, i) => (i % seats === viewer ? card : others.pop()!));
}
