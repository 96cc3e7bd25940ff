// The threads in which bots think, so that no table waits while a bot of another one plays in its head.
// They start with the first one who needs them and end when nobody has for a while.

import type { BotErrand, Errand, SpelledAdvice } from '@tablee/bots';
import { Piscina } from 'piscina';

export interface Thinkers {
  /** The move, spelled, or undefined for silence. Rejects when no thread can answer in time. */
  readonly think: (errand: BotErrand) => Promise<string | undefined>;
  readonly advise: (errand: Errand) => Promise<SpelledAdvice>;
  readonly close: () => Promise<void>;
}

export interface ThinkersPlan {
  readonly threads: number;
  /** Where the built thread lies; beside this file unless a test says otherwise. */
  readonly file?: string;
  /** After so long nobody waits any more, and a thread that still thinks is ended. */
  readonly lateMs?: number;
}

/** A decision takes up to a tenth of a second: who stood further back would be too late. */
const QUEUE_PER_THREAD = 12;
const LATE_MS = 4000;
const IDLE_MS = 60_000;

export function openThinkers({ threads, file, lateMs = LATE_MS }: ThinkersPlan): Thinkers {
  let pool: Piscina | undefined;
  let isClosed = false;
  /** Counted here: the pool does not count errands that can be given up. */
  let underWay = 0;
  const start = (): Piscina => {
    const started = new Piscina({
      filename: file ?? new URL('./worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      // A thread runs what is built, however its process was started.
      execArgv: [],
    });
    // A thread that breaks between two errands is replaced; who waits for one hears of it anyway.
    started.on('error', () => undefined);
    return started;
  };
  const ask = async (name: 'think' | 'advise', errand: Errand): Promise<unknown> => {
    if (isClosed) throw new Error('the threads are closed');
    if (underWay >= threads * QUEUE_PER_THREAD) throw new Error('the threads have enough to do');
    pool ??= start();
    underWay += 1;
    try {
      // Ends the thread, too: one that has run away answers nobody.
      return await pool.run(errand, { name, signal: AbortSignal.timeout(lateMs) });
    } finally {
      underWay -= 1;
    }
  };
  return {
    think: (errand) => ask('think', errand) as Promise<string | undefined>,
    advise: (errand) => ask('advise', errand) as Promise<SpelledAdvice>,
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
