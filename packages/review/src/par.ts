// Computes the par of a deal: the mean result of each seat over many games with the same draws.
// Every seat plays by habit with a few random choices; a bad hand has a low par.

import { imagineStep, mixedPolicy, type AnyAdvicePlan } from '@tablee/bots';
import { assert, rngFor, type AnyRules, type SameDraws, type Setup } from '@tablee/kit';
import { plainJudge, shareOf } from './judge.ts';

export interface ParPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly judge: AnyAdvicePlan;
  /** The cards, for each game anew. */
  readonly draws: () => Pick<SameDraws, 'draw'>;
  readonly seed: string;
  /** Number of games to play. */
  readonly games?: number;
}

export interface Par {
  /** Mean points, and the standard error of that mean. */
  readonly score: number;
  readonly error: number;
  /** How often the game is won. */
  readonly chance: number;
}

const GAMES = 400;
/**
 * Random choices in 64. Habit alone may play the same game every time with these cards, which says
 * little about them.
 */
const OFF = 1;

/** By seat. */
export function parOf({ rules, setup, judge, draws, seed, games = GAMES }: ParPlan): Par[] {
  const policy = mixedPolicy(plainJudge(rules).policy, judge.policy, OFF);
  const all = Array.from({ length: setup.seats }, () => ({ sum: 0, squares: 0, wins: 0 }));
  for (let game = 0; game < games; game++) {
    const deal = draws();
    const rng = rngFor(seed, `par ${game}`);
    const state = rules.setup(setup);
    let pending = rules.pending(state);
    for (; pending.kind !== 'over'; pending = rules.pending(state))
      if (pending.kind === 'chance')
        rules.apply(state, { kind: 'chance', cards: deal.draw(pending) });
      else assert(imagineStep(rules, policy, state, rng), 'a game goes on until it is over');
    const { outcome } = pending;
    all.forEach((seat, at) => {
      const score = outcome.scores[at] ?? 0;
      seat.sum += score;
      seat.squares += score * score;
      seat.wins += shareOf(outcome, at);
    });
  }
  return all.map(({ sum, squares, wins }) => {
    const score = sum / games;
    const variance = Math.max(0, squares / games - score * score);
    return { score, error: Math.sqrt(variance / Math.max(1, games - 1)), chance: wins / games };
  });
}
