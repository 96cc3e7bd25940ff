// Keeps the true state of a game and the lines of its record in step. Outside of playouts a state
// changes only by `append`.

import { assert } from './assert.ts';
import type { AnyRules, Choice, DerivedLine, Pending, Seat, Setup, Step, Tell } from './game.ts';
import type { Refusal } from './refusal.ts';
import { formatOver, formatStep } from './steps.ts';

/** Something in a step that does not fit: the seat that made it, where there is one. */
export interface StepRefusal {
  readonly refusal: Refusal;
  readonly seat: Seat | undefined;
}

/** The game waits for another step: these refusals name the rules of turn order. */
export type StepWhy = 'step-kind' | 'step-seats' | 'game-over';

export class Log {
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly state: unknown;
  readonly lines: string[] = [];
  /** How many steps have been appended; derived lines do not count. */
  steps = 0;
  /** Cached until the next step, because a host reads it many times between two steps. */
  #pending: Pending | undefined;

  constructor(rules: AnyRules, setup: Setup, state: unknown = rules.setup(setup)) {
    this.rules = rules;
    this.setup = setup;
    this.state = state;
  }

  /** Goes on from where another log of the same table was. */
  static resume(
    rules: AnyRules,
    setup: Setup,
    { state, lines, steps }: { state: unknown; lines: readonly string[]; steps: number },
  ): Log {
    const log = new Log(rules, setup, state);
    log.lines.push(...lines);
    log.steps = steps;
    return log;
  }

  get pending(): Pending {
    this.#pending ??= this.rules.pending(this.state);
    return this.#pending;
  }

  /** Why this step does not fit now, or undefined when it does. */
  check(step: Step<unknown>): StepRefusal | undefined {
    const pending = this.pending;
    switch (step.kind) {
      case 'move': {
        const refusal = this.rules.check(this.state, step.seat, step.move);
        if (refusal !== undefined) return { refusal, seat: step.seat };
        // A sealed choice is fine by itself, but it does not come as a line of its own.
        return pending.kind === 'sealed' ? this.#misfit(pending) : undefined;
      }
      case 'sealed':
        return this.#checkSealed(step.choices, pending);
      case 'chance': {
        if (pending.kind !== 'chance') return this.#misfit(pending);
        const refusal = this.rules.checkChance(this.state, step.cards);
        return refusal === undefined ? undefined : { refusal, seat: undefined };
      }
      case 'bell':
        return pending.kind === 'open' ? undefined : this.#misfit(pending);
    }
  }

  #checkSealed(choices: readonly Choice<unknown>[], pending: Pending): StepRefusal | undefined {
    if (pending.kind !== 'sealed') {
      // The rules know best why this seat may not do this now.
      const first = choices[0]!;
      const refusal = this.rules.check(this.state, first.seat, first.move);
      return refusal === undefined ? this.#misfit(pending) : { refusal, seat: first.seat };
    }
    for (const { seat, move } of choices) {
      const refusal = this.rules.check(this.state, seat, move);
      if (refusal !== undefined) return { refusal, seat };
    }
    if (choices.length === pending.seats.length) return undefined;
    const missing = pending.seats.find((seat) => !choices.some((choice) => choice.seat === seat));
    assert(missing !== undefined, 'a checked sealed step has one choice per asked seat');
    return {
      seat: missing,
      refusal: { rule: this.#rule(), why: 'step-seats', facts: { seat: missing } },
    };
  }

  /**
   * Appends a step that `check` accepts; returns the derived lines that follow from it. `line` is
   * the step as the record spells it, if the caller has it already.
   */
  append(
    step: Step<unknown>,
    tell?: Tell<unknown>,
    line = formatStep(this.rules, step),
  ): readonly DerivedLine[] {
    const { rules } = this;
    const derived: DerivedLine[] = [];
    this.#pending = undefined;
    rules.apply(this.state, step, {
      all(event) {
        const line = rules.derived(event);
        if (line !== undefined) derived.push(line);
        tell?.all(event);
      },
      split(insiders, secret, open) {
        tell?.split(insiders, secret, open);
      },
    });
    const pending = rules.pending(this.state);
    // Overwrites a stale value that a listener may have cached during `apply`.
    this.#pending = pending;
    if (pending.kind === 'over')
      derived.push({ text: formatOver(pending.outcome), rule: pending.outcome.rule });
    this.lines.push(line, ...derived.map(({ text }) => text));
    this.steps += 1;
    return derived;
  }

  #rule(): string {
    return this.rules.governing(this.state)[0]!;
  }

  #misfit(pending: Pending): StepRefusal {
    const why: StepWhy = pending.kind === 'over' ? 'game-over' : 'step-kind';
    return {
      seat: undefined,
      refusal: { rule: this.#rule(), why, facts: { pending: pending.kind } },
    };
  }
}
