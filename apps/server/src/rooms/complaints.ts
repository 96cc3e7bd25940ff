// Logs failures, at most one line per kind in ten seconds, with the number of lines left out.

import type { Timer } from '@tablee/table';
import { errorFacts, type Facts } from '../log.ts';
import type { RoomsPlan } from './ports.ts';

const QUIET_MS = 10_000;

interface Quiet {
  /** Ends the time in which a kind is only counted. */
  timer: Timer;
  count: number;
  /** Writes the last one that was left out. */
  write: ((unsaid: number) => void) | undefined;
}

export class Complaints {
  readonly #plan: Pick<RoomsPlan, 'clock' | 'log'>;
  readonly #quiet = new Map<string, Quiet>();

  constructor(plan: Pick<RoomsPlan, 'clock' | 'log'>) {
    this.#plan = plan;
  }

  /** `what` is the kind: no other kind is left out because of it. */
  make(error: unknown, what: string, facts: Facts = {}, level: 'error' | 'warn' = 'error'): void {
    const write = (unsaid: number): void =>
      this.#plan.log[level]({ unsaid, ...facts, ...errorFacts(error) }, what);
    const quiet = this.#quiet.get(what);
    if (quiet === undefined) {
      this.#quiet.set(what, { timer: this.#later(what), count: 0, write: undefined });
      write(0);
      return;
    }
    quiet.count += 1;
    quiet.write = write;
  }

  /** Writes what was left out. */
  close(): void {
    for (const quiet of this.#quiet.values()) {
      quiet.timer.cancel();
      quiet.write?.(quiet.count - 1);
    }
    this.#quiet.clear();
  }

  #later(what: string): Timer {
    return this.#plan.clock.after(QUIET_MS, () => {
      const { write, count } = this.#quiet.get(what) ?? {};
      if (write === undefined || count === undefined) {
        this.#quiet.delete(what);
        return;
      }
      this.#quiet.set(what, { timer: this.#later(what), count: 0, write: undefined });
      write(count - 1);
    });
  }
}
