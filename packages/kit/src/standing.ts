// Everybody's place: whoever won comes first, then by score; equals share a place.

import type { Outcome, Seat } from './game.ts';

export interface Standing {
  readonly seat: Seat;
  /** From 1; after two that share a place, the next one is left out. */
  readonly place: number;
  readonly isShared: boolean;
  /** What is missing to a winner's score; below zero, the lead over whoever comes after the winners. */
  readonly gap: number;
}

/** Best first. Whoever left the game has no score, and comes last. */
export function standingsOf({ winners, scores }: Pick<Outcome, 'winners' | 'scores'>): Standing[] {
  // A winner may have no more points than a loser: the rules, not the score, put them first.
  const worthOf = (seat: Seat): number =>
    winners.includes(seat) ? Infinity : (scores[seat] ?? -Infinity);
  const seats = scores.map((_, seat) => seat);
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const next = Math.max(
    ...seats.map(worthOf).filter((worth) => worth !== Infinity),
    ...(winners.length === seats.length ? [best] : []),
  );
  return seats
    .map((seat) => {
      const worth = worthOf(seat);
      return {
        seat,
        place: 1 + seats.filter((other) => worthOf(other) > worth).length,
        isShared: seats.some((other) => other !== seat && worthOf(other) === worth),
        gap: worth === Infinity ? next - best : best - worth,
      };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
