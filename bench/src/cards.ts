// The 60 cards of Nicht die Bohne! as numbers 0..59, as the comparison with boardgame.io numbers them, and
// how a round's scores become one checksum.
export const CARDS = 60;
export const SUITS = 4;
export const CARDS_PER_SUIT = 15;

/** Faces of a suit by rank: ranks 0..9 are the numbers 1..10, then one x2, three minus cards and one zero (NB-01). */
export const RANK_DOUBLE = 10;
export const RANK_FIRST_MINUS = 11;
export const RANK_ZERO = 14;

export function suitOf(card: number): number {
  return Math.floor(card / CARDS_PER_SUIT);
}

export function rankOf(card: number): number {
  return card % CARDS_PER_SUIT;
}

/** One row's score, read straight from NB-30 to NB-33: sum, then sign, then double; a zero card cancels all. */
export function scoreRow(row: readonly number[]): number {
  let sum = 0;
  let minuses = 0;
  let doubled = false;
  for (const card of row) {
    const rank = rankOf(card);
    if (rank === RANK_ZERO) return 0;
    if (rank === RANK_DOUBLE) doubled = true;
    else if (rank >= RANK_FIRST_MINUS) minuses += 1;
    else sum += rank + 1;
  }
  const signed = minuses % 2 === 1 ? -sum : sum;
  return doubled ? 2 * signed : signed;
}

/** Adds a score to a running checksum (a 32-bit polynomial hash); starts from 0. */
export const addToChecksum = (checksum: number, score: number): number =>
  (Math.imul(checksum, 31) + score) | 0;

/** What every contender of the benchmark returns for a number of rounds. */
export interface Played {
  readonly decisions: number;
  readonly checksum: number;
}

/** Decisions of one round: a trick has one lead, seats - 1 sealed plays and seats - 2 takes with at least two options. */
export function decisionsPerRound(seats: number): number {
  return (CARDS / seats) * (2 * seats - 2);
}
