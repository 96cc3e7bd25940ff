// Holds the record of a game against the people who played it: its cards come from what was committed to
// and thrown in, and every move in it is one that its seat made.
import { choicesOf, openRecord, Replay, verifyRecord } from '@tablee/kit';
import type { AnyRules, Step } from '@tablee/kit';
import { findGame } from '@tablee/registry';

/** The moves of a seat, in order, as the record has them. */
const movesOf = (steps: readonly Step<unknown>[], rules: AnyRules, seat: number): string[] =>
  steps.flatMap((step) => {
    return choicesOf(step)
      .filter((choice) => choice.seat === seat)
      .map(({ move }) => rules.notation.format(move));
  });

export interface Played {
  readonly commit: string;
  /** By seat. */
  readonly moves: readonly (readonly string[])[];
}

/** What cannot be so, in words. */
export async function faultsOf(text: string, { commit, moves }: Played): Promise<string[]> {
  const open = await openRecord(text, findGame);
  if (!open.ok) return [`a record that cannot be read: ${open.error.code}`];
  const verdict = verifyRecord(open.value);
  if (verdict.kind !== 'right') return [`a record that is not right: ${JSON.stringify(verdict)}`];
  const faults: string[] = [];
  if (verdict.commit !== commit) faults.push('another secret than was committed to');
  if (verdict.entropy !== moves.length) faults.push('not everybody’s throw is in it');
  if (!verdict.isOver) faults.push('it has no end');
  const { rules, setup, record } = open.value;
  const replay = new Replay(rules, setup, record);
  const steps: Step<unknown>[] = [];
  while (!replay.done) {
    const line = replay.next();
    if (line.ok && line.value.step !== undefined) steps.push(line.value.step);
  }
  moves.forEach((own, seat) => {
    const kept = movesOf(steps, rules, seat);
    if (String(kept) !== String(own))
      faults.push(`seat ${seat} made ${own.length} moves, the record has ${kept.length} of it`);
  });
  return faults;
}
