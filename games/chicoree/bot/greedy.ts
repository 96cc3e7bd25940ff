// A sensible person's first afternoon with Chicorée: lays what it can, bids what a card is worth to
// it, and aims at whoever is ahead.

import type { Bot } from '@tablee/bots';
import { PHASE, type Move, type View } from '../rules/index.ts';
import { fist, raise, raiseOrPass, sale } from './bidding.ts';
import { show } from './challenge.ts';
import { turnMove } from './turn.ts';

export const greedy: Bot<View, Move> = (view, seat, rng) => {
  switch (view.phase) {
    case PHASE.sell:
      return sale(view, seat);
    case PHASE.auction:
      return raiseOrPass(view, seat);
    case PHASE.melee:
      return raise(view, seat);
    case PHASE.bluff:
      return fist(view, seat, rng);
    case PHASE.challenge:
      return show(view, seat);
    default:
      return turnMove(view, seat);
  }
};
