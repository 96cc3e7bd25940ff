// Replays a record from its first line on.
import { Replay, type GameRecord, type Seat } from '@tablee/kit';
import type { HostPlan } from '@tablee/table';

/** The log lines that result, or the error of a line. */
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
