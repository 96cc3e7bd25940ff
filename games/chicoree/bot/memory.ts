// What a seat remembers of a game of Chicorée: each seat's bids, which reveal its habit, and the
// discard at the moment it became the pile.

import type { Card, Memory, Seat, Witnessed } from '@tablee/kit';
import { hiddenCards, KINDS, PHASE, unseen, type Event, type View } from '../rules/index.ts';
import { fistOdds, HABITS, raiseOdds } from './reading.ts';

export interface Past {
  /**
   * By seat and habit: how likely that habit makes the bids so far, relative to a thinking player.
   */
  readonly odds: number[][];
  /** Since the last reshuffle; nothing before it. */
  sources: Sources | null;
}

/** Where the unseen cards come from. */
export interface Sources {
  /** By card: how many were hidden in the other hands when the pile was made and have not been seen since. */
  readonly old: number[];
  /** By card: how many went into the pile and have not been seen since. */
  readonly fresh: number[];
  /** By seat: how many of its hidden cards were drawn from this pile. */
  readonly drawn: number[];
}

/** Keeps an estimate of a habit from ever becoming certain. */
const ODDS_MAX = 1000;

export const MEMORY: Memory<View, Event, Past> = {
  start: ({ seats }) => ({
    odds: Array.from({ length: seats }, () => HABITS.map(() => 1)),
    sources: null,
  }),
  note(past, step) {
    for (const event of step.events) {
      noteBid(past, step, event);
      noteCard(past, step, event);
    }
  },
};

// ---- bids

function noteBid({ odds }: Past, { view, seat }: Witnessed<View, Event>, event: Event): void {
  const weigh = (bidder: Seat, ratio: (habit: number) => number): void => {
    if (bidder === seat) return;
    HABITS.forEach((_, habit) => {
      const now = odds[bidder]![habit]! * ratio(habit);
      odds[bidder]![habit] = Math.max(1 / ODDS_MAX, Math.min(ODDS_MAX, now));
    });
  };
  const isOpen = view.phase === PHASE.auction || view.phase === PHASE.melee;
  if (event.kind === 'bid' && isOpen)
    weigh(event.seat, (habit) => raiseOdds(view, event.seat, event.amount, habit));
  else if (event.kind === 'passed')
    weigh(event.seat, (habit) => raiseOdds(view, event.seat, 0, habit));
  else if (event.kind === 'fists')
    for (const { seat: bidder, amount } of event.bids)
      weigh(bidder, (habit) => fistOdds(view, bidder, amount, habit));
}

// ---- cards

/** One card leaves a hand for all to see. */
const LEAVES_HAND: ReadonlySet<Event['kind']> = new Set(['laid', 'started', 'played', 'selling']);

function noteCard(past: Past, step: Witnessed<View, Event>, event: Event): void {
  if (event.kind === 'reshuffled') past.sources = sourcesAfter(step.view);
  const { sources } = past;
  if (sources === null) return;
  if (event.kind === 'turned') noteFromPile(sources, step, event.card);
  else if (event.kind === 'drew') {
    if (event.card === null) sources.drawn[event.seat]! += 1;
    else noteFromPile(sources, step, event.card);
  } else if (event.kind === 'shown')
    for (const { seat, cards } of event.cards) noteLeft(sources, step, seat, cards);
  else if (LEAVES_HAND.has(event.kind) && 'card' in event && 'seat' in event)
    noteLeft(sources, step, event.seat, [event.card]);
}

/** The pile was empty: every unplaced card was in the other hands. */
function sourcesAfter(view: View): Sources {
  const old = new Array<number>(KINDS).fill(0);
  for (const card of unseen(view)) old[card]! += 1;
  const fresh = Array.from({ length: KINDS }, (_, card) => view.discardOf(card));
  return { old, fresh, drawn: new Array<number>(view.seats).fill(0) };
}

/** A card came from the pile for this seat to see. */
function noteFromPile(
  { old, fresh, drawn }: Sources,
  { view, seat: own }: Witnessed<View, Event>,
  card: Card,
): void {
  if (fresh[card]! > 0) {
    fresh[card]! -= 1;
    return;
  }
  // A player showed a card that was counted as drawn from the pile, but it was an older one. So the
  // player has drawn another card.
  old[card]! -= 1;
  const kept = drawn.map((count, seat) => (seat === own ? -1 : hiddenCards(view, seat) - count));
  drawn[kept.indexOf(Math.max(...kept))]! += 1;
}

/** Cards left a hand in public. Those that were unknown came from one of the sources. */
function noteLeft(
  sources: Sources,
  { view, seat: own }: Witnessed<View, Event>,
  seat: Seat,
  cards: readonly Card[],
): void {
  if (seat === own) return;
  const known = new Map<Card, number>();
  for (const card of cards) {
    const left = known.get(card) ?? view.known(seat, card);
    known.set(card, left - 1);
    if (left <= 0) noteHidden(sources, view, seat, card);
  }
}

/** From the pile, or from before it: whichever is likelier. */
function noteHidden({ old, fresh, drawn }: Sources, view: View, seat: Seat, card: Card): void {
  const kept = hiddenCards(view, seat) - drawn[seat]!;
  const wasDrawn = drawn[seat]! * fresh[card]! * sumOf(old);
  const wasKept = kept * old[card]! * sumOf(fresh);
  if (old[card] === 0 || wasDrawn > wasKept) {
    fresh[card]! -= 1;
    // Where this seat has drawn nothing, another one has shown such a card from the pile before.
    const drawer = drawn[seat]! > 0 ? seat : drawn.indexOf(Math.max(...drawn));
    drawn[drawer]! -= 1;
  } else old[card]! -= 1;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
