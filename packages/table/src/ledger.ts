// Derives a table's state from its log. An entry is a step in record notation, or an entry outside
// the record: a sealed choice, its withdrawal, an undo, or one about people (company.ts).

import {
  askedSeats,
  assert,
  choicesOf,
  formatStep,
  Log,
  parseStep,
  Recollection,
  type AnyMemory,
  type AnyRules,
  type Choice,
  type Seat,
  type Setup,
  type Step,
  type Viewer,
} from '@tablee/kit';
import type { ClockPlan, Player } from '@tablee/wire';
import { Clocks, type ClocksRest } from './clocks.ts';
import { Company, isCompanyWord, type CompanyRest } from './company.ts';
import type { RulesGap } from './halt.ts';
import { gapOf, LogReader, RULES, rulesEntry, type Played } from './log-rules.ts';
import { Outages } from './outages.ts';
import type { Entry } from './ports.ts';
import { Restless, type RestlessRest } from './restless.ts';

/** An event of a step: one version for all, or two. */
interface Told {
  readonly insiders: readonly Seat[];
  readonly secret: unknown;
  readonly open: unknown;
}

const NOBODY: readonly Seat[] = [];

/** A step by a single seat, and that seat's view before it. */
export interface OwnStep {
  readonly seat: Seat;
  readonly move: unknown;
  readonly before: unknown;
}

/** A bot's memory for a seat; valid while `undone` is unchanged. */
export interface Recalled {
  readonly undone: number;
  readonly recollection: Recollection;
}

/** Options of a ledger. */
export interface LedgerPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** Set for a log that began under older rules. */
  readonly reader?: Played['reader'];
  /** Without players every seat is a person. */
  readonly players?: readonly Player[];
  readonly clock?: ClockPlan | undefined;
  readonly isRated?: boolean | undefined;
  readonly outages?: Outages;
}

/** An entry to be written: text about people, or a step that the rules have checked. */
export interface Draft {
  readonly what: string | Step<unknown>;
  /** The command that caused it. */
  readonly by?: string;
}

/** An entry, and its step if known: the writer need not parse its own entry. */
export interface Written {
  readonly entry: Entry;
  readonly step: Step<unknown> | undefined;
}

export const withdrawEntry = (seat: Seat): string => `withdraw ${seat}`;
export const undoEntry = (steps: number): string => `undo ${steps}`;

export class Ledger {
  readonly plan: LedgerPlan;
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly company = new Company();
  readonly restless = new Restless();
  readonly clocks: Clocks | undefined;
  log: Log;
  /** Sealed choices that wait for the others, by seat. */
  readonly choices = new Map<Seat, unknown>();
  /** Commands that have been done. */
  readonly done = new Set<string>();
  /** The number of entries played. */
  length = 0;
  /** The number of chance steps. */
  draws = 0;
  /** The number of undos. */
  undone = 0;
  /** The last step, where a single seat made it. */
  last: OwnStep | undefined;
  /** When the last entry was written, and when the table came to its present step. */
  at = 0;
  stepAt = 0;
  /** The steps as the record spells them. */
  #steps: string[] = [];
  /** By step. */
  #told: Told[][] = [];
  readonly #reader: LogReader;

  constructor(plan: LedgerPlan, log = new Log(plan.rules, plan.setup)) {
    this.plan = plan;
    this.rules = plan.rules;
    this.setup = plan.setup;
    this.log = log;
    this.#reader = plan.reader?.() ?? new LogReader(plan.rules);
    if (plan.clock !== undefined)
      this.clocks = new Clocks(plan.clock, plan.setup.seats, plan.outages ?? new Outages());
  }

  /** The ledger of a halted table, without a game state: its setup may be impossible. */
  static still(plan: LedgerPlan): Ledger {
    return new Ledger(plan, new Log(plan.rules, plan.setup, null));
  }

  /** Whether the log is still under older rules: the next append starts with a `rules` entry. */
  get isOfOldRules(): boolean {
    return this.#reader.version !== this.rules.version;
  }

  /**
   * Plays an entry from the store. An unplayable one throws and does not count. `step`: its parsed
   * and checked step, if this host wrote it.
   */
  take(entry: Entry, step?: Step<unknown>): void {
    const isOld = this.isOfOldRules;
    try {
      this.#takeIn(this.#reader.read(entry), step);
    } catch (error) {
      // Not a fault: the entry was legal under its own rules.
      throw isOld ? gapOf(error) : error;
    }
  }

  #takeIn({ text, by, at }: Entry, step: Step<unknown> | undefined): void {
    const { steps } = this.log;
    const space = text.indexOf(' ');
    const word = space < 0 ? text : text.slice(0, space);
    const rest = space < 0 ? '' : text.slice(space + 1);
    if (word === 'choice') this.#choose(step ?? this.#parse(rest));
    else if (step !== undefined) this.#play(text, step);
    else if (isCompanyWord(word)) this.company.take(word, rest, steps);
    else if (word === 'withdraw') this.#withdraw(Number(rest));
    else if (word === 'undo') this.#cut(Number(rest));
    else if (word !== RULES) this.#play(text, this.#readStep(text));
    this.length += 1;
    if (by !== undefined) this.done.add(by);
    this.restless.take(by, this.log.steps);
    if (at !== undefined) this.at = at;
    // After a pause an open window restarts at full length.
    if (this.log.steps !== steps || word === 'resumed') this.stepAt = this.at;
    this.#turnClocks();
  }

  /** The events that a viewer has seen, from a step on. */
  toldTo(viewer: Viewer, from = 0): { step: number; event: unknown }[] {
    const told: { step: number; event: unknown }[] = [];
    for (let step = from; step < this.#told.length; step++)
      for (const event of this.eventsOf(step, viewer)) told.push({ step, event });
    return told;
  }

  /** Whether a step has an event that this viewer sees in its secret version. */
  isInsider(step: number, viewer: Viewer): boolean {
    return this.#told[step]!.some(({ insiders }) => insiders.includes(viewer as Seat));
  }

  /** The events of one step as a viewer sees them. */
  eventsOf(step: number, viewer: Viewer): unknown[] {
    return this.#told[step]!.map(({ insiders, secret, open }) =>
      viewer !== 'watcher' && insiders.includes(viewer) ? secret : open,
    );
  }

  /** A bot's memory for a seat up to now. Continues `before`, unless a step was undone since. */
  recall(memory: AnyMemory, seat: Seat, before?: Recalled): Recalled {
    const { undone, rules, setup } = this;
    const isOfUse = before?.undone === undone;
    const recollection = isOfUse
      ? before.recollection
      : new Recollection(memory, rules, setup, seat);
    for (const text of this.#steps.slice(recollection.steps))
      recollection.append(this.#parse(text));
    return { undone, recollection };
  }

  /** Whether the seat is asked and has not answered; bots' seats included. */
  isAsked(seat: Seat): boolean {
    const { pending } = this.log;
    const hasChosen = pending.kind === 'sealed' && this.choices.has(seat);
    return askedSeats(pending).includes(seat) && !hasChosen;
  }

  /** Whether the seat is asked and a bot or a standing order answers for it. */
  isServed(seat: Seat): boolean {
    const { standIns, orders } = this.company;
    return this.isAsked(seat) && (!this.isPerson(seat) || standIns.has(seat) || orders.has(seat));
  }

  /** The steps at which a seat has moved or chosen, starting at `from`. */
  movesOf(seat: Seat, from: number): number[] {
    const steps: number[] = [];
    for (let step = from; step < this.#steps.length; step++) {
      const choices = choicesOf(this.#parse(this.#steps[step]!));
      if (choices.some((choice) => choice.seat === seat)) steps.push(step);
    }
    if (this.choices.has(seat)) steps.push(this.#steps.length);
    return steps;
  }

  /** When a seat's clock runs out without a move; undefined while it does not run. */
  flagDueOf(seat: Seat): number | undefined {
    return this.company.standIns.has(seat) ? undefined : this.clocks?.dueOf(seat);
  }

  isPerson(seat: Seat): boolean {
    return this.plan.players?.[seat]!.kind !== 'bot';
  }

  /** Whether the game goes over days: then only the clock decides that a player is gone. */
  get isOverDays(): boolean {
    return this.plan.clock?.kind === 'correspondence';
  }

  /** Whether a vote needs all players, the absent ones included. */
  get needsAll(): boolean {
    return this.isOverDays || this.plan.isRated === true;
  }

  #turnClocks(): void {
    if (this.clocks === undefined) return;
    const { company, log } = this;
    const stands = company.isPaused || company.isEnded || log.pending.kind === 'open';
    this.clocks.turn(this.at, log.steps, (seat) => {
      if (stands || company.standIns.get(seat) === 'sits') return false;
      return this.isPerson(seat) && this.isAsked(seat);
    });
  }

  #parse(text: string): Step<unknown> {
    const step = parseStep(this.rules, text);
    assert(step.ok, 'the store keeps what was once accepted');
    return step.value;
  }

  #choose(step: Step<unknown>): void {
    assert(step.kind === 'move', 'a choice is one seat’s move');
    this.choices.set(step.seat, step.move);
    this.company.moved(step.seat);
  }

  #withdraw(seat: Seat): void {
    this.choices.delete(seat);
    this.company.tookBack(seat);
  }

  /** Plays a new step, and notes that its seat has moved; an undo keeps that note. */
  #play(text: string, step: Step<unknown>): void {
    this.#apply(text, step);
    if (step.kind === 'move') this.company.moved(step.seat);
  }

  /** Parses and checks a step that this host did not write just now. */
  #readStep(text: string): Step<unknown> {
    const step = this.#parse(text);
    assert(this.log.check(step) === undefined, 'the store keeps what the rules allowed');
    return step;
  }

  #apply(text: string, step: Step<unknown>): void {
    this.last =
      step.kind === 'move'
        ? { seat: step.seat, move: step.move, before: this.rules.view(this.log.state, step.seat) }
        : undefined;
    const told: Told[] = [];
    const tell = {
      all: (event: unknown) => told.push({ insiders: NOBODY, secret: event, open: event }),
      split: (insiders: readonly Seat[], secret: unknown, open: unknown) =>
        told.push({ insiders, secret, open }),
    };
    this.log.append(step, tell, text);
    this.#told.push(told);
    this.#steps.push(text);
    if (step.kind === 'chance') this.draws += 1;
    if (this.choices.size > 0) this.choices.clear();
  }

  /** Rebuilds the game from its first `steps` steps and drops the rest. */
  #cut(steps: number): void {
    const kept = this.#steps.slice(0, steps);
    if (this.last !== undefined) this.company.tookBack(this.last.seat);
    this.log = new Log(this.rules, this.setup);
    this.#steps = [];
    this.#told = [];
    this.draws = 0;
    this.undone += 1;
    this.last = undefined;
    this.choices.clear();
    for (const text of kept) this.#apply(text, this.#readStep(text));
  }

  /** The derived state, so that a later open can skip the entries so far. */
  snapshot(): string {
    const { rules, log, last } = this;
    const rest: LedgerRest = {
      rules: rules.version,
      isOfOldRules: this.isOfOldRules,
      length: this.length,
      state: rules.pack(log.state),
      lines: log.lines,
      steps: this.#steps,
      told: this.#told,
      choices: [...this.choices].map(([seat, move]) => [seat, rules.notation.format(move)]),
      done: [...this.done],
      draws: this.draws,
      undone: this.undone,
      last: last && {
        seat: last.seat,
        move: rules.notation.format(last.move),
        before: rules.pack(last.before),
      },
      at: this.at,
      stepAt: this.stepAt,
      company: this.company.toJSON(),
      restless: this.restless.toJSON(),
      clocks: this.clocks?.toJSON(),
    };
    return JSON.stringify(rest);
  }

  /** A ledger from a snapshot; undefined if the snapshot is unusable: then read the entries. */
  static restore(plan: LedgerPlan, snapshot: string): Ledger | undefined {
    try {
      return Ledger.#from(plan, snapshot);
    } catch {
      return undefined;
    }
  }

  static #from(plan: LedgerPlan, snapshot: string): Ledger | undefined {
    const rest = JSON.parse(snapshot) as LedgerRest;
    const { rules, setup } = plan;
    const state = rules.unpack(setup, rest.state);
    if (rest.rules !== rules.version || state === undefined) return undefined;
    // The upgrade of later entries needs the earlier ones, which a snapshot does not contain.
    if (rest.isOfOldRules === true) return undefined;
    const move = (text: string): unknown => {
      const read = rules.notation.parse(text);
      assert(read.ok, 'a snapshot holds moves that were once accepted');
      return read.value;
    };
    const { lines, steps } = rest;
    const ledger = new Ledger(
      plan,
      Log.resume(rules, setup, { state, lines, steps: steps.length }),
    );
    ledger.#reader.skip();
    ledger.length = rest.length;
    ledger.#steps = [...rest.steps];
    ledger.#told = [...rest.told];
    for (const [seat, text] of rest.choices) ledger.choices.set(seat, move(text));
    for (const id of rest.done) ledger.done.add(id);
    ledger.draws = rest.draws;
    ledger.undone = rest.undone;
    ledger.at = rest.at;
    ledger.stepAt = rest.stepAt;
    if (rest.last !== undefined) {
      const before = rules.unpack(setup, rest.last.before);
      ledger.last = { seat: rest.last.seat, move: move(rest.last.move), before };
    }
    ledger.company.restore(rest.company);
    ledger.restless.restore(rest.restless);
    if (rest.clocks !== undefined) ledger.clocks?.restore(rest.clocks);
    return ledger;
  }
}

interface LedgerRest {
  readonly rules: number;
  readonly isOfOldRules?: boolean;
  readonly length: number;
  readonly state: readonly number[];
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly told: readonly Told[][];
  readonly choices: readonly [Seat, string][];
  readonly done: readonly string[];
  readonly draws: number;
  readonly undone: number;
  readonly last:
    | { readonly seat: Seat; readonly move: string; readonly before: readonly number[] }
    | undefined;
  readonly at: number;
  readonly stepAt: number;
  readonly company: CompanyRest;
  readonly restless: RestlessRest;
  readonly clocks: ClocksRest | undefined;
}

/**
 * All choices of a sealed phase as one step, with `last`, which is about to be written; undefined
 * while a choice is missing.
 */
export function sealedStep(
  { log, choices }: Ledger,
  last?: Choice<unknown>,
): Step<unknown> | undefined {
  const { pending } = log;
  if (pending.kind !== 'sealed') return undefined;
  const all: Choice<unknown>[] = [];
  for (const seat of pending.seats) {
    if (seat !== last?.seat && !choices.has(seat)) return undefined;
    all.push({ seat, move: seat === last?.seat ? last.move : choices.get(seat) });
  }
  return { kind: 'sealed', choices: all };
}

/** The entries for these drafts, all with the time `at`. */
export function writtenAt(ledger: Ledger, drafts: readonly Draft[], at: number): Written[] {
  const { rules, log, isOfOldRules } = ledger;
  const isSealed = log.pending.kind === 'sealed';
  const written = drafts.map(({ what, by }): Written => {
    const step = typeof what === 'string' ? undefined : what;
    const line = typeof what === 'string' ? what : formatStep(rules, what);
    const text = isSealed && step?.kind === 'move' ? `choice ${line}` : line;
    return { entry: by === undefined ? { text, at } : { text, by, at }, step };
  });
  // A server with older rules stops reading at this entry.
  if (isOfOldRules)
    written.unshift({ entry: { text: rulesEntry(rules.version), at }, step: undefined });
  // Append the opened choices with the last choice: one disk write and one broadcast.
  const last = drafts.at(-1)!.what;
  const isMove = typeof last !== 'string' && last.kind === 'move';
  const opened = isMove ? sealedStep(ledger, last) : undefined;
  if (opened !== undefined)
    written.push({ entry: { text: formatStep(rules, opened), at }, step: opened });
  return written;
}

export function openLedger(
  plan: LedgerPlan & { readonly gap?: RulesGap | undefined },
  entries: readonly Entry[],
): Ledger {
  if (plan.gap !== undefined) throw plan.gap;
  const ledger = new Ledger(plan);
  for (const entry of entries) ledger.take(entry);
  return ledger;
}
