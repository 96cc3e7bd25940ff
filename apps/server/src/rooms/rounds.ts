// Runs a periodic background job, one round after the other. Failures are logged at a limited rate;
// `close` waits for the running round.

import type { Clock, Timer } from '@tablee/table';
import type { Log } from '../log.ts';
import { Complaints } from './complaints.ts';

export interface RoundsPlan {
  readonly clock: Clock;
  readonly log: Log;
  readonly round: () => Promise<void>;
  /** Milliseconds until the first one; as long as between two, unless told. */
  readonly first?: number;
  readonly every: number;
  /** What could not be done when one fails. */
  readonly what: string;
}

export class Rounds {
  readonly #plan: RoundsPlan;
  readonly complaints: Complaints;
  #timer: Timer | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #isClosed = false;
  #wake: (() => void) | undefined;

  constructor(plan: RoundsPlan) {
    this.#plan = plan;
    this.complaints = new Complaints(plan);
    this.#later(plan.first ?? plan.every);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** A round now, or as soon as the one that is under way is over. */
  begin(round = this.#plan.round): void {
    const { every, what } = this.#plan;
    this.#timer?.cancel();
    this.#underWay = this.#underWay
      .then(round)
      .catch((error: unknown) => this.complaints.make(error, what))
      .finally(() => {
        if (!this.#isClosed) this.#later(every);
      });
  }

  /** Pauses within a round; `close` ends the pause. */
  async rest(milliseconds: number): Promise<void> {
    if (this.#isClosed) return;
    await new Promise<void>((resolve) => {
      const timer = this.#plan.clock.after(milliseconds, resolve);
      this.#wake = () => {
        timer.cancel();
        resolve();
      };
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer?.cancel();
    this.#wake?.();
    await this.#underWay;
    this.complaints.close();
  }

  #later(milliseconds: number): void {
    this.#timer?.cancel();
    this.#timer = this.#plan.clock.after(milliseconds, () => this.begin());
  }
}
