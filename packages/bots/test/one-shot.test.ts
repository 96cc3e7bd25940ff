// Choices that nobody sees: what play against oneself settles at, and what knowing it is worth.
import { rngFor, type Rng } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { drawFrom, settle, type Mixture, type OneShot } from '../src/index.ts';

/** Paper, scissors, stone, with paper worth double: a third is not the answer. */
const STONE: OneShot = {
  actions: [3, 3],
  payoff(player, chosen) {
    const [own, other] = [chosen[player]!, chosen[1 - player]!];
    const won = (a: number, b: number): number => ((a - b + 3) % 3 === 1 ? (a === 0 ? 2 : 1) : 0);
    return won(own, other) - won(other, own);
  },
};

/** All pay, the highest of equals wins; a prize of ten. */
const allPay = (bidders: number): OneShot => ({
  actions: new Array<number>(bidders).fill(13),
  payoff(player, bids) {
    let winner = -1;
    for (let i = 0, best = 0; i < bidders; i++)
      if (bids[i]! > best) {
        best = bids[i]!;
        winner = i;
      }
    return (winner === player ? 10 : 0) - bids[player]!;
  },
});

/** What each action of a player is worth against the others' mixture, from so many draws of it. */
function responses(
  { actions, payoff }: OneShot,
  mixture: Mixture,
  player: number,
  draws: number,
  rng: Rng,
): Float64Array {
  const worth = new Float64Array(actions[player]!);
  const chosen = new Int32Array(actions.length);
  for (let draw = 0; draw < draws; draw++) {
    for (let other = 0; other < actions.length; other++)
      chosen[other] = drawFrom(mixture[other]!, rng);
    for (let action = 0; action < worth.length; action++) {
      chosen[player] = action;
      worth[action]! += payoff(player, chosen) / draws;
    }
  }
  return worth;
}

const gain = (game: OneShot, rounds: number): number => {
  const mixture = settle(game, rounds, rngFor('settle', String(rounds)));
  const gains = game.actions.map((_, player) => {
    const worth = responses(game, mixture, player, 4000, rngFor('answer', String(player)));
    const own = worth.reduce((sum, value, action) => sum + value * mixture[player]![action]!, 0);
    return Math.max(...worth) - own;
  });
  return Math.max(...gains);
};

describe('what settles', () => {
  test('is a mixture for each player', () => {
    for (const likelihood of settle(STONE, 500, rngFor('a', 'b'))) {
      expect(likelihood.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
      for (const value of likelihood) expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  test('is the known equilibrium: a quarter paper, a quarter stone, half scissors', () => {
    const [first, second] = settle(STONE, 20_000, rngFor('a', 'b'));
    for (const mixture of [first!, second!]) {
      expect(mixture[0]).toBeCloseTo(0.25, 1);
      expect(mixture[1]).toBeCloseTo(0.5, 1);
      expect(mixture[2]).toBeCloseTo(0.25, 1);
    }
  });

  test.each([2, 3, 4])('leaves little to gain at an auction where all %i pay', (bidders) => {
    expect(gain(allPay(bidders), 3000)).toBeLessThan(0.6);
    // A beginner's guess, everything as likely, leaves much: the measure can see the difference.
    expect(gain(allPay(bidders), 1)).toBeGreaterThan(1.2);
  });
});

test('draws follow the likelihood', () => {
  const rng = rngFor('draws', 'x');
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) counts[drawFrom([0.5, 0, 0.5], rng)]! += 1;
  expect(counts[1]).toBe(0);
  expect(Math.abs(counts[0]! - 1500)).toBeLessThan(120);
});
