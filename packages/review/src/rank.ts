// Ranks all moves of a choice by playouts on the same imagined tables. No move is dropped, so a
// rank costs more than a price.

import { SILENT, toldReasons } from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import { Watch, type Followed } from './follows.ts';
import { lead, meanOf } from './lead.ts';
import type { PricedMove } from './price.ts';
import { Tables, type TablesPlan } from './tables.ts';

export interface RankPlan extends TablesPlan {
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

/** With more moves than this only the candidates of the judge are tried. */
const LISTED_MAX = 64;

type Judges = Pick<RankPlan, 'rules' | 'judge'>;

/** The moves of a seat; undefined stands for silence. */
export function movesToRank({ rules, judge }: Judges, view: unknown, seat: Seat): unknown[] {
  const count = rules.count(view, seat);
  if (count > LISTED_MAX) return movesWorthAThought({ rules, judge }, view, seat);
  const silence = rules.pending(view).kind === 'open' ? [undefined] : [];
  return [
    ...Array.from({ length: count }, (_, pick) => rules.moveAt(view, seat, pick)),
    ...silence,
  ];
}

/** Only the candidates of the judge. */
export function movesWorthAThought({ rules, judge }: Judges, view: unknown, seat: Seat): unknown[] {
  const picks: number[] = [];
  judge.candidates(view, seat, picks);
  return picks.map((pick) => (pick === SILENT ? undefined : rules.moveAt(view, seat, pick)));
}

/** Best first, by what the seat can see. */
export function rankOf(
  plan: RankPlan,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[] = movesToRank(plan, view, seat),
): RankedMove[] {
  const { judge } = plan;
  const tables = new Tables(plan, view, seat, `rank ${seat}`);
  const tried = moves.map((move) => tables.tried(move));
  for (let game = 0; game < plan.tables; game++) for (const one of tried) tables.meet(one, game);
  tried.sort(
    (a, b) => meanOf(b.chances) - meanOf(a.chances) || meanOf(b.scores) - meanOf(a.scores),
  );
  const best = tried[0]!;
  return tried.map((one): RankedMove => {
    const score = meanOf(one.scores);
    const average = judge.average?.(score, meanOf(best.scores), view);
    const behind = one === best ? { mean: 0, error: 0 } : lead(best.chances, one.chances);
    return {
      move: one.text,
      chance: meanOf(one.chances),
      score,
      reasons: toldReasons(judge.reasons(view, seat, one.move, best.move), average, one === best),
      cost: behind.mean,
      error: behind.error,
      points: meanOf(best.scores) - score,
    };
  });
}

/** The facts that follow a better move and another one, on the same imagined tables. */
export function followsOf(
  plan: RankPlan,
  view: unknown,
  seat: Seat,
  better: unknown,
  other: unknown,
): Followed {
  const tables = new Tables(plan, view, seat, `follows ${seat}`);
  const both = [tables.tried(better), tables.tried(other)] as const;
  const watch = new Watch(plan.judge.sequels?.(view, seat) ?? [], both);
  for (let game = 0; game < plan.tables; game++)
    for (const one of both) {
      const state = tables.meet(one, game);
      if (state !== undefined) watch.see(one, state);
    }
  return watch.told(...both);
}
