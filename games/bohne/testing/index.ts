// What only tests know of the bean family: how to re-deal what a viewer must not know, where all
// sixty cards are, what an onlooker would write down, and a short picture of a view.

import type { Backstage, Trial } from '@tablee/kit/testing';
import type { RULES } from '../rules/index.ts';
import { RULE_IDS, WHYS, type Event, type Move, type State, type View } from '../rules/index.ts';
import { census } from './census.ts';
import { describe } from './describe.ts';
import { disguise } from './disguise.ts';
import { LANDMARKS, landmarks } from './landmarks.ts';
import { witness } from './witness.ts';

export { census } from './census.ts';
export { disguise } from './disguise.ts';

export type BohneBackstage = Backstage<View, State, Move, Event>;

type Edition = keyof typeof RULES;

const backstageOf = (edition: Edition): BohneBackstage => ({
  ruleIds: RULE_IDS,
  whys: WHYS,
  endReasons: ['total'],
  disguise,
  census,
  witness,
  describe: (view) => describe(view, edition),
  landmarks: (_, told) => landmarks(told),
  landmarkNames: LANDMARKS,
});

export const BACKSTAGE: Readonly<Record<Edition, BohneBackstage>> = {
  'nicht-die-bohne': backstageOf('nicht-die-bohne'),
  'pas-de-bras': backstageOf('pas-de-bras'),
};

const trialOf = (game: Edition, title: string, golden: Trial['golden']['tables']): Trial => ({
  game,
  backstage: BACKSTAGE[game],
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
