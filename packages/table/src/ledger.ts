// The ledger: what the store keeps of a table, and the game that follows from it. An entry is a step
// as the record spells it, or something that never reaches the record: a sealed choice that waits
// for the others, its withdrawal, a step taken back, or a word about the people (company.ts).

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

/** What was told in a step: to all, or in two versions. */
interface Told {
  readonly insiders: readonly Seat[];
  readonly secret: unknown;
  readonly open: unknown;
}

const NOBODY: readonly Seat[] = [];

/** A step that was somebody's own, and what that seat saw before it. */
export interface OwnStep {
  readonly seat: Seat;
  readonly move: unknown;
  readonly before: unknown;
}

/** What a seat has in mind of the game, as of so many steps taken back. */
export interface Recalled {
  readonly undone: number;
  readonly recollection: Recollection;
}

/** What a ledger is opened for. */
export interface LedgerPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** Where it was begun under older rules. */
  readonly reader?: Played['reader'];
  /** Without players everybody is a person and nobody has a clock. */
  readonly players?: readonly Player[];
  readonly clock?: ClockPlan | undefined;
  readonly isRated?: boolean | undefined;
  readonly outages?: Outages;
}

/** What is to be written: a word about people, or a step that the rules have been asked about. */
export interface Draft {
  readonly what: string | Step<unknown>;
  /** The command that caused it. */
  readonly by?: string;
}

/** An entry, and the step that it spells where its writer knows: nobody has to read what they wrote. */
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
  /** How many entries have been taken in. */
  length = 0;
  /** How many chance steps there are. */
  draws = 0;
  /** How often something was taken back. */
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

  /** Of a table that stands still, which nobody looks at: it may be one that cannot even be set up. */
  static still(plan: LedgerPlan): Ledger {
    return new Ledger(plan, new Log(plan.rules, plan.setup, null));
  }

  /** Whether the log is written under older rules so far: who writes next says under which from then on. */
  get isOfOldRules(): boolean {
    return this.#reader.version !== this.rules.version;
  }

  /**
   * Takes in an entry that the store keeps. One that cannot be played throws, and does not count. `step`:
   * what it spells, checked, where it was written here.
   */
  take(entry: Entry, step?: Step<unknown>): void {
    const isOld = this.isOfOldRules;
    try {
      this.#takeIn(this.#reader.read(entry), step);
    } catch (error) {
      // Nothing is broken: it was fine when it was written.
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
    // After a pause an open window has all its time again.
    if (this.log.steps !== steps || word === 'resumed') this.stepAt = this.at;
    this.#turnClocks();
  }

  /** What a viewer was told, from a step on. */
  toldTo(viewer: Viewer, from = 0): { step: number; event: unknown }[] {
    const told: { step: number; event: unknown }[] = [];
    for (let step = from; step < this.#told.length; step++)
      for (const event of this.eventsOf(step, viewer)) told.push({ step, event });
    return told;
  }

  /** Whether these eyes were told something in a step that not everybody was. */
  isInsider(step: number, viewer: Viewer): boolean {
    return this.#told[step]!.some(({ insiders }) => insiders.includes(viewer as Seat));
  }

  /** What a viewer was told in one step. */
  eventsOf(step: number, viewer: Viewer): unknown[] {
    return this.#told[step]!.map(({ insiders, secret, open }) =>
      viewer !== 'watcher' && insiders.includes(viewer) ? secret : open,
    );
  }

  /** A seat's past until now: goes on from what it had in mind, unless something was taken back since. */
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

  /** Whether the seat is asked and somebody answers for it: a bot, or a standing order. */
  isServed(seat: Seat): boolean {
    const { standIns, orders } = this.company;
    return this.isAsked(seat) && (!this.isPerson(seat) || standIns.has(seat) || orders.has(seat));
  }

  /** The steps at which a seat has moved or chosen, from one on. */
  movesOf(seat: Seat, from: number): number[] {
    const steps: number[] = [];
    for (let step = from; step < this.#steps.length; step++) {
      const choices = choicesOf(this.#parse(this.#steps[step]!));
      if (choices.some((choice) => choice.seat === seat)) steps.push(step);
    }
    if (this.choices.has(seat)) steps.push(this.#steps.length);
    return steps;
  }

  /** When a person's time is up, if they do nothing; undefined while it does not run. */
  flagDueOf(seat: Seat): number | undefined {
    return this.company.standIns.has(seat) ? undefined : this.clocks?.dueOf(seat);
  }

  isPerson(seat: Seat): boolean {
    return this.plan.players?.[seat]!.kind !== 'bot';
  }

  /** Whether people come and go over days: then only the clock says that somebody is gone. */
  get isOverDays(): boolean {
    return this.plan.clock?.kind === 'correspondence';
  }

  /** Whether those who happen to be here cannot decide for the others. */
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

  /** A step that is new: whose it was is not forgotten when it is taken back. */
  #play(text: string, step: Step<unknown>): void {
    this.#apply(text, step);
    if (step.kind === 'move') this.company.moved(step.seat);
  }

  /** A step that somebody else wrote, or that was written long ago. */
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

  /** Plays the first steps again; the rest is as if it had never been. */
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

  /** Everything that follows from the entries so far, so that nobody has to read them again. */
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

  /** A ledger from a snapshot; undefined where it is of no use: then the entries are read. */
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
    // What older rules add to it can only be read behind what they wrote before.
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
 * All choices of a sealed phase as the step they make, with one that is about to be written; undefined
 * while another is missing.
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

/** What is written for these drafts, at one moment. */
export function writtenAt(ledger: Ledger, drafts: readonly Draft[], at: number): Written[] {
  const { rules, log, isOfOldRules } = ledger;
  const isSealed = log.pending.kind === 'sealed';
  const written = drafts.map(({ what, by }): Written => {
    const step = typeof what === 'string' ? undefined : what;
    const line = typeof what === 'string' ? what : formatStep(rules, what);
    const text = isSealed && step?.kind === 'move' ? `choice ${line}` : line;
    return { entry: by === undefined ? { text, at } : { text, by, at }, step };
  });
  // Who still goes by the rules of before reads this first, and goes no further.
  if (isOfOldRules)
    written.unshift({ entry: { text: rulesEntry(rules.version), at }, step: undefined });
  // What the last choice opens is written with it: one wait for the disk, and one thing to tell.
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
