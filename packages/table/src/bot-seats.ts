// The seats that bots have at a table: plays them, and sits in for people whenever the host says
// so. A bot that sits in gets that seat's view and nothing else, and gets up when it is given back.

import type { AnyRules, Seat, Setup } from '@tablee/kit';
import type { Host } from './host.ts';
import type { Clock } from './ports.ts';
import { SeatBot, type Choose } from './seat-bot.ts';

export interface BotSeatsPlan {
  readonly host: Host;
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** How the bot of a seat chooses; also for a person's seat, where it sits in. */
  readonly choose: (seat: Seat) => Choose;
  /** Where the bots' own luck comes from; never the cards'. */
  readonly seed: string;
  readonly clock: Clock;
  readonly pace: () => number;
  /** Told when a bot broke; its move is made all the same. */
  readonly onFault?: (error: unknown) => void;
  /** Nobody is here for whom they would play. */
  readonly isResting?: () => boolean;
}

export class BotSeats {
  readonly #plan: BotSeatsPlan;
  readonly #sitting = new Map<Seat, SeatBot>();

  constructor(plan: BotSeatsPlan) {
    this.#plan = plan;
    this.follow();
  }

  /** Call after every change of the table: bots sit down and get up as it needs them. */
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

  /** Whether a bot plays this seat: it is a bot's, or its person is away. */
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
