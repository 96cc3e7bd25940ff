// What goes wrong, in the log: not every second anew while the database is away, but with how often
// nothing was said in between.

import { errorFacts } from '../log.ts';
import type { RoomsPlan } from './ports.ts';

const QUIET_MS = 30_000;

export class Complaints {
  readonly #plan: Pick<RoomsPlan, 'clock' | 'log'>;
  #last = -Infinity;
  #unsaid = 0;

  constructor(plan: Pick<RoomsPlan, 'clock' | 'log'>) {
    this.#plan = plan;
  }

  make(error: unknown, what: string, level: 'error' | 'warn' = 'error'): void {
    const { clock, log } = this.#plan;
    const now = clock.now();
    if (now - this.#last < QUIET_MS) {
      this.#unsaid += 1;
      return;
    }
    log[level]({ unsaid: this.#unsaid, ...errorFacts(error) }, what);
    this.#last = now;
    this.#unsaid = 0;
  }
}
