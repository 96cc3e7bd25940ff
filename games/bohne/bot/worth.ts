// What a round that was played to its end is worth to a seat: the chance to win the match, and a
// little for every point ahead, so that a lost match is still played well. From 0 to about 1.

import { growth } from '@tablee/bots';
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

/** The chance of a seat to win the match, as far as the totals say it. */
type Chance = (state: View, seat: Seat) => number;

/** Points by which totals drift apart in one more round. */
const DRIFT = 30;
/** Where nothing is won and no seat is ahead. */
const EVEN = 0.3;

/** What a match that is over has brought: a win shared by n is 1/n. */
function shareOf(state: View, seat: Seat): number {
  const own = state.total(seat);
  let ties = 0;
  for (let other = 0; other < state.seats; other++) {
    const ahead = state.total(other) - own;
    if (ahead > 0) return 0;
    if (ahead === 0) ties += 1;
  }
  return 1 / ties;
}

/** By a rule of thumb: a lead of what totals drift apart is three chances in four against that rival. */
const byThumb: Chance = (state, seat) => {
  const own = state.total(seat);
  const drift = DRIFT * Math.sqrt(state.rounds - state.round);
  let chance = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const ahead = own - state.total(other);
    chance *= 0.5 + (0.5 * ahead) / (drift + Math.abs(ahead));
  }
  return chance;
};

/** So many points ahead, one round before the end, and one wins e times as often: experts' matches say so. */
const SPREAD = 34;

/** As matches come out; all chances come to one. */
export const chanceOf: Chance = (state, seat) => {
  if (state.phase === PHASE.over) return shareOf(state, seat);
  const own = state.total(seat);
  const spread = SPREAD * Math.sqrt(state.rounds - state.round);
  let all = 0;
  for (let other = 0; other < state.seats; other++)
    all += growth((state.total(other) - own) / spread);
  return 1 / all;
};

export const worthOf =
  ({ win, points, rival }: Taste, chance: Chance = byThumb) =>
  (state: View, seat: Seat): number => {
    const { seats } = state;
    const own = state.total(seat);
    let sum = 0;
    let best = -Infinity;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const total = state.total(other);
      sum += own - total;
      if (total > best) best = total;
    }
    const isOver = state.phase === PHASE.over;
    return (
      EVEN +
      win * (isOver ? shareOf : chance)(state, seat) +
      (points * sum) / (100 * (seats - 1)) +
      (rival * (own - best)) / 100
    );
  };
