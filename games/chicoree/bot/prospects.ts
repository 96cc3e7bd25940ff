// How likely each seat is to win, as far as a table without holes says: a weighted sum of features
// per seat, and shares of the whole. Only sums and products, so that every machine gets the same.

import type { Seat } from '@tablee/kit';
import { PHASE, type View } from '../rules/index.ts';
import { FEATURES, features } from './features.ts';
import { AMONG_ALL, AMONG_REGULARS, type WeightsFor } from './weights.ts';

/** Everybody's turn has come so many times: prospects are compared at the same place in the round. */
const areRoundsLater =
  (rounds: number) =>
  (state: View, root: View): boolean =>
    state.phase === PHASE.over || state.turn >= root.turn + rounds * root.seats;
export const isRoundLater = areRoundsLater(1);
export const areTwoRoundsLater = areRoundsLater(2);

export interface Prospects {
  /** Everybody's chance to win, by seat, 0 to 1. */
  readonly fillChances: (view: View, into: Float64Array) => void;
  /** The chance of a seat to win, 0 to 1. */
  readonly chanceOf: (view: View, seat: Seat) => number;
  /** The best chance of anybody else. */
  readonly bestRival: (view: View, seat: Seat) => number;
}

/** One seat's features; only ever read in the call that filled them. */
const into = new Float64Array(FEATURES);
/** Everybody's chances; likewise. */
const everybody = new Float64Array(6);

const PROMISE_MAX = 30;

/** (1 + x/1024)^1024 for e^x: the same sums and products on every machine. */
function growth(x: number): number {
  let y = 1 + Math.max(-PROMISE_MAX, Math.min(PROMISE_MAX, x)) / 1024;
  for (let i = 0; i < 10; i++) y *= y;
  return y;
}

function promise(view: View, seat: Seat, weights: Float64Array): number {
  features(view, seat, into);
  let sum = 0;
  for (let i = 0; i < FEATURES; i++) sum += weights[i]! * into[i]!;
  return growth(sum);
}

/** What a seat that has won, alone or with others, has won. */
function shareOf(view: View, seat: Seat): number {
  if ((view.winners & (1 << seat)) === 0) return 0;
  let winners = 0;
  for (let rest = view.winners; rest !== 0; rest &= rest - 1) winners++;
  return 1 / winners;
}

function prospectsBy(weightsFor: WeightsFor): Prospects {
  function fillChances(view: View, chances: Float64Array): void {
    const { seats } = view;
    if (view.phase === PHASE.over) {
      for (let seat = 0; seat < seats; seat++) chances[seat] = shareOf(view, seat);
      return;
    }
    const weights = weightsFor(seats);
    let all = 0;
    for (let seat = 0; seat < seats; seat++)
      all += chances[seat] = view.isAlive(seat) ? promise(view, seat, weights) : 0;
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

export const AS_EXPERTS_SEE = prospectsBy(AMONG_REGULARS);
export const AS_MASTERS_SEE = prospectsBy(AMONG_ALL);
