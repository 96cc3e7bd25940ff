// Plays a seat with a bot, through the same reports and commands as a person. It sees only its
// seat's view, and waits before each move.

import {
  assert,
  botLuck,
  rngFor,
  type AnyMemory,
  type AnyRules,
  type Rng,
  type Seat,
  type Setup,
} from '@tablee/kit';
import { viewAfter, type Report, type Waiting } from '@tablee/wire';
import type { Host } from './host.ts';
import type { Recalled } from './ledger.ts';
import type { PeerSession } from './plan.ts';
import type { Clock, Timer } from './ports.ts';

/** The step a bot is asked at, and its limits. */
export interface Asked {
  readonly step: number;
  /** Once true, the bot must return its best answer so far. */
  readonly isTimeUp?: () => boolean;
  /** Seed and name of its random stream, for a bot in a worker. */
  readonly luck: { readonly seed: string; readonly name: string };
  /** The bot's memory of the game, if it keeps one. */
  readonly past?: unknown;
}

/**
 * Returns a legal move for the seat with this view, or a promise of one. Returns undefined to stay
 * silent in an open window.
 */
export interface Choose {
  (view: unknown, seat: Seat, rng: Rng, asked: Asked): unknown;
  /** Runs in a worker: it is asked at once and thinks during the pause before its move. */
  readonly isElsewhere?: boolean;
  /** How it builds its memory of the game. */
  readonly memory?: AnyMemory;
}

export interface SeatBotPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly choose: Choose;
  /** Seed of the bot's random stream; never the seed of the cards. */
  readonly seed: string;
  readonly clock: Clock;
  /** Milliseconds before a move. Independent of the decision, so that the delay reveals nothing. */
  readonly pace: () => number;
  /** Whether a bot still plays the seat, by the log as read so far. */
  readonly isNeeded?: (() => boolean) | undefined;
  /** Called after a bot error; the seat then makes a random legal move. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** Limit of a bot's thinking time. */
const THINK_MS = 1500;

/** Refusals for another reason than the move. */
const TRY_AGAIN: readonly string[] = ['store', 'stale'];

export class SeatBot {
  readonly #plan: SeatBotPlan;
  #host: Host | undefined;
  #session: PeerSession | undefined;
  #timer: Timer | undefined;
  /** The step that the timer is for. */
  #asked = -1;
  #view: unknown;
  #packed: readonly number[] | undefined;
  #recalled: Recalled | undefined;
  /** The last reported waiting state. */
  #heard: { readonly step: number; readonly waiting: Waiting } | undefined;
  /** Id of the command without a visible effect so far. */
  #sent: string | undefined;
  #commands = 0;
  /** Number of the current request; answers to earlier ones are dropped. */
  #question = 0;
  #isGone = false;

  constructor(plan: SeatBotPlan) {
    this.#plan = plan;
  }

  join(host: Host): void {
    const { seat } = this.#plan;
    this.#host = host;
    const peer = {
      seats: [seat],
      isPerson: false,
      send: (report: Report) => {
        if (!this.#isGone) this.#orHalt(() => this.#hear(report));
      },
    };
    this.#session = host.join(peer, seat);
  }

  leave(): void {
    this.#isGone = true;
    this.#timer?.cancel();
    this.#session?.leave();
  }

  #hear(report: Report): void {
    if (report.kind === 'done' || report.kind === 'refused') {
      if (report.id === this.#sent) this.#hearBack(report);
      return;
    }
    if (report.kind === 'halted') {
      this.leave();
      return;
    }
    // Bots ignore presence.
    if (report.kind === 'people' || report.kind === 'note') return;
    if (report.kind !== 'waiting') {
      const { rules, setup } = this.#plan;
      this.#packed = viewAfter(this.#packed, report)!;
      this.#view = rules.unpack(setup, this.#packed);
      // A new report for the same step follows an undo: think again.
      this.#thinkAgain();
    }
    this.#heard = report;
    this.#consider(report.step, report.waiting);
  }

  /**
   * Handles an answer to a command without effect. Retries after a store failure, and after `done`:
   * an earlier host of the table used the same command id.
   */
  #hearBack(report: Extract<Report, { kind: 'done' | 'refused' }>): void {
    // The view allowed the move, so a retry would repeat it and the table would wait forever.
    assert(
      report.kind === 'done' || report.refused.kind === 'table',
      'a view and its table allow the same moves',
    );
    const isWorthATry =
      report.kind === 'done' ||
      (report.refused.kind === 'table' && TRY_AGAIN.includes(report.refused.code));
    if (!isWorthATry) return;
    this.#thinkAgain();
    if (this.#heard !== undefined) this.#consider(this.#heard.step, this.#heard.waiting);
  }

  #thinkAgain(): void {
    this.#asked = -1;
    this.#sent = undefined;
  }

  #consider(step: number, waiting: Waiting): void {
    const { seat, clock } = this.#plan;
    const isAsked = waiting.seats.includes(seat) && !waiting.chosen.includes(seat);
    if (isAsked && this.#asked === step) return;
    this.#timer?.cancel();
    this.#question += 1;
    if (!isAsked) {
      this.#sent = undefined;
      return;
    }
    this.#asked = step;
    const thought = this.#plan.choose.isElsewhere === true ? this.#think(step) : undefined;
    this.#timer = clock.after(this.#thinkingTime(step, waiting), () => {
      this.#orHalt(() => this.#answer(step, thought ?? this.#think(step)));
    });
  }

  /** Random delay outside of turns, so that bots do not act at once; always before the bell. */
  #thinkingTime(step: number, { kind, bell }: Waiting): number {
    const { pace, seat, seed } = this.#plan;
    if (kind === 'turn') return pace();
    const luck = rngFor(seed, `pace ${seat} ${step}`).below(1000) / 1000;
    const time = pace() * (0.6 + 0.8 * luck);
    return bell === undefined ? time : Math.min(time + 600 * luck, bell.of * 0.7);
  }

  #deadline(): () => boolean {
    const { clock } = this.#plan;
    const until = clock.now() + THINK_MS;
    return () => clock.now() >= until;
  }

  #think(step: number): unknown {
    const { seat, choose, seed } = this.#plan;
    const luck = { seed, name: botLuck(seat, step) };
    const rng = rngFor(luck.seed, luck.name);
    try {
      const asked = { step, isTimeUp: this.#deadline(), luck, ...this.#remember() };
      const thought = choose(this.#view, seat, rng, asked);
      // Attach the handler now: the promise may reject before it is awaited.
      if (!(thought instanceof Promise)) return thought;
      return thought.catch((error: unknown) => this.#fallBack(error));
    } catch (error) {
      return this.#fallBack(error);
    }
  }

  /** The memory of all its seat has seen, also from before the bot sat in. */
  #remember(): Pick<Asked, 'past'> {
    const { seat, choose } = this.#plan;
    if (choose.memory === undefined || this.#host === undefined) return {};
    this.#recalled = this.#host.recall(choose.memory, seat, this.#recalled);
    return { past: this.#recalled.recollection.past };
  }

  /** Returns a random legal move after a bot error, so that the table does not wait forever. */
  #fallBack(error: unknown): unknown {
    const { rules, seat, seed, onFault } = this.#plan;
    onFault?.(error);
    const count = rules.count(this.#view, seat);
    // Silence is legal in an open window, and after the table has moved on.
    if (count === 0 || rules.pending(this.#view).kind === 'open') return undefined;
    return rules.moveAt(this.#view, seat, rngFor(seed, `lot ${seat} ${this.#asked}`).below(count));
  }

  #answer(step: number, thought: unknown): void {
    if (!(thought instanceof Promise)) {
      this.#say(step, thought);
      return;
    }
    const question = this.#question;
    thought
      .then((move) => {
        if (question === this.#question) this.#say(step, move);
      })
      .catch((error: unknown) => this.#host?.fault(error));
  }

  /** Halts the table on an error outside of the bot's own code. */
  #orHalt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#host?.fault(error);
    }
  }

  #isLegal(move: unknown): boolean {
    const { rules, seat } = this.#plan;
    return move === undefined || rules.check(this.#view, seat, move) === undefined;
  }

  /** Sends the move, unless the table has moved on: a worker may answer late. */
  #say(step: number, wanted: unknown): void {
    const move = this.#isLegal(wanted) ? wanted : this.#fallBack(new Error('an illegal move'));
    if (move === undefined || this.#isGone || this.#asked !== step) return;
    const { rules, seat, isNeeded } = this.#plan;
    this.#commands += 1;
    const id = `bot-${seat}-${step}-${this.#commands}`;
    const command = { kind: 'move', id, seat, step, move: rules.notation.format(move) } as const;
    this.#sent = id;
    // Before the append, the player may return, move or undo, also on another server. The move was
    // computed for the earlier state, so it is dropped then.
    const question = this.#question;
    const isMeant = (): boolean => question === this.#question && isNeeded?.() !== false;
    void this.#session?.receive(command, isMeant).catch((error: unknown) => {
      this.#host?.fault(error);
    });
  }
}
