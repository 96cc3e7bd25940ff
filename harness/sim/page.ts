// Simulates a page with its player: its connections break, it reloads, and it sleeps. The player's
// moves depend on seed, seat, step and view only.

import type { AnyRules, Rng, Seat } from '@tablee/kit';
import type { Clock, Glimpse, Line, LineEars, ToldEvent, WirePorts } from '@tablee/table';
import type { HandClock } from '@tablee/table/testing';
import type { People } from '@tablee/wire';
import type { Journal } from '../journal.ts';
import { Player } from '../player.ts';
import { Cable, type CablePlan, type Notice } from './cable.ts';
import { TABLE, type Decide } from './game.ts';
import { tokenOf } from './home.ts';
import type { Node } from './node.ts';

export interface PagePlan {
  /** Null for a watcher. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly rules: AnyRules;
  readonly decide: Decide;
  readonly rng: Rng;
  readonly clock: HandClock;
  readonly cable: CablePlan;
  /** A server to connect to; undefined while there is none. */
  readonly server: () => Node | undefined;
  readonly journal: Journal;
  /** Whether the player is at this page: the one that was opened last. */
  readonly hasPerson: () => boolean;
  /** For how many milliseconds the player thinks. */
  readonly think: () => number;
  readonly broken: (error: unknown) => void;
}

/** How long a player waits for its own standing order. */
const PATIENCE_MS = 4000;
/** The code of a line that no server closed. */
const LOST = 1006;

export class Page {
  readonly plan: PagePlan;
  #player: Player;
  #cable: Cable | undefined;
  #wake = (): void => undefined;
  #isAsleep = false;
  /** What was due while it slept. */
  #due: (() => void)[] = [];
  #loads = 0;

  constructor(plan: PagePlan) {
    this.plan = plan;
    this.#player = this.#newPlayer();
  }

  get glimpse(): Glimpse | undefined {
    return this.#player.glimpse;
  }

  get told(): readonly ToldEvent[] {
    return this.#player.told;
  }

  get people(): People | undefined {
    return this.#player.people;
  }

  get isBusy(): boolean {
    return this.#player.isBusy;
  }

  /** Whether the table waits for this player, as far as the page knows. */
  get isAsked(): boolean {
    return this.#player.isAsked;
  }

  /** What this seat does at the step that the page shows. */
  get decision(): unknown {
    return this.#player.choice;
  }

  /** Another tab has taken the seat over, and the player with it. */
  get isMoved(): boolean {
    return this.#player.wire.state.kind === 'moved' && !this.plan.hasPerson();
  }

  /** At the table, by a cable that works as far as the page knows. */
  get isIn(): boolean {
    return this.#player.isIn && !this.#isAsleep && this.#cable?.isCut === false;
  }

  get cable(): Cable | undefined {
    return this.#cable;
  }

  ask(question: Parameters<Player['ask']>[0]): void {
    void this.#player.ask(question);
  }

  // ---- trouble

  cut(notice: Notice): void {
    this.#cable?.cut(notice);
  }

  /** A new page in the same browser: it knows its seat and nothing else. */
  reload(notice: Notice): void {
    this.cut(notice);
    this.#player.stop();
    this.#player = this.#newPlayer();
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
    const player = this.#player;
    player.wire.quit();
    player.isIn = false;
    this.#clock.after(milliseconds, () => {
      if (this.#player === player) player.wire.start();
    });
  }

  // ---- the player

  #newPlayer(): Player {
    const { seat, name, rules, decide, think, rng, journal, broken } = this.plan;
    this.#loads += 1;
    return new Player({
      ...{ table: TABLE, rules, seat, journal, name: `${name}.${this.#loads}` },
      token: seat === null ? undefined : tokenOf(seat),
      ports: this.#ports,
      habits: {
        choose: ({ view, step }, own) => decide(view, own, step),
        think: ({ order }) => {
          // A player with a standing order mostly waits for it, and sometimes moves first.
          const isOrdered = order !== undefined && rng.below(4) > 0;
          return think() + (isOrdered ? PATIENCE_MS : 0);
        },
      },
      changed: (state) => {
        if (state.kind === 'refused') broken(`${name} is refused: ${state.why}`);
        if (state.kind === 'moved') this.#takeBack();
      },
    });
  }

  /**
   * Another tab of the same player may come back by itself after a crash, later than this one; rarely, an
   * entering over a line that was given up arrives last. The player at this page says that they play here.
   */
  #takeBack(): void {
    const player = this.#player;
    this.#clock.after(this.plan.think(), () => {
      const isStill = this.#player === player && player.wire.state.kind === 'moved';
      if (isStill && this.plan.hasPerson()) player.wire.start();
    });
  }

  // ---- the machine

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

  get #ports(): WirePorts {
    const { clock, rng } = this.plan;
    return {
      open: (ears) => this.#connect(ears),
      clock: this.#clock,
      today: () => clock.now(),
      random: () => rng.below(1000) / 1000,
      onWake: (act) => {
        this.#wake = act;
        return () => undefined;
      },
    };
  }

  #whenAwake(run: () => void): void {
    if (this.#isAsleep) this.#due.push(run);
    else run();
  }

  #connect(ears: LineEars): Line {
    const { clock, cable: plan } = this.plan;
    const server = this.plan.server();
    const cable = new Cable(plan, {
      // A page that sleeps hears nothing, and what is not heard is lost.
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
}
