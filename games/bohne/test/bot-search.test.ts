// The bean bots that search: no card that they cannot see changes what they do or how long they take
// over it, and thinking pays.

import { botsOf } from '@tablee/bohne/bot';
import { METAS } from '@tablee/bohne/meta';
import { RULES, type State } from '@tablee/bohne/rules';
import { Match, MANNERS, playMatch, type AnyBot, type MatchPlan } from '@tablee/bots';
import { askedSeats, assert, Draws, resolveSetup, rngFor, secretFrom, type Rng } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

const NDB = 'nicht-die-bohne';
const rules = RULES[NDB];
const { habitue } = botsOf(NDB);
const THOUGHTS = { playouts: 16 };
/** Every manner at a number of seats of its own. */
const SEATS = { even: 4, cautious: 3, gambler: 5, grudger: 6 } as const;

function planFor(bots: readonly AnyBot[], seed: string): MatchPlan {
  const draws = new Draws(secretFrom(seed));
  const setup = resolveSetup(METAS[NDB], bots.length, { rounds: '1' }, (n) => draws.firstSeat(n));
  assert(setup.ok, 'a table for bots');
  return { rules, setup: setup.value, draws, bots, seed };
}

/** Counts how often luck was asked: a search that does more asks more. */
class CountedRng implements Rng {
  asked = 0;
  readonly #rng = rngFor('same', 'mind');
  below(n: number): number {
    this.asked += 1;
    return this.#rng.below(n);
  }
}

describe.each(MANNERS)('in %s manner', (manner) => {
  const { debutant, expert, maitre } = botsOf(NDB, manner);

  test(`what others hide changes neither the choice nor the work, at ${SEATS[manner]} seats`, () => {
    const seats = SEATS[manner];
    const guesses = rngFor('hidden hands', `${manner} ${seats}`);
    const match = new Match(planFor(new Array<AnyBot>(seats).fill(habitue), `hidden ${manner}`));
    let compared = 0;
    do {
      for (const seat of askedSeats(match.log.pending)) {
        if (guesses.below(10) > 0) continue;
        const view = rules.view(match.log.state as State, seat);
        const other = rules.guess(view, seat, guesses);
        for (const bot of [debutant, expert, maitre]) {
          const [first, second] = [new CountedRng(), new CountedRng()];
          const choice = bot(view, seat, first, THOUGHTS);
          expect(bot(other, seat, second, THOUGHTS)).toEqual(choice);
          expect(second.asked).toBe(first.asked);
          compared += 1;
        }
      }
    } while (match.step());
    expect(compared).toBeGreaterThan(9);
  });
});

describe('thinking pays', () => {
  /** The share of rounds that one wins among others of a kind, every deal from every seat. */
  const share = (one: AnyBot, others: AnyBot, deals: number): number => {
    let wins = 0;
    for (let i = 0; i < deals; i++)
      for (let seat = 0; seat < 4; seat++) {
        const bots = [0, 1, 2, 3].map((s) => (s === seat ? one : others));
        const { pending } = playMatch(planFor(bots, `thinking ${i}`));
        assert(pending.kind === 'over', 'a match ends');
        const { winners } = pending.outcome;
        if (winners.includes(seat)) wins += 1 / winners.length;
      }
    return wins / (4 * deals);
  };
  const { debutant, expert, maitre } = botsOf(NDB);
  const thinking =
    (bot: AnyBot): AnyBot =>
    (view, seat, rng) =>
      bot(view, seat, rng, { playouts: 40 });

  test('an expert beats three regulars far more often than not, even in a hurry', () => {
    expect(share(thinking(expert), habitue, 6)).toBeGreaterThan(0.45);
  });
  test('so does a master', () => {
    expect(share(thinking(maitre), habitue, 6)).toBeGreaterThan(0.4);
  });
  test('a beginner seldom beats three regulars', () => {
    expect(share(debutant, habitue, 40)).toBeLessThan(0.17);
  });
});
