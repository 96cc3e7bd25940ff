// Plays rounds slowly and plainly, and checks that every contender scores the same deals and choices the
// same.
import type { Rng } from '@tablee/kit';
import { CARDS, scoreRow, suitOf, SUITS } from './cards.ts';

/** A deal and every choice made in it; cards are the numbers of cards.ts. */
export interface GivenRound {
  readonly seats: number;
  /** The cards by hand: seat 0 has the first 60 / seats, seat 1 the next, and so on. */
  readonly deck: readonly number[];
  readonly tricks: readonly GivenTrick[];
}

export interface GivenTrick {
  readonly leader: number;
  /** The card of each seat, by seat; the leader's is the lead, the others' are the sealed plays. */
  readonly played: readonly number[];
  /** The taken cards in order, the two forced takes at the end included. */
  readonly taken: readonly Taking[];
}

export interface Taking {
  readonly seat: number;
  readonly from: number;
  readonly card: number;
}

export interface ExpectedRound extends GivenRound {
  readonly scores: readonly number[];
}

/** How a contender plays a given deal with given choices; it returns the scores by seat. */
export type PlayGivenRound = (round: GivenRound) => readonly number[];

/** A random round, written down. */
export function plainRound(seats: number, rng: Rng): ExpectedRound {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  for (let i = 0; i < CARDS; i++) {
    const j = i + rng.below(CARDS - i);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  const size = CARDS / seats;
  const hands = Array.from({ length: seats }, (_, s) => deck.slice(s * size, (s + 1) * size));
  const rows = Array.from({ length: seats }, () =>
    Array.from({ length: SUITS }, (): number[] => []),
  );
  const tricks: GivenTrick[] = [];
  let leader = 0;
  while (tricks.length < size) {
    const played: number[] = [];
    const others = hands.map((_, seat) => seat).filter((seat) => seat !== leader);
    for (const seat of [leader, ...others]) {
      const hand = hands[seat]!;
      played[seat] = swapRemove(hand, rng.below(hand.length));
    }
    const taken = takeAll(leader, others, played, rng);
    for (const { seat, card } of taken) rows[seat]![suitOf(card)]!.push(card);
    tricks.push({ leader, played, taken });
    leader = taken.at(-1)!.seat;
  }
  const scores = rows.map((suits) => suits.reduce((sum, row) => sum + scoreRow(row), 0));
  return { seats, deck, tricks, scores };
}

function takeAll(
  leader: number,
  others: readonly number[],
  played: readonly number[],
  rng: Rng,
): readonly Taking[] {
  const waiting = [...others];
  const taken: Taking[] = [];
  let seat = leader;
  while (waiting.length > 0) {
    const from = swapRemove(waiting, waiting.length > 1 ? rng.below(waiting.length) : 0);
    taken.push({ seat, from, card: played[from]! });
    seat = from;
  }
  return [...taken, { seat, from: leader, card: played[leader]! }];
}

/** Throws when a contender scores any of the rounds differently. */
export function checkSameRounds(
  rounds: number,
  newRng: (seed: string) => Rng,
  players: Readonly<Record<string, PlayGivenRound>>,
): void {
  for (let seats = 3; seats <= 6; seats++) {
    for (let seed = 1; seed <= rounds; seed++) {
      const name = `${String(seats)} seats, seed ${String(seed)}`;
      const expected = plainRound(seats, newRng(name));
      for (const [player, play] of Object.entries(players)) {
        const scores = play(expected).join(' ');
        if (scores !== expected.scores.join(' '))
          throw new Error(`${player}: ${scores}, not ${expected.scores.join(' ')} (${name})`);
      }
    }
  }
}

/** Removes one element by putting the last one in its place. */
function swapRemove(list: number[], index: number): number {
  const removed = list[index]!;
  list[index] = list.at(-1)!;
  list.pop();
  return removed;
}
