// Shares the work of a plan out to workers, in small portions so that none is left waiting, and shows
// how far it is.

import { setImmediate as turnOver } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { jobsIn, type Args } from '../flags.ts';
import { LOAD, type Kind, type PartOf, type PlanOf } from './kinds.ts';
import { progressBar } from './progress.ts';
import { openThreads, portionsOf, shareOut, type Pool, type Portion } from './threads.ts';

export type OpenPool = <K extends Kind>(
  kind: K,
  plan: PlanOf<K>,
  threads: number,
) => Pool<Portion, PartOf<K>>;

/** Without the flag, fewer than `worthThreads` are played in this thread and more on all cores. */
export function jobsFor({ io }: Context, args: Args, count: number, worthThreads: number): number {
  const jobs = jobsIn(args) ?? (count >= worthThreads ? 0 : 1);
  return Math.min(jobs === 0 ? io.cores : jobs, count);
}

const PORTIONS_PER_JOB = 25;
const PORTION_MAX = 250;

/** The work, its number of jobs, and the callback for each portion, called in any order. */
export interface Work<K extends Kind> {
  readonly kind: K;
  readonly plan: PlanOf<K>;
  readonly count: number;
  readonly jobs: number;
  readonly openPool: OpenPool;
  /** What is counted, for the bar. */
  readonly what: string;
  readonly add: (part: PartOf<K>, from: number) => void;
}

export async function share<K extends Kind>(context: Context, work: Work<K>): Promise<void> {
  const { kind, plan, count, jobs, add } = work;
  const pool = (jobs === 1 ? openInline : work.openPool)(kind, plan, jobs);
  const size = Math.min(PORTION_MAX, Math.ceil(count / (jobs * PORTIONS_PER_JOB)));
  const bar = progressBar(context, count, work.what);
  let done = 0;
  try {
    await shareOut(pool, jobs, portionsOf(0, count, size), (part, { from, to }) => {
      add(part, from);
      done += to - from;
      bar.show(done);
    });
  } finally {
    bar.end();
  }
}

/** Plays in this thread; between portions others have their turn. */
export const openInline: OpenPool = (kind, plan) => {
  const loaded = LOAD[kind](plan);
  return {
    async run({ from, to }) {
      const play = await loaded;
      await turnOver();
      return play(from, to);
    },
    destroy: () => Promise.resolve(),
  };
};

export const openWorkers: OpenPool = (kind, plan, threads) =>
  openThreads(new URL('./worker.js', import.meta.url).href, threads, { kind, plan });
