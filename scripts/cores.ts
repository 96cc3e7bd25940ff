// Runs long work in portions on all cores, and prints its progress. The workers run the calling
// script too: its default export does one portion.
import { availableParallelism } from 'node:os';

import { openThreads, shareOut } from '@tablee/cli/jobs/threads';

const isTerminal = process.stdout.isTTY;
export const say = (text: string): boolean =>
  process.stdout.write(isTerminal ? `\r\x1b[K${text}` : text);

/** Shows a line now and then: on a terminal all the time, elsewhere every few seconds. */
export const progressLine = (line: () => string): (() => void) => {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < (isTerminal ? 100 : 5000)) return;
    last = now;
    if (isTerminal) say(line());
    else console.log(line());
  };
};

/** Hands the portions out to all cores; `hear` gets what each brought back. Resolves with their number. */
export const onAllCores = async (
  script: string,
  portions: readonly object[],
  hear: (results: unknown) => void,
): Promise<number> => {
  const cores = Math.max(1, Math.min(availableParallelism(), portions.length));
  await shareOut(openThreads(script, cores), cores, portions, hear);
  return cores;
};
