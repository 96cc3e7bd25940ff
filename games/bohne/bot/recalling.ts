// Uses a seat's memory: plays each opponent by the habits it has shown, and deals a regular no card
// that it would have given already.

import { mixedPolicy, type Policy } from '@tablee/bots';
import type { Card, Rng, Seat } from '@tablee/kit';
import { handedOut, rankOf, suitOf, unseen, type State, type View } from '../rules/index.ts';
import { REGULARS, type Past } from './memory.ts';

/** Prior odds that a seat is a regular of each manner, against a thinking player. */
const PRIORS = [0.12, 0.06, 0.06, 0.06] as const;
/** From this likelihood on a seat is taken for a regular, to the last card. */
const SURE = 0.9;
const SHARES = 64;

export interface Reading {
  /** How likely a seat plays by rule of thumb. */
  readonly isRegular: number;
  /** The likeliest of the manners. */
  readonly manner: number;
}

export function readingOf(odds: readonly number[]): Reading {
  const weights = odds.map((value, manner) => value * PRIORS[manner]!);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return { isRegular: all / (1 + all), manner: weights.indexOf(Math.max(...weights)) };
}

const STRANGER = readingOf(PRIORS.map(() => 1)).isRegular;

/** How much of the doubt about a stranger has gone: a stranger is modelled as a thinking player. */
const evidence = (isRegular: number): number =>
  Math.max(0, (isRegular - STRANGER) / (1 - STRANGER));

/** How much has been seen of a stranger that regulars do not do. */
const doubt = (isRegular: number): number => Math.max(0, 1 - isRegular / STRANGER);

/** Policies for thinking players and for likely regulars. */
export interface Imagined {
  readonly thinker: Policy<View>;
  readonly regular: Policy<View>;
  /** Policy for seats that have proved to think, where it differs from that for strangers. */
  readonly proven?: Policy<View>;
}

type Guess = (view: View, seat: Seat, rng: Rng) => State;

export interface Recalled {
  readonly policy: Policy<View>;
  /** By seat, whether it is taken for a regular: its choices are then known. */
  readonly areKnown: readonly boolean[];
  /** Where something is known of the hands. */
  readonly guess?: Guess;
}

export function recalled(
  { odds, possible }: Past,
  view: View,
  seat: Seat,
  { thinker, regular, proven = thinker }: Imagined,
): Recalled {
  const readings = odds.map(readingOf);
  const areKnown = readings.map(({ isRegular }, other) => other !== seat && isRegular >= SURE);
  const policies = readings.map(({ isRegular, manner }, other) => {
    if (other === seat) return proven;
    if (areKnown[other]!) return REGULARS[manner]!;
    if (isRegular < STRANGER)
      return mixedPolicy(proven, thinker, Math.round(SHARES * doubt(isRegular)));
    return mixedPolicy(regular, thinker, Math.round(SHARES * evidence(isRegular)));
  });
  const hands = readings.map(({ manner }, other) =>
    areKnown[other]! ? possible[other]![manner]! : undefined,
  );
  // Between two rounds all hands are empty.
  const isAnyKnown = view.held(seat) > 0 && hands.some((ranks) => ranks !== undefined);
  return {
    policy: { pick: (sight, other, rng) => policies[other]!.pick(sight, other, rng) },
    areKnown,
    ...(isAnyKnown && { guess: guessWith(hands, view, seat) }),
  };
}

type Ranks = readonly number[] | undefined;

const mayHold = (ranks: Ranks, card: Card): boolean =>
  ranks === undefined || (ranks[suitOf(card)]! & (1 << rankOf(card))) !== 0;

/**
 * Deals the cards with the fewest possible holders first. A card without a possible holder goes to
 * a seat with room.
 */
function guessWith(hands: readonly Ranks[], view: View, seat: Seat): Guess {
  const seats = hands.map((_, other) => other).filter((other) => other !== seat);
  const holders = (card: Card): number =>
    seats.filter((other) => mayHold(hands[other], card)).length;
  const cards = unseen(view, seat).sort((a, b) => holders(a) - holders(b));
  const dealt = hands.map((): Card[] => []);
  return (sight, own, rng) => {
    for (const other of seats) dealt[other]!.length = 0;
    for (const card of cards) {
      const to =
        drawSeat(seats, rng, (o) => (mayHold(hands[o], card) ? roomOf(sight, o, dealt) : 0)) ??
        drawSeat(seats, rng, (o) => roomOf(sight, o, dealt))!;
      dealt[to]!.push(card);
    }
    return handedOut(sight, own, (to) => dealt[to]!.pop()!);
  };
}

const roomOf = (view: View, seat: Seat, dealt: readonly (readonly Card[])[]): number =>
  view.held(seat) - dealt[seat]!.length;

/** A seat by its weight; undefined where none has any. */
function drawSeat(
  seats: readonly Seat[],
  rng: Rng,
  weightOf: (seat: Seat) => number,
): Seat | undefined {
  let all = 0;
  for (const seat of seats) all += weightOf(seat);
  if (all === 0) return undefined;
  let left = rng.below(all);
  for (const seat of seats) {
    left -= weightOf(seat);
    if (left < 0) return seat;
  }
  return undefined;
}
