// Replay: walks a record line by line through the rules, re-checks everything, and stops at the
// first line that does not fit.

import type { AnyRules, DerivedLine, Setup, Step, Tell } from './game.ts';
import { Log, type StepRefusal } from './log.ts';
import type { GameRecord } from './record.ts';
import { fail, ok, problem, type Problem, type Result } from './refusal.ts';
import { isDerivedLine, parseStep, type StepCode } from './steps.ts';

/** A line that cannot be read (`problem`) or is read and breaks a rule (`refusal`). */
export interface BadLine {
  readonly line: number;
  readonly text: string;
  readonly cause:
    | { readonly kind: 'problem'; readonly problem: Problem<ReplayCode> }
    | { readonly kind: 'refusal'; readonly refusal: StepRefusal }
    /** A derived line that is wrong, missing or out of place. */
    | { readonly kind: 'derived'; readonly expected: string | undefined; readonly rule: string };
}

/** What can be wrong with a line before any rule is asked. */
export type ReplayCode = StepCode | 'step-cut-off' | 'step-missing';

export interface ReplayedLine {
  readonly line: number;
  readonly text: string;
  /** Undefined for a derived line. */
  readonly step: Step<unknown> | undefined;
}

export class Replay {
  readonly log: Log;
  readonly #record: Omit<GameRecord, 'header'>;
  readonly #expected: DerivedLine[] = [];
  readonly #tell: Tell<unknown> | undefined;
  #at = 0;

  constructor(
    rules: AnyRules,
    setup: Setup,
    record: Omit<GameRecord, 'header'>,
    tell?: Tell<unknown>,
  ) {
    this.log = new Log(rules, setup);
    this.#record = record;
    this.#tell = tell;
  }

  get done(): boolean {
    return this.#at === this.#record.lines.length;
  }

  /** Plays the next line. Call it until `done` or the first bad line. */
  next(): Result<ReplayedLine, BadLine> {
    const text = this.#record.lines[this.#at]!;
    const line = this.#record.firstLine + this.#at;
    const last = this.#at === this.#record.lines.length - 1;
    const bad = (cause: BadLine['cause']) => fail({ line, text, cause });
    const cutOff = last && !this.#record.wholeLastLine;
    this.#at += 1;

    const expected = this.#expected.shift();
    if (expected !== undefined) {
      if (expected.text === text) return ok({ line, text, step: undefined });
      if (cutOff && expected.text.startsWith(text))
        return bad({ kind: 'problem', problem: problem('step-cut-off') });
      return bad({ kind: 'derived', expected: expected.text, rule: expected.rule });
    }
    const step = parseStep(this.log.rules, text);
    if (!step.ok) {
      if (cutOff) return bad({ kind: 'problem', problem: problem('step-cut-off') });
      if (isDerivedLine(this.log.rules, text))
        return bad({ kind: 'derived', expected: undefined, rule: this.#ruleNow() });
      return bad({ kind: 'problem', problem: step.error });
    }
    const refusal = this.log.check(step.value);
    if (refusal !== undefined) return bad({ kind: 'refusal', refusal });
    this.#expected.push(...this.log.append(step.value, this.#tell));
    return ok({ line, text, step: step.value });
  }

  /** Asked after the last line: the derived line that should stand there still, if any. */
  missing(): BadLine | undefined {
    const expected = this.#expected[0];
    if (expected === undefined) return undefined;
    const line = this.#record.firstLine + this.#record.lines.length;
    const missing = problem('step-missing', { expected: expected.text });
    return { line, text: '', cause: { kind: 'problem', problem: missing } };
  }

  #ruleNow(): string {
    return this.log.rules.governing(this.log.state)[0]!;
  }
}
