// Values a moment for every seat by playouts from the true table. A playout has the same luck at
// the same step in all moments, so values change by the events alone.

import { turned, type AnyRules } from '@tablee/kit';
import { ImaginedGames } from './imagined.ts';
import { shareOf, type Judge } from './judge.ts';
import { meanOf } from './lead.ts';
import type { PlayedGame } from './moments.ts';
import { Mean } from './spread.ts';

export interface ValuePlan {
  readonly rules: AnyRules;
  readonly judge: Judge;
  readonly seed: string;
  /** Number of playouts. */
  readonly games: number;
}

/** Winning chance and points, more of which is better. */
export interface Worth {
  readonly chance: number;
  readonly score: number;
}

/** Standard errors of a worth, and of its points ahead of the table's mean. */
export interface WorthError extends Worth {
  readonly lead: number;
}

/** What a moment is worth, by seat. */
export interface Value {
  readonly worths: readonly Worth[];
  readonly errors: readonly WorthError[];
}

/** Before step `number`, or where the record ends. */
export function valueAt(
  { rules, judge, seed, games: count }: ValuePlan,
  seats: number,
  game: PlayedGame,
  number: number,
): Value {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const { state, pending } = game.moments[number] ?? game.end;
  if (pending.kind === 'over') {
    const { outcome } = pending;
    const worths = all.map((seat) => ({
      chance: shareOf(outcome, seat),
      score: turned(outcome.scores[seat] ?? 0, judge.counts),
    }));
    return { worths, errors: all.map(() => ({ chance: 0, score: 0, lead: 0 })) };
  }
  const games = new ImaginedGames(rules, judge, seed, 'value');
  const now = new Float64Array(seats);
  const means = all.map(() => ({ chance: new Mean(), score: new Mean(), lead: new Mean() }));
  for (let one = 0; one < count; one++) {
    const far = games.play(state, state, { game: one, step: number });
    fillChances(judge, far, now);
    const scores = all.map((seat) => judge.score(far, seat));
    const average = meanOf(scores);
    for (const seat of all) {
      const { chance, score, lead } = means[seat]!;
      chance.add(now[seat]!);
      score.add(scores[seat]!);
      lead.add(scores[seat]! - average);
    }
  }
  return {
    worths: means.map(({ chance, score }) => ({ chance: chance.mean, score: score.mean })),
    errors: means.map(({ chance, score, lead }) => ({
      chance: chance.error,
      score: score.error,
      lead: lead.error,
    })),
  };
}

function fillChances(judge: Judge, state: unknown, into: Float64Array): void {
  if (judge.fillChances === undefined)
    for (let seat = 0; seat < into.length; seat++) into[seat] = judge.chance(state, seat);
  else judge.fillChances(state, into);
}
