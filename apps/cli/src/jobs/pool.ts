// Shares the work of a plan out to workers, in small portions so that none is left waiting, and shows
// how far it is.

import { setImmediate as turnOver } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { jobsIn, type Args } from '../flags.ts';
import { LOAD, type Kind, type PartOf, type PlanOf } from './kinds.ts';
import { progressBar } from './progress.ts';
import { openThread, portionsOf, shareOut, type Portion, type Toiler } from './threads.ts';

export type StartWorker = <K extends Kind>(kind: K, plan: PlanOf<K>) => Toiler<Portion, PartOf<K>>;

/** Without the flag, fewer than `worthThreads` are played in this thread and more on all cores. */
export function jobsFor({ io }: Context, args: Args, count: number, worthThreads: number): number {
  const jobs = jobsIn(args) ?? (count >= worthThreads ? 0 : 1);
  return Math.min(jobs === 0 ? io.cores : jobs, count);
}

const PORTIONS_PER_JOB = 25;
const PORTION_MAX = 250;

/** What is to be done, by how many, and who hears of each portion: they come in any order. */
export interface Work<K extends Kind> {
  readonly kind: K;
  readonly plan: PlanOf<K>;
  readonly count: number;
  readonly jobs: number;
  readonly startWorker: StartWorker;
  /** What is counted, for the bar. */
  readonly what: string;
  readonly add: (part: PartOf<K>, from: number) => void;
}

export async function share<K extends Kind>(context: Context, work: Work<K>): Promise<void> {
  const { kind, plan, count, jobs, add } = work;
  const start = jobs === 1 ? startInline : work.startWorker;
  const size = Math.min(PORTION_MAX, Math.ceil(count / (jobs * PORTIONS_PER_JOB)));
  const workers = Array.from({ length: jobs }, () => start(kind, plan));
  const bar = progressBar(context, count, work.what);
  let done = 0;
  try {
    await shareOut(workers, portionsOf(0, count, size), (part, { from, to }) => {
      add(part, from);
      done += to - from;
      bar.show(done);
    });
  } finally {
    bar.end();
  }
}

/** Plays in this thread; between portions others have their turn. */
export const startInline: StartWorker = (kind, plan) => {
  const loaded = LOAD[kind](plan);
  return {
    async ask({ from, to }) {
      const play = await loaded;
      await turnOver();
      return play(from, to);
    },
    close: () => Promise.resolve(),
  };
};

export const startThread: StartWorker = <K extends Kind>(kind: K, plan: PlanOf<K>) =>
  openThread(new URL('./worker.js', import.meta.url), { kind, plan }) as Toiler<Portion, PartOf<K>>;
