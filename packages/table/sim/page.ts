// A person's page: keeps a client, comes back when the wire breaks, sends again what has no answer,
// and plays what the seat is to play at this step. It can be reloaded, and put to sleep.

import type { AnyRules, Rng, Seat } from '@tablee/kit';
import { TableClient, type Glimpse, type Timer, type ToldEvent } from '@tablee/table';
import { readSocketAnswer, WIRE_VERSION, type People, type Refused } from '@tablee/wire';
import { TABLE, type Decide } from './game.ts';
import type { HandClock } from './hand-clock.ts';
import { ENTERING, enterAs, type Node } from './node.ts';
import { Wire, type Notice, type PageEnd, type WirePlan } from './wire.ts';

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
  readonly wire: WirePlan;
  /** A server to connect to; undefined while there is none. */
  readonly server: () => Node | undefined;
  readonly answers: Answer[];
  /** How long somebody thinks, and how long it takes to come back. */
  readonly think: () => number;
  readonly comeBack: () => number;
}

/** How long somebody waits for their own standing order. */
const PATIENCE_MS = 4000;

type Question = (client: TableClient) => Promise<Refused | undefined>;

export class Page implements PageEnd {
  readonly plan: PagePlan;
  client: TableClient;
  told: readonly ToldEvent[] = [];
  people: People | undefined;
  /** Another tab has taken the seat over. */
  isMoved = false;
  #wire: Wire | undefined;
  /** The server speaks of the entering that was asked for. */
  #isNamed = false;
  #isAsleep = false;
  #isIn = false;
  #clients = 0;
  /** Commands of the present client that have no answer yet. */
  #open = 0;
  #thinking: Timer | undefined;
  #coming: Timer | undefined;
  /** The step at which this person has nothing to say. */
  #silentAt = -1;
  #sent: string[] = [];

  constructor(plan: PagePlan) {
    this.plan = plan;
    this.client = this.#newClient();
    this.#comeBackSoon();
  }

  get glimpse(): Glimpse | undefined {
    return this.client.glimpse;
  }

  /** At the table, by a wire that works as far as anybody knows. */
  get isIn(): boolean {
    return this.#isIn && !this.#isAsleep && this.#wire?.isCut === false;
  }

  get isAsleep(): boolean {
    return this.#isAsleep;
  }

  get isBusy(): boolean {
    return this.#open > 0;
  }

  get wire(): Wire | undefined {
    return this.#wire;
  }

  // ---- trouble

  cut(notice: Notice): void {
    this.#wire?.cut(notice);
  }

  /** A new page in the same browser: it knows its seat and nothing else. */
  reload(notice: Notice): void {
    this.#wire?.cut(notice);
    this.client = this.#newClient();
    this.#isIn = false;
    this.#comeBackSoon();
  }

  /** Timers stand still and nothing is heard; the wire breaks meanwhile. */
  sleep(milliseconds: number, notice: Notice): void {
    if (this.#isAsleep) return;
    this.#isAsleep = true;
    this.#wire?.cut(notice);
    this.#coming?.cancel();
    this.#thinking?.cancel();
    this.#thinking = undefined;
    this.plan.clock.after(milliseconds, () => {
      this.#isAsleep = false;
      this.lost();
    });
  }

  /** Leaves on purpose, and comes back after a while. */
  quit(milliseconds: number): void {
    this.#wire?.up({ kind: 'quit' });
    this.plan.clock.after(100, () => this.sleep(milliseconds, { page: 0, server: 0 }));
  }

  // ---- the wire

  lost(): void {
    if (this.#isAsleep || this.isMoved) return;
    if (this.#wire?.isCut === false) return;
    this.#isIn = false;
    this.#comeBackSoon();
  }

  hear(text: string): void {
    if (this.#isAsleep || this.isMoved) return;
    // The client reads reports by itself; reading them twice would take twice the time.
    const raw = JSON.parse(text) as { kind: string; report?: unknown };
    if (raw.kind === 'report') {
      if (!this.#isNamed) throw new Error(`a report of no entering: ${text}`);
      this.client.hear(raw.report);
      this.#isIn = true;
      this.consider();
      return;
    }
    const answer = readSocketAnswer(raw);
    if (!answer.ok) throw new Error(`a server speaks as the wire says: ${text}`);
    if (answer.value.kind === 'welcome') this.#enter();
    else if (answer.value.kind === 'at') this.#isNamed = answer.value.entering === ENTERING;
    else if (answer.value.kind === 'moved') this.isMoved = true;
  }

  #comeBackSoon(): void {
    this.#coming?.cancel();
    this.#coming = this.plan.clock.after(this.plan.comeBack(), () => this.#connect());
  }

  #connect(): void {
    if (this.#isAsleep || this.isMoved) return;
    const server = this.plan.server();
    if (server === undefined) {
      this.#comeBackSoon();
      return;
    }
    const wire: Wire = new Wire(this.plan.wire, {
      hear: (text) => (this.#wire === wire ? this.hear(text) : undefined),
      lost: () => (this.#wire === wire ? this.lost() : undefined),
    });
    this.#wire = wire;
    this.#isIn = this.#isNamed = false;
    server.connect(wire);
    wire.up({ kind: 'hello', version: WIRE_VERSION });
  }

  #enter(): void {
    this.#wire?.up(enterAs(this.plan.seat, TABLE, this.client.since));
    this.client.resend();
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
    const { clock, think, rng } = this.plan;
    // Who has left it to an order waits for it, or is quicker after all.
    const isOrdered = this.glimpse?.waiting.order !== undefined && rng.below(4) > 0;
    this.#thinking = clock.after(think() + (isOrdered ? PATIENCE_MS : 0), () => {
      this.#thinking = undefined;
      if (!this.#isAsleep && !this.isBusy && this.isAsked) this.#move();
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
        if (this.#sent === sent) this.#wire?.up({ kind: 'command', entering: ENTERING, command });
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
