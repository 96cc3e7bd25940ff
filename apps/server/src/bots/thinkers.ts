// The threads in which bots think, so that no table waits while a bot of another one plays in its head.
// They start when one is first needed and end when none has been for a while; errands wait for one in a
// fair queue.

import type { BotErrand, Errand, SpelledAdvice } from '@tablee/bots';
import { Piscina } from 'piscina';
import { FairQueue } from '../fair-queue.ts';

export interface Thinkers {
  /**
   * The move, spelled, or undefined for silence. Rejects when no thread can answer in time. Askers take
   * turns, whoever that is.
   */
  readonly think: (errand: BotErrand, asker?: string) => Promise<string | undefined>;
  readonly advise: (errand: Errand, asker?: string) => Promise<SpelledAdvice>;
  readonly close: () => Promise<void>;
}

export interface ThinkersPlan {
  readonly threads: number;
  /** Where the built thread lies; beside this file unless a test says otherwise. */
  readonly file?: string;
  /** After this long nobody waits any more, and a thread that still thinks is ended. */
  readonly lateMs?: number;
  /** Whoever has waited this long for a thread does without. */
  readonly waitMs?: number;
}

/** A decision takes up to a tenth of a second: whoever stood further back would be too late. */
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
    // A thread that breaks between two errands is replaced; whoever waits for one hears of it anyway.
    started.on('error', () => undefined);
    return started;
  };
  const ask = (name: 'think' | 'advise', errand: Errand, asker = ''): Promise<unknown> =>
    queue.run(asker, () => {
      if (isClosed) return Promise.reject(new Error('the threads are closed'));
      pool ??= start();
      // Ends the thread, too: one that has run away answers nobody.
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
