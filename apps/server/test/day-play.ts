// Plays the deal of a day at home for the record that is handed in: honestly, well or badly.
import { DAY_SEAT, playDay, type DayPick } from '@tablee/bots';
import { findGame } from '@tablee/registry';

/** Which of so many moves whoever plays makes. */
export type Taste = (count: number, step: number) => number;

/** Everybody chooses with another taste. */
export const taste =
  (flavour: number): Taste =>
  (count, step) =>
    (step * 7 + flavour) % count;

const pickBy =
  (pick: Taste): DayPick =>
  ({ rules, state, seat, step }) =>
    rules.moveAt(state, seat, pick(rules.count(state, seat), step));

export async function playedDay(
  game: string,
  day: string,
  pick: Taste,
  /** What the bots do where they are not themselves. */
  bribe?: Taste,
): Promise<{ readonly record: string; readonly score: number }> {
  const others = bribe && pickBy(bribe);
  const { record, outcome } = await playDay(findGame(game)!, day, pickBy(pick), others);
  return { record, score: outcome.scores[DAY_SEAT]! };
}
