/** Plays rounds slowly and plainly with the ceiling's random numbers, and checks that every contender reaches the same scores. */

import { boardgameIoGivenRound } from './boardgameio.ts';
import { CARDS, SUITS, addToChecksum, scoreRow, suitOf } from './cards.ts';
import { ceilingRounds } from './ceiling.ts';
import { Draws } from './random.ts';

/** A deal and every choice made in it; cards are the numbers of cards.ts. */
export interface GivenRound {
  readonly seats: number;
  /** The cards in dealing order: seat 0 gets the first 60 / seats, seat 1 the next, and so on. */
  readonly deck: readonly number[];
  readonly tricks: readonly GivenTrick[];
}

export interface GivenTrick {
  readonly leader: number;
  /** The card of each seat, by seat; the leader's is the lead, the others' are the sealed plays. */
  readonly played: readonly number[];
  /** The taken cards in order, the two forced takes at the end included. */
  readonly taken: readonly { readonly seat: number; readonly card: number }[];
}

export interface ExpectedRound extends GivenRound {
  readonly scores: readonly number[];
}

/** How a contender plays a given deal with given choices; it returns the scores by seat. */
export type PlayGivenRound = (round: GivenRound) => readonly number[];

/** The first round that ceilingRounds plays with this seed, written down. */
export function expectedRound(seats: number, seed: number): ExpectedRound {
  const draws = new Draws(seed);
  const deck = shuffledDeck(draws);
  const size = CARDS / seats;
  const hands = Array.from({ length: seats }, (_, seat) =>
    deck.slice(seat * size, (seat + 1) * size),
  );
  const rows = Array.from({ length: seats }, () =>
    Array.from({ length: SUITS }, (): number[] => []),
  );
  const tricks: GivenTrick[] = [];
  let leader = 0;
  let others = Array.from({ length: seats - 1 }, (_, index) => index + 1);

  for (let trick = 0; trick < size; trick++) {
    const played = hands.map((hand, seat) => {
      if (seat % 2 === 0) draws.refill();
      return swapRemove(hand, draws.next(hand.length));
    });
    if (seats % 2 === 0) draws.refill();

    const waiting = [...others];
    const order: number[] = [];
    while (waiting.length > 1) order.push(swapRemove(waiting, draws.next(waiting.length)));
    order.push(...waiting);

    // The leader takes the card of the first in the order, the first that of the second, the last the leader's.
    const takers = [leader, ...order];
    const owners = [...order, leader];
    const taken = takers.map((seat, index) => ({ seat, card: played[owners[index]] }));
    for (const { seat, card } of taken) rows[seat][suitOf(card)].push(card);
    tricks.push({ leader, played, taken });

    const next = order[order.length - 1];
    others = [leader, ...order.slice(0, -1).reverse()];
    leader = next;
  }
  const scores = rows.map((suits) => suits.reduce((sum, row) => sum + scoreRow(row), 0));
  return { seats, deck, tricks, scores };
}

/** Throws when the ceiling, boardgame.io or one of the further contenders scores any of the rounds differently. */
export function checkSameRounds(
  rounds: number,
  further: Readonly<Record<string, PlayGivenRound>> = {},
): void {
  const players = Object.entries({ 'boardgame.io': boardgameIoGivenRound, ...further });
  for (let seats = 3; seats <= 6; seats++) {
    for (let seed = 1; seed <= rounds; seed++) {
      const expected = expectedRound(seats, seed);
      const where = `${String(seats)} seats, seed ${String(seed)}`;
      if (ceilingRounds(1, seats, seed).checksum !== addToChecksum(0, expected.scores)) {
        throw new Error(`The ceiling does not score ${expected.scores.join(' ')} (${where})`);
      }
      for (const [name, play] of players) {
        const scores = play(expected);
        if (scores.join(' ') !== expected.scores.join(' ')) {
          throw new Error(
            `${name} scores ${scores.join(' ')}, not ${expected.scores.join(' ')} (${where})`,
          );
        }
      }
    }
  }
}

/** Fisher–Yates, inside out, with two cards to a random word. */
function shuffledDeck(draws: Draws): number[] {
  const deck: number[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (card % 2 === 0) draws.refill();
    const at = draws.next(card + 1);
    deck.push(card);
    deck[card] = deck[at];
    deck[at] = card;
  }
  return deck;
}

/** Removes one element by putting the last one in its place. */
function swapRemove(list: number[], index: number): number {
  const removed = list[index];
  list[index] = list[list.length - 1];
  list.pop();
  return removed;
}
