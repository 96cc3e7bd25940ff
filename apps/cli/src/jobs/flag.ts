// `--jobs`: how many threads share the work.

import { printable } from '@tablee/kit';
import type { Args, Flag } from '../args.ts';
import type { Context } from '../context.ts';
import { unreadable } from '../stop.ts';

const JOBS_MAX = 256;

export const JOBS_FLAG: Flag = {
  value: 'number',
  alone: { value: 'max', looksLike: /^(max|[0-9]+)$/, max: JOBS_MAX },
};

/** Without the flag, fewer than `worthThreads` are played in this thread and more on all cores. */
export function jobsFor(
  { io, texts }: Context,
  args: Args,
  count: number,
  worthThreads: number,
): number {
  const all = Math.min(io.cores, count);
  const text = args.value('jobs');
  if (text === undefined) return count >= worthThreads ? all : 1;
  if (text === 'max') return all;
  const jobs = /^[0-9]{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(jobs <= JOBS_MAX))
    throw unreadable(texts.usage.notWholeOrAlone('--jobs', printable(text), JOBS_MAX, 'max'));
  return jobs === 0 ? all : Math.min(jobs, count);
}
