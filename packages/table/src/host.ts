// The host of one table, online and offline alike: takes commands one after the other, asks the
// rules, keeps the entry in the store, and only then plays it and tells everyone what they may know.

import {
  formatStep,
  type AnyRules,
  type Pending,
  type Refusal,
  type Seat,
  type Setup,
  type Step,
} from '@tablee/kit';
import type { Command, Refused, Report, Sheet, Waiting } from '@tablee/wire';
import {
  choiceEntry,
  openLedger,
  sealedStep,
  undoEntry,
  withdrawEntry,
  type Entry,
  type Ledger,
} from './ledger.ts';
import type { Clock, Deal, Guest, Store, Timer } from './ports.ts';
import { undoFor } from './undo.ts';

export interface HostPlan {
  readonly rules: AnyRules;
  readonly sheet: Sheet;
  readonly setup: Setup;
  readonly deal: Deal;
}

export interface HostPorts {
  readonly clock: Clock;
  readonly store: Store;
  /** Told after every change, for whoever lists tables. */
  readonly onChange?: (host: Host) => void;
}

type Eyes = Seat | 'watcher';
type Refuse = (refused: Refused) => void;

/** A guest's place at the table. */
export interface Visit {
  /** Resolves when the command has been dealt with. */
  receive(command: Command): Promise<void>;
  leave(): void;
}

interface Place {
  readonly guest: Guest;
  eyes: Eyes;
}

/** With nobody left to raise there is nothing to wait for but the sound. */
const EMPTY_WINDOW_MS = 1000;
/** How long after a failure of the store the table's own steps are tried again. */
const RETRY_MS = 1000;

/** What became of entries: in the store, too late because somebody else wrote, or nobody knows. */
type Kept = 'kept' | 'behind' | 'failed';

const ruleRefusal = ({ rule, why, facts }: Refusal): Refused => ({
  kind: 'rule',
  rule,
  why,
  facts,
});
const tableRefusal = (
  code: Extract<Refused, { kind: 'table' }>['code'],
  facts: Refused['facts'] = {},
): Refused => ({ kind: 'table', code, facts });

export class Host {
  readonly plan: HostPlan;
  readonly #ports: HostPorts;
  readonly #places = new Set<Place>();
  /** Through whose eyes people have looked, and after how many steps the last time. */
  readonly #looks = new Map<Eyes, number>();
  #ledger: Ledger;
  #bell: { readonly timer: Timer; readonly due: number; readonly of: number } | undefined;
  #retry: Timer | undefined;
  #queue: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(plan: HostPlan, ports: HostPorts, entries: readonly Entry[]) {
    this.plan = plan;
    this.#ports = ports;
    this.#ledger = openLedger(plan.rules, plan.setup, entries);
    this.#supposeLooks();
  }

  /** Opens a table as the store has it, and draws what is to be drawn. */
  static async open(plan: HostPlan, ports: HostPorts): Promise<Host> {
    const host = new Host(plan, ports, await ports.store.entries(plan.sheet.id));
    await host.#inLine(async () => {
      await host.#goOn();
      host.#startBell();
    });
    return host;
  }

  get log(): Ledger['log'] {
    return this.#ledger.log;
  }

  /** How many guests are here. */
  get guests(): number {
    return this.#places.size;
  }

  join(guest: Guest, eyes: Eyes): Visit {
    const place: Place = { guest, eyes };
    this.#places.add(place);
    this.#look(place);
    return {
      receive: (command) => this.#inLine(() => this.#receive(place, command)),
      leave: () => {
        this.#places.delete(place);
      },
    };
  }

  /** Nothing happens any more: no bell rings, nobody is told anything. */
  close(): void {
    this.#closed = true;
    this.#bell?.timer.cancel();
    this.#retry?.cancel();
    this.#places.clear();
  }

  // ---- commands

  /** One job after the other: no two commands ever see the same table. */
  #inLine(job: () => Promise<void>): Promise<void> {
    const next = this.#queue.then(() => (this.#closed ? undefined : job()));
    // A job that failed must not stop those behind it; its own caller hears of it.
    this.#queue = next.catch(() => undefined);
    return next;
  }

  async #receive(place: Place, command: Command): Promise<void> {
    if (command.kind === 'sit') {
      this.#sit(place, command.eyes);
      return;
    }
    const { id } = command;
    const refuse: Refuse = (refused) => {
      place.guest.send({ kind: 'refused', id, refused });
    };
    if (this.#ledger.done.has(id)) {
      place.guest.send({ kind: 'done', id });
      return;
    }
    if (!place.guest.seats.includes(command.seat) || place.eyes !== command.seat) {
      refuse(tableRefusal('not-yours'));
      return;
    }
    if (command.step !== this.#ledger.log.steps) {
      // The table first: what comes after it is about it.
      this.#look(place);
      refuse(tableRefusal('stale', { step: this.#ledger.log.steps }));
      return;
    }
    const entry =
      command.kind === 'undo' ? this.#undo(command, refuse) : this.#move(command, refuse);
    if (entry === undefined) return;
    if ((await this.#keep([{ ...entry, by: id }])) === 'failed') {
      refuse(tableRefusal('store'));
      return;
    }
    // What somebody else wrote may be this very command, sent there before.
    if (this.#ledger.done.has(id)) place.guest.send({ kind: 'done', id });
    else refuse(tableRefusal('stale', { step: this.#ledger.log.steps }));
    await this.#goOn();
    this.#ports.onChange?.(this);
  }

  #sit(place: Place, eyes: Eyes): void {
    // Nobody sees through eyes that are not theirs, whatever they ask for.
    place.eyes = eyes === 'watcher' || place.guest.seats.includes(eyes) ? eyes : 'watcher';
    this.#look(place);
  }

  #move(command: Extract<Command, { kind: 'move' }>, refuse: Refuse): Entry | undefined {
    const { rules } = this.plan;
    const { log } = this.#ledger;
    const move = rules.notation.parse(command.move);
    if (!move.ok) {
      refuse(tableRefusal('unreadable', { text: String(move.error.facts['text']) }));
      return undefined;
    }
    const { seat } = command;
    const refusal = rules.check(log.state, seat, move.value);
    if (refusal !== undefined) {
      refuse(ruleRefusal(refusal));
      return undefined;
    }
    if (log.pending.kind === 'sealed') return { text: choiceEntry(rules, seat, move.value) };
    return { text: formatStep(rules, { kind: 'move', seat, move: move.value }) };
  }

  #undo({ seat }: Extract<Command, { kind: 'undo' }>, refuse: Refuse): Entry | undefined {
    const { log, choices } = this.#ledger;
    const why = undoFor(this.#ledger, seat, this.#onlookers());
    if (why !== 'possible') {
      refuse(tableRefusal('no-undo', { why }));
      return undefined;
    }
    const withdraws = log.pending.kind === 'sealed' && choices.has(seat);
    return { text: withdraws ? withdrawEntry(seat) : undoEntry(log.steps - 1) };
  }

  // ---- the game goes on

  /** Store first, then play, then tell. */
  async #keep(entries: readonly Entry[]): Promise<Kept> {
    const { id } = this.plan.sheet;
    const { store } = this.#ports;
    let theirs: readonly Entry[] | undefined;
    if (this.#closed) return 'failed';
    try {
      const isKept = await store.append(id, this.#ledger.length, entries);
      if (!isKept) theirs = await store.entries(id);
    } catch {
      return 'failed';
    }
    // Cleared away in the meantime: it stays away.
    if (theirs?.length === 0) {
      this.close();
      return 'failed';
    }
    if (theirs === undefined) for (const entry of entries) this.#take(entry);
    else this.#catchUp(theirs);
    return theirs === undefined ? 'kept' : 'behind';
  }

  #take(entry: Entry): void {
    const steps = this.#ledger.log.steps;
    this.#ledger.take(entry);
    const now = this.#ledger.log.steps;
    if (now === steps) this.#tellWaiting();
    else {
      this.#startBell();
      if (now > steps) this.#tellStep(steps);
      else this.#lookAll();
    }
  }

  /** Draws what is to be drawn, and opens sealed choices once all are in. */
  async #goOn(): Promise<void> {
    for (let step = this.#ownStep(); step !== undefined; step = this.#ownStep()) {
      if ((await this.#keep([{ text: formatStep(this.plan.rules, step) }])) !== 'failed') continue;
      this.#tryAgain(() => this.#goOn());
      return;
    }
  }

  /** Nobody re-sends what the table itself does: without this it would stand still for ever. */
  #tryAgain(job: () => Promise<void>): void {
    if (this.#closed) return;
    this.#retry?.cancel();
    this.#retry = this.#ports.clock.after(RETRY_MS, () => {
      void this.#inLine(async () => {
        await job();
        this.#ports.onChange?.(this);
      });
    });
  }

  #ownStep(): Step<unknown> | undefined {
    const { log, draws } = this.#ledger;
    const { pending } = log;
    if (pending.kind === 'chance')
      return { kind: 'chance', cards: this.plan.deal(pending, { step: log.steps, draw: draws }) };
    return sealedStep(this.#ledger);
  }

  /** Somebody else keeps this table too: what they wrote counts. */
  #catchUp(entries: readonly Entry[]): void {
    const { rules, setup } = this.plan;
    this.#ledger = openLedger(rules, setup, entries);
    this.#supposeLooks();
    this.#startBell();
    this.#lookAll();
  }

  #startBell(): void {
    this.#bell?.timer.cancel();
    this.#bell = undefined;
    const { pending } = this.#ledger.log;
    if (pending.kind !== 'open') return;
    const of = pending.seats.length === 0 ? EMPTY_WINDOW_MS : pending.bellSeconds * 1000;
    const step = this.#ledger.log.steps;
    const { clock } = this.#ports;
    const timer = clock.after(of, () => void this.#inLine(() => this.#ring(step)));
    this.#bell = { timer, due: clock.now() + of, of };
  }

  async #ring(step: number): Promise<void> {
    // A bid that was in line before the bell counts; its own bell will ring.
    if (this.#ledger.log.steps !== step) return;
    const bell = { text: formatStep(this.plan.rules, { kind: 'bell' }) };
    if ((await this.#keep([bell])) === 'failed') {
      this.#tryAgain(() => this.#ring(step));
      return;
    }
    await this.#goOn();
    this.#ports.onChange?.(this);
  }

  // ---- telling

  /** What was seen before this host came is not known: every person may have looked. */
  #supposeLooks(): void {
    this.#looks.clear();
    this.plan.sheet.players.forEach(({ kind }, seat) => {
      if (kind === 'person') this.#looks.set(seat, this.#ledger.log.steps);
    });
  }

  #noteOnlooker({ guest, eyes }: Place): void {
    if (guest.isPerson) this.#looks.set(eyes, this.#ledger.log.steps);
  }

  /** Through whose eyes people have seen the last step. */
  #onlookers(): Set<Eyes> {
    const { steps } = this.#ledger.log;
    return new Set([...this.#looks].flatMap(([eyes, at]) => (at >= steps ? [eyes] : [])));
  }

  /** The whole table for one guest. */
  #look(place: Place): void {
    this.#noteOnlooker(place);
    place.guest.send({
      kind: 'table',
      sheet: this.plan.sheet,
      told: this.#ledger.toldTo(place.eyes),
      ...this.#sight(place.eyes),
    });
  }

  #lookAll(): void {
    for (const place of this.#places) this.#noteOnlooker(place);
    for (const place of this.#places) this.#look(place);
  }

  #tellStep(step: number): void {
    for (const place of this.#places) this.#noteOnlooker(place);
    for (const { guest, eyes } of this.#places) {
      const events = this.#ledger.toldTo(eyes, step).map(({ event }) => event);
      guest.send({ kind: 'step', events, ...this.#sight(eyes) });
    }
  }

  #tellWaiting(): void {
    const step = this.#ledger.log.steps;
    for (const { guest, eyes } of this.#places)
      guest.send({ kind: 'waiting', step, waiting: this.#waiting(eyes) });
  }

  #sight(
    eyes: Eyes,
  ): Pick<Extract<Report, { kind: 'step' }>, 'step' | 'eyes' | 'view' | 'waiting'> {
    const { rules } = this.plan;
    const { log } = this.#ledger;
    const view = [...rules.pack(rules.view(log.state, eyes))];
    return { step: log.steps, eyes, view, waiting: this.#waiting(eyes) };
  }

  #waiting(eyes: Eyes): Waiting {
    const { rules } = this.plan;
    const { log, choices } = this.#ledger;
    const { pending } = log;
    const seats = seatsOf(pending);
    const own = eyes === 'watcher' ? undefined : choices.get(eyes);
    const bell = this.#bell;
    return {
      kind: pending.kind,
      seats,
      chosen: seats.filter((seat) => choices.has(seat)),
      ...(own === undefined ? {} : { own: rules.notation.format(own) }),
      ...(bell === undefined
        ? {}
        : { bell: { left: Math.max(0, bell.due - this.#ports.clock.now()), of: bell.of } }),
      undo: eyes === 'watcher' ? 'nothing' : undoFor(this.#ledger, eyes, this.#onlookers()),
    };
  }
}

function seatsOf(pending: Pending): Seat[] {
  switch (pending.kind) {
    case 'turn':
      return [pending.seat];
    case 'sealed':
    case 'open':
      return [...pending.seats];
    case 'chance':
    case 'over':
      return [];
  }
}
