// Splits a played game into moments: the table before every step, and the choices made there.

import {
  assert,
  choicesOf,
  Log,
  type AnyRules,
  type Choice,
  type Pending,
  type Seat,
  type Setup,
  type Step,
} from '@tablee/kit';

export interface Moment {
  /** From 0. */
  readonly number: number;
  /** The true table before the step. */
  readonly state: unknown;
  readonly pending: Pending;
  readonly step: Step<unknown>;
}

export interface PlayedGame {
  readonly moments: readonly Moment[];
  /** Where the record ends; not always the end of the game. */
  readonly end: { readonly state: unknown; readonly pending: Pending };
}

export function momentsOf(
  rules: AnyRules,
  setup: Setup,
  steps: readonly Step<unknown>[],
): PlayedGame {
  const log = new Log(rules, setup);
  const moments = steps.map((step, number): Moment => {
    assert(log.check(step) === undefined, 'what is reviewed was checked before');
    const moment = { number, state: rules.clone(log.state), pending: log.pending, step };
    log.append(step);
    return moment;
  });
  return { moments, end: { state: log.state, pending: log.pending } };
}

/** The choices of a step. At the bell every seat of the open window chose silence. */
export function choicesAt({
  pending,
  step,
}: Pick<Moment, 'pending' | 'step'>): readonly Choice<unknown>[] {
  if (step.kind === 'bell' && pending.kind === 'open')
    return pending.seats.map((seat) => ({ seat, move: undefined }));
  return choicesOf(step);
}

/** Whether a seat has at most one choice, silence included. */
export function isForced(rules: AnyRules, view: unknown, seat: Seat): boolean {
  const silence = rules.pending(view).kind === 'open' ? 1 : 0;
  return rules.count(view, seat) + silence <= 1;
}
