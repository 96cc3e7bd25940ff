// Finds where a game turned, from the worth of its moments to each seat.

import type { Seat } from '@tablee/kit';
import type { Worth } from '@tablee/review';

/** By moment, with one for the end, and by seat; undefined what is not known yet. */
export type Values = readonly (readonly Worth[] | undefined)[];

export interface Turn {
  /** The step that did it, from 0. */
  readonly step: number;
  /** The seat with the largest change of winning chance, and that change. */
  readonly seat: Seat;
  readonly change: number;
}

/** Less is a ripple. */
const TURN_MIN = 0.1;
/** More would be no turning points. */
const TURNS_MAX = 5;

/** The steps that changed a seat's winning chance most, in the order of the game. */
export function turnsOf(values: Values): readonly Turn[] {
  const turns = values.flatMap((after, i): Turn[] => {
    const before = values[i - 1];
    if (before === undefined || after === undefined) return [];
    const changes = after.map(({ chance }, seat) => ({
      step: i - 1,
      seat,
      change: chance - before[seat]!.chance,
    }));
    return changes
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, 1)
      .filter(({ change }) => Math.abs(change) >= TURN_MIN);
  });
  return turns
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, TURNS_MAX)
    .sort((a, b) => a.step - b.step);
}
