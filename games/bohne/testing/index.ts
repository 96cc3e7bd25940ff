// What only tests know of the bean family: how to re-deal what a viewer must not know, where all
// sixty cards are, and what an onlooker would write down.

import type { Backstage, Trial } from '@tablee/kit/testing';
import type { RULES } from '../rules/index.ts';
import { RULE_IDS, WHYS, type Event, type Move, type State } from '../rules/index.ts';
import { census } from './census.ts';
import { disguise } from './disguise.ts';
import { LANDMARKS, landmarks } from './landmarks.ts';
import { witness } from './witness.ts';

export { census } from './census.ts';
export { disguise } from './disguise.ts';

export const BACKSTAGE: Backstage<State, Move, Event> = {
  ruleIds: RULE_IDS,
  whys: WHYS,
  endReasons: ['total'],
  disguise,
  census,
  witness,
  landmarks: (_, told) => landmarks(told),
  landmarkNames: LANDMARKS,
};

type Edition = keyof typeof RULES;

const trialOf = (game: Edition, title: string, golden: Trial['golden']['tables']): Trial => ({
  game,
  backstage: BACKSTAGE,
  tables: [{ title, seats: 3, options: { rounds: '1' } }],
  never: 'take 9',
  golden: { tables: golden, games: 150, stepsMax: 140 },
});

export const TRIALS: readonly Trial[] = [
  trialOf('nicht-die-bohne', 'Nicht die Bohne!', [
    { seats: 3, options: { rounds: '1' } },
    { seats: 4, options: { rounds: '2' } },
  ]),
  trialOf('pas-de-bras', 'Pas de bras', [
    { seats: 5, options: { rounds: '1' } },
    { seats: 6, options: { rounds: '1' } },
  ]),
];
