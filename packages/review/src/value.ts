// What a moment is worth to everybody: imagined games from the true table, everybody playing by habit. Number
// 7 has the same luck at the same step of the game from wherever it begins, so that what changes from
// one moment to the next is what happened there.

import { turned, type AnyRules } from '@tablee/kit';
import { ImaginedGames } from './imagined.ts';
import { shareOf, type Judge } from './judge.ts';
import type { PlayedGame } from './moments.ts';

export interface ValuePlan {
  readonly rules: AnyRules;
  readonly judge: Judge;
  readonly seed: string;
  /** How many games are imagined. */
  readonly games: number;
}

/** Winning chance and points, more of which is better. */
export interface Worth {
  readonly chance: number;
  readonly score: number;
}

/** By seat, before step `number`, or where the record ends. */
export function valueAt(
  { rules, judge, seed, games: count }: ValuePlan,
  seats: number,
  game: PlayedGame,
  number: number,
): Worth[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const { state, pending } = game.moments[number] ?? game.end;
  if (pending.kind === 'over') {
    const { outcome } = pending;
    return all.map((seat) => ({
      chance: shareOf(outcome, seat),
      score: turned(outcome.scores[seat] ?? 0, judge.counts),
    }));
  }
  const games = new ImaginedGames(rules, judge, seed, 'value');
  const now = new Float64Array(seats);
  const chances = all.map(() => 0);
  const scores = all.map(() => 0);
  for (let one = 0; one < count; one++) {
    const far = games.play(state, state, { game: one, step: number });
    fillChances(judge, far, now);
    for (const seat of all) {
      chances[seat]! += now[seat]!;
      scores[seat]! += judge.score(far, seat);
    }
  }
  return all.map((seat) => ({ chance: chances[seat]! / count, score: scores[seat]! / count }));
}

function fillChances(judge: Judge, state: unknown, into: Float64Array): void {
  if (judge.fillChances === undefined)
    for (let seat = 0; seat < into.length; seat++) into[seat] = judge.chance(state, seat);
  else judge.fillChances(state, into);
}
