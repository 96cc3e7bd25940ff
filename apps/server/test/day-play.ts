// Somebody who plays the deal of a day at home and hands in the record: honestly, well or badly.
import { DAY_SEAT, dayChooser, dayDealOf } from '@tablee/bots';
import { Draws, Log, nextStep, optionTexts, writeRecord, type AnyRules } from '@tablee/kit';
import { findGame } from '@tablee/registry';

/** Which of so many moves whoever plays makes. */
export type Taste = (count: number, step: number) => number;

/** Everybody chooses with another taste. */
export const taste =
  (flavour: number): Taste =>
  (count, step) =>
    (step * 7 + flavour) % count;

export async function playedDay(
  game: string,
  day: string,
  pick: Taste,
  /** What the bots do where they are not themselves. */
  bribe?: Taste,
): Promise<{ readonly record: string; readonly score: number }> {
  const entry = findGame(game)!;
  const rules: AnyRules = await entry.rules();
  const deal = dayDealOf(entry.meta, day);
  const choose = await dayChooser(entry, deal);
  const draws = new Draws(deal.secret);
  const log = new Log(rules, deal.setup);
  for (;;) {
    const { pending, state, steps } = log;
    const step = nextStep(pending, {
      draw: (chance) => draws.draw(chance),
      choose: (seat) =>
        seat === DAY_SEAT
          ? rules.moveAt(state, seat, pick(rules.count(state, seat), steps))
          : bribe === undefined
            ? choose(rules.view(state, seat), seat, steps)
            : rules.moveAt(state, seat, bribe(rules.count(state, seat), steps)),
    });
    if (step === undefined) break;
    log.append(step);
  }
  const header = {
    game,
    rules: rules.version,
    seats: deal.setup.seats,
    names: new Map(),
    options: optionTexts(deal.setup),
    extra: [],
  };
  const { pending } = log;
  if (pending.kind !== 'over') throw new Error('it goes on');
  return {
    record: writeRecord(header, log.lines),
    score: pending.outcome.scores[DAY_SEAT]!,
  };
}
