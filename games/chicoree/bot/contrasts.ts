// Which bids a hint tries and shows: few that lie apart, because a reader learns nothing from 9, 10 and 11.

import type { Seat } from '@tablee/kit';
import { PHASE, type Move, type View } from '../rules/index.ts';
import { offerWorth } from './worth.ts';

/** Fists that are tried, besides the largest one: the larger they are, the further apart they lie. */
const FISTS: readonly number[] = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18];

/** Takes fists out of a list of all of them, so that each of the rest meets more imagined tables. */
export function thinned(view: View, fists: number[]): void {
  if (view.phase !== PHASE.bluff) return;
  const kept = fists.filter((bid, i) => FISTS.includes(bid) || i === fists.length - 1);
  fists.splice(0, fists.length, ...kept);
}

const isAuction = ({ phase }: View): boolean =>
  phase === PHASE.auction || phase === PHASE.melee || phase === PHASE.bluff;

const amountOf = (move: Move | undefined): number => (move?.kind === 'bid' ? move.amount : 0);

/**
 * The places of the bids to show, of a list with the best one first: that one, to bid nothing, and one
 * between them; where to bid nothing is best, two that come near to what the card is worth.
 */
export function contrasts(
  view: View,
  seat: Seat,
  moves: readonly (Move | undefined)[],
): readonly number[] | undefined {
  if (!isAuction(view)) return undefined;
  const amounts = moves.map(amountOf);
  const worth = Math.max(2, offerWorth(view, seat, view.card));
  const best = amounts[0]!;
  const wanted = best > 0 ? [0, best / 2] : [worth, worth / 2];
  const shown = [0];
  for (const one of wanted) {
    const left = amounts.map((_, place) => place).filter((place) => !shown.includes(place));
    const nearest = left.toSorted(
      (a, b) => Math.abs(amounts[a]! - one) - Math.abs(amounts[b]! - one),
    );
    shown.push(...nearest.slice(0, 1));
  }
  return shown.sort((a, b) => a - b);
}
