// Reads opponents: how well a bid fits each rule-of-thumb habit, relative to a thinking player. The
// figures are rounded from thousands of bids of regulars and of experts, as another seat sees them.

import type { Seat } from '@tablee/kit';
import type { View } from '../rules/index.ts';
import { fistWorth, limit, REGULAR, spendable, type Purse } from './bidding.ts';
import { beginnersPurse, PURSES } from './purses.ts';

/** The habits of players that bid by rule of thumb. */
export const HABITS: readonly Purse[] = [
  REGULAR,
  PURSES.cautious,
  PURSES.gambler,
  beginnersPurse(REGULAR),
];
/** Prior odds of each habit, and of all of them together, against a thinking player. */
const PRIORS = [0.4, 0.2, 0.2, 0.2] as const;

/** No habit raises by more than one. */
const JUMP = 0.02;
/** What raising and passing say about a habit, by how far its limit is above the price. */
const BEYOND = { raise: 0.04, pass: 3 } as const;
const WITHIN = { raise: 1.5, pass: 0.8 } as const;
/** A player with an exact limit passes at it. */
const AT_LIMIT = { raise: 1.7, pass: 0.3 } as const;
/** From here on a limit may be wrong: the hand may lack nothing but this card. */
const FAR = 4;

/** `amount` 0 for a pass. */
export function raiseOdds(view: View, seat: Seat, amount: number, habit: number): number {
  if (amount > view.price + 1) return JUMP;
  const purse = HABITS[habit]!;
  const margin = limit(view, seat, view.card, purse) - view.price - 1;
  const what = amount > 0 ? 'raise' : 'pass';
  if (purse.slip > 0 && Math.abs(margin) <= purse.slip) return 1;
  if (margin <= -FAR) return 1;
  if (margin < 0) return BEYOND[what];
  return margin === 0 ? AT_LIMIT[what] : WITHIN[what];
}

/** A fist with more in it than the habit allows; less surprising where much may be at stake. */
const TOO_MUCH = 0.03;
const TOO_MUCH_AT_STAKE = 0.1;
const AT_STAKE = 8;
/** Nothing for a useless card; a thinking player often bids for it all the same. */
const NO_USE = 4;
const NO_MONEY = 2;

export function fistOdds(view: View, seat: Seat, amount: number, habit: number): number {
  const purse = HABITS[habit]!;
  const worth = fistWorth(view, seat, purse);
  const purseful = spendable(view, seat, purse.thrift);
  if (amount > Math.min(worth + 0.5 + purse.slip, purseful))
    return worth < AT_STAKE ? TOO_MUCH : TOO_MUCH_AT_STAKE;
  if (amount > 0) return 1;
  if (purseful === 0) return NO_MONEY;
  return worth < 0.5 ? NO_USE : 1;
}

export interface Reading {
  /** How likely a seat bids by one of the habits. */
  readonly isRegular: number;
  /** The likeliest of them. */
  readonly purse: Purse;
}

export function readingOf(odds: readonly number[]): Reading {
  const weights = odds.map((value, habit) => value * PRIORS[habit]!);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const best = weights.indexOf(Math.max(...weights));
  return { isRegular: all / (1 + all), purse: HABITS[best]! };
}
