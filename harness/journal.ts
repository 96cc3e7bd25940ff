// Records the commands of one table's players and their answers, independently of the server's log,
// so that the audit can compare the two.
import type { Command, Refused, Report } from '@tablee/wire';

/** A command that is answered. */
export type PersonalCommand = Extract<Command, { id: string }>;

export class Journal {
  /** By `seat/id`, as the log names commands. */
  readonly asked = new Map<string, PersonalCommand>();
  /** Commands that were sent more than once: their first answer may differ from the last. */
  readonly askedAgain = new Set<string>();
  readonly done = new Set<string>();
  readonly refused = new Map<string, Refused>();
  /** Lines of chat by `seat/id`, and those that were acknowledged. */
  readonly spoken = new Map<string, string>();
  readonly said = new Set<string>();

  ask(command: Command): void {
    if (!('id' in command)) return;
    const by = `${command.seat}/${command.id}`;
    if (this.asked.has(by)) this.askedAgain.add(by);
    this.asked.set(by, command);
  }

  answer(seat: number | null, report: Extract<Report, { kind: 'done' | 'refused' }>): void {
    const by = `${seat}/${report.id}`;
    if (report.kind === 'done') this.done.add(by);
    else this.refused.set(by, report.refused);
  }
}

/** The code of a refusal; `rule` where the rules of the game refuse. */
export const codeOf = (refused: Refused): string =>
  refused.kind === 'table' ? refused.code : 'rule';
