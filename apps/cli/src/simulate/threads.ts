// A worker in a thread of its own.

import { Worker } from 'node:worker_threads';
import type { StartWorker } from './pool.ts';
import type { Tally } from './tally.ts';

export interface Portion {
  readonly from: number;
  readonly to: number;
}

/** An error does not cross threads whole: its message and its code are what is needed. */
export type Answer =
  | { readonly tally: Tally }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } };

export const startThread: StartWorker = (plan) => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
  return {
    play: (from, to) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          worker.off('message', onAnswer);
          worker.off('error', onError);
        };
        const onError = (error: unknown) => {
          settle();
          reject(error instanceof Error ? error : new Error(String(error)));
        };
        const onAnswer = (answer: Answer) => {
          settle();
          if ('tally' in answer) {
            resolve(answer.tally);
            return;
          }
          const { message, code } = answer.failed;
          reject(Object.assign(new Error(message), code === undefined ? {} : { code }));
        };
        worker.on('message', onAnswer);
        worker.on('error', onError);
        worker.postMessage({ from, to } satisfies Portion);
      }),
    async close() {
      await worker.terminate();
    },
  };
};
