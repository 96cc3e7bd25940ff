// A bot in a seat: it hangs on the same wire as people do, gets its seat's view and nothing else,
// and takes its time.

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

/** Where a bot is asked, and for how long it may think. */
export interface Asked {
  readonly step: number;
  /** Once true, the best answer so far is wanted. */
  readonly isTimeUp?: () => boolean;
  /** Where the luck it is given comes from, for a bot that thinks in another thread. */
  readonly luck: { readonly seed: string; readonly name: string };
  /** What the seat has in mind of the game, where the bot remembers. */
  readonly past?: unknown;
}

/**
 * A legal move of the seat that sees this view, or a promise of one, which is kept; undefined to stay
 * silent in an open window.
 */
export interface Choose {
  (view: unknown, seat: Seat, rng: Rng, asked: Asked): unknown;
  /** Thinks in another thread: asked at once, so that its thinking hides in the time it takes. */
  readonly isElsewhere?: boolean;
  /** How it keeps in mind what its seat has seen. */
  readonly memory?: AnyMemory;
}

export interface SeatBotPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly choose: Choose;
  /** Where the bot's own luck comes from; never the cards'. */
  readonly seed: string;
  readonly clock: Clock;
  /** Milliseconds a decision takes, whatever it is about: thinking time tells nothing. */
  readonly pace: () => number;
  /** Whether the seat is still a bot's to play, as far as the table has read. */
  readonly isNeeded?: (() => boolean) | undefined;
  /** Told when the bot broke; its move is made all the same. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** Nobody at the table waits longer for a bot that thinks. */
const THINK_MS = 1500;

/** Refusals that say nothing against the move. */
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
  /** What the table was last heard to wait for. */
  #heard: { readonly step: number; readonly waiting: Waiting } | undefined;
  /** The command whose effect has not been seen yet. */
  #sent: string | undefined;
  #commands = 0;
  /** Which of the times it was asked is the present one; answers to others come too late. */
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
    // Who comes and goes is not a bot's business.
    if (report.kind === 'people' || report.kind === 'note') return;
    if (report.kind !== 'waiting') {
      const { rules, setup } = this.#plan;
      this.#packed = viewAfter(this.#packed, report)!;
      this.#view = rules.unpack(setup, this.#packed);
      // A new look at the same step comes after something was taken back: think again.
      this.#thinkAgain();
    }
    this.#heard = report;
    this.#consider(report.step, report.waiting);
  }

  /**
   * An answer to a command without any effect. Where the store failed another try is worth it; and
   * what is done already is a command of the same name, from before the table was opened again.
   */
  #hearBack(report: Extract<Report, { kind: 'done' | 'refused' }>): void {
    // Its own view allowed the move: asked again it would say the same, and the table wait for ever.
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

  /** In a free-for-all some are quicker than others, by luck alone; never after the bell. */
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
      // From here on: it may break before anybody asks for it.
      if (!(thought instanceof Promise)) return thought;
      return thought.catch((error: unknown) => this.#fallBack(error));
    } catch (error) {
      return this.#fallBack(error);
    }
  }

  /** Everything its seat has seen, whether it sat there or not. */
  #remember(): Pick<Asked, 'past'> {
    const { seat, choose } = this.#plan;
    if (choose.memory === undefined || this.#host === undefined) return {};
    this.#recalled = this.#host.recall(choose.memory, seat, this.#recalled);
    return { past: this.#recalled.recollection.past };
  }

  /** The bot broke: nobody waits for ever, any legal move is made in its place. */
  #fallBack(error: unknown): unknown {
    const { rules, seat, seed, onFault } = this.#plan;
    onFault?.(error);
    const count = rules.count(this.#view, seat);
    // Nobody has to say anything in an open window, or when the table has gone on.
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

  /** What breaks outside of the bot's head is the table's own fault. */
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

  /** Who thinks in another thread may be late: the table went on, or asks something else. */
  #say(step: number, wanted: unknown): void {
    const move = this.#isLegal(wanted) ? wanted : this.#fallBack(new Error('an illegal move'));
    if (move === undefined || this.#isGone || this.#asked !== step) return;
    const { rules, seat, isNeeded } = this.#plan;
    this.#commands += 1;
    const id = `bot-${seat}-${step}-${this.#commands}`;
    const command = { kind: 'move', id, seat, step, move: rules.notation.format(move) } as const;
    this.#sent = id;
    // Until it is written somebody may be back in their seat, have moved, or have taken something back,
    // on another server, too: it was not thought for that.
    const question = this.#question;
    const isMeant = (): boolean => question === this.#question && isNeeded?.() !== false;
    void this.#session?.receive(command, isMeant).catch((error: unknown) => {
      this.#host?.fault(error);
    });
  }
}
