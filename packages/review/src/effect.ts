// What a choice did to everybody, by what whoever made it could see: against what somebody who plays by
// habit would have done on the same imagined tables. What nobody could know is left out; it is luck.

import { SILENT } from '@tablee/bots';
import type { Choice, Seat } from '@tablee/kit';
import { ImaginedGames } from './imagined.ts';
import { isForced } from './moments.ts';
import type { ValuePlan, Worth } from './value.ts';

/** Plain data: it travels between threads. */
export interface Effect {
  /** The step of the game, from 0. */
  readonly step: number;
  readonly seat: Seat;
  /** By seat; all chances together come to nothing. */
  readonly on: readonly Worth[];
}

export function effectOf(
  { rules, judge, seed, games: count }: ValuePlan,
  view: unknown,
  { seat, move }: Choice<unknown>,
  { step, seats }: { readonly step: number; readonly seats: number },
): Effect {
  const chances = new Array<number>(seats).fill(0);
  const scores = new Array<number>(seats).fill(0);
  const games = new ImaginedGames(rules, judge, seed, `effect ${step} ${seat}`);
  const spelled = (one: unknown): string => (one === undefined ? '' : rules.notation.format(one));
  const played = spelled(move);
  const add = (table: unknown, game: number, chosen: unknown, sign: 1 | -1): void => {
    const state = games.play(table, view, { game, step: 0 }, { seat, move: chosen });
    for (let other = 0; other < seats; other++) {
      chances[other]! += sign * judge.chance(state, other);
      scores[other]! += sign * judge.score(state, other);
    }
  };
  for (let game = 0; game < count && !isForced(rules, view, seat); game++) {
    const pick = games.habit(view, seat, game);
    const habit = pick === SILENT ? undefined : rules.moveAt(view, seat, pick);
    // The same choice with the same luck makes no difference.
    if (spelled(habit) === played) continue;
    const table = games.guess(view, seat, game);
    add(table, game, move, 1);
    add(table, game, habit, -1);
  }
  const on = chances.map((chance, other) => ({
    chance: chance / count,
    score: scores[other]! / count,
  }));
  return { step, seat, on };
}
