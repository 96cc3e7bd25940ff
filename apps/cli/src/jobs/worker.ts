// The other end of a worker thread: plays the portions it is asked for.

import { parentPort, workerData } from 'node:worker_threads';
import { errorCode } from '../files.ts';
import { LOAD, type Kind } from './kinds.ts';
import type { Answer, Brief, Portion } from './threads.ts';

const { kind, plan } = workerData as Brief<Kind>;
const loaded = LOAD[kind](plan as never);

async function answer({ from, to }: Portion): Promise<Answer<unknown>> {
  try {
    return { part: (await loaded).play(from, to) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = errorCode(error);
    return { failed: { message, code: code === 'unknown' ? undefined : code } };
  }
}

parentPort?.on('message', (portion: Portion) => {
  void answer(portion).then((result) => parentPort?.postMessage(result));
});
