// Long work in portions on all cores, and a line on how far it is. A script that uses it is its own
// worker: it calls `serve` there.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';

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

/** From this number on, up to another one. */
export interface Portion {
  readonly from: number;
  readonly to: number;
}

/** So many numbers, `batch` at a time. */
export const portionsOf = (from: number, count: number, batch: number): Portion[] =>
  Array.from({ length: Math.ceil(count / batch) }, (_, i) => ({
    from: from + i * batch,
    to: from + Math.min(count, (i + 1) * batch),
  }));

/**
 * Hands the portions out, one at a time to every core; `hear` gets what each brought back. Resolves with
 * the number of cores. `script`: the address of the script that is the worker.
 */
export const onAllCores = (
  script: string,
  portions: readonly object[],
  hear: (results: unknown) => void,
): Promise<number> => {
  const cores = Math.max(1, Math.min(availableParallelism(), portions.length));
  let next = 0;
  let answered = 0;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: cores }, () => new Worker(fileURLToPath(script)));
    const isOver = (): boolean => answered === portions.length;
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a core has given up')));
      worker.on('message', ({ results }: { results?: unknown }) => {
        if (results !== undefined) {
          answered += 1;
          hear(results);
        }
        if (isOver()) {
          for (const one of workers) void one.terminate();
          resolve(cores);
        } else if (next < portions.length) {
          worker.postMessage(portions[next]);
          next += 1;
        }
      });
    }
  });
};

/** In the worker: answers every portion. */
export const serve = (work: (portion: unknown) => Promise<unknown>): void => {
  const port = parentPort!;
  port.on('message', (portion: unknown) => {
    // A core that breaks is heard of by its exit.
    void work(portion).then((results) => port.postMessage({ results }));
  });
  port.postMessage({});
};
