// A worker in a thread of its own.

import { Worker } from 'node:worker_threads';
import type { Kind, PartOf, PlanOf } from './kinds.ts';
import type { StartWorker } from './pool.ts';

export interface Portion {
  readonly from: number;
  readonly to: number;
}

/** What a thread is started with. */
export interface Brief<K extends Kind> {
  readonly kind: K;
  readonly plan: PlanOf<K>;
}

/** An error does not cross threads whole: its message and its code are what is needed. */
export type Answer<Part> =
  | { readonly part: Part }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } };

export const startThread: StartWorker = <K extends Kind>(kind: K, plan: PlanOf<K>) => {
  const workerData: Brief<K> = { kind, plan };
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData });
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
        const onAnswer = (answer: Answer<PartOf<K>>) => {
          settle();
          if ('part' in answer) {
            resolve(answer.part);
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
