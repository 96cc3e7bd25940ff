// Shares the games of a plan out to workers, in small portions so that none is left waiting.

import { Runner, type Plan } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

interface JobWorker {
  /** Plays the games `from` to `to` − 1. */
  play(from: number, to: number): Promise<Tally>;
  close(): Promise<void>;
}

export type StartWorker = (plan: Plan) => JobWorker;

const PORTIONS_PER_JOB = 25;
const PORTION_MAX = 250;

export async function runPlan(
  plan: Plan,
  jobs: number,
  startWorker: StartWorker,
  progress: (done: number) => void,
): Promise<Tally> {
  const sum = emptyTally(plan.seats);
  const portion = Math.min(PORTION_MAX, Math.ceil(plan.games / (jobs * PORTIONS_PER_JOB)));
  let next = 0;
  const work = async (worker: JobWorker): Promise<void> => {
    while (next < plan.games) {
      const from = next;
      next = Math.min(plan.games, from + portion);
      addTally(sum, await worker.play(from, next));
      progress(sum.games);
    }
  };
  const workers = Array.from({ length: jobs }, () => startWorker(plan));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
  return sum;
}

/** Plays in this thread; between portions others have their turn. */
export const startInline: StartWorker = (plan) => {
  const loaded = Runner.load(plan);
  return {
    async play(from, to) {
      const runner = await loaded;
      await new Promise((resolve) => setImmediate(resolve));
      return runner.play(from, to);
    },
    close: () => Promise.resolve(),
  };
};
