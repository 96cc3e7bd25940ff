// The Chicorée bots that think, by level and manner.

import { searchBot, type Bot, type Manner } from '@tablee/bots';
import type { Move, View } from '../rules/index.ts';
import { masterBot } from './master.ts';
import { chicoreeSearch, EXPERT_WORTHS } from './searching.ts';

const EXPERT_PLAYOUTS = 300;

/** The bots that search; the others are in `quick.ts`. */
export function chicoreeBots(
  manner: Manner,
): Readonly<Record<'expert' | 'maitre', Bot<View, Move>>> {
  return {
    expert: searchBot(chicoreeSearch(EXPERT_PLAYOUTS, EXPERT_WORTHS[manner])),
    maitre: masterBot(manner),
  };
}
