// All moves of a choice at once, each with what it is behind the best one: they meet the same imagined
// tables with the same luck, and none is given up. Dearer than a price, which knows what was played.

import { SILENT, toldReasons, type AnyAdvicePlan } from '@tablee/bots';
import type { AnyRules, Seat } from '@tablee/kit';
import { Watch, type Followed } from './follows.ts';
import { ImaginedGames } from './imagined.ts';
import { lead, meanOf } from './lead.ts';
import type { PricedMove } from './price.ts';

export interface RankPlan {
  readonly rules: AnyRules;
  readonly judge: AnyAdvicePlan;
  readonly seed: string;
  /** How many imagined tables every move meets. */
  readonly tables: number;
}

export interface RankedMove extends Omit<PricedMove, 'chance' | 'score'> {
  readonly chance: number;
  readonly score: number;
  /** Behind the best one, in winning chance; with the standard error of that, and in points. */
  readonly cost: number;
  readonly error: number;
  readonly points: number;
}

/** More moves than that are not all tried, only those that are worth a thought. */
const LISTED_MAX = 64;

type Judges = Pick<RankPlan, 'rules' | 'judge'>;

/** What a seat can do here, undefined for silence. */
export function movesToRank({ rules, judge }: Judges, view: unknown, seat: Seat): unknown[] {
  const count = rules.count(view, seat);
  if (count > LISTED_MAX) return movesWorthAThought({ rules, judge }, view, seat);
  const silence = rules.pending(view).kind === 'open' ? [undefined] : [];
  return [
    ...Array.from({ length: count }, (_, pick) => rules.moveAt(view, seat, pick)),
    ...silence,
  ];
}

/** Only what the judge would think about. */
export function movesWorthAThought({ rules, judge }: Judges, view: unknown, seat: Seat): unknown[] {
  const picks: number[] = [];
  judge.candidates(view, seat, picks);
  return picks.map((pick) => (pick === SILENT ? undefined : rules.moveAt(view, seat, pick)));
}

/** The best one first, by what can be seen from a seat. */
export function rankOf(
  plan: RankPlan,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[] = movesToRank(plan, view, seat),
): RankedMove[] {
  const { rules, judge, seed, tables } = plan;
  const games = new ImaginedGames(rules, judge, seed, `rank ${seat}`);
  const tried = moves.map((move) => ({ move, chances: [] as number[], scores: [] as number[] }));
  for (let game = 0; game < tables; game++) {
    const table = games.guess(view, seat, game);
    for (const { move, chances, scores } of tried) {
      const state = games.play(table, view, { game, step: 0 }, { seat, move });
      chances.push(judge.chance(state, seat));
      scores.push(judge.score(state, seat));
    }
  }
  tried.sort(
    (a, b) => meanOf(b.chances) - meanOf(a.chances) || meanOf(b.scores) - meanOf(a.scores),
  );
  const best = tried[0]!;
  return tried.map((one): RankedMove => {
    const score = meanOf(one.scores);
    const average = judge.average?.(score, meanOf(best.scores), view);
    const behind = one === best ? { mean: 0, error: 0 } : lead(best.chances, one.chances);
    return {
      move: one.move === undefined ? null : rules.notation.format(one.move),
      chance: meanOf(one.chances),
      score,
      reasons: toldReasons(judge.reasons(view, seat, one.move, best.move), average, one === best),
      cost: behind.mean,
      error: behind.error,
      points: meanOf(best.scores) - score,
    };
  });
}

/** What usually follows a better move and another one, on the same imagined tables. */
export function followsOf(
  { rules, judge, seed, tables }: RankPlan,
  view: unknown,
  seat: Seat,
  better: unknown,
  other: unknown,
): Followed {
  const games = new ImaginedGames(rules, judge, seed, `follows ${seat}`);
  const watch = new Watch(judge.sequels?.(view, seat) ?? [], [better, other]);
  for (let game = 0; game < tables; game++) {
    const table = games.guess(view, seat, game);
    for (const move of [better, other])
      watch.see(move, games.play(table, view, { game, step: 0 }, { seat, move }));
  }
  return watch.told(better, other);
}
