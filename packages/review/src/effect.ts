// What a choice did for whoever made it, by what they could see: against what somebody who plays by habit
// would have done on the same imagined tables; and what the best one would have done. What nobody could
// know is left out; it is luck.

import { search, SILENT, type AnyAdvicePlan, type SearchPlan } from '@tablee/bots';
import { rngFor, type Choice, type Seat } from '@tablee/kit';
import { ImaginedGames } from './imagined.ts';
import { isForced } from './moments.ts';
import type { ValuePlan, Worth } from './value.ts';

/** Plain data: it travels between threads. */
export interface Effect {
  /** The step of the game, from 0. */
  readonly step: number;
  readonly seat: Seat;
  /** What it was better by than habit: in winning chance, and in points against the table's mean. */
  readonly gained: Worth;
  /** What the best choice that a short search finds would have been better by. */
  readonly possible: Worth;
}

/** So many imagined games for each that a choice's effect gets find the best one. */
const SEARCHED = 2;
/** Points count only between moves that win as often. */
const POINT = 1e-6;

export function effectOf(
  plan: ValuePlan,
  view: unknown,
  { seat, move }: Choice<unknown>,
  { step, seats }: { readonly step: number; readonly seats: number },
): Effect {
  const { rules, judge, seed, games: count } = plan;
  const gained = new Difference();
  const possible = new Difference();
  const tables = isForced(rules, view, seat) ? 0 : count;
  const games = new ImaginedGames(rules, judge, seed, `effect ${step} ${seat}`);
  const moveAt = (pick: number): unknown =>
    pick === SILENT ? undefined : rules.moveAt(view, seat, pick);
  const spelled = (one: unknown): string => (one === undefined ? '' : rules.notation.format(one));
  const best = tables === 0 ? move : moveAt(bestPick(plan, view, seat, step));
  const [playedText, bestText] = [spelled(move), spelled(best)];
  for (let game = 0; game < tables; game++) {
    const habit = moveAt(games.habit(view, seat, game));
    const habitText = spelled(habit);
    // The same choice with the same luck makes no difference.
    if (habitText === playedText && habitText === bestText) continue;
    const table = games.guess(view, seat, game);
    const play = (chosen: unknown): unknown =>
      games.play(table, view, { game, step: 0 }, { seat, move: chosen });
    const before = worthOf(judge, play(habit), seat, seats);
    const after = habitText === playedText ? before : worthOf(judge, play(move), seat, seats);
    gained.add(before, after);
    const isKnown = bestText === playedText || bestText === habitText;
    const known = bestText === playedText ? after : before;
    possible.add(before, isKnown ? known : worthOf(judge, play(best), seat, seats));
  }
  return { step, seat, gained: gained.mean(count), possible: possible.mean(count) };
}

/** Points are counted from the table's mean: what everybody gets is nobody's doing. */
function worthOf(judge: AnyAdvicePlan, state: unknown, seat: Seat, seats: number): Worth {
  let all = 0;
  for (let other = 0; other < seats; other++) all += judge.score(state, other);
  return { chance: judge.chance(state, seat), score: judge.score(state, seat) - all / seats };
}

function bestPick(
  { rules, judge, seed, games }: ValuePlan,
  view: unknown,
  seat: Seat,
  step: number,
): number {
  const plan: SearchPlan<unknown, unknown, unknown> = {
    ...judge,
    rules,
    worth: (state, own) => judge.chance(state, own) + POINT * judge.score(state, own),
  };
  const rng = rngFor(seed, `best ${step} ${seat}`);
  return search(plan, view, seat, rng, { playouts: SEARCHED * games })[0]!.pick;
}

/** How much better one choice is than another, over some tables. */
class Difference {
  #chance = 0;
  #score = 0;

  add(before: Worth, after: Worth): void {
    this.#chance += after.chance - before.chance;
    this.#score += after.score - before.score;
  }

  mean(tables: number): Worth {
    return { chance: this.#chance / tables, score: this.#score / tables };
  }
}
