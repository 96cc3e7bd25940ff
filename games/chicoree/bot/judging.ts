// Models the other seats for the judge of a choice: the habits shown up to that step, and mixed
// fists for thinking players.

import { drawFrom, type Policy, type Recalled } from '@tablee/bots';
import type { Rng, Seat } from '@tablee/kit';
import { PHASE, type State, type View } from '../rules/index.ts';
import { fistMixture, stakesOf } from './bluff.ts';
import type { Past } from './memory.ts';
import { AMONG_REGULARS, companyOf, guessBy } from './recalling.ts';

/** So many imagined tables say what the card is worth to each bidder. */
const SAMPLES = 200;

export function recalledBy(past: Past, view: View, seat: Seat, rng: Rng): Recalled<View, State> {
  const { policy, regulars } = companyOf(past, view, seat);
  const guess = guessBy(past, view);
  const known = guess === undefined ? {} : { guess };
  if (view.phase !== PHASE.bluff || regulars >= AMONG_REGULARS) return { policy, ...known };
  const { bidders, ...stakes } = stakesOf(view, seat, { policy, guess, samples: SAMPLES }, rng);
  const mixture = fistMixture({ bidders, ...stakes }, rng);
  const fists: Policy<View> = {
    pick(sight, other, luck) {
      const bidder = isSameAuction(sight, view) ? bidders.indexOf(other) : -1;
      return bidder < 0 ? policy.pick(sight, other, luck) : drawFrom(mixture[bidder]!, luck);
    },
  };
  return { policy: fists, ...known };
}

const isSameAuction = (sight: View, view: View): boolean =>
  sight.phase === PHASE.bluff &&
  sight.turn === view.turn &&
  sight.card === view.card &&
  sight.seller === view.seller;
