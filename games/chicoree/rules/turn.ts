// A turn's beginning (income) and end (the chain, the stop cards, exhaustion).

import type { Seat, Tell } from '@tablee/kit';
import { incomeOf, SUR } from '../decks/cards.ts';
import { dueTo, settleDebts } from './debts.ts';
import { finish, furthest } from './ends.ts';
import { hasWholeChain } from './laying.ts';
import type { Event } from './moves.ts';
import { END, nextAlive, NO_CARD, PHASE, STAGE, type State } from './table.ts';

type Told = Tell<Event> | undefined;

/** [CH-29] Turns per seat after which a game ends in any case. */
export const TURNS_PER_SEAT = 60;

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
  // [CH-29] A turn is quiet when there is no card to draw from its first moment to its last and no
  // player lays or plays a card. A round of quiet turns ends the game.
  s.quiet = s.dry && !s.acted ? s.quiet + 1 : 0;
  if (s.quiet >= s.aliveCount() || s.turn >= TURNS_PER_SEAT * s.seats) {
    finish(s, END.exhausted, furthest(s), tell);
    return;
  }
  s.active = nextAlive(s, seat);
  startTurn(s, tell);
}

/** [CH-47] The end of a seat's own turn: stop cards run down side by side. */
export function tickStops(s: State, seat: Seat, tell: Told): void {
  for (let stop = 0; stop < 2; stop++) {
    for (let ended = s.stops(seat, stop, 1); ended > 0; ended--) {
      s.discard(SUR + stop);
      tell?.all({ kind: 'stop-ended', seat, card: SUR + stop });
    }
    s.setStops(seat, stop, 1, s.stops(seat, stop, 2));
    s.setStops(seat, stop, 2, 0);
  }
}
