// The book that the people at one table keep by themselves: what they asked for, what they were told
// was done, and what was refused. It knows nothing of the server's own log.

import type { Command, Report } from '@tablee/wire';

/** One that is answered. */
export type PersonalCommand = Extract<Command, { id: string }>;

export class Book {
  /** By `seat/id`, as the log names commands: what was asked for. */
  readonly asked = new Map<string, PersonalCommand>();
  /** What was acknowledged. */
  readonly done = new Set<string>();
  /** What was refused, and why. */
  readonly refused = new Map<string, string>();
  /** Lines of talk by `seat/id`: their text, and those that were acknowledged. */
  readonly spoken = new Map<string, string>();
  readonly said = new Set<string>();

  /** What was asked for more than once: the first answer may have been another than the last. */
  readonly askedAgain = new Set<string>();

  ask(command: Command): void {
    if (!('id' in command)) return;
    const by = `${command.seat}/${command.id}`;
    if (this.asked.has(by)) this.askedAgain.add(by);
    this.asked.set(by, command);
  }

  /** An answer to one of these people's commands. */
  answer(seat: number | null, report: Extract<Report, { kind: 'done' | 'refused' }>): void {
    const by = `${seat}/${report.id}`;
    if (report.kind === 'done') this.done.add(by);
    else {
      const { refused } = report;
      this.refused.set(by, refused.kind === 'table' ? refused.code : 'rule');
    }
  }
}
