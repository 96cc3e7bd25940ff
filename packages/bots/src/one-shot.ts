// Solves games of one sealed choice each by regret matching (Hart and Mas-Colell, with regrets
// never below zero), so that an opponent that knows the mixture gains little.

import type { Rng } from '@tablee/kit';

export interface OneShot {
  /** How many actions each player has to choose from. */
  readonly actions: readonly number[];
  /** What `player` gets when each player takes its action in `chosen`. */
  readonly payoff: (player: number, chosen: ArrayLike<number>) => number;
}

/** For each player how likely each action is. */
export type Mixture = readonly Float64Array[];

const GRAIN = 2 ** 15;

/** An action drawn by its likelihood. */
export function drawFrom(likelihood: ArrayLike<number>, rng: Rng): number {
  let left = (rng.below(GRAIN) + 0.5) / GRAIN;
  for (let action = 0; action < likelihood.length - 1; action++) {
    left -= likelihood[action]!;
    if (left < 0) return action;
  }
  return likelihood.length - 1;
}

/** The mixture after this many rounds of self-play. */
export function settle({ actions, payoff }: OneShot, rounds: number, rng: Rng): Mixture {
  const regrets = actions.map((count) => new Float64Array(count));
  const habits = actions.map((count) => new Float64Array(count).fill(1 / count));
  const sums = actions.map((count) => new Float64Array(count));
  const chosen = new Int32Array(actions.length);
  for (let round = 1; round <= rounds; round++) {
    for (let player = 0; player < actions.length; player++)
      chosen[player] = drawFrom(habits[player]!, rng);
    for (let player = 0; player < actions.length; player++)
      learn(player, round, {
        chosen,
        payoff,
        regrets: regrets[player]!,
        habits: habits[player]!,
        sums: sums[player]!,
      });
  }
  return sums.map(shares);
}

interface Learner extends Pick<OneShot, 'payoff'> {
  readonly chosen: Int32Array;
  readonly regrets: Float64Array;
  readonly habits: Float64Array;
  readonly sums: Float64Array;
}

function learn(player: number, round: number, learner: Learner): void {
  const { chosen, payoff, regrets, habits, sums } = learner;
  const own = chosen[player]!;
  let expected = 0;
  for (let action = 0; action < regrets.length; action++) {
    chosen[player] = action;
    got[action] = payoff(player, chosen);
    expected += habits[action]! * got[action]!;
  }
  chosen[player] = own;
  let total = 0;
  for (let action = 0; action < regrets.length; action++) {
    regrets[action] = Math.max(0, regrets[action]! + got[action]! - expected);
    total += regrets[action]!;
    // Later rounds weigh more: early mixtures are poor.
    sums[action]! += round * habits[action]!;
  }
  for (let action = 0; action < regrets.length; action++)
    habits[action] = total > 0 ? regrets[action]! / total : 1 / regrets.length;
}

/** The payoff of each action in one round; valid only within one call of `learn`. */
const got = new Float64Array(256);

function shares(sums: Float64Array): Float64Array {
  const total = sums.reduce((sum, value) => sum + value, 0);
  return sums.map((value) => value / total);
}
