// Ends a game and finds its winners.

import type { Seat, Tell } from '@tablee/kit';
import type { Event } from './moves.ts';
import { END, PHASE, type State, type View } from './table.ts';

type Told = Tell<Event> | undefined;

export const END_REASONS = ['none', 'chain', 'last', 'exhausted'] as const;

/** [CH-56] */
export function finishLast(s: State, tell: Told): void {
  finish(s, END.last, s.alive, tell);
}

export function finish(s: State, reason: number, winners: number, tell: Told): void {
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
export function furthest(s: View): number {
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
