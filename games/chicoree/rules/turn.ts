// A turn's beginning (income) and end (the chain, the stop cards, exhaustion), and how games end.

import type { Seat, Tell } from '@tablee/kit';
import { incomeOf } from '../decks/cards.ts';
import { dueTo, settleDebts } from './debts.ts';
import { hasWholeChain } from './laying.ts';
import type { Event } from './moves.ts';
import { tickStops } from './specials.ts';
import { END, nextAlive, NO_CARD, PHASE, STAGE, type State, type View } from './table.ts';

type Told = Tell<Event> | undefined;

/** [CH-29] Turns per seat after which a game ends in any case. */
export const TURNS_PER_SEAT = 60;

export const END_REASONS = ['none', 'chain', 'last', 'exhausted'] as const;

/** Steps 1 and 2, for the seat that is active now. */
export function startTurn(s: State, tell: Told): void {
  s.turn += 1;
  const seat = s.active;
  if (tell !== undefined) {
    const tokens = Array.from({ length: s.seats }, (_, other) =>
      s.isAlive(other) ? s.tokens(other) : null,
    );
    tell.all({ kind: 'turn', number: s.turn, seat, tokens });
  }
  s.stage = STAGE.begin;
  s.acted = false;
  s.dry = s.pile + s.discarded === 0;
  s.hadStart = s.start(seat) !== NO_CARD;
  s.phase = PHASE.main;
  if (!s.hadStart) return;
  if (s.isStopped(seat)) {
    tell?.all({ kind: 'stopped', seat });
    return;
  }
  const amount = incomeOf(s.start(seat));
  s.pay(seat, amount);
  tell?.all({ kind: 'income', seat, amount });
  s.due = dueTo(s, seat);
  s.settled = 0;
  settleDebts(s, tell);
}

/** Step 9, and the ends of a game that come with it. */
export function endTurn(s: State, tell: Told): void {
  const seat = s.active;
  if (hasWholeChain(s, seat)) {
    finish(s, END.chain, 1 << seat, tell);
    return;
  }
  tickStops(s, seat, tell);
  // [CH-29] A turn is quiet when there is no card to draw from its first moment to its last and
  // nobody lays or plays one; a round of them is enough.
  s.quiet = s.dry && !s.acted ? s.quiet + 1 : 0;
  if (s.quiet >= s.aliveCount() || s.turn >= TURNS_PER_SEAT * s.seats) {
    finish(s, END.exhausted, furthest(s), tell);
    return;
  }
  s.active = nextAlive(s, seat);
  startTurn(s, tell);
}

/** [CH-56] */
export function finishLast(s: State, tell: Told): void {
  finish(s, END.last, s.alive, tell);
}

function finish(s: State, reason: number, winners: number, tell: Told): void {
  s.phase = PHASE.over;
  s.end = reason;
  s.winners = winners;
  tell?.all({ kind: 'over', reason: END_REASONS[reason]!, winners: winnersOf(s) });
}

export const winnersOf = (s: View): Seat[] =>
  Array.from({ length: s.seats }, (_, seat) => seat).filter(
    (seat) => (s.winners & (1 << seat)) !== 0,
  );

/** [CH-29] Most different chain numbers, then most tokens, then shared. */
function furthest(s: View): number {
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!s.isAlive(seat)) continue;
    const rank = s.chainLength(seat) * 2 ** 31 + s.tokens(seat);
    if (rank > best) winners = 0;
    if (rank >= best) winners |= 1 << seat;
    best = Math.max(best, rank);
  }
  return winners;
}
