// Step 6: red and ochre cards.

import type { Card, Refusal, Seat, Tell } from '@tablee/kit';
import { chainCard, destroys, isOchre, isRed, isStop, JOK, SUR } from '../decks/cards.ts';
import { drawOn } from './drawing.ts';
import type { Event } from './moves.ts';
import { refuse } from './refuse.ts';
import { DRAW, STAGE, type State, type View } from './table.ts';

const NOTHING_TO_DRAW = refuse('CH-43', 'nothing-to-draw');
const NOTHING_TO_DESTROY = refuse('CH-45', 'nothing-to-destroy');
const TARGET_IS_OUT = refuse('CH-51', 'target-is-out');

/** [CH-47] Own turns for which a stop card lies in front of a player. */
export const STOP_TURNS = 2;

export function checkPlay(s: View, seat: Seat, card: Card, on: Seat | null): Refusal | undefined {
  if (card === JOK) return refuse('CH-46', 'joker-is-laid');
  if (!isRed(card) && !isOchre(card)) return refuse('CH-16', 'not-special');
  if (s.inHand(seat, card) === 0) return refuse('CH-73', 'not-in-hand');
  if (isOchre(card)) {
    if (on !== null) return refuse('CH-43', 'needs-no-target');
    return ochreFault(s);
  }
  const rule = isStop(card) ? 'CH-47' : 'CH-45';
  if (on === null) return refuse(rule, 'needs-target');
  if (on === seat) return refuse(rule, 'opponents-only');
  if (on >= s.seats) return refuse('CH-05', 'no-such-seat', { seat: on });
  return targetFault(s, card, on);
}

/** [CH-43] There must be something to draw. */
export const ochreFault = (s: View): Refusal | undefined =>
  s.pile + s.discarded === 0 ? NOTHING_TO_DRAW : undefined;

/** Why a red card cannot hit this opponent. */
export function targetFault(s: View, card: Card, on: Seat): Refusal | undefined {
  if (!s.isAlive(on)) return TARGET_IS_OUT;
  const number = destroys(card);
  return number > 0 && s.laid(on, number) === 0 ? NOTHING_TO_DESTROY : undefined;
}

export function applyPlay(
  s: State,
  seat: Seat,
  card: Card,
  on: Seat | null,
  tell: Tell<Event> | undefined,
): void {
  s.drop(seat, card);
  s.stage = STAGE.specials;
  s.acted = true;
  tell?.all({ kind: 'played', seat, card, on });
  if (on === null) {
    // [CH-43] Set aside until step 6 ends, so that it cannot be drawn again at once.
    s.setAside(card);
    s.drawFor = DRAW.special;
    s.drawLeft = 2;
    drawOn(s, tell);
    return;
  }
  const number = destroys(card);
  if (number > 0) {
    destroy(s, on, number, tell);
    s.discard(card);
    return;
  }
  // [CH-47] From that player's next turn on.
  s.setStops(on, card - SUR, STOP_TURNS, s.stops(on, card - SUR, STOP_TURNS) + 1);
}

/** [CH-45] [CH-46] The card goes to the discard, a joker as what it is. */
function destroy(s: State, on: Seat, number: number, tell: Tell<Event> | undefined): void {
  const card = s.jokersAs(on, number) > 0 ? JOK : chainCard(number);
  s.lay(on, number, card, -1);
  s.discard(card);
  tell?.all({ kind: 'destroyed', seat: on, card, number });
}
