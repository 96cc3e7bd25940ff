// The count of a round as a show: turns up every row suit by suit, shows the effect of its special
// cards, and ticks the sum beside it. A pure function of the elapsed share.

import type { Seat } from '@tablee/kit';
import type { RowInfo } from './rows.ts';

/** Face down; its numbers added up; what it is worth. */
export type Stage = 'closed' | 'counted' | 'worth';

/** What turns a row's numbers into its value; `none` where they are the same. */
export type Twist = 'none' | 'turn' | 'double' | 'zero';

export const twistOf = ({ zero, double, value, sum }: RowInfo): Twist => {
  if (value === sum) return 'none';
  if (zero) return 'zero';
  return double ? 'double' : 'turn';
};

// Shares of the whole.
const SUIT = 0.21;
/** From the first seat's row to the last seat's. */
const SPREAD = 0.08;
/** From the numbers to the value. */
const TWIST = 0.07;
/** The sum beside it runs for so long. */
const TICK = 0.04;
/** The crown lands when all has been counted. */
export const CROWN = 0.92;

const flipsAt = (suit: number, seat: Seat, seats: number): number =>
  0.02 + suit * SUIT + (SPREAD * seat) / seats;

export function stageAt(at: number, suit: number, seat: Seat, seats: number): Stage {
  const flips = flipsAt(suit, seat, seats);
  return at >= flips + TWIST ? 'worth' : at >= flips ? 'counted' : 'closed';
}

/** What the sum of a seat has come to. */
export function sumAt(
  at: number,
  rows: readonly Pick<RowInfo, 'suit' | 'value'>[],
  seat: Seat,
  seats: number,
): number {
  const sum = rows.reduce((all, { suit, value }) => {
    const passed = (at - flipsAt(suit, seat, seats) - TWIST) / TICK;
    return all + value * Math.min(1, Math.max(0, passed));
  }, 0);
  return Math.round(sum) || 0;
}
