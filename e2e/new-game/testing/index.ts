// What only tests know: how to re-deal what a viewer must not see, what always holds, and which tables
// simulations and harnesses play.

import { shuffle } from '@tablee/kit';
import type { Backstage, Trial } from '@tablee/kit/testing';
import {
  CARDS,
  RULE_IDS,
  RULES,
  suitOf,
  WHYS,
  type Event,
  type Move,
  type State,
} from '../rules/index.ts';

export const BACKSTAGE: Backstage<State, Move, Event> = {
  ruleIds: RULE_IDS,
  whys: WHYS,
  endReasons: ['played-out'],
  /** Written apart from `view` and `guess`, for it is what tests them: hidden cards change places in pairs. */
  disguise(state, viewer, rng, next) {
    const copy = RULES.clone(state);
    if (next?.kind === 'chance') {
      const each = next.cards.length / state.hands.length;
      const isOwn = (place: number): boolean => Math.floor(place / each) === viewer;
      const others = next.cards.filter((_, place) => !isOwn(place));
      shuffle(others, others.length, rng);
      const cards = next.cards.map((card, place) => (isOwn(place) ? card : others.pop()!));
      return { state: copy, next: { kind: 'chance', cards } };
    }
    const places = copy.hands.flatMap((hand, seat) =>
      hand.flatMap((card, place) =>
        // The next card is known a step later, and with it whether its player could follow.
        seat === viewer || (next?.kind === 'move' && next.seat === seat) ? [] : [{ seat, place }],
      ),
    );
    const box = [...CARDS.keys()].filter(
      (card) => !copy.played.includes(card) && !copy.hands.flat().includes(card),
    );
    for (const { seat, place } of places) {
      if (state.played.length === 0 && box.length === 0) break;
      const at = rng.below(box.length);
      const card = box[at]!;
      if (copy.voids[seat]!.includes(suitOf(card))) continue;
      box[at] = copy.hands[seat]![place]!;
      copy.hands[seat]![place] = card;
    }
    return { state: copy, next };
  },
  /** Every invariant belongs here: it is asked at every state, every guess and every disguise. */
  census({ hands, played, trick }) {
    const all = [...hands.flat(), ...played];
    const complaints: string[] = [];
    if (new Set(all).size < all.length) complaints.push(`a card twice: ${all.join(' ')}`);
    if (all.length > 0 && all.length !== 5 * hands.length) complaints.push(`${all.length} cards`);
    if (trick.length >= hands.length) complaints.push(`${trick.length} cards in a trick`);
    return complaints;
  },
  witness: () => ({ see: () => undefined, complaints: () => [] }),
  landmarks: (_, told) =>
    told.some((event) => event.kind === 'taken' && event.cards.some((card) => suitOf(card) === 2))
      ? ['thistles taken']
      : [],
  landmarkNames: ['thistles taken'],
};

export const TRIALS: readonly Trial[] = [
  {
    game: 'chardons',
    backstage: BACKSTAGE,
    tables: [{ title: 'Thistles', seats: 3, options: {} }],
    never: 'play T9',
    golden: { tables: [{ seats: 3, options: {} }], games: 20, stepsMax: 30 },
  },
];
