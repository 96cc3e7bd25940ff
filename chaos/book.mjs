// The book that the people at one table keep by themselves: what they asked for, what they were told
// was done, and what was refused. It knows nothing of the server's own log.

export class Book {
  /** By `seat/id`, as the log names commands: what was asked for. */
  asked = new Map();
  /** What was acknowledged. */
  done = new Set();
  /** What was refused, and why. */
  refused = new Map();
  /** Lines of talk by `seat/id`: their text, and those that were acknowledged. */
  spoken = new Map();
  said = new Set();

  /** What was asked for more than once: the first answer may have been another than the last. */
  askedAgain = new Set();

  ask(command) {
    if (!('id' in command)) return;
    const by = `${command.seat}/${command.id}`;
    if (this.asked.has(by)) this.askedAgain.add(by);
    this.asked.set(by, command);
  }

  /** An answer to one of these people's commands. */
  answer(seat, report) {
    const by = `${seat}/${report.id}`;
    if (report.kind === 'done') this.done.add(by);
    else {
      const { kind, code } = report.refused;
      this.refused.set(by, kind === 'table' ? code : 'rule');
    }
  }
}
