// Ranks all seats: winners first, then by score; equal seats share a place.

import type { Outcome, Seat } from './game.ts';
import type { Counts } from './meta.ts';

export interface Standing {
  readonly seat: Seat;
  /** From 1; after two that share a place, the next one is left out. */
  readonly place: number;
  readonly isShared: boolean;
  /** Points behind a winner's score; below zero, the lead over the next seat after the winners. */
  readonly gap: number;
}

type Ended = Pick<Outcome, 'winners' | 'scores'>;

/** A score turned so that more is better; turned twice it is itself again. */
export const turned = (score: number, counts: Counts = 'up'): number =>
  counts === 'down' ? 0 - score : score;

/** The sort key: winners first, as the rules say; then the score; a seat that left comes last. */
const worthOf = ({ winners, scores }: Ended, counts: Counts | undefined, seat: Seat): number => {
  const score = scores[seat] ?? null;
  if (winners.includes(seat)) return Infinity;
  return score === null ? -Infinity : turned(score, counts);
};

/** By seat, from 1; equals share a place. */
export function placesOf(ended: Ended, counts?: Counts): number[] {
  const worths = ended.scores.map((_, seat) => worthOf(ended, counts, seat));
  return worths.map((worth) => 1 + worths.filter((other) => other > worth).length);
}

/** Best first. */
export function standingsOf(ended: Ended, counts?: Counts): Standing[] {
  const { winners, scores } = ended;
  const places = placesOf(ended, counts);
  const worths = scores.map((_, seat) => worthOf(ended, counts, seat));
  const best = Math.max(...winners.map((seat) => turned(scores[seat] ?? 0, counts)));
  const next = Math.max(
    ...worths.filter((worth) => worth !== Infinity),
    ...(winners.length === scores.length ? [best] : []),
  );
  return places
    .map((place, seat) => ({
      seat,
      place,
      isShared: places.some((other, on) => on !== seat && other === place),
      gap: worths[seat] === Infinity ? next - best : best - worths[seat]!,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
