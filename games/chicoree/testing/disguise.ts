// Re-deals what a viewer must not know: the pile and the unseen cards of the other hands (CH-72),
// but for the cards that the next step turns up. Independent of the rules' own view and guess,
// which it tests.

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
import { KINDS, PHASE, RULES, type Move, type State } from '../rules/index.ts';
import { DRAW } from '../rules/table.ts';

export function disguise(
  state: State,
  viewer: Viewer,
  rng: Rng,
  next?: Step<Move>,
): Disguised<State, Move> {
  const copy = RULES.clone(state);
  const seats = Array.from({ length: copy.seats }, (_, seat) => seat);
  const others = seats.filter((seat) => seat !== viewer);
  const pile = Array.from({ length: copy.pile }, (_, i) => copy.pileAt(copy.pile - 1 - i));
  const seen = next?.kind === 'move' ? seenDraws(state, viewer, next.move) : [];
  const pool = pile.filter((_, place) => !seen.includes(place));
  const hidden = others.map((seat) => hiddenCards(copy, seat, turnedUp(next, seat)));
  for (const cards of hidden) pool.push(...cards);
  shuffle(pool, pool.length, rng);
  others.forEach((seat, i) => {
    exchange(copy, seat, hidden[i]!, pool.splice(0, hidden[i]!.length));
  });
  while (copy.pile > 0) copy.drawTop();
  copy.setPile(pile.map((card, place) => (seen.includes(place) ? card : pool.pop()!)));
  return {
    state: copy,
    next:
      next?.kind === 'chance' ? { ...next, cards: redraw(next.cards, copy, viewer, rng) } : next,
  };
}

/** The cards of a hand that only their holder knows, without those about to be turned up. */
function hiddenCards(s: State, seat: Seat, shown: readonly Card[]): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < KINDS; card++) {
    const copies = shown.filter((other) => other === card).length;
    const fixed = Math.max(s.known(seat, card), copies);
    for (let i = s.inHand(seat, card) - fixed; i > 0; i--) cards.push(card);
  }
  return cards;
}

/** Swaps cards of a hand that are not publicly known for others. */
function exchange(s: State, seat: Seat, out: readonly Card[], into: readonly Card[]): void {
  const seen: Card[] = [];
  const unseen: Card[] = [...into];
  for (let card = 0; card < KINDS; card++) {
    const known = s.known(seat, card);
    const outgoing = out.filter((other) => other === card).length;
    const stay = s.inHand(seat, card) - known - outgoing;
    seen.push(...new Array<Card>(known).fill(card));
    unseen.push(...new Array<Card>(stay).fill(card));
    while (s.inHand(seat, card) > 0) s.drop(seat, card);
  }
  for (const card of seen) s.take(seat, card, 'seen');
  for (const card of unseen) s.take(seat, card, 'unseen');
}

/** The hand cards that a seat turns up in a step. */
function turnedUp(step: Step<Move> | undefined, seat: Seat): readonly Card[] {
  const move = choicesOf(step).find((choice) => choice.seat === seat)?.move;
  if (move === undefined) return [];
  if (move.kind === 'show') return move.cards;
  return 'card' in move ? [move.card] : [];
}

/** Which cards from the top the viewer gets to see when a move draws. */
function seenDraws(s: State, viewer: Viewer, move: Move): number[] {
  if (move.kind === 'done') return seenOf(DRAW.first, 0, viewer === s.active);
  const ochre = move.kind === 'play' && move.on === null;
  return ochre ? seenOf(DRAW.special, 2, viewer === s.active) : [];
}

/** [CH-17] Only the drawer sees the first card, [CH-18] all players see the second one. */
function seenOf(drawFor: number, left: number, own: boolean): number[] {
  if (drawFor === DRAW.second) return [0];
  if (drawFor === DRAW.first) return own ? [0, 1] : [1];
  return own ? Array.from({ length: left }, (_, place) => place) : [];
}

/** Another shuffle of the same cards, with what the viewer sees of it at once in its place. */
function redraw(cards: readonly Card[], s: State, viewer: Viewer, rng: Rng): Card[] {
  const seen = s.phase === PHASE.opening ? [] : seenOf(s.drawFor, s.drawLeft, viewer === s.active);
  const rest = cards.filter((_, place) => !seen.includes(place));
  shuffle(rest, rest.length, rng);
  return cards.map((card, place) => (seen.includes(place) ? card : rest.pop()!));
}
