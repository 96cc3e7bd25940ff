// A small trick-taking game: players follow suit, thistles count against the player who takes them.

import {
  copyOf,
  DRAFT_WHYS,
  notation,
  one,
  rulesFrom,
  shuffle,
  words,
  type Card,
  type Pending,
  type Rng,
  type Seat,
} from '@tablee/kit';
import type { RuleId } from './ids.ts';

export { RULE_IDS, RULING_IDS, type RuleId } from './ids.ts';

/** Why a move can be refused; texts say each of them. */
export const WHYS = DRAFT_WHYS;

const RANKS = 6;
const HAND = 5;
export const SUITS = ['R', 'C', 'T'] as const;
const THISTLE = 2;

/** [CHR-01] A card is its place in this list: roses, clovers, thistles, each from 1 to 6. */
export const CARDS: readonly string[] = SUITS.flatMap((suit) =>
  Array.from({ length: RANKS }, (_, rank) => `${suit}${rank + 1}`),
);
const card = words(CARDS);
export const suitOf = (one: Card): number => Math.floor(one / RANKS);

const MOVES = notation({ play: { card: one(card) } });
export interface Move {
  readonly kind: 'play';
  readonly card: Card;
}

/** A null card or hand is one that the listener may not see. */
export type Event =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly hand: readonly Card[] | null }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly cards: readonly Card[] };

/** The table; in a view the cards in the hands of the others are null. */
export interface State {
  readonly hands: (Card | null)[][];
  leader: Seat;
  /** From the leader on. */
  trick: Card[];
  /** Every card that was played, in order. */
  readonly played: Card[];
  /** By seat: the suits that the seat could not follow. */
  readonly voids: number[][];
  readonly points: number[];
}
export type View = State;

const isDealt = ({ hands, played }: View): boolean => played.length > 0 || hands[0]!.length > 0;
const isOver = ({ hands, played }: View): boolean => played.length === HAND * hands.length;
const turnOf = ({ leader, trick, hands }: View): Seat => (leader + trick.length) % hands.length;

function pending(s: View): Pending {
  const take = HAND * s.hands.length;
  if (!isDealt(s)) return { kind: 'chance', from: [...CARDS.keys()], take };
  if (!isOver(s)) return { kind: 'turn', seat: turnOf(s) };
  const least = Math.min(...s.points);
  const winners = s.points.flatMap((points, seat) => (points === least ? [seat] : []));
  const outcome = { reason: 'played-out', rule: 'CHR-08', winners, scores: [...s.points] };
  return { kind: 'over', outcome };
}

function governing(s: View): readonly RuleId[] {
  if (!isDealt(s)) return ['CHR-02', 'CHR-01'];
  if (isOver(s)) return ['CHR-08', 'CHR-07'];
  return s.trick.length === 0 ? ['CHR-03'] : ['CHR-04', 'CHR-05', 'CHR-06'];
}

/** [CHR-04] [CHR-05] Only a seat that is asked is asked for its moves, and it sees its hand. */
function legal({ hands, trick }: View, seat: Seat): readonly Move[] {
  const hand = hands[seat]!.map(Number);
  const led = trick[0];
  const following = led === undefined ? [] : hand.filter((own) => suitOf(own) === suitOf(led));
  return (following.length > 0 ? following : hand).map((own) => ({ kind: 'play', card: own }));
}

/** Cards for every place that the viewer does not see; a seat gets none of a suit that it is out of. */
function fill(
  hands: (Card | null)[][],
  unseen: readonly Card[],
  voids: number[][],
  rng: Rng,
): boolean {
  const seat = hands.findIndex((hand) => hand.includes(null));
  if (seat === -1) return true;
  const place = hands[seat]!.indexOf(null);
  const fitting = unseen.filter((one) => !voids[seat]!.includes(suitOf(one)));
  shuffle(fitting, fitting.length, rng);
  for (const one of fitting) {
    hands[seat]![place] = one;
    if (
      fill(
        hands,
        unseen.filter((other) => other !== one),
        voids,
        rng,
      )
    )
      return true;
    hands[seat]![place] = null;
  }
  return false;
}

export const RULES = rulesFrom<View, State, Move, Event>({
  notation: MOVES,
  card,
  stepsMax: ({ seats }) => 1 + HAND * seats,
  setup: ({ seats }) => {
    const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    return {
      hands: each(() => []),
      leader: 0,
      trick: [],
      played: [],
      voids: each(() => []),
      points: each(() => 0),
    };
  },
  pending,
  governing,
  legal,
  apply(s, step, tell) {
    if (step.kind === 'chance') {
      s.hands.forEach((hand, seat) => {
        hand.push(...step.cards.slice(HAND * seat, HAND * (seat + 1)));
        const open: Event = { kind: 'dealt', seat, hand: null };
        tell?.split([seat], { ...open, hand: hand.map(Number) }, open);
      });
      return;
    }
    if (step.kind !== 'move') return;
    const { seat, move } = step;
    const led = suitOf(s.trick[0] ?? move.card);
    s.hands[seat]!.splice(s.hands[seat]!.indexOf(move.card), 1);
    s.trick.push(move.card);
    s.played.push(move.card);
    // What all players have seen is part of the table: bots imagine hands from the view alone.
    if (suitOf(move.card) !== led && !s.voids[seat]!.includes(led)) s.voids[seat]!.push(led);
    tell?.all({ kind: 'played', seat, card: move.card });
    if (s.trick.length < s.hands.length) return;
    // [CHR-06] A card of the suit that was led is higher than all others.
    const strength = (one: Card): number => (suitOf(one) === led ? one : -1);
    const best = Math.max(...s.trick.map(strength));
    s.leader = (s.leader + s.trick.indexOf(best)) % s.hands.length;
    s.points[s.leader]! += s.trick.filter((one) => suitOf(one) === THISTLE).length;
    tell?.all({ kind: 'taken', seat: s.leader, cards: s.trick });
    s.trick = [];
  },
  view: (s, viewer) => ({
    ...s,
    trick: [...s.trick],
    played: [...s.played],
    voids: s.voids.map((suits) => [...suits]),
    points: [...s.points],
    hands: s.hands.map((hand, seat) => hand.map((one) => (seat === viewer ? one : null))),
  }),
  guess(view, _, rng) {
    const seen = [...view.hands.flat(), ...view.played];
    const unseen = [...CARDS.keys()].filter((one) => !seen.includes(one));
    const hands = view.hands.map((hand) => [...hand]);
    fill(hands, unseen, view.voids, rng);
    return { ...copyOf(view), hands };
  },
});
