/** The speed ceiling: one round of Nicht die Bohne! with uniformly random play, packed by hand into a few integer arrays. */

import {
  CARDS,
  CARDS_PER_SUIT,
  RANK_DOUBLE,
  RANK_FIRST_MINUS,
  RANK_ZERO,
  decisionsPerRound,
} from './cards.ts';
import type { Played } from './cards.ts';
import { seedState } from './random.ts';

// A packed card is suit << 10 | what it adds to its row. A row is the sum of its packed cards: bits 0..5 the sum of the
// numbers (at most 55), bits 6..7 the count of minus cards, bit 8 the x2, bit 9 the zero; the suits add up above, unused.
const ROW_MASK = 1023;
const ONE_MINUS = 1 << 6;
const DOUBLE = 1 << 8;
const ZERO = 1 << 9;

// sfc32 is written out wherever a random word is drawn, on local variables; random.ts has the readable form. The upper 26
// bits of a word are a fraction: fraction * bound >>> 26 is a draw and fraction * bound & LOW the fraction for the next.
const LOW = 0x3ffffff;

const FRESH = new Uint16Array(64); // as long as the deck: measured 10 % faster than 60 entries
const SCORE_OF_ROW = new Int32Array(ROW_MASK + 1);

// The hand of the seat whose cards start at `from` is deck[from .. from + held - 1]; the card it plays is swapped to the
// end of the hand, which is where it lies until it is taken. `from` also names the seat: its rows are rows[from + suit].
const deck = new Uint16Array(64);
const rows = new Int32Array(64);
const random = new Int32Array(4);

for (let card = 0; card < CARDS; card++) {
  const rank = card % CARDS_PER_SUIT;
  const adds =
    rank === RANK_ZERO
      ? ZERO
      : rank >= RANK_FIRST_MINUS
        ? ONE_MINUS
        : rank === RANK_DOUBLE
          ? DOUBLE
          : rank + 1;
  FRESH[card] = (Math.floor(card / CARDS_PER_SUIT) << 10) | adds;
}
for (let row = 0; row <= ROW_MASK; row++) {
  const sum = row & (ONE_MINUS - 1);
  const signed = row & ONE_MINUS ? -sum : sum;
  SCORE_OF_ROW[row] = row & ZERO ? 0 : row & DOUBLE ? 2 * signed : signed;
}

/** Plays whole rounds from the shuffle to the scores; `seats` is 3 to 6, the first leader is seat 0. */
export function ceilingRounds(rounds: number, seats: number, seed: number): Played {
  random.set(seedState(seed));
  const handSize = CARDS / seats;
  let checksum = 0;
  for (let round = 0; round < rounds; round++) {
    deal();
    if (seats === 4) playFourSeats();
    else playAnySeats(seats, handSize);
    checksum = score(handSize, checksum);
  }
  return { decisions: rounds * decisionsPerRound(seats), checksum };
}

/** Fisher–Yates, inside out, two cards to a random word. */
function deal(): void {
  let a = random[0];
  let b = random[1];
  let c = random[2];
  let counter = random[3];
  for (let i = 0; i < CARDS; i += 2) {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;

    let draw = Math.imul(word >>> 6, i + 1);
    let j = draw >>> 26;
    deck[i] = deck[j];
    deck[j] = FRESH[i];
    draw = Math.imul(draw & LOW, i + 2);
    j = draw >>> 26;
    deck[i + 1] = deck[j];
    deck[j] = FRESH[i + 1];
  }
  random[0] = a;
  random[1] = b;
  random[2] = c;
  random[3] = counter;
}

/** All tricks for any number of seats; the others wait in one packed integer, six bits a seat. */
function playAnySeats(seats: number, handSize: number): void {
  let a = random[0];
  let b = random[1];
  let c = random[2];
  let counter = random[3];
  const pairsEnd = seats & 1 ? CARDS - handSize : CARDS;
  const lastShift = 6 * (seats - 2);
  let leader = 0;
  let others = 0;
  for (let seat = 1; seat < seats; seat++) others |= (seat * handSize) << (6 * (seat - 1));

  for (let held = handSize; held > 0; held--) {
    const end = held - 1;

    // Every seat plays a card (the leader's open card is one of them), two seats to a random word.
    let from = 0;
    let word = 0;
    let draw = 0;
    for (; from < pairsEnd; from += 2 * handSize) {
      word = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;

      draw = Math.imul(word >>> 6, held);
      let at = from + (draw >>> 26);
      let top = from + end;
      let card = deck[at];
      deck[at] = deck[top];
      deck[top] = card;
      draw = Math.imul(draw & LOW, held);
      at = from + handSize + (draw >>> 26);
      top += handSize;
      card = deck[at];
      deck[at] = deck[top];
      deck[top] = card;
    }

    word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    let fraction = word >>> 6;
    if (from < CARDS) {
      draw = Math.imul(fraction, held);
      fraction = draw & LOW;
      const at = from + (draw >>> 26);
      const top = from + end;
      const card = deck[at];
      deck[at] = deck[top];
      deck[top] = card;
    }

    // The takes with a choice: one of the others' cards; its owner moves to the end of those still waiting and takes next.
    let taker = leader;
    let options = seats - 1;
    for (let shift = lastShift; shift > 0; shift -= 6) {
      draw = Math.imul(fraction, options);
      fraction = draw & LOW;
      options--;
      const chosen = 6 * (draw >>> 26);
      const owner = (others >> chosen) & 63;
      const swap = (owner ^ (others >> shift)) & 63;
      others ^= (swap << chosen) ^ (swap << shift);
      const card = deck[owner + end];
      rows[taker + (card >> 10)] += card;
      taker = owner;
    }

    // The two forced takes: the last of the others' cards, then the leader's card and the lead.
    const last = others & 63;
    let card = deck[last + end];
    rows[taker + (card >> 10)] += card;
    card = deck[leader + end];
    rows[last + (card >> 10)] += card;
    others = (others & ~63) | leader;
    leader = last;
  }
  random[0] = a;
  random[1] = b;
  random[2] = c;
  random[3] = counter;
}

/** The same tricks and the same draws as playAnySeats(4, 15), unrolled, with the order of taking in local variables. */
function playFourSeats(): void {
  let a = random[0];
  let b = random[1];
  let c = random[2];
  let counter = random[3];
  let leader = 0;
  let third = 15;
  let second = 30;
  let first = 45;

  for (let held = 15; held > 0; held--) {
    const end = held - 1;

    // Seats 0 and 1 play.
    let word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    let draw = Math.imul(word >>> 6, held);
    let at = draw >>> 26;
    let card = deck[at];
    deck[at] = deck[end];
    deck[end] = card;
    draw = Math.imul(draw & LOW, held);
    at = 15 + (draw >>> 26);
    card = deck[at];
    deck[at] = deck[end + 15];
    deck[end + 15] = card;

    // Seats 2 and 3 play.
    word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    draw = Math.imul(word >>> 6, held);
    at = 30 + (draw >>> 26);
    card = deck[at];
    deck[at] = deck[end + 30];
    deck[end + 30] = card;
    draw = Math.imul(draw & LOW, held);
    at = 45 + (draw >>> 26);
    card = deck[at];
    deck[at] = deck[end + 45];
    deck[end + 45] = card;

    // Two takes with a choice, by swaps under a mask instead of branches: of three (0 third, 1 second, 2 first), of two.
    word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    draw = Math.imul(word >>> 6, 3);
    const ofThree = draw >>> 26;
    let swap = (first ^ second) & -(ofThree & 1);
    first ^= swap;
    second ^= swap;
    swap = (first ^ third) & ((ofThree - 1) >> 31);
    first ^= swap;
    third ^= swap;
    draw = Math.imul(draw & LOW, 2);
    swap = (second ^ third) & ((draw >>> 26) - 1);
    second ^= swap;
    third ^= swap;

    card = deck[first + end];
    rows[leader + (card >> 10)] += card;
    card = deck[second + end];
    rows[first + (card >> 10)] += card;
    card = deck[third + end];
    rows[second + (card >> 10)] += card;
    card = deck[leader + end];
    rows[third + (card >> 10)] += card;
    const next = third;
    third = leader;
    leader = next;
  }
  random[0] = a;
  random[1] = b;
  random[2] = c;
  random[3] = counter;
}

/** Adds the seats' scores to the checksum as addToChecksum of cards.ts does, and clears the rows. */
function score(handSize: number, checksum: number): number {
  for (let from = 0; from < CARDS; from += handSize) {
    const sum =
      SCORE_OF_ROW[rows[from] & ROW_MASK] +
      SCORE_OF_ROW[rows[from + 1] & ROW_MASK] +
      SCORE_OF_ROW[rows[from + 2] & ROW_MASK] +
      SCORE_OF_ROW[rows[from + 3] & ROW_MASK];
    rows[from] = 0;
    rows[from + 1] = 0;
    rows[from + 2] = 0;
    rows[from + 3] = 0;
    checksum = (Math.imul(checksum, 31) + sum) | 0;
  }
  return checksum;
}
