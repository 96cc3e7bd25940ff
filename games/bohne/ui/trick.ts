// The cards in the middle, seat by seat, and their takers. The view keeps the cards of a trick but
// not the takers, so these come from the events, or are found again in the rows.

import type { Card, Seat } from '@tablee/kit';
import { NO_CARD, PHASE, ROW_ADD, rankOf, suitOf } from '../rules/index.ts';
import type { Event, View } from '../rules/index.ts';

export interface Take {
  readonly from: Seat;
  readonly by: Seat;
}

/** The takes of one trick, in order. */
export interface Trail {
  readonly round: number;
  readonly trick: number;
  readonly takes: readonly Take[];
}

export const NO_TRAIL: Trail = { round: -1, trick: -1, takes: [] };

export const takesIn = (events: readonly Event[]): Take[] =>
  events.flatMap((event) => (event.kind === 'took' ? [{ from: event.from, by: event.seat }] : []));

/** The seats with a card of this trick that was taken. */
function takenSeats(view: View): Seat[] {
  if (view.phase !== PHASE.take) return [];
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return seats.filter((seat) => seat !== view.leader && (view.lying & (1 << seat)) === 0);
}

/** The trail that belongs to a view, given the one before and what was told on the way. */
export function nextTrail(before: Trail, view: View, events: readonly Event[]): Trail {
  const { round, trick } = view;
  const taken = takenSeats(view);
  const known = before.round === round && before.trick === trick ? before.takes : [];
  const told = takesIn(events).filter(({ from }) => !known.some((take) => take.from === from));
  const takes = [...known, ...told].filter(({ from }) => taken.includes(from));
  return { round, trick, takes: takes.length === taken.length ? takes : foundTakes(view, taken) };
}

/**
 * The takes as the rows show them, for a table that was opened in the middle of a trick. Equal `-`
 * cards can make it impossible to say; then only what is certain is returned.
 */
function foundTakes(view: View, taken: readonly Seat[]): Take[] {
  const chains: Seat[][] = [];
  const grow = (chain: Seat[]): void => {
    if (chain.length === taken.length + 1) {
      if (chain.at(-1) === view.taker) chains.push(chain);
      return;
    }
    const by = chain.at(-1)!;
    for (const from of taken)
      if (!chain.includes(from) && holds(view, by, view.played(from))) grow([...chain, from]);
  };
  grow([view.leader]);
  const first = chains[0] ?? [];
  return first.slice(1).flatMap((from, i) => {
    const by = first[i]!;
    const isCertain = chains.every((chain) => chain[chain.indexOf(from) - 1] === by);
    return isCertain ? [{ from, by }] : [];
  });
}

function holds(view: View, seat: Seat, card: Card): boolean {
  const row = view.row(view.round, seat, suitOf(card));
  const add = ROW_ADD[rankOf(card)]!;
  // A `-` counts up in two bits, every other card has its own.
  const bits = add === 1 << 10 ? 3 << 10 : add;
  return (row & bits) !== 0;
}

/** `open` lies there, `hidden` lies face down, `choice` is the player's own and private. */
export type LyingKind = 'empty' | 'open' | 'hidden' | 'choice' | 'gone';

export interface Lying {
  readonly seat: Seat;
  readonly kind: LyingKind;
  /** NO_CARD where there is none or one may not know. */
  readonly card: Card;
  /** The seat that has it now. */
  readonly by: Seat | undefined;
}

export interface TrickSource {
  readonly view: View;
  readonly takes: readonly Take[];
  /** The seats that have chosen in a sealed phase, and the own choice. */
  readonly chosen: readonly Seat[];
  readonly own: { readonly seat: Seat; readonly card: Card } | undefined;
}

/** What lies in front of a seat. */
export function lyingOf({ view, takes, chosen, own }: TrickSource, seat: Seat): Lying {
  const card = view.played(seat);
  if (card !== NO_CARD) {
    const by = takes.find(({ from }) => from === seat)?.by;
    const isGone = by !== undefined || takenSeats(view).includes(seat);
    return { seat, kind: isGone ? 'gone' : 'open', card, by };
  }
  if (view.phase === PHASE.play) {
    if (own?.seat === seat) return { seat, kind: 'choice', card: own.card, by: undefined };
    if (chosen.includes(seat)) return { seat, kind: 'hidden', card: NO_CARD, by: undefined };
  }
  return { seat, kind: 'empty', card: NO_CARD, by: undefined };
}

/**
 * Whether the next choice of this seat is the card it plays to another's lead. Then the card can be
 * chosen ahead. A seat that has taken already neither takes again nor leads next.
 */
export function isAheadOfPlay(view: View, seat: Seat): boolean {
  if (view.phase === PHASE.lead) return seat !== view.leader;
  if (view.phase !== PHASE.take || seat === view.taker) return false;
  return seat === view.leader || (view.lying & (1 << seat)) === 0;
}

/** Whether the current taker can take the card of `seat`. */
export const isTakeable = (view: View, seat: Seat): boolean =>
  view.phase === PHASE.take && seat !== view.taker && (view.lying & (1 << seat)) !== 0;
