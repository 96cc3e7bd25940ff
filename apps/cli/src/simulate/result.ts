// The result of a simulation: what `--json` prints and what the tables show. Shares have four
// decimals and means three, so that the same games give the same bytes.

import type { AnyRules, Options } from '@tablee/kit';
import { rounded } from '../rounded.ts';
import { cardsResult } from './cards-result.ts';
import type { Plan } from './plan.ts';
import { addSeat, emptyTally, type Histogram, type SeatTally, type Tally } from './tally.ts';

export type Wins = ReturnType<typeof winsOf>;

/** A shared win counts as a part of one. */
function winsOf(wins: readonly number[], games: number) {
  const total = wins.reduce((sum, times, sharers) => sum + (times === 0 ? 0 : times / sharers), 0);
  return { wins: rounded(total, 3), share: rounded(total / games, 4) };
}

/** Every game is one try. */
function winsWithin(wins: readonly number[], games: number) {
  const parts = (power: number): number =>
    wins.reduce((sum, times, sharers) => sum + (times === 0 ? 0 : times / sharers ** power), 0);
  return { ...winsOf(wins, games), ci95: halfWidth(parts(1), parts(2), games) };
}

const Z95 = 1.96;

/**
 * Half the width of the 95 % interval of the mean of `count` values, from their sum and the sum of their
 * squares; null where a single one has no spread.
 */
function halfWidth(sum: number, squares: number, count: number): number | null {
  if (count < 2) return null;
  const variance = Math.max(0, squares - sum ** 2 / count) / (count - 1);
  return rounded(Z95 * Math.sqrt(variance / count), 4);
}

export type Scores = ReturnType<typeof scoresOf>;

const scoresOf = ({ scored, scoreSum, scoreMin, scoreMax }: SeatTally) =>
  scored === 0
    ? { mean: null, min: null, max: null }
    : { mean: rounded(scoreSum / scored, 3), min: scoreMin, max: scoreMax };

export type Lengths = ReturnType<typeof lengthsOf>;

/** Quantiles by nearest rank: always a length that occurred. `per` scales them all. */
function lengthsOf(histogram: Histogram, per: number) {
  const lengths = [...histogram].sort(([a], [b]) => a - b);
  const games = lengths.reduce((sum, [, times]) => sum + times, 0);
  const total = lengths.reduce((sum, [length, times]) => sum + length * times, 0);
  const at = (quantile: number): number => {
    let left = Math.max(1, Math.ceil(quantile * games));
    for (const [length, times] of lengths) {
      left -= times;
      if (left <= 0) return rounded(length / per, 2);
    }
    return 0;
  };
  return {
    mean: rounded(total / games / per, 3),
    median: at(0.5),
    p10: at(0.1),
    p90: at(0.9),
    min: at(0),
    max: at(1),
  };
}

export type Result = ReturnType<typeof resultOf>;

export function resultOf(
  plan: Plan,
  rules: Pick<AnyRules, 'version' | 'card'>,
  options: Options,
  tally: Tally,
) {
  const { games } = tally;
  const bots = [...new Set(plan.bots)];
  const ofBot = (id: string): { readonly seats: number; readonly sum: SeatTally } => {
    const sum = emptyTally(plan.seats).seats[0]!;
    const seats = tally.seats.filter((_, seat) => plan.bots[seat] === id);
    for (const seat of seats) addSeat(sum, seat);
    return { seats: seats.length, sum };
  };
  const byBot = <T>(make: (bot: ReturnType<typeof ofBot>) => T): Record<string, T> =>
    Object.fromEntries(bots.map((id) => [id, make(ofBot(id))]));
  const { turns } = tally;
  return {
    game: plan.game,
    rules: rules.version,
    seats: plan.seats,
    games,
    seed: plan.seed,
    options,
    bots: plan.bots,
    wins: {
      bySeat: tally.seats.map(({ wins }) => winsWithin(wins, games)),
      byOrder: tally.places.map((wins) => winsWithin(wins, games)),
      byBot: byBot(({ seats, sum }) => ({ seats, ...winsOf(sum.wins, games) })),
    },
    /** Games with more than one winner. */
    shared: tally.shared,
    scores: { bySeat: tally.seats.map(scoresOf), byBot: byBot(({ sum }) => scoresOf(sum)) },
    length: {
      steps: lengthsOf(tally.steps, 1),
      ...(turns.size === 0
        ? {}
        : { turns: lengthsOf(turns, 1), rounds: lengthsOf(turns, plan.seats) }),
    },
    endReasons: Object.fromEntries([...tally.reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
    bankruptcies: {
      games: tally.gamesWithBankruptcy,
      share: rounded(tally.gamesWithBankruptcy / games, 4),
      ci95: halfWidth(tally.gamesWithBankruptcy, tally.gamesWithBankruptcy, games),
      seats: tally.seats.reduce((sum, { left }) => sum + left, 0),
      bySeat: tally.seats.map(({ left }) => left),
    },
    /** In games with a choice of deck: what each kind of card is worth. */
    ...(tally.cards.size === 0 ? {} : { cards: cardsResult(tally.cards, rules.card) }),
  };
}
