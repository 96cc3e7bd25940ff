// Tables for bots to sit at.
import { assert, Draws, resolveSetup, secretFrom, type AnyRules, type GameMeta } from '@tablee/kit';
import type { AnyBot, MatchPlan } from '../../src/index.ts';

export interface BotTable {
  readonly rules: AnyRules;
  readonly meta: GameMeta;
  readonly options?: Readonly<Record<string, string>>;
}

/** A match of these bots, by this seed. */
export function matchPlan(
  { rules, meta, options = {} }: BotTable,
  bots: readonly AnyBot[],
  seed: string,
): MatchPlan {
  const draws = new Draws(secretFrom(seed));
  const setup = resolveSetup(meta, bots.length, options, (n) => draws.firstSeat(n));
  assert(setup.ok, `a table for bots: ${JSON.stringify(setup)}`);
  return { rules, setup: setup.value, draws, bots, seed };
}
