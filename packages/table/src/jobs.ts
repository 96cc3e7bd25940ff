// What is to be done at a table, one thing after the other: no two commands ever see the same table.

import { StoreFailure } from './halt.ts';

export interface JobsPlan {
  /** Whether nothing is to be done any more: what still waits is dropped. */
  readonly isOver: () => boolean;
  /** Something other than the store failed. */
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
   * Never begun before whoever asks has gone on. Resolves when it is over; rejects when the store failed, or
   * when a fault could not even be told: whoever asked hears of that, and those behind them may have more luck.
   */
  add(job: Job): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ job, done, failed });
      if (this.#isAtWork) return;
      this.#isAtWork = true;
      void Promise.resolve().then(() => this.#workOff());
    });
  }

  /** One loop and not a chain of promises: with every move a few of these would be made and thrown away. */
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

  /** Never throws: a loop that ends in the middle would leave a table that nobody can move any more. */
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
