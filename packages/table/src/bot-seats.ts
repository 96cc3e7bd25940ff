// Seats the bots of a table, also as stand-ins for people. A stand-in sees only that seat's view
// and leaves when the player returns.

import type { AnyRules, Seat, Setup } from '@tablee/kit';
import type { Host } from './host.ts';
import type { Clock } from './ports.ts';
import { SeatBot, type Choose } from './seat-bot.ts';

export interface BotSeatsPlan {
  readonly host: Host;
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** The bot of a seat; also for a person's seat, as its stand-in. */
  readonly choose: (seat: Seat) => Choose;
  /** Seed of the bots' random streams; never the seed of the cards. */
  readonly seed: string;
  readonly clock: Clock;
  readonly pace: () => number;
  /** Called after a bot error; the seat then makes a random legal move. */
  readonly onFault?: (error: unknown) => void;
  /** True while no client is here: the bots then stop. */
  readonly isResting?: () => boolean;
}

export class BotSeats {
  readonly #plan: BotSeatsPlan;
  readonly #sitting = new Map<Seat, SeatBot>();

  constructor(plan: BotSeatsPlan) {
    this.#plan = plan;
    this.follow();
  }

  /** Call after every change of the table: adds and removes bots. */
  follow(): void {
    const { host } = this.#plan;
    const { isPaused, isEnded } = host.company;
    const isIdle = (): boolean =>
      isPaused || isEnded || host.log.pending.kind === 'over' || this.#plan.isResting?.() === true;
    const isResting = host.halt !== undefined || isIdle();
    host.plan.sheet.players.forEach((_, seat) => {
      const isNeeded = !isResting && this.#isOurs(seat);
      if (isNeeded && !this.#sitting.has(seat)) this.#seat(seat);
      else if (!isNeeded) this.#getUp(seat);
    });
  }

  close(): void {
    for (const seat of [...this.#sitting.keys()]) this.#getUp(seat);
  }

  /** Whether a bot plays this seat, as its own or as a stand-in. */
  #isOurs(seat: Seat): boolean {
    const { company, plan } = this.#plan.host;
    return plan.sheet.players[seat]!.kind === 'bot' || company.standIns.has(seat);
  }

  #seat(seat: Seat): void {
    const { host, choose, ...plan } = this.#plan;
    const isNeeded = (): boolean => this.#isOurs(seat);
    const bot = new SeatBot({ ...plan, seat, isNeeded, choose: choose(seat) });
    this.#sitting.set(seat, bot);
    bot.join(host);
  }

  #getUp(seat: Seat): void {
    this.#sitting.get(seat)?.leave();
    this.#sitting.delete(seat);
  }
}
