// Runs bot jobs in a pool of worker threads, so that no table waits for another's bot. The pool
// starts on demand and stops when idle; jobs wait in a fair queue.

import type { BotErrand, Errand, SpelledAdvice } from '@tablee/bots';
import { Piscina } from 'piscina';
import { FairQueue } from '../fair-queue.ts';

export interface Thinkers {
  /**
   * The move, spelled, or undefined to stay silent in an open window. Rejects if no thread can
   * answer in time. Askers take turns.
   */
  readonly think: (errand: BotErrand, asker?: string) => Promise<string | undefined>;
  readonly advise: (errand: Errand, asker?: string) => Promise<SpelledAdvice>;
  readonly close: () => Promise<void>;
}

export interface ThinkersPlan {
  readonly threads: number;
  /** The built worker file; beside this file by default. */
  readonly file?: string;
  /** Time limit of a job; its thread is ended after that. */
  readonly lateMs?: number;
  /** Time limit of waiting for a thread. */
  readonly waitMs?: number;
}

/** A decision takes up to 100 ms: jobs further back would be too late. */
const QUEUE_PER_THREAD = 12;
const LATE_MS = 4000;
const WAIT_MS = 1500;
const IDLE_MS = 60_000;

export function openThinkers(plan: ThinkersPlan): Thinkers {
  const { threads, file, lateMs = LATE_MS, waitMs = WAIT_MS } = plan;
  let pool: Piscina | undefined;
  let isClosed = false;
  const queue = new FairQueue({ atOnce: threads, most: threads * QUEUE_PER_THREAD, waitMs });
  const start = (): Piscina => {
    const started = new Piscina({
      filename: file ?? new URL('./worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      // A thread runs what is built, however its process was started.
      execArgv: [],
    });
    // The pool replaces a thread that fails between jobs; a waiting job gets its own error.
    started.on('error', () => undefined);
    return started;
  };
  const ask = (name: 'think' | 'advise', errand: Errand, asker = ''): Promise<unknown> =>
    queue.run(asker, () => {
      if (isClosed) return Promise.reject(new Error('the threads are closed'));
      pool ??= start();
      // Also ends the thread, as a runaway job never answers.
      return pool.run(errand, { name, signal: AbortSignal.timeout(lateMs) });
    });
  return {
    think: (errand, asker) => ask('think', errand, asker) as Promise<string | undefined>,
    advise: (errand, asker) => ask('advise', errand, asker) as Promise<SpelledAdvice>,
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
