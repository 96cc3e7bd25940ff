// Counts results over many games, in whole numbers: sums are the same in any order and for any
// number of jobs.

import { assert, type Log } from '@tablee/kit';
import { addCards, type CardTallies } from './cards.ts';

export interface SeatTally {
  /** Wins by how many shared them: `wins[1]` alone, `wins[2]` with one other, … */
  readonly wins: number[];
  /** Scores of games in which the seat was still there at the end. */
  scored: number;
  scoreSum: number;
  scoreMin: number;
  scoreMax: number;
  /** Games that the seat had to leave. */
  left: number;
}

/** How often each length occurred. */
export type Histogram = Map<number, number>;

export interface Tally {
  games: number;
  readonly seats: readonly SeatTally[];
  /** Wins by place in the order of play from the first player, shared as above. */
  readonly places: readonly number[][];
  shared: number;
  readonly steps: Histogram;
  readonly turns: Histogram;
  readonly reasons: Map<string, number>;
  gamesWithBankruptcy: number;
  /** Empty in games without a choice of deck. */
  readonly cards: CardTallies;
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  seats: Array.from({ length: seats }, () => ({
    wins: new Array<number>(seats + 1).fill(0),
    scored: 0,
    scoreSum: 0,
    scoreMin: Infinity,
    scoreMax: -Infinity,
    left: 0,
  })),
  places: Array.from({ length: seats }, () => new Array<number>(seats + 1).fill(0)),
  shared: 0,
  steps: new Map(),
  turns: new Map(),
  reasons: new Map(),
  gamesWithBankruptcy: 0,
  cards: new Map(),
});

const count = <Key>(map: Map<Key, number>, key: Key, times = 1): void => {
  map.set(key, (map.get(key) ?? 0) + times);
};

export function addGame(tally: Tally, log: Log, turnWord: string | undefined): void {
  const { pending, setup } = log;
  assert(pending.kind === 'over', 'a finished game is counted');
  const { winners, scores, reason } = pending.outcome;
  const first = Number(setup.options['first'] ?? 0);
  tally.games += 1;
  if (winners.length > 1) tally.shared += 1;
  if (scores.includes(null)) tally.gamesWithBankruptcy += 1;
  for (const seat of winners) {
    tally.seats[seat]!.wins[winners.length]! += 1;
    tally.places[(seat - first + setup.seats) % setup.seats]![winners.length]! += 1;
  }
  scores.forEach((score, seat) => {
    const own = tally.seats[seat]!;
    if (score === null) {
      own.left += 1;
      return;
    }
    own.scored += 1;
    own.scoreSum += score;
    own.scoreMin = Math.min(own.scoreMin, score);
    own.scoreMax = Math.max(own.scoreMax, score);
  });
  count(tally.steps, log.steps);
  count(tally.reasons, reason);
  if (turnWord === undefined) return;
  const start = `${turnWord} `;
  count(tally.turns, log.lines.filter((line) => line.startsWith(start)).length);
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.shared += more.shared;
  sum.gamesWithBankruptcy += more.gamesWithBankruptcy;
  sum.seats.forEach((own, seat) => {
    addSeat(own, more.seats[seat]!);
  });
  sum.places.forEach((wins, place) => {
    more.places[place]!.forEach((times, sharers) => (wins[sharers]! += times));
  });
  for (const name of ['steps', 'turns'] as const)
    for (const [length, times] of more[name]) count(sum[name], length, times);
  for (const [reason, times] of more.reasons) count(sum.reasons, reason, times);
  addCards(sum.cards, more.cards);
}

/** Also how the seats of one bot are put together. */
export function addSeat(sum: SeatTally, more: SeatTally): void {
  more.wins.forEach((times, sharers) => (sum.wins[sharers]! += times));
  sum.scored += more.scored;
  sum.scoreSum += more.scoreSum;
  sum.scoreMin = Math.min(sum.scoreMin, more.scoreMin);
  sum.scoreMax = Math.max(sum.scoreMax, more.scoreMax);
  sum.left += more.left;
}
