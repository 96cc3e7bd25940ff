// What lies in front of a seat, read off a view once for every part of the table that draws it.

import type { Card, Seat } from '@tablee/kit';
import { dueTo, incomeOf, isNext, KINDS, NO_CARD, SUR, type View } from '../rules/index.ts';

/** One of the seven places of the chain. */
export interface Place {
  readonly number: number;
  /** Cards that lie there; more than one only for shops. */
  readonly copies: number;
  /** How many of them are jokers. */
  readonly jokers: number;
  /** Empty, and by the state of the table its card could come next. */
  readonly isNext: boolean;
}

/** Stop cards of a kind with the same number of own turns to run. */
export interface Stop {
  readonly card: Card;
  readonly turns: number;
  readonly copies: number;
}

export interface Board {
  readonly seat: Seat;
  readonly isAlive: boolean;
  readonly isStopped: boolean;
  readonly tokens: number;
  readonly held: number;
  readonly start: Card | null;
  /** From the bank, per turn. */
  readonly income: number;
  /** From each opponent, per turn. */
  readonly toll: number;
  readonly places: readonly Place[];
  /** Six of the seven lie there. */
  readonly isOneShort: boolean;
  readonly stops: readonly Stop[];
}

/** Equal cards lie on each other. */
export interface Copies {
  readonly card: Card;
  readonly copies: number;
}

export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

export function boardOf(view: View, seat: Seat): Board {
  const start = view.start(seat);
  return {
    seat,
    isAlive: view.isAlive(seat),
    isStopped: view.isStopped(seat),
    tokens: view.tokens(seat),
    held: view.held(seat),
    start: start === NO_CARD ? null : start,
    income: start === NO_CARD ? 0 : incomeOf(start),
    toll: dueTo(view, seat),
    places: NUMBERS.map((number) => placeOf(view, seat, number)),
    isOneShort: view.isAlive(seat) && view.chainLength(seat) === NUMBERS.length - 1,
    stops: stopsOf(view, seat),
  };
}

const placeOf = (view: View, seat: Seat, number: number): Place => ({
  number,
  copies: view.laid(seat, number),
  jokers: view.jokersAs(seat, number),
  isNext: isNext(view, seat, number),
});

function stopsOf(view: View, seat: Seat): Stop[] {
  const stops: Stop[] = [];
  for (let kind = 0; kind < 2; kind++)
    for (const turns of [2, 1]) {
      const copies = view.stops(seat, kind, turns);
      if (copies > 0) stops.push({ card: SUR + kind, turns, copies });
    }
  return stops;
}

const copiesOf = (count: (card: Card) => number): Copies[] =>
  Array.from({ length: KINDS }, (_, card) => ({ card, copies: count(card) })).filter(
    ({ copies }) => copies > 0,
  );

/** What the viewer knows of a hand; of the own one everything. */
export const handOf = (view: View, seat: Seat): Copies[] =>
  copiesOf((card) => view.inHand(seat, card));

/** How many cards of a hand the viewer does not know. */
export const unknownOf = (view: View, seat: Seat): number =>
  view.held(seat) - handOf(view, seat).reduce((sum, { copies }) => sum + copies, 0);

export const discardOf = (view: View): Copies[] => copiesOf((card) => view.discardOf(card));

/** [CH-43] Ochre cards of this turn that wait beside the discard. */
export const asideOf = (view: View): Copies[] => copiesOf((card) => view.asideOf(card));

/** The seats from `first` on, clockwise, without `first`. */
export const othersOf = (seats: number, first: Seat): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (first + 1 + i) % seats);

/** The seat with the longest chain; undefined on a tie. */
export function firstOf(view: View): Seat | undefined {
  const chains = Array.from({ length: view.seats }, (_, seat) =>
    view.isAlive(seat) ? view.chainLength(seat) : 0,
  );
  const best = Math.max(...chains);
  const first = chains.indexOf(best);
  return best > 0 && first === chains.lastIndexOf(best) ? first : undefined;
}
