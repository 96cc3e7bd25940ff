// A player or a watcher at one table. It comes by the site's own wire, keeps what it is told, and moves
// when its seat is asked. The ports decide whether that happens over a real socket or in a simulation.
//
//   const player = new Player({
//     ...{ table, rules, seat, token, name: 'unique' },
//     ports: portsOf((ears) => openLine(port, ears)),
//     habits: { choose: (glimpse, seat) => move, think: () => 20 },
//   });
//   await until(() => player.isOver, 60_000);
//   player.stop();
//
// Without `habits` a player moves only when its scenario calls `ask((client) => client.move(move))`. With
// `send` in place of `ports` it has no wire: the scenario calls `take` with what is heard for it.
import { assert, type AnyRules, type Seat } from '@tablee/kit';
import { TableClient, Wire } from '@tablee/table';
import type { Clock, Glimpse, Heard, LinkState, Timer, ToldEvent, WirePorts } from '@tablee/table';
import type { Command, People, Refused, Report, SocketAnswer, Waiting } from '@tablee/wire';

import type { Journal } from './journal.ts';

/** What a player does by itself. */
export interface Habits {
  /** The move at this step; undefined lets the step pass in silence. */
  readonly choose: (glimpse: Glimpse, seat: Seat) => unknown;
  /** For how many milliseconds it thinks. */
  readonly think: (waiting: Waiting) => number;
  /** Called just before a move is sent; what it gives back is called when the move is answered. */
  readonly moving?: (move: unknown) => (() => void) | undefined;
  /** Called when a move is on its way. */
  readonly beside?: () => void;
  /** How long it waits before it looks again at a table that refused its move. */
  readonly refused?: (refused: Refused) => number;
  /** Called when the table waits for other seats. */
  readonly idle?: (waiting: Waiting) => void;
}

export interface PlayerPlan {
  readonly table: string;
  readonly rules: AnyRules;
  /** Null for a watcher. */
  readonly seat: Seat | null;
  readonly token?: string | undefined;
  /** Different for every client that a table ever has. */
  readonly name: string;
  readonly ports?: WirePorts;
  /** Times the habits; the clock of the ports unless given. */
  readonly clock?: Clock;
  readonly send?: (command: Command) => void;
  readonly habits?: Habits;
  readonly journal?: Journal;
  /** Strict as the wire unless given. */
  readonly read?: (text: string) => SocketAnswer | undefined;
  /** Hears everything after the player has taken it. */
  readonly heard?: (answer: Heard) => void;
  readonly sent?: () => void;
  readonly sayAgain?: () => void;
  readonly changed?: (state: LinkState) => void;
  /** Sees the whole table, or one more step of it. */
  readonly saw?: (glimpse: Glimpse, events?: readonly unknown[]) => void;
}

type Question = (client: TableClient) => Promise<Refused | undefined>;

export class Player {
  readonly client: TableClient;
  readonly #wire: Wire | undefined;
  told: readonly ToldEvent[] = [];
  people: People | undefined;
  /** Has seen the table since its line was last lost. */
  isIn = false;
  readonly #plan: PlayerPlan;
  /** Commands without an answer. */
  #open = 0;
  #timer: Timer | undefined;
  #silentAt = -1;
  #isStopped = false;
  #sent = 0;

  constructor(plan: PlayerPlan) {
    this.#plan = plan;
    const { rules, name, ports, journal, saw } = plan;
    this.client = new TableClient({
      rules,
      name,
      send: (command) => {
        this.#sent += 1;
        journal?.ask(command);
        plan.send?.(command);
        this.#wire?.send({ kind: 'command', command });
        plan.sent?.();
      },
      ears: {
        table: (glimpse, told) => {
          this.told = told;
          saw?.(glimpse);
        },
        step: (glimpse, events) => {
          this.told = [...this.told, ...events.map((event) => ({ step: glimpse.step - 1, event }))];
          saw?.(glimpse, events);
        },
        waiting: () => undefined,
        people: (people) => {
          this.people = people;
        },
      },
    });
    this.#wire = ports && this.#newWire(ports);
    this.#wire?.start();
  }

  #newWire(ports: WirePorts): Wire {
    const plan = this.#plan;
    return new Wire(
      {
        table: plan.table,
        token: () => plan.token,
        since: () => this.client.since,
        hear: (answer) => {
          if (answer.kind === 'report') this.take(answer.report);
          plan.heard?.(answer);
          if (answer.kind === 'report') this.consider();
        },
        resend: () => this.client.resend(),
        changed: (state) => {
          this.isIn = false;
          plan.changed?.(state);
        },
        ...(plan.read && { read: plan.read }),
        ...(plan.sayAgain && { sayAgain: plan.sayAgain }),
      },
      ports,
    );
  }

  get wire(): Wire {
    assert(this.#wire !== undefined, 'a player with ports has a wire');
    return this.#wire;
  }

  get glimpse(): Glimpse | undefined {
    return this.client.glimpse;
  }

  get isOver(): boolean {
    return this.glimpse?.waiting.kind === 'over' || this.people?.isEnded === true;
  }

  /**
   * The seat of the last view: seats may be swapped before the game. Planned until the first view.
   */
  get seat(): Seat | null {
    const eyes = this.glimpse?.eyes ?? this.#plan.seat;
    return eyes === 'watcher' ? null : eyes;
  }

  get isBusy(): boolean {
    return this.#open > 0;
  }

  /** Whether the table waits for this seat, as far as the player knows. */
  get isAsked(): boolean {
    const { glimpse, seat } = this;
    if (glimpse === undefined || seat === null || this.people?.isPaused === true) return false;
    const { seats, chosen } = glimpse.waiting;
    return seats.includes(seat) && !chosen.includes(seat) && this.#silentAt !== glimpse.step;
  }

  /** Sends a command. The player does nothing by itself until it has the answer. */
  async ask(question: Question): Promise<Refused | undefined> {
    const before = this.#sent;
    const answer = question(this.client);
    // A question that needs no command is answered already.
    if (this.#sent === before) return answer;
    this.#open += 1;
    const refused = await answer;
    this.#open -= 1;
    this.consider();
    return refused;
  }

  /** Looks whether there is anything to do, after everything that is new. */
  consider(): void {
    const { habits } = this.#plan;
    const { glimpse } = this;
    if (habits === undefined || glimpse === undefined || this.#isStopped) return;
    if (this.#timer !== undefined || this.isBusy) return;
    if (this.isAsked) this.#later(habits.think(glimpse.waiting), () => this.#move(habits));
    else habits.idle?.(glimpse.waiting);
  }

  stop(): void {
    this.#isStopped = true;
    this.#timer?.cancel();
    this.#wire?.stop();
  }

  /** The move of this seat at the step that it sees. */
  get choice(): unknown {
    const { glimpse, seat } = this;
    return seat === null || glimpse === undefined
      ? undefined
      : this.#plan.habits?.choose(glimpse, seat);
  }

  #later(milliseconds: number, act: () => void): void {
    const clock = this.#plan.clock ?? this.#plan.ports!.clock;
    this.#timer = clock.after(milliseconds, () => {
      this.#timer = undefined;
      if (!this.#isStopped) act();
    });
  }

  #move(habits: Habits): void {
    if (this.isBusy || !this.isAsked) {
      this.consider();
      return;
    }
    const move = this.choice;
    if (move === undefined) {
      this.#silentAt = this.glimpse!.step;
      return;
    }
    const answered = habits.moving?.(move);
    void this.ask(async (client) => {
      const answer = client.move(move);
      habits.beside?.();
      const refused = await answer;
      answered?.();
      const wait = refused === undefined ? 0 : (habits.refused?.(refused) ?? 0);
      if (wait > 0) this.#later(wait, () => this.consider());
      return refused;
    });
  }

  take(report: Report): void {
    const { journal } = this.#plan;
    if (report.kind === 'done' || report.kind === 'refused') journal?.answer(this.seat, report);
    this.client.take(report);
    this.isIn = true;
  }
}
