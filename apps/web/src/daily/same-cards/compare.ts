// Compares two results with the same cards and their par.

import { turned, type Outcome, type Seat } from '@tablee/kit';
import type { Par } from '@tablee/review';
import type { PreparedGame } from '@tablee/wire';
import { openBots } from '../../offline/bots-thread.ts';
import { loadWhole } from '../../app/film.ts';

export interface Fared {
  readonly score: number;
  readonly hasWon: boolean;
}

export const faredIn = ({ scores, winners }: Outcome, seat: Seat): Fared => ({
  score: scores[seat] ?? 0,
  hasWon: winners.includes(seat),
});

export interface Comparison {
  readonly then: Fared;
  readonly now: Fared;
  /** By how much now is better than then, whichever way scores count. */
  readonly gain: number;
  /** Only for whole deals: par includes moves before a start in the middle. */
  readonly par: Promise<Par | undefined> | undefined;
}

/** Undefined where one of the two cannot be read any more. */
export async function compare(
  origin: PreparedGame,
  record: string,
  seat: Seat,
): Promise<Comparison | undefined> {
  const [before, after] = await Promise.all([loadWhole(origin.record), loadWhole(record)]);
  if (before === undefined || after === undefined) return undefined;
  const then = faredIn(before.outcome, seat);
  const now = faredIn(after.outcome, seat);
  const { counts } = after.open.game.meta;
  return {
    then,
    now,
    gain: turned(now.score, counts) - turned(then.score, counts),
    par: origin.played === 0 ? parFor(origin.record, seat) : undefined,
  };
}

/** Counted in a thread that is closed afterwards; undefined where that fails. */
export async function parFor(record: string, seat: Seat): Promise<Par | undefined> {
  const bots = openBots();
  try {
    return (await bots.par({ record }))?.[seat];
  } catch {
    return undefined;
  } finally {
    bots.close();
  }
}
