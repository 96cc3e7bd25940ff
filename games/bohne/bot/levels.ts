// The bean bots by level and manner: policies with more or less of an eye, and searches that imagine
// the rest of the round.

import {
  mixedPolicy,
  policyBot,
  searchBot,
  type Bot,
  type Level,
  type Manner,
  type Policy,
  type SearchPlan,
} from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import { PHASE, RULES, type Move, type State, type View } from '../rules/index.ts';
import { EQUAL_TAKER } from './equals.ts';
import { foreseen } from './foreseeing.ts';
import { beanPolicy, HABITUE, type Temper } from './habitue.ts';
import { LEARNED_POLICY } from './learned.ts';
import { MEMORY, type Past } from './memory.ts';
import { THUMB } from './outlook.ts';
import { recalled, type Recalled } from './recalling.ts';
import { TEMPERS } from './tempers.ts';
import { chanceOf, worthOf, type Taste } from './worth.ts';

/** The editions are spelled differently and played alike. */
const rules = RULES['nicht-die-bohne'];

/** Looks at a few of its cards, hardly at the others' rows, and misjudges what it sees. */
const DEBUTANT: Temper = {
  ...HABITUE,
  envy: 0.03,
  envyLeader: 0.03,
  early: 0,
  last: 0,
  giveNoise: 9,
  takeNoise: 9,
  looks: 4,
};

export const TASTES: Readonly<Record<Manner, Taste>> = {
  even: { win: 0.6, points: 0.25, rival: 0 },
  cautious: { win: 0.45, points: 0.4, rival: 0 },
  gambler: { win: 0.75, points: 0.1, rival: 0 },
  grudger: { win: 0.5, points: 0.1, rival: 0.25 },
};

export interface BeanSearch {
  readonly taste: Taste;
  /** How every seat plays in the playouts. */
  readonly policy: Policy<View>;
  readonly playouts: number;
}

export function beanSearch({ taste, policy, playouts }: BeanSearch): SearchPlan<View, State, Move> {
  return {
    rules,
    policy,
    candidates(view, seat, into) {
      const count = rules.count(view, seat);
      for (let i = 0; i < count; i++) into.push(i);
    },
    // The next round's cards are not dealt yet: nothing can be foreseen of it.
    isFar: ({ phase }) => phase === PHASE.deal || phase === PHASE.over,
    worth: worthOf(taste),
    playouts,
  };
}

/** How every seat plays in the playouts: like regulars that are sometimes a little off. */
export const IMAGINED = beanPolicy({ ...HABITUE, giveNoise: 2, takeNoise: 0.5 }, THUMB);

/** A searching bot is unsure of its opponents: they may be regulars or people who play well. */
const thinker = (inSixtyFour: number): Policy<View> =>
  mixedPolicy(LEARNED_POLICY, IMAGINED, inSixtyFour);
const STRANGER = thinker(24);

/** Thinking players give otherwise than regulars do. */
const GIVER = thinker(48);
const givingAndTaking = (taker: Policy<View>): Policy<View> => ({
  pick: (sight, seat, rng) => (sight.phase === PHASE.take ? taker : GIVER).pick(sight, seat, rng),
});
const PROVEN = givingAndTaking(EQUAL_TAKER);
const IMAGINED_BY_MASTERS = givingAndTaking(mixedPolicy(EQUAL_TAKER, IMAGINED, 32));

const EXPERT_PLAYOUTS = 600;
const MAITRE_PLAYOUTS = 3000;

/** The opponents to expect: thinking players and strangers as always, and likely regulars. */
export const PEOPLE = { thinker: STRANGER, regular: IMAGINED };
const MASTERS_PEOPLE = { thinker: IMAGINED_BY_MASTERS, regular: IMAGINED, proven: PROVEN };

/**
 * Plays each seat by the habits it has shown, as far as it remembers, and searches for the next
 * taker.
 */
function masterBot(taste: Taste): Bot<View, Move> {
  const alone = {
    ...beanSearch({ taste, policy: IMAGINED_BY_MASTERS, playouts: MAITRE_PLAYOUTS }),
    worth: worthOf(taste, chanceOf),
  };
  const choose: Bot<View, Move> = (view, seat, rng, wish, past) => {
    const { areKnown, ...company }: Partial<Recalled> =
      past === undefined ? {} : recalled(past as Past, view, seat, MASTERS_PEOPLE);
    const isKnown = (other: Seat): boolean => areKnown?.[other] ?? false;
    const foreseeing = { plan: { ...alone, ...company }, policy: IMAGINED, isKnown };
    const { plan, budget } = foreseen(foreseeing, view, seat, rng, wish);
    return searchBot(plan)(view, seat, rng, budget);
  };
  return Object.assign(choose, { memory: MEMORY });
}

export function beanBots(manner: Manner): Readonly<Record<Level, Bot<View, Move>>> {
  const temper = TEMPERS[manner];
  const taste = TASTES[manner];
  return {
    debutant: policyBot(rules, beanPolicy({ ...DEBUTANT, ...temper, envyLeader: 0.03 }, THUMB)),
    habitue: policyBot(rules, beanPolicy({ ...HABITUE, ...temper }, THUMB)),
    expert: searchBot(beanSearch({ taste, policy: IMAGINED, playouts: EXPERT_PLAYOUTS })),
    maitre: masterBot(taste),
  };
}
