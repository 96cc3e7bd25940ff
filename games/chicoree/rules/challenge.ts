// The challenge: all players show cards at once. The most flowers win them all in tokens.

import {
  assert,
  COUNT_MAX,
  type Card,
  type Choice,
  type Refusal,
  type Seat,
  type Tell,
} from '@tablee/kit';
import { flowersOn, KINDS } from '../decks/cards.ts';
import type { Event, Move } from './moves.ts';
import { refuse } from './refuse.ts';
import { NO_CARD, PHASE, type State, type View } from './table.ts';
import { endTurn } from './turn.ts';

type Told = Tell<Event> | undefined;

/** [CH-20] A Défi is turned up. */
export function openChallenge(s: State, card: Card, tell: Told): void {
  s.card = card;
  tell?.all({ kind: 'challenge', card });
  // [CH-17] The first card of the turn is in the active player's hand by now.
  assert(showersOf(s) !== 0, 'somebody always has a card to show');
  s.phase = PHASE.challenge;
}

/** [CH-58] The seats that have a card to show, a bit each. */
export function showersOf(s: View): number {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (s.isAlive(seat) && s.held(seat) > 0) seats |= 1 << seat;
  return seats;
}

export function checkShow(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind !== 'show') return refuse('CH-58', 'show-now');
  if (s.held(seat) === 0) return refuse('CH-58', 'nothing-to-show');
  const copies = new Int32Array(KINDS);
  for (const card of move.cards) {
    copies[card]! += 1;
    if (copies[card]! > s.inHand(seat, card)) return refuse('CH-58', 'not-in-hand');
  }
  return move.cards.length === 0 ? refuse('CH-58', 'show-now') : undefined;
}

// ---- which cards: a choice is a number in mixed radix, one digit per kind of card

/** How many ways there are to show at least one card; no more than COUNT_MAX. */
export function showCount(s: View, seat: Seat): number {
  let ways = 1;
  for (let card = 0; card < KINDS; card++) ways *= s.inHand(seat, card) + 1;
  return Math.min(ways - 1, COUNT_MAX);
}

export function showAt(s: View, seat: Seat, i: number): Card[] {
  const cards: Card[] = [];
  let rest = i + 1;
  for (let card = 0; rest > 0; card++) {
    const radix = s.inHand(seat, card) + 1;
    for (let copies = rest % radix; copies > 0; copies--) cards.push(card);
    rest = Math.floor(rest / radix);
  }
  return cards;
}

// ---- what comes of it

/** Flowers per seat in one challenge; only ever read in the call that filled it. */
const shown = new Int32Array(6);

export function applyShows(s: State, choices: readonly Choice<Move>[], tell: Told): void {
  shown.fill(0);
  let total = 0;
  for (const { seat, move } of choices) {
    assert(move.kind === 'show', 'a challenge is answered by showing cards');
    for (const card of move.cards) total += showCard(s, seat, card);
  }
  if (tell !== undefined) {
    const cards = choices.map(({ seat, move }) => ({
      seat,
      cards: move.kind === 'show' ? [...move.cards].sort((a, b) => a - b) : [],
    }));
    tell.all({ kind: 'shown', cards });
  }
  resolve(s, total, tell);
}

export function applyShowsAt(s: State, picks: ArrayLike<number>): void {
  shown.fill(0);
  let total = 0;
  const showers = showersOf(s);
  for (let seat = 0; seat < s.seats; seat++) {
    if ((showers & (1 << seat)) === 0) continue;
    let rest = picks[seat]! + 1;
    for (let card = 0; rest > 0; card++) {
      const radix = s.inHand(seat, card) + 1;
      const copies = rest % radix;
      rest = Math.floor(rest / radix);
      for (let i = 0; i < copies; i++) total += showCard(s, seat, card);
    }
  }
  resolve(s, total, undefined);
}

/** [CH-60] Turned up, counted, discarded. */
function showCard(s: State, seat: Seat, card: Card): number {
  s.drop(seat, card);
  s.discard(card);
  const flowers = flowersOn(card);
  shown[seat]! += flowers;
  return flowers;
}

/** [CH-59] [CH-61] [CH-62] [CH-63] */
function resolve(s: State, flowers: number, tell: Told): void {
  const total = flowers + flowersOn(s.card);
  s.discard(s.card);
  s.card = NO_CARD;
  const wins: { seat: Seat; amount: number }[] = [];
  const most = Math.max(...shown);
  for (let seat = 0; seat < s.seats; seat++) {
    if (most === 0 || shown[seat] !== most) continue;
    const amount = s.isStopped(seat) ? 0 : total;
    s.pay(seat, amount);
    wins.push({ seat, amount });
  }
  tell?.all({ kind: 'flowers', total, wins });
  endTurn(s, tell);
}
