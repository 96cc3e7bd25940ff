// What a round that was played to its end is worth to a seat: the chance to win the match, and a
// little for every point ahead, so that a lost match is still played well. From 0 to about 1.

import type { Seat } from '@tablee/kit';
import { PHASE, type View } from '../rules/index.ts';

export interface Taste {
  /** How much winning counts. */
  readonly win: number;
  /** How much a hundred points ahead of the others' mean count. */
  readonly points: number;
  /** How much being a hundred points ahead of the best of the others counts. */
  readonly rival: number;
}

/** Points by which totals drift apart in one more round. */
const DRIFT = 30;
/** Where nothing is won and nobody is ahead. */
const EVEN = 0.3;

const ahead = worthOf({ win: 1, points: 0, rival: 0 }, 0);

/** The chance to win the match, as far as the totals say it; all of them come to one. */
export function chanceOf(state: View, seat: Seat): number {
  let all = 0;
  for (let other = 0; other < state.seats; other++) all += ahead(state, other);
  return ahead(state, seat) / all;
}

export function worthOf(
  { win, points, rival }: Taste,
  even = EVEN,
): (state: View, seat: Seat) => number {
  return (state, seat) => {
    const { seats } = state;
    const own = state.total(seat);
    let sum = 0;
    let best = -Infinity;
    let ties = 1;
    let chance = 1;
    const isOver = state.phase === PHASE.over;
    const drift = isOver ? 0 : DRIFT * Math.sqrt(state.rounds - state.round);
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const total = state.total(other);
      const ahead = own - total;
      sum += ahead;
      if (total > best) best = total;
      if (!isOver) chance *= 0.5 + (0.5 * ahead) / (drift + Math.abs(ahead));
      else if (ahead < 0) chance = 0;
      else if (ahead === 0) ties += 1;
    }
    return (
      even +
      (win * chance) / ties +
      (points * sum) / (100 * (seats - 1)) +
      (rival * (own - best)) / 100
    );
  };
}
