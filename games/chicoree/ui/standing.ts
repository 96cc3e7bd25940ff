// Ranks the players at the end: by chain, then by purse; bankrupt players come last.

import { standingsOf, type Seat, type Standing } from '@tablee/kit';
import type { View } from '../rules/index.ts';

export const standingsIn = (view: View, winners: readonly Seat[]): Standing[] =>
  standingsOf({
    winners,
    scores: Array.from({ length: view.seats }, (_, seat) =>
      view.isAlive(seat) ? view.chainLength(seat) * 2 ** 31 + view.tokens(seat) : null,
    ),
  });

/** By how much, and in what: cards of the chain, or tokens where the chains are equally long. */
export interface Gap {
  readonly standings: readonly Standing[];
  readonly unit: 'cards' | 'tokens';
}

/** The standings with the gap of one seat to the winner, or of the winner to the next. */
export function gapOf(view: View, standings: readonly Standing[], seat: Seat): Gap {
  const own = standings.find((one) => one.seat === seat)!;
  const rival = standings.find(({ place }) => (own.place === 1 ? place > 1 : place === 1));
  if (rival === undefined || !view.isAlive(rival.seat)) return { standings, unit: 'cards' };
  const cards = view.chainLength(rival.seat) - view.chainLength(seat);
  const unit = cards === 0 ? 'tokens' : 'cards';
  const gap = cards === 0 ? view.tokens(rival.seat) - view.tokens(seat) : cards;
  return { standings: standings.map((one) => (one === own ? { ...one, gap } : one)), unit };
}
