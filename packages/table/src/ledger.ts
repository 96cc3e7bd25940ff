// The ledger: what the store keeps of a table, and the game that follows from it. An entry is a step
// as the record spells it, or one of three things that never reach the record: a sealed choice that
// waits for the others, its withdrawal, and a step taken back.

import {
  assert,
  Log,
  parseStep,
  type AnyRules,
  type Choice,
  type Seat,
  type Setup,
  type Step,
  type Viewer,
} from '@tablee/kit';

export interface Entry {
  readonly text: string;
  /** The command that caused it. */
  readonly by?: string;
}

/** What was told in a step: to all, or in two versions. */
interface Told {
  readonly step: number;
  readonly insiders: readonly Seat[];
  readonly secret: unknown;
  readonly open: unknown;
}

/** A step that was somebody's own, and what that seat saw before it. */
export interface OwnStep {
  readonly seat: Seat;
  readonly move: unknown;
  readonly before: unknown;
}

export const choiceEntry = (rules: AnyRules, seat: Seat, move: unknown): string =>
  `choice ${seat} ${rules.notation.format(move)}`;
export const withdrawEntry = (seat: Seat): string => `withdraw ${seat}`;
export const undoEntry = (steps: number): string => `undo ${steps}`;

export class Ledger {
  readonly rules: AnyRules;
  readonly setup: Setup;
  log: Log;
  /** Sealed choices that wait for the others, by seat. */
  readonly choices = new Map<Seat, unknown>();
  /** Commands that have been done. */
  readonly done = new Set<string>();
  /** How many entries have been taken in. */
  length = 0;
  /** How many chance steps there are. */
  draws = 0;
  /** The last step, where a single seat made it. */
  last: OwnStep | undefined;
  #steps: Step<unknown>[] = [];
  #told: Told[] = [];

  constructor(rules: AnyRules, setup: Setup) {
    this.rules = rules;
    this.setup = setup;
    this.log = new Log(rules, setup);
  }

  /** Takes in an entry that the store keeps. */
  take({ text, by }: Entry): void {
    this.length += 1;
    if (by !== undefined) this.done.add(by);
    const [word = '', number = ''] = text.split(' ', 2);
    if (word === 'choice') this.#choose(text.slice(word.length + 1));
    else if (word === 'withdraw') this.choices.delete(Number(number));
    else if (word === 'undo') this.#cut(Number(number));
    else this.#step(this.#parse(text));
  }

  /** What a viewer was told, from a step on. */
  toldTo(viewer: Viewer, from = 0): { step: number; event: unknown }[] {
    return this.#told
      .filter(({ step }) => step >= from)
      .map(({ step, insiders, secret, open }) => ({
        step,
        event: viewer !== 'watcher' && insiders.includes(viewer as Seat) ? secret : open,
      }));
  }

  #parse(text: string): Step<unknown> {
    const step = parseStep(this.rules, text);
    assert(step.ok, 'the store keeps what was once accepted');
    return step.value;
  }

  #choose(text: string): void {
    const step = this.#parse(text);
    assert(step.kind === 'move', 'a choice is one seat’s move');
    this.choices.set(step.seat, step.move);
  }

  #step(step: Step<unknown>): void {
    assert(this.log.check(step) === undefined, 'the store keeps what the rules allowed');
    this.last =
      step.kind === 'move'
        ? { ...step, before: this.rules.view(this.log.state, step.seat) }
        : undefined;
    const at = this.log.steps;
    this.log.append(step, {
      all: (event) => this.#told.push({ step: at, insiders: [], secret: event, open: event }),
      split: (insiders, secret, open) => this.#told.push({ step: at, insiders, secret, open }),
    });
    this.#steps.push(step);
    if (step.kind === 'chance') this.draws += 1;
    this.choices.clear();
  }

  /** Plays the first steps again; the rest is as if it had never been. */
  #cut(steps: number): void {
    const kept = this.#steps.slice(0, steps);
    this.log = new Log(this.rules, this.setup);
    this.#steps = [];
    this.#told = [];
    this.draws = 0;
    this.last = undefined;
    this.choices.clear();
    for (const step of kept) this.#step(step);
  }
}

/** All choices of a sealed phase as the step they make, or undefined while one is missing. */
export function sealedStep(ledger: Ledger): Step<unknown> | undefined {
  const { pending } = ledger.log;
  if (pending.kind !== 'sealed') return undefined;
  const choices: Choice<unknown>[] = [];
  for (const seat of pending.seats) {
    if (!ledger.choices.has(seat)) return undefined;
    choices.push({ seat, move: ledger.choices.get(seat) });
  }
  return { kind: 'sealed', choices };
}

export function openLedger(rules: AnyRules, setup: Setup, entries: readonly Entry[]): Ledger {
  const ledger = new Ledger(rules, setup);
  for (const entry of entries) ledger.take(entry);
  return ledger;
}
