// A record as its readers take it: from nothing, line by line.
import { Replay, type GameRecord, type Seat } from '@tablee/kit';
import type { HostPlan } from '@tablee/table';

/** The lines that came of these, or what is wrong with one. */
export function replayed({ rules, setup, sheet }: HostPlan, lines: readonly string[]): unknown {
  const header = { game: sheet.game, rules: rules.version, seats: setup.seats };
  const empty = { names: new Map<Seat, string>(), options: {}, extra: [] };
  const record: GameRecord = {
    header: { ...header, ...empty },
    lines,
    firstLine: 1,
    wholeLastLine: true,
  };
  const replay = new Replay(rules, setup, record);
  while (!replay.done) {
    const line = replay.next();
    if (!line.ok) return line.error;
  }
  return replay.missing() ?? replay.log.lines;
}
