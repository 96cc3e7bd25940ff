// A person's page: comes to the table by the site's own wire, and plays what the seat is to play at this
// step. It can be reloaded, and put to sleep.

import type { AnyRules, Rng, Seat } from '@tablee/kit';
import {
  TableClient,
  Wire,
  type Clock,
  type Glimpse,
  type Line,
  type LineEars,
  type Timer,
  type ToldEvent,
} from '@tablee/table';
import type { HandClock } from '@tablee/table/testing';
import type { People, Refused } from '@tablee/wire';
import { Cable, type CablePlan, type Notice } from './cable.ts';
import { TABLE, type Decide } from './game.ts';
import { tokenOf } from './home.ts';
import type { Node } from './node.ts';

/** An answer that a page got: by the store's name of the command, and why it was refused. */
export interface Answer {
  readonly by: string;
  readonly refused: Refused | undefined;
}

export interface PagePlan {
  /** Null for somebody who watches. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly rules: AnyRules;
  readonly decide: Decide;
  readonly rng: Rng;
  readonly clock: HandClock;
  readonly cable: CablePlan;
  /** A server to connect to; undefined while there is none. */
  readonly server: () => Node | undefined;
  readonly answers: Answer[];
  /** Whether the person is at this page: the one that was opened last. */
  readonly hasPerson: () => boolean;
  /** How long somebody thinks. */
  readonly think: () => number;
  readonly broken: (error: unknown) => void;
}

/** How long somebody waits for their own standing order. */
const PATIENCE_MS = 4000;

/** How the browser says that nobody was there. */
const LOST = 1006;

type Question = (client: TableClient) => Promise<Refused | undefined>;

export class Page {
  readonly plan: PagePlan;
  client: TableClient;
  told: readonly ToldEvent[] = [];
  people: People | undefined;
  #cable: Cable | undefined;
  #wire: Wire;
  #wake = (): void => undefined;
  #isAsleep = false;
  /** What was due while it slept. */
  #due: (() => void)[] = [];
  /** Has seen the table since it came. */
  #isIn = false;
  #clients = 0;
  /** Commands of the present client that have no answer yet. */
  #open = 0;
  #thinking: Timer | undefined;
  /** The step at which this person has nothing to say. */
  #silentAt = -1;
  #sent: string[] = [];

  constructor(plan: PagePlan) {
    this.plan = plan;
    this.client = this.#newClient();
    this.#wire = this.#newWire();
    this.#wire.start();
  }

  get glimpse(): Glimpse | undefined {
    return this.client.glimpse;
  }

  /** Another tab has taken the seat over, and the person with it. */
  get isMoved(): boolean {
    return this.#wire.state.kind === 'moved' && !this.plan.hasPerson();
  }

  /** At the table, by a cable that works as far as anybody knows. */
  get isIn(): boolean {
    return this.#isIn && !this.#isAsleep && this.#cable?.isCut === false;
  }

  get isBusy(): boolean {
    return this.#open > 0;
  }

  get cable(): Cable | undefined {
    return this.#cable;
  }

  // ---- trouble

  cut(notice: Notice): void {
    this.#cable?.cut(notice);
  }

  /** A new page in the same browser: it knows its seat and nothing else. */
  reload(notice: Notice): void {
    this.cut(notice);
    this.#wire.stop();
    this.client = this.#newClient();
    this.#wire = this.#newWire();
    this.#wire.start();
  }

  /** Timers stand still and nothing is heard; the cable breaks meanwhile. */
  sleep(milliseconds: number, notice: Notice): void {
    if (this.#isAsleep) return;
    this.#isAsleep = true;
    this.cut(notice);
    this.plan.clock.after(milliseconds, () => {
      this.#isAsleep = false;
      for (const run of this.#due.splice(0)) run();
      this.#wake();
    });
  }

  /** Leaves on purpose, and comes back after a while. */
  quit(milliseconds: number): void {
    const wire = this.#wire;
    wire.quit();
    this.#isIn = false;
    this.#clock.after(milliseconds, () => {
      if (this.#wire === wire) wire.start();
    });
  }

  // ---- the wire

  #newWire(): Wire {
    const { seat, clock, rng, broken } = this.plan;
    this.#isIn = false;
    return new Wire(
      {
        table: TABLE,
        token: () => (seat === null ? undefined : tokenOf(seat)),
        since: () => this.client.since,
        hear: (answer) => {
          if (answer.kind !== 'report') return;
          this.client.take(answer.report);
          this.#isIn = true;
          this.consider();
        },
        resend: () => this.client.resend(),
        changed: (state) => {
          this.#isIn = false;
          if (state.kind === 'refused') broken(`${this.plan.name} is refused: ${state.why}`);
          if (state.kind === 'moved') this.#takeBack();
        },
      },
      {
        open: (ears) => this.#connect(ears),
        clock: this.#clock,
        today: () => clock.now(),
        random: () => rng.below(1000) / 1000,
        onWake: (act) => {
          this.#wake = act;
          return () => undefined;
        },
      },
    );
  }

  /**
   * Another tab of the same person may come back by itself after a crash, later than this one; rarely, an
   * entering over a line that was given up arrives last. Whoever looks at this page says that they play here.
   */
  #takeBack(): void {
    const wire = this.#wire;
    this.#clock.after(this.plan.think(), () => {
      if (this.#wire === wire && wire.state.kind === 'moved' && this.plan.hasPerson()) wire.start();
    });
  }

  /** What this page's timers go by, in whole milliseconds: they stand still while it sleeps. */
  readonly #clock: Clock = {
    now: () => this.plan.clock.now(),
    after: (milliseconds, run) => {
      let isCancelled = false;
      const ring = (): void => {
        if (!isCancelled) run();
      };
      const whole = Math.round(milliseconds);
      const timer = this.plan.clock.after(whole, () => this.#whenAwake(ring));
      return {
        cancel: () => {
          isCancelled = true;
          timer.cancel();
        },
      };
    },
  };

  #whenAwake(run: () => void): void {
    if (this.#isAsleep) this.#due.push(run);
    else run();
  }

  #connect(ears: LineEars): Line {
    const { clock, cable: plan } = this.plan;
    const server = this.plan.server();
    const cable = new Cable(plan, {
      // Who sleeps hears nothing, and what is not heard is lost.
      hear: (text) => (this.#isAsleep ? undefined : ears.heard(text)),
      lost: () => this.#whenAwake(() => ears.closed(LOST)),
    });
    this.#cable = cable;
    if (server === undefined) cable.cut({ page: plan.latency(), server: 0 });
    else {
      server.connect(cable);
      clock.after(2 * plan.latency(), () =>
        this.#whenAwake(() => {
          if (!cable.isCut) ears.opened();
        }),
      );
    }
    return { send: (text) => cable.up(text), close: () => cable.hangUp() };
  }

  // ---- the person

  ask(question: Question): void {
    const { client } = this;
    const { seat, answers } = this.plan;
    const before = this.#sent.length;
    const answer = question(client);
    const id = this.#sent[before];
    if (id === undefined) return;
    this.#open += 1;
    void answer.then((refused) => {
      answers.push({ by: `${seat ?? ''}/${id}`, refused });
      if (client !== this.client) return;
      this.#open -= 1;
      this.consider();
    });
  }

  /** Whether the table waits for this person, as far as the page knows. */
  get isAsked(): boolean {
    const { seat } = this.plan;
    const { glimpse } = this;
    if (glimpse === undefined || seat === null || this.people?.isPaused === true) return false;
    const { seats, chosen } = glimpse.waiting;
    return seats.includes(seat) && !chosen.includes(seat) && this.#silentAt !== glimpse.step;
  }

  /** After everything that is new: a thought, if there is something to think about. */
  consider(): void {
    if (this.#thinking !== undefined || this.#isAsleep || this.isBusy || !this.isAsked) return;
    const { think, rng } = this.plan;
    // Who has left it to an order waits for it, or is quicker after all.
    const isOrdered = this.glimpse?.waiting.order !== undefined && rng.below(4) > 0;
    this.#thinking = this.#clock.after(think() + (isOrdered ? PATIENCE_MS : 0), () => {
      this.#thinking = undefined;
      if (!this.isBusy && this.isAsked) this.#move();
    });
  }

  /** What this seat does at the step that the page shows. */
  get decision(): unknown {
    const { seat, decide } = this.plan;
    const { glimpse } = this;
    return seat === null || glimpse === undefined
      ? undefined
      : decide(glimpse.view, seat, glimpse.step);
  }

  #move(): void {
    const move = this.decision;
    if (move === undefined) this.#silentAt = this.glimpse!.step;
    else this.ask((client) => client.move(move));
  }

  #newClient(): TableClient {
    const { name, rules } = this.plan;
    this.#clients += 1;
    this.#open = 0;
    this.#thinking?.cancel();
    this.#thinking = undefined;
    this.#silentAt = -1;
    this.people = undefined;
    this.told = [];
    const sent: string[] = [];
    this.#sent = sent;
    return new TableClient({
      rules,
      name: `${name}.${this.#clients}`,
      send: (command) => {
        if ('id' in command && !sent.includes(command.id)) sent.push(command.id);
        if (this.#sent === sent) this.#wire.send({ kind: 'command', command });
      },
      ears: {
        table: (_, told) => {
          this.told = told;
        },
        step: ({ step }, events) => {
          this.told = [...this.told, ...events.map((event) => ({ step: step - 1, event }))];
        },
        waiting: () => undefined,
        people: (people) => {
          this.people = people;
        },
      },
    });
  }
}
