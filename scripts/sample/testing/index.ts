// What only tests know: how to re-deal what a viewer must not see, what always holds, and which tables
// simulations and harnesses play.

import type { Backstage, Trial } from '@tablee/kit/testing';
import { CARDS, RULE_IDS, RULES, WHYS, type Event, type Move, type State } from '../rules/index.ts';

export const BACKSTAGE: Backstage<State, Move, Event> = {
  ruleIds: RULE_IDS,
  whys: WHYS,
  endReasons: ['highest'],
  /** Written apart from `view` and `guess`, for it is what tests them. */
  disguise(state, viewer, rng, next) {
    const copy = RULES.clone(state);
    const isDeal = next?.kind === 'chance';
    const cards = isDeal ? [...next.cards] : copy.cards.map(Number);
    // A card that the next step turns over is known after it.
    const shown = next?.kind === 'move' ? state.turned + 1 : state.turned;
    const isKnown = (seat: number): boolean => seat === viewer || seat < shown;
    if (!isDeal && cards.includes(-1)) return { state: copy, next };
    const pool = [...CARDS.keys()].filter(
      (card) => !cards.some((one, seat) => one === card && isKnown(seat)),
    );
    const others = cards.map((card, seat) =>
      isKnown(seat) ? card : pool.splice(rng.below(pool.length), 1)[0]!,
    );
    if (isDeal) return { state: copy, next: { kind: 'chance', cards: others } };
    return { state: { ...copy, cards: others }, next };
  },
  /** Every invariant belongs here: it is asked at every state, every guess and every disguise. */
  census({ cards, turned }) {
    const dealt = cards.filter((card) => card !== -1);
    const complaints: string[] = [];
    if (new Set(dealt).size < dealt.length) complaints.push(`a card twice: ${cards.join(' ')}`);
    if (turned > dealt.length) complaints.push(`${turned} of ${dealt.length} turned over`);
    return complaints;
  },
  witness: () => ({ see: () => undefined, complaints: () => [] }),
  landmarks: () => [],
  landmarkNames: [],
};

export const TRIALS: readonly Trial[] = [
  {
    game: 'sample',
    backstage: BACKSTAGE,
    tables: [{ title: 'Sample', seats: 3, options: {} }],
    never: 'play 13',
    golden: { tables: [{ seats: 2, options: {} }], games: 20, stepsMax: 10 },
  },
];
