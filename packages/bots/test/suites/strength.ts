// How strong a bot is: its wins among three others, every deal from every seat.

import { assert } from '@tablee/kit';
import { matchPlan, playMatch, type AnyBot } from '../../src/index.ts';

const SEATS = 4;

/**
 * By how many standard errors of pure chance its share of wins lies above a quarter. Beyond 3 it is strength, below
 * -3 weakness, and anything between may be luck. The same seeds give the same figure.
 */
export function strengthOf(
  table: Parameters<typeof matchPlan>[0],
  one: AnyBot,
  others: AnyBot,
  deals: number,
): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let seat = 0; seat < SEATS; seat++) {
      const bots = Array.from({ length: SEATS }, (_, at) => (at === seat ? one : others));
      const { pending } = playMatch(matchPlan(table, bots, `thinking ${deal}`));
      assert(pending.kind === 'over', 'a match ends');
      const { winners } = pending.outcome;
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
  const games = SEATS * deals;
  const chance = 1 / SEATS;
  return (wins / games - chance) / Math.sqrt((chance * (1 - chance)) / games);
}
