// Shares the work of a plan out to workers, in small portions so that none is left waiting.

import { LOAD, type Kind, type PartOf, type PlanOf } from './kinds.ts';

export interface JobWorker<Part> {
  /** Plays number `from` to number `to` − 1. */
  play(from: number, to: number): Promise<Part>;
  close(): Promise<void>;
}

export type StartWorker = <K extends Kind>(kind: K, plan: PlanOf<K>) => JobWorker<PartOf<K>>;

const PORTIONS_PER_JOB = 25;
const PORTION_MAX = 250;

/** What is to be done, by how many, and who hears of each portion: they come in any order. */
export interface Work<K extends Kind> {
  readonly kind: K;
  readonly plan: PlanOf<K>;
  readonly count: number;
  readonly jobs: number;
  readonly startWorker: StartWorker;
  readonly add: (part: PartOf<K>, from: number, to: number) => void;
}

export async function share<K extends Kind>(work: Work<K>): Promise<void> {
  const { kind, plan, count, jobs, startWorker, add } = work;
  const portion = Math.min(PORTION_MAX, Math.ceil(count / (jobs * PORTIONS_PER_JOB)));
  let next = 0;
  const toil = async (worker: JobWorker<PartOf<K>>): Promise<void> => {
    while (next < count) {
      const from = next;
      next = Math.min(count, from + portion);
      const to = next;
      add(await worker.play(from, to), from, to);
    }
  };
  const workers = Array.from({ length: jobs }, () => startWorker(kind, plan));
  try {
    await Promise.all(workers.map(toil));
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
}

/** Plays in this thread; between portions others have their turn. */
export const startInline: StartWorker = (kind, plan) => {
  const loaded = LOAD[kind](plan);
  return {
    async play(from, to) {
      const runner = await loaded;
      await new Promise((resolve) => setImmediate(resolve));
      return runner.play(from, to);
    },
    close: () => Promise.resolve(),
  };
};
