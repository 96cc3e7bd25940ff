/** The speed ceiling: one round packed by hand into a few integer arrays, without contract, phases or names for anything. */

import type { Rng } from '@tablee/kit';
import {
  addToChecksum,
  CARDS,
  CARDS_PER_SUIT,
  RANK_DOUBLE,
  RANK_FIRST_MINUS,
  RANK_ZERO,
  SUITS,
} from './cards.ts';

// A packed card is suit << 10 | what it adds to its row. A row is the sum of its cards: bits 0 to 5 the numbers (at most
// 55), bits 6 and 7 the minus cards, bit 8 the x2, bit 9 the zero.
const ROW_MASK = 1023;
const ONE_MINUS = 1 << 6;
const DOUBLE = 1 << 8;
const ZERO = 1 << 9;

const FRESH = new Uint16Array(CARDS);
const SCORE_OF_ROW = new Int16Array(ROW_MASK + 1);
for (let card = 0; card < CARDS; card++) {
  const rank = card % CARDS_PER_SUIT;
  const minus = rank >= RANK_FIRST_MINUS ? ONE_MINUS : rank + 1;
  const adds = rank === RANK_ZERO ? ZERO : rank === RANK_DOUBLE ? DOUBLE : minus;
  FRESH[card] = (Math.floor(card / CARDS_PER_SUIT) << 10) | adds;
}
for (let row = 0; row <= ROW_MASK; row++) {
  const sum = row & (ONE_MINUS - 1);
  const signed = (row & ONE_MINUS) !== 0 ? -sum : sum;
  SCORE_OF_ROW[row] = (row & ZERO) !== 0 ? 0 : (row & DOUBLE) !== 0 ? 2 * signed : signed;
}

// The hand of seat s is deck[s * size .. s * size + held - 1]; the card it plays is swapped to the end of the hand,
// where it lies until it is taken.
const deck = new Uint16Array(CARDS);
const rows = new Int32Array(6 * SUITS);
const waiting = new Int8Array(6);

/** Plays one round with uniformly random choices, one random number each; returns the checksum with its scores. */
export function ceilingRound(seats: number, rng: Rng, checksum: number): number {
  const size = CARDS / seats;
  rows.fill(0);
  deck.set(FRESH);
  for (let i = 0; i < CARDS; i++) {
    const j = i + rng.below(CARDS - i);
    const card = deck[i]!;
    deck[i] = deck[j]!;
    deck[j] = card;
  }
  let leader = 0;
  for (let held = size; held > 0; held--) {
    const end = held - 1;
    let from = leader * size;
    let at = from + rng.below(held);
    let card = deck[at]!;
    deck[at] = deck[from + end]!;
    deck[from + end] = card;

    let options = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === leader) continue;
      waiting[options++] = seat;
      from = seat * size;
      at = from + rng.below(held);
      card = deck[at]!;
      deck[at] = deck[from + end]!;
      deck[from + end] = card;
    }

    let taker = leader;
    while (options > 1) {
      const chosen = rng.below(options);
      const owner = waiting[chosen]!;
      waiting[chosen] = waiting[--options]!;
      card = deck[owner * size + end]!;
      rows[taker * SUITS + (card >> 10)]! += card & ROW_MASK;
      taker = owner;
    }
    const last = waiting[0]!;
    card = deck[last * size + end]!;
    rows[taker * SUITS + (card >> 10)]! += card & ROW_MASK;
    card = deck[leader * size + end]!;
    rows[last * SUITS + (card >> 10)]! += card & ROW_MASK;
    leader = last;
  }
  return addScores(seats, checksum);
}

function addScores(seats: number, checksum: number): number {
  let mixed = checksum;
  for (let at = 0; at < seats * SUITS; at += SUITS) {
    const score =
      SCORE_OF_ROW[rows[at]!]! +
      SCORE_OF_ROW[rows[at + 1]!]! +
      SCORE_OF_ROW[rows[at + 2]!]! +
      SCORE_OF_ROW[rows[at + 3]!]!;
    mixed = addToChecksum(mixed, score);
  }
  return mixed;
}
