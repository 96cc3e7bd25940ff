// Finds the judge of a game. A game without one gets the plain judge: every seat plays at random to
// the end, and only the result counts.

import { SILENT, type AnyAdvicePlan, type GameParts, type Policy } from '@tablee/bots';
import { turned, type AnyRules, type Counts, type Outcome, type Rng, type Seat } from '@tablee/kit';

/** What a review judges choices by. */
export interface Judge extends AnyAdvicePlan {
  /** Which way the game's scores count; `score` here is turned already, so that more is better. */
  readonly counts?: Counts | undefined;
  /** The policy of a player by habit; defaults to `policy`. */
  readonly habit?: Policy<unknown>;
}

/** A game's judge, or the plain one, with scores turned so that more is better. */
export async function judgeOf(game: Pick<GameParts, 'meta' | 'rules' | 'judge'>): Promise<Judge> {
  const judge = (await game.judge?.()) ?? plainJudge(await game.rules());
  const { counts } = game.meta;
  if (counts !== 'down') return judge;
  const down = (score: number): number => turned(score, counts);
  return {
    ...judge,
    counts,
    score: (state, seat) => down(judge.score(state, seat)),
    average: (score, best, view) => judge.average?.(down(score), down(best), view),
  };
}

/** The judge with what a seat remembered when it chose; habit stays the policy without memory. */
export function withPast(
  judge: AnyAdvicePlan,
  past: unknown,
  view: unknown,
  seat: Seat,
  rng: Rng,
): Judge {
  if (judge.recalling === undefined || past === undefined) return judge;
  return { ...judge, ...judge.recalling(past, view, seat, rng), habit: judge.policy };
}

/** Of a longer list of moves this many are tried, evenly spread over it. */
const TRIED_MAX = 24;

/** The share of a seat in the win: 1 alone, 1/n among n winners, else 0. */
export const shareOf = ({ winners }: Outcome, seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

export function plainJudge(rules: AnyRules): AnyAdvicePlan {
  const outcomeOf = (state: unknown): Outcome | undefined => {
    const pending = rules.pending(state);
    return pending.kind === 'over' ? pending.outcome : undefined;
  };
  const chance = (state: unknown, seat: Seat): number => {
    const outcome = outcomeOf(state);
    return outcome === undefined ? 0 : shareOf(outcome, seat);
  };
  return {
    rules,
    policy: {
      pick(sight, seat, rng) {
        const count = rules.count(sight, seat);
        const silence = rules.pending(sight).kind === 'open' ? 1 : 0;
        const pick = rng.below(count + silence);
        return pick === count ? SILENT : pick;
      },
    },
    candidates(view, seat, into) {
      const count = rules.count(view, seat);
      if (rules.pending(view).kind === 'open') into.push(SILENT);
      const tried = Math.min(count, TRIED_MAX);
      for (let i = 0; i < tried; i++) into.push(Math.floor((i * count) / tried));
    },
    isFar: () => false,
    worth: chance,
    chance,
    score: (state, seat) => outcomeOf(state)?.scores[seat] ?? 0,
    reasons: () => [],
    playouts: 0,
  };
}
