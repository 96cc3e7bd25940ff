// Fists: prices the card for each bidder by a playout of one round per outcome. Draws the bid from
// the mixture that settles when all bidders respond to each other.

import { imagineStep, settle, type Mixture, type OneShot, type Policy } from '@tablee/bots';
import { rngFor, type Rng, type Seat } from '@tablee/kit';
import { NOBODY, RULES, type State, type View } from '../rules/index.ts';
import { fistMax } from './candidates.ts';
import { AS_MASTERS_SEE, isRoundLater } from './prospects.ts';

/** What a purse is made lighter by, to see what a token is worth. */
const LIGHTER = 5;
/** A token is worth something, however noisy the estimate: this much of a chance at least. */
const TOKEN_MIN = 0.002;
const ROUNDS = 3000;
/** Bids that are hardly ever made are not made at all. */
const RARE = 0.02;

export interface Stakes {
  /** Seats in the order in which ties are decided. */
  readonly bidders: readonly Seat[];
  /**
   * Chance of bidder i to win the game when bidder j gets the card; j = bidders when no bidder
   * does.
   */
  readonly chances: readonly Float64Array[];
  /** What a token is worth to each bidder, as a chance. */
  readonly tokens: Float64Array;
  /** The most that each can bid. */
  readonly purses: readonly number[];
}

interface Imagined {
  readonly policy: Policy<View>;
  readonly guess?: ((view: View, seat: Seat, rng: Rng) => State) | undefined;
  readonly samples: number;
  readonly isTimeUp?: (() => boolean) | undefined;
}

/** However little time there is. */
const SAMPLES_MIN = 8;

const picks = new Int32Array(8);

/** The table after `winner` got the card for nothing, played on for a round. */
function playOn(state: State, root: View, winner: Seat, policy: Policy<View>, rng: Rng): void {
  picks.fill(0);
  if (winner !== NOBODY) picks[winner] = 1;
  RULES.applySealedAt(state, picks);
  if (winner !== NOBODY) state.pay(winner, 1);
  while (!isRoundLater(state, root)) imagineStep(RULES, policy, state, rng);
}

function biddersOf(view: View): Seat[] {
  const pending = RULES.pending(view);
  const asked = pending.kind === 'sealed' ? pending.seats : [];
  const order = (seat: Seat): number => (seat - view.active + view.seats) % view.seats;
  return [...asked].sort((a, b) => order(a) - order(b));
}

export function stakesOf(view: View, seat: Seat, imagined: Imagined, rng: Rng): Stakes {
  const { policy, guess, samples, isTimeUp } = imagined;
  const bidders = biddersOf(view);
  const count = bidders.length;
  const sums = bidders.map(() => new Float64Array(count + 1));
  const losses = new Float64Array(count);
  const chances = new Float64Array(view.seats);
  let scratch: State | undefined;
  let done = 0;
  for (; done < Math.max(SAMPLES_MIN, samples); done++) {
    if (done >= SAMPLES_MIN && isTimeUp?.() === true) break;
    const table = guess?.(view, seat, rng) ?? RULES.guess(view, seat, rng);
    scratch ??= RULES.clone(table);
    const luck = String(rng.below(2 ** 30));
    for (let winner = 0; winner <= count; winner++) {
      RULES.copyFrom(scratch, table);
      playOn(scratch, view, bidders[winner] ?? NOBODY, policy, rngFor(luck, 'bluff'));
      AS_MASTERS_SEE.fillChances(scratch, chances);
      for (let i = 0; i < count; i++) sums[i]![winner]! += chances[bidders[i]!]!;
    }
    for (let i = 0; i < count; i++) {
      const bidder = bidders[i]!;
      const lighter = Math.min(LIGHTER, table.tokens(bidder));
      RULES.copyFrom(scratch, table);
      scratch.pay(bidder, -lighter);
      playOn(scratch, view, NOBODY, policy, rngFor(luck, 'bluff'));
      losses[i]! += AS_MASTERS_SEE.chanceOf(scratch, bidder) / lighter;
    }
  }
  // What a token is worth differs little from seat to seat and is hard to see: the mean helps.
  const each = losses.map((loss, i) => {
    const lighter = Math.min(LIGHTER, view.tokens(bidders[i]!));
    return sums[i]![count]! / done / lighter - loss / done;
  });
  const mean = each.reduce((sum, value) => sum + value, 0) / count;
  return {
    bidders,
    chances: sums.map((sum) => sum.map((value) => value / done)),
    tokens: each.map((value) => Math.max(TOKEN_MIN, (value + 2 * mean) / 3)),
    purses: bidders.map((bidder) => fistMax(view, bidder)),
  };
}

/** The auction as a game of one move each, in chances to win the whole game. */
function fistGame({ bidders, chances, tokens, purses }: Stakes): OneShot {
  return {
    actions: purses.map((purse) => purse + 1),
    payoff(player, bids) {
      let winner = bidders.length;
      let best = 0;
      for (let i = 0; i < bidders.length; i++)
        if (bids[i]! > best) {
          best = bids[i]!;
          winner = i;
        }
      return chances[player]![winner]! - tokens[player]! * bids[player]!;
    },
  };
}

/** How likely each bid of a seat is; small odds are left out. */
export function fistMixture(stakes: Stakes, rng: Rng): Mixture {
  return settle(fistGame(stakes), ROUNDS, rng).map((likelihood) => {
    const kept = likelihood.map((value) => (value < RARE ? 0 : value));
    const total = kept.reduce((sum, value) => sum + value, 0);
    return kept.map((value) => value / total);
  });
}
