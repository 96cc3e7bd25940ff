// Runs a table's commands one at a time, in arrival order.

import { StoreFailure } from './halt.ts';

export interface JobsPlan {
  /** True once the table is closed or halted: queued jobs are dropped. */
  readonly isOver: () => boolean;
  /** Called after an error other than a store failure. */
  readonly onFault: (error: unknown) => void;
}

type Job = () => Promise<void> | undefined;

interface Waiting {
  readonly job: Job;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class Jobs {
  readonly #plan: JobsPlan;
  #waiting: Waiting[] = [];
  #isAtWork = false;

  constructor(plan: JobsPlan) {
    this.#plan = plan;
  }

  /**
   * Queues a job; it starts after the caller's synchronous code. Resolves when it is over. Rejects
   * after a store failure or an error in `onFault`; later jobs still run.
   */
  add(job: Job): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ job, done, failed });
      if (this.#isAtWork) return;
      this.#isAtWork = true;
      void Promise.resolve().then(() => this.#workOff());
    });
  }

  /** A loop instead of a promise chain, which would allocate several promises per move. */
  async #workOff(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        if (!this.#plan.isOver()) await next.job();
        next.done();
      } catch (error) {
        this.#failed(next, error);
      }
    }
    this.#isAtWork = false;
  }

  /** Never throws: an aborted loop would leave a table that accepts no command. */
  #failed({ done, failed }: Waiting, error: unknown): void {
    if (error instanceof StoreFailure) {
      failed(error);
      return;
    }
    try {
      this.#plan.onFault(error);
      done();
    } catch (worse) {
      failed(worse);
    }
  }
}
