// Upgrades games and records of older rules to the present ones.

import type { AnyRules, StoredGame } from './game.ts';
import type { GameRecord } from './record.ts';
import { fail, ok, problem, type Problem, type Result } from './refusal.ts';

export type VersionCode = 'rules-newer' | 'rules-too-old';

/** Upgrades a game from the rules `found` to `wanted`, before its options are resolved. */
export function upgradeGame(
  { version: known, upgrades }: Pick<AnyRules, 'version' | 'upgrades'>,
  game: StoredGame,
  found: number,
  wanted = known,
): Result<StoredGame, Problem<VersionCode>> {
  if (found > known) return fail(problem('rules-newer', { found, known }));
  const { seats } = game;
  let { options, lines } = game;
  for (let version = found; version < wanted; version++) {
    const step = upgrades.find(({ from }) => from === version);
    if (step === undefined) return fail(problem('rules-too-old', { found, known }));
    ({ options, lines } = step.upgrade({ seats, options, lines }));
  }
  return ok({ seats, options, lines });
}

/** Brings a record of older rules up to the present ones. */
export function upgradeRecord(
  rules: Pick<AnyRules, 'version' | 'upgrades'>,
  record: GameRecord,
): Result<GameRecord, Problem<VersionCode>> {
  const { header, lines } = record;
  const { seats, options } = header;
  const upgraded = upgradeGame(rules, { seats, options, lines }, header.rules);
  if (!upgraded.ok) return upgraded;
  const { value } = upgraded;
  return ok({
    ...record,
    header: { ...header, rules: rules.version, options: value.options },
    lines: value.lines,
  });
}
