// A replay for programs: one JSON object per line. docs/CLI.md describes every member.

import type { BadLine, GameRecord, Pending, ReplayedLine, Wrong } from '@tablee/kit';
import { eventData } from './events.ts';
import type { Report, Scene } from './report.ts';

export class JsonReport implements Report {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  #write(data: object): void {
    this.#scene.context.line(JSON.stringify(data));
  }

  begin(): void {
    const { open, eyes } = this.#scene;
    const { header } = open.record;
    this.#write({
      type: 'header',
      game: header.game,
      rules: header.rules,
      seats: header.seats,
      names: Object.fromEntries(header.names),
      options: open.setup.options,
      // A seat learns the seed only when all is over; with it, every draw could be told.
      extra: header.extra
        .filter(([key]) => eyes === 'whole' || key !== 'reveal')
        .map(([key, value]) => ({ key, value })),
      as: eyes,
    });
  }

  step(line: ReplayedLine, derived: readonly string[], events: readonly unknown[]): void {
    const { eyes, log, open } = this.#scene;
    // The line itself may name cards that only some may see; the events say what was seen.
    const text = eyes === 'whole' ? { text: line.text } : {};
    const step = line.step!;
    this.#write({
      type: 'step',
      step: log.steps,
      line: line.line,
      kind: step.kind,
      ...(step.kind === 'move' ? { seat: step.seat } : {}),
      ...text,
      derived,
      events: events.map((event) => eventData(open.rules, event)),
      pending: pendingData(log.pending),
    });
  }

  bad(bad: BadLine, { readable, sentence, rule, code }: Wrong): void {
    const cause = readable ? 'rule' : 'unreadable';
    this.#write({
      type: 'error',
      line: bad.line,
      cause,
      why: code,
      ...(rule === undefined ? {} : { rule }),
      message: sentence,
    });
  }

  end(stopped: boolean): void {
    const { log, open } = this.#scene;
    const { pending } = log;
    const over = pending.kind === 'over' ? pending.outcome : undefined;
    this.#write({
      type: 'end',
      steps: log.steps,
      state: over !== undefined ? 'over' : stopped ? 'stopped' : 'unfinished',
      ...(over === undefined ? {} : { outcome: over }),
      ...(stopped ? {} : lineEndData(open.record)),
    });
  }
}

/** Said only where the last line has no line end: the file may be cut off there. */
export const lineEndData = ({ wholeLastLine }: GameRecord): { readonly lineEnd?: false } =>
  wholeLastLine ? {} : { lineEnd: false };

/** Without the cards of a draw to come, which are no secret but many. */
function pendingData(pending: Pending): object {
  switch (pending.kind) {
    case 'chance':
      return { kind: pending.kind, take: pending.take };
    case 'over':
      return { kind: pending.kind };
    case 'turn':
    case 'sealed':
    case 'open':
      return pending;
  }
}
