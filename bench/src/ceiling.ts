// The speed ceiling: the same round, choice for choice, packed by hand into a few integer arrays, without
// contract, phases or names.
import { rngFor, type Rng } from '@tablee/kit';
import { addToChecksum, decisionsPerRound, type Played } from './cards.ts';

// Cards are numbered as our rules do, 16 × suit + rank, so that the same random numbers make the same round. A row is the
// sum of what its cards add: bits 0 to 5 the numbers (at most 55), bits 6 and 7 the minus cards, bit 8 the x2, bit 9 the zero.
const CARDS = 60;
const DOUBLE = 10;
const MINUS = 11;
const ROW_ADD = Int16Array.from({ length: 16 }, (_, rank) => {
  if (rank < DOUBLE) return rank + 1;
  return rank === DOUBLE ? 256 : rank === MINUS ? 64 : 512;
});
const SCORE_OF_ROW = Int16Array.from({ length: 1024 }, (_, row) => {
  const sum = row & 63;
  const signed = (row & 64) !== 0 ? -sum : sum;
  return (row & 512) !== 0 ? 0 : (row & 256) !== 0 ? 2 * signed : signed;
});
const FRESH = Uint8Array.from(
  [0, 16, 32, 48].flatMap((suit) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, DOUBLE, MINUS, MINUS, MINUS, 12].map((rank) => suit + rank),
  ),
);

const deck = new Uint8Array(CARDS);
// 32 slots a seat: a card, plus 64 for each further copy of it (only minus cards have any).
const hands = new Int16Array(6 * 32);
const kinds = new Int16Array(6);
const played = new Int16Array(6);
const rows = new Int16Array(6 * 4);
const minusAt = new Int16Array(4);
const waiting = new Int8Array(6);

/** Plays whole rounds; the same seed makes the same rounds as our rules make of it. */
export function ceilingRounds(rounds: number, seats: number, seed: number): Played {
  const rng = rngFor(String(seed), 'bench');
  let checksum = 0;
  for (let round = 0; round < rounds; round++) checksum = ceilingRound(seats, rng, checksum);
  return { decisions: rounds * decisionsPerRound(seats), checksum };
}

/** Plays one round with uniformly random choices, one random number each; returns the checksum with its scores. */
function ceilingRound(seats: number, rng: Rng, checksum: number): number {
  deck.set(FRESH);
  for (let i = 0; i < CARDS; i++) {
    const j = i + rng.below(CARDS - i);
    const card = deck[i]!;
    deck[i] = deck[j]!;
    deck[j] = card;
  }
  deal(seats);
  let leader = 0;
  for (let trick = CARDS / seats; trick > 0; trick--) {
    played[leader] = playCard(leader, rng.below(kinds[leader]!));
    let options = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === leader) continue;
      waiting[options++] = seat;
      played[seat] = playCard(seat, rng.below(kinds[seat]!));
    }
    let taker = leader;
    while (options > 1) {
      let chosen = rng.below(options--);
      const owner = waiting[chosen]!;
      for (; chosen < options; chosen++) waiting[chosen] = waiting[chosen + 1]!;
      takeCard(taker, played[owner]!);
      taker = owner;
    }
    const last = waiting[0]!;
    takeCard(taker, played[last]!);
    takeCard(last, played[leader]!);
    leader = last;
  }
  return addScores(seats, checksum);
}

function deal(seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const base = seat << 5;
    let end = base;
    for (let suit = 0; suit < 4; suit++) minusAt[suit] = -1;
    for (let i = seat; i < CARDS; i += seats) {
      const card = deck[i]!;
      if ((card & 15) === MINUS) {
        const place = minusAt[card >> 4]!;
        if (place >= 0) {
          hands[place]! += 64;
          continue;
        }
        minusAt[card >> 4] = end;
      }
      hands[end++] = card;
    }
    kinds[seat] = end - base;
  }
}

function playCard(seat: number, i: number): number {
  const place = (seat << 5) + i;
  const slot = hands[place]!;
  if (slot >= 64) {
    hands[place] = slot - 64;
    return slot & 63;
  }
  const last = kinds[seat]! - 1;
  kinds[seat] = last;
  hands[place] = hands[(seat << 5) + last]!;
  return slot;
}

function takeCard(seat: number, card: number): void {
  rows[(seat << 2) + (card >> 4)]! += ROW_ADD[card & 15]!;
}

function addScores(seats: number, checksum: number): number {
  let mixed = checksum;
  for (let at = 0; at < seats << 2; at += 4) {
    const score =
      SCORE_OF_ROW[rows[at]!]! +
      SCORE_OF_ROW[rows[at + 1]!]! +
      SCORE_OF_ROW[rows[at + 2]!]! +
      SCORE_OF_ROW[rows[at + 3]!]!;
    mixed = addToChecksum(mixed, score);
  }
  rows.fill(0);
  return mixed;
}
