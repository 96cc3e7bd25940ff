// Client side of a table: keeps one viewer's view, sends commands and matches them with answers.

import { assert, type AnyRules, type Seat, type Setup } from '@tablee/kit';
import {
  readReport,
  rulesOf,
  viewAfter,
  type Command,
  type HaltWhy,
  type Note,
  type People,
  type Refused,
  type Report,
  type Sheet,
  type Since,
  type Vote,
  type Waiting,
} from '@tablee/wire';
import type { Eyes } from './ports.ts';

/** A viewer's state after a step. */
export interface Glimpse {
  readonly sheet: Sheet;
  readonly step: number;
  readonly eyes: Eyes;
  readonly view: unknown;
  readonly waiting: Waiting;
}

export interface ToldEvent {
  readonly step: number;
  readonly event: unknown;
}

export interface ClientEars {
  /** The full table: draw it without animation. `told` has all events from the first step on. */
  table(glimpse: Glimpse, told: readonly ToldEvent[], notes: readonly Note[]): void;
  /** The next step, and its events. */
  step(glimpse: Glimpse, events: readonly unknown[]): void;
  /** The same step with a new waiting state, such as a choice or a new bell. */
  waiting(glimpse: Glimpse): void;
  /** Presence, clocks and votes; online tables only. */
  people?(people: People): void;
  /** A note about people, for the visible log. */
  note?(note: Note): void;
  /** The table is halted. */
  halted?(why: HaltWhy): void;
}

export interface ClientPlan {
  readonly rules: AnyRules;
  readonly send: (command: Command) => void;
  readonly ears: ClientEars;
  /** Unique among all clients that a table ever has. */
  readonly name: string;
}

interface Unanswered {
  readonly command: Command;
  readonly answer: (refused: Refused | undefined) => void;
}

export const setupOf = ({ players, options }: Sheet): Setup => ({ seats: players.length, options });

export class TableClient {
  readonly #plan: ClientPlan;
  readonly #unanswered = new Map<string, Unanswered>();
  #glimpse: Glimpse | undefined;
  /** The packed view, base of the next step's diff. */
  #packed: readonly number[] | undefined;
  /** Replaced by each full table; a step appends to it. */
  #told: ToldEvent[] = [];
  #undone = 0;
  #commands = 0;
  /** The table uses another version of the rules, so this client cannot read its views. */
  #isForeign = false;

  constructor(plan: ClientPlan) {
    this.#plan = plan;
  }

  /** The latest state. */
  get glimpse(): Glimpse | undefined {
    return this.#glimpse;
  }

  /** All events from the first step on; the same array grows with each step. */
  get told(): readonly ToldEvent[] {
    return this.#told;
  }

  /**
   * Resolves with the refusal, or undefined once the move is done. `by`: the seat to move for,
   * while the client looks as a watcher.
   */
  move(move: unknown, by?: Seat): Promise<Refused | undefined> {
    const { rules } = this.#plan;
    return this.#ask((id, seat, step) => {
      const undone = this.#undone;
      return { kind: 'move', id, seat, step, undone, move: rules.notation.format(move) };
    }, by);
  }

  undo(by?: Seat): Promise<Refused | undefined> {
    return this.#ask((id, seat, step) => ({ kind: 'undo', id, seat, step }), by);
  }

  /** A private standing order; it replaces the one before. */
  order(order: string): Promise<Refused | undefined> {
    return this.#ask((id, seat, step) => {
      const hasChosen = this.#glimpse!.waiting.chosen.includes(seat);
      return { kind: 'order', id, seat, step, hasChosen, order };
    });
  }

  cancel(): Promise<Refused | undefined> {
    return this.#ask((id, seat) => ({ kind: 'cancel', id, seat }));
  }

  vote(what: Vote): Promise<Refused | undefined> {
    return this.#ask((id, seat) => ({ kind: 'vote', id, seat, what }));
  }

  unvote(what: Vote): Promise<Refused | undefined> {
    return this.#ask((id, seat) => ({ kind: 'unvote', id, seat, what }));
  }

  /** Refuses a vote of others and so ends it. */
  decline(what: Vote): Promise<Refused | undefined> {
    return this.#ask((id, seat) => ({ kind: 'decline', id, seat, what }));
  }

  resume(): Promise<Refused | undefined> {
    return this.#ask((id, seat) => ({ kind: 'resume', id, seat }));
  }

  /** Lets a bot play a seat that is gone, or the client's own seat. */
  standIn(who: Seat): Promise<Refused | undefined> {
    return this.#ask((id, seat) => ({ kind: 'stand-in', id, seat, who }));
  }

  /** Takes the client's own seat back from the bot. */
  takeBack(): Promise<Refused | undefined> {
    return this.#ask((id, seat) => ({ kind: 'return', id, seat }));
  }

  /** The last step seen, for a reconnect as the same viewer. */
  get since(): Since | undefined {
    return this.#glimpse && { step: this.#glimpse.step, undone: this.#undone };
  }

  sit(eyes: Eyes): void {
    this.#plan.send({ kind: 'sit', eyes });
  }

  /** Sends unanswered commands again after a reconnect. The table does each id only once. */
  resend(): void {
    for (const { command } of this.#unanswered.values()) this.#plan.send(command);
  }

  hear(data: unknown): void {
    const report = readReport(data);
    assert(report.ok, 'a table speaks as the wire says');
    this.take(report.value);
  }

  /** Handles a report that is already parsed. */
  take(report: Report): void {
    const { ears, rules } = this.#plan;
    if (this.#isForeign && report.kind !== 'table') return;
    switch (report.kind) {
      case 'table':
        this.#isForeign = rulesOf(report.sheet) !== rules.version;
        if (this.#isForeign) {
          this.#halt('rules-newer');
          return;
        }
        this.#told = [...this.#told.filter(({ step }) => step < report.from), ...report.told];
        this.#undone = report.undone;
        ears.table(this.#see(report, report.sheet), [...this.#told], report.notes);
        if (report.people !== undefined) ears.people?.(report.people);
        return;
      case 'step': {
        assert(this.#glimpse !== undefined, 'a table is seen before its steps');
        const step = report.step - 1;
        for (const event of report.events) this.#told.push({ step, event });
        ears.step(this.#see(report, this.#glimpse.sheet), report.events);
        return;
      }
      case 'waiting':
        assert(this.#glimpse !== undefined, 'a table is seen before it waits');
        this.#glimpse = { ...this.#glimpse, waiting: report.waiting };
        ears.waiting(this.#glimpse);
        return;
      case 'people':
        ears.people?.(report.people);
        return;
      case 'note':
        ears.note?.(report.note);
        return;
      case 'halted':
        this.#halt(report.why);
        return;
      case 'done':
        this.#answer(report.id, undefined);
        return;
      case 'refused':
        this.#answer(report.id, report.refused);
        return;
    }
  }

  #halt(why: HaltWhy): void {
    this.#plan.ears.halted?.(why);
    // A halted table sends no more answers.
    for (const id of [...this.#unanswered.keys()])
      this.#answer(id, { kind: 'table', code: 'halted', facts: {} });
  }

  #see(report: Extract<Report, { kind: 'table' | 'step' }>, sheet: Sheet): Glimpse {
    const { step, eyes, waiting } = report;
    this.#packed = viewAfter(this.#packed, report)!;
    const view = this.#plan.rules.unpack(setupOf(sheet), this.#packed);
    assert(view !== undefined, 'a packed view can be unpacked');
    this.#glimpse = { sheet, step, eyes, view, waiting };
    return this.#glimpse;
  }

  #ask(
    command: (id: string, seat: Seat, step: number) => Command,
    by?: Seat,
  ): Promise<Refused | undefined> {
    const seen = this.#glimpse;
    const seat = seen?.eyes === 'watcher' ? by : seen?.eyes;
    if (seen === undefined || seat === undefined)
      return Promise.resolve({ kind: 'table', code: 'not-yours', facts: {} });
    this.#commands += 1;
    const id = `${this.#plan.name}-${this.#commands}`;
    const sent = command(id, seat, seen.step);
    return new Promise((answer) => {
      this.#unanswered.set(id, { command: sent, answer });
      this.#plan.send(sent);
    });
  }

  #answer(id: string, refused: Refused | undefined): void {
    this.#unanswered.get(id)?.answer(refused);
    this.#unanswered.delete(id);
  }
}
