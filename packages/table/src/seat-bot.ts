// A bot in a seat: it hangs on the same wire as people do, gets its seat's view and nothing else,
// and takes its time.

import { rngFor, type AnyRules, type Rng, type Seat, type Setup } from '@tablee/kit';
import type { Report, Waiting } from '@tablee/wire';
import type { Host } from './host.ts';
import type { Visit } from './plan.ts';
import type { Clock, Timer } from './ports.ts';

/** A legal move of the seat that sees this view; undefined to stay silent in an open window. */
export type Choose = (
  view: unknown,
  seat: Seat,
  rng: Rng,
  place: { readonly step: number },
) => unknown;

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
}

/** Refusals that say nothing against the move. */
const TRY_AGAIN: readonly string[] = ['store', 'stale'];

export class SeatBot {
  readonly #plan: SeatBotPlan;
  #visit: Visit | undefined;
  #timer: Timer | undefined;
  /** The step that the timer is for. */
  #asked = -1;
  #view: unknown;
  /** What the table was last heard to wait for. */
  #heard: { readonly step: number; readonly waiting: Waiting } | undefined;
  /** The command whose effect has not been seen yet. */
  #sent: string | undefined;
  #commands = 0;
  #isGone = false;

  constructor(plan: SeatBotPlan) {
    this.#plan = plan;
  }

  join(host: Host): void {
    const { seat } = this.#plan;
    const guest = {
      seats: [seat],
      isPerson: false,
      send: (report: Report) => {
        if (!this.#isGone) this.#hear(report);
      },
    };
    this.#visit = host.join(guest, seat);
  }

  leave(): void {
    this.#isGone = true;
    this.#timer?.cancel();
    this.#visit?.leave();
  }

  #hear(report: Report): void {
    if (report.kind === 'done' || report.kind === 'refused') {
      if (report.id === this.#sent) this.#hearBack(report);
      return;
    }
    // Who comes and goes is not a bot's business.
    if (report.kind === 'people' || report.kind === 'note') return;
    if (report.kind !== 'waiting') {
      const { rules, setup } = this.#plan;
      this.#view = rules.unpack(setup, report.view);
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
    if (!isAsked) {
      this.#sent = undefined;
      return;
    }
    this.#asked = step;
    this.#timer = clock.after(this.#thinkingTime(step, waiting), () => {
      this.#answer(step);
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

  #answer(step: number): void {
    const { rules, seat, choose, seed } = this.#plan;
    // A stream per step: a table that is opened again goes on as it would have.
    const rng = rngFor(seed, `bot ${seat} ${step}`);
    const move = choose(this.#view, seat, rng, { step });
    if (move === undefined) return;
    this.#commands += 1;
    const id = `bot-${seat}-${step}-${this.#commands}`;
    const command = { kind: 'move', id, seat, step, move: rules.notation.format(move) } as const;
    this.#sent = id;
    void this.#visit?.receive(command);
  }
}
