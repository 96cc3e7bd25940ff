// Regulars and beginners: they lay what they can, bid what a card is worth to them, and attack the
// leader. The beginner slips now and then.

import type { Policy } from '@tablee/bots';
import type { Rng, Seat } from '@tablee/kit';
import { PHASE, RULES, type View } from '../rules/index.ts';
import { fist, raiseOrPass, raiseOrWait, REGULAR, sale, type Purse } from './bidding.ts';
import { show } from './challenge.ts';
import { turnMove } from './turn.ts';

export interface Temper {
  readonly purse: Purse;
  /** In so many of a hundred choices of cards, any will do. */
  readonly whims: number;
}

export function chicoreePolicy({ purse, whims }: Temper): Policy<View> {
  const cards = (view: View, seat: Seat, rng: Rng): number => {
    if (whims > 0 && rng.below(100) < whims) return rng.below(RULES.count(view, seat));
    if (view.phase === PHASE.sell) return sale(view, seat);
    return view.phase === PHASE.challenge ? show(view, seat) : turnMove(view, seat);
  };
  return {
    pick(view, seat, rng) {
      switch (view.phase) {
        case PHASE.auction:
          return raiseOrPass(view, seat, rng, purse);
        case PHASE.melee:
          return raiseOrWait(view, seat, rng, purse);
        case PHASE.bluff:
          return fist(view, seat, rng, purse);
        default:
          return cards(view, seat, rng);
      }
    },
  };
}

export const HABITUE = chicoreePolicy({ purse: REGULAR, whims: 0 });
