// What a seat remembers of a bean match: whether the others take as regulars do, and which cards a
// regular would have given already.

import { MANNERS } from '@tablee/bots';
import type { Card, Memory, Rng, Seat, Witnessed } from '@tablee/kit';
import {
  CARD_LIMIT,
  DECK_COPIES,
  PHASE,
  rankOf,
  SUIT_COUNT,
  suitOf,
  type Event,
  type View,
} from '../rules/index.ts';
import { beanPolicy, HABITUE } from './habitue.ts';
import { THUMB } from './outlook.ts';
import { TEMPERS } from './tempers.ts';

export interface Past {
  /**
   * By seat and manner: how likely that temper makes the seat's takes so far, relative to a
   * thinking player.
   */
  readonly odds: number[][];
  /**
   * By seat, manner and suit: the ranks, a bit each, that a player of that temper may still hold. A
   * player that gives by rule of thumb holds no card that it would rather have given.
   */
  readonly possible: number[][][];
}

/** A regular of each manner. */
export const REGULARS = MANNERS.map((manner) =>
  beanPolicy({ ...HABITUE, ...TEMPERS[manner] }, THUMB),
);

/** How often thinking players take as a regular would; rounded from experts' games. */
const AS_THEY_DO = 0.68;
/** A regular never does otherwise; but a person may err. */
const ERRS = 0.02;
/** Keeps an estimate of a temper from ever becoming certain. */
const ODDS_MAX = 1000;

const ALL_RANKS = 2 ** 13 - 1;
const CARDS: readonly Card[] = Array.from({ length: CARD_LIMIT }, (_, card) => card).filter(
  (card) => DECK_COPIES[card]! > 0,
);
/** They give and take without a doubt. */
const NO_LUCK: Rng = { below: () => 0 };
/** What speaks for each card; only ever read in the call that filled it. */
const gifts = new Float64Array(CARD_LIMIT);

const anyCard = (): number[] => new Array<number>(SUIT_COUNT).fill(ALL_RANKS);

export const MEMORY: Memory<View, Event, Past> = {
  start: ({ seats }) => ({
    odds: Array.from({ length: seats }, () => MANNERS.map(() => 1)),
    possible: Array.from({ length: seats }, () => MANNERS.map(anyCard)),
  }),
  note(past, step) {
    for (const event of step.events) {
      if (event.kind === 'dealt') past.possible[event.seat] = MANNERS.map(anyCard);
      else if (event.kind === 'led') noteGift(past, step, event.seat, event.card);
      else if (event.kind === 'revealed')
        for (const { seat, card } of event.cards) noteGift(past, step, seat, card);
      else if (event.kind === 'took') noteTake(past, step, event.seat, event.from);
    }
  },
};

function noteGift(
  { possible }: Past,
  { view, seat: own }: Witnessed<View, Event>,
  seat: Seat,
  given: Card,
): void {
  if (seat === own) return;
  REGULARS.forEach((regular, manner) => {
    regular.fillGifts(view, seat, CARDS, gifts);
    const ranks = possible[seat]![manner]!;
    for (const card of CARDS)
      if (gifts[card]! > gifts[given]!) ranks[suitOf(card)]! &= ~(1 << rankOf(card));
  });
}

/** Everything that decides a take is public. */
function noteTake(
  { odds }: Past,
  { view, seat: own }: Witnessed<View, Event>,
  seat: Seat,
  from: Seat,
): void {
  // What follows by itself in the same step is no choice.
  const isChoice = view.phase === PHASE.take && view.taker === seat && seat !== own;
  const isOnly = (view.lying & (view.lying - 1)) === 0;
  if (!isChoice || isOnly) return;
  REGULARS.forEach((regular, manner) => {
    const isAsExpected = seatAt(view.lying, regular.pick(view, seat, NO_LUCK)) === from;
    const ratio = isAsExpected ? (1 - ERRS) / AS_THEY_DO : ERRS / (1 - AS_THEY_DO);
    const now = odds[seat]![manner]! * ratio;
    odds[seat]![manner] = Math.max(1 / ODDS_MAX, Math.min(ODDS_MAX, now));
  });
}

/** The i-th of some seats, a bit each. */
function seatAt(seats: number, i: number): Seat {
  let rest = seats;
  for (let n = 0; n < i; n++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
