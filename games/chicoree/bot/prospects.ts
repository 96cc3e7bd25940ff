// How likely each seat is to win, as far as a table without holes says: a weighted sum of features
// per seat, and shares of the whole. Only sums and products, so that every machine gets the same.

import { growth } from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import { PHASE, type View } from '../rules/index.ts';
import { COMPANY, Company } from './company.ts';
import { FEATURES, features } from './features.ts';
import { networkOf } from './network.ts';
import { AMONG_THINKERS, amongRegulars } from './weights.ts';

/**
 * True once every seat has had this many turns. Prospects are compared at the same place in the
 * round.
 */
const areRoundsLater =
  (rounds: number) =>
  (state: View, root: View): boolean =>
    state.phase === PHASE.over || state.turn >= root.turn + rounds * root.seats;
export const isRoundLater = areRoundsLater(1);
export const areTwoRoundsLater = areRoundsLater(2);

export interface Prospects {
  /** Fills in every seat's chance to win, 0 to 1. */
  readonly fillChances: (view: View, into: Float64Array) => void;
  /** The chance of a seat to win, 0 to 1. */
  readonly chanceOf: (view: View, seat: Seat) => number;
  /** The best chance among the other seats. */
  readonly bestRival: (view: View, seat: Seat) => number;
}

/** One seat's features; only ever read in the call that filled them. */
const into = new Float64Array(FEATURES);
/** Chances of all seats; likewise. */
const everybody = new Float64Array(6);

/** Fills in the promise of every seat that is still in the game. */
type Promises = (view: View, into: Float64Array) => void;

const byWeights =
  (weightsFor: (seats: number) => Float64Array): Promises =>
  (view, promises) => {
    const weights = weightsFor(view.seats);
    for (let seat = 0; seat < view.seats; seat++) {
      if (!view.isAlive(seat)) continue;
      features(view, seat, into);
      let sum = 0;
      for (let i = 0; i < FEATURES; i++) sum += weights[i]! * into[i]!;
      promises[seat] = sum;
    }
  };

function byNetwork(): Promises {
  const network = networkOf(AMONG_THINKERS);
  const all = new Company();
  const around = new Float64Array(COMPANY);
  return (view, promises) => {
    all.look(view);
    for (let seat = 0; seat < view.seats; seat++) {
      if (!view.isAlive(seat)) continue;
      all.around(view, seat, around);
      promises[seat] = network(all.rows[seat]!, around);
    }
  };
}

/** What a seat that has won, alone or with others, has won. */
function shareOf(view: View, seat: Seat): number {
  if ((view.winners & (1 << seat)) === 0) return 0;
  let winners = 0;
  for (let rest = view.winners; rest !== 0; rest &= rest - 1) winners++;
  return 1 / winners;
}

function prospectsBy(fillPromises: Promises): Prospects {
  function fillChances(view: View, chances: Float64Array): void {
    const { seats } = view;
    if (view.phase === PHASE.over) {
      for (let seat = 0; seat < seats; seat++) chances[seat] = shareOf(view, seat);
      return;
    }
    fillPromises(view, chances);
    let all = 0;
    for (let seat = 0; seat < seats; seat++)
      all += chances[seat] = view.isAlive(seat) ? growth(chances[seat]!) : 0;
    for (let seat = 0; seat < seats; seat++) chances[seat]! /= all;
  }
  return {
    fillChances,
    chanceOf(view, seat) {
      if (view.phase === PHASE.over) return shareOf(view, seat);
      fillChances(view, everybody);
      return everybody[seat]!;
    },
    bestRival(view, seat) {
      let best = 0;
      fillChances(view, everybody);
      for (let other = 0; other < view.seats; other++)
        if (other !== seat) best = Math.max(best, everybody[other]!);
      return best;
    },
  };
}

export const AS_EXPERTS_SEE = prospectsBy(byWeights(amongRegulars));
export const AS_MASTERS_SEE = prospectsBy(byNetwork());
