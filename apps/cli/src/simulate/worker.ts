// The other end of a worker thread: plays the portions it is asked for.

import { parentPort, workerData } from 'node:worker_threads';
import { errorCode } from '../files.ts';
import { Runner, type Plan } from './plan.ts';
import type { Answer, Portion } from './threads.ts';

const loaded = Runner.load(workerData as Plan);

async function answer({ from, to }: Portion): Promise<Answer> {
  try {
    return { tally: (await loaded).play(from, to) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = errorCode(error);
    return { failed: { message, code: code === 'unknown' ? undefined : code } };
  }
}

parentPort?.on('message', (portion: Portion) => {
  void answer(portion).then((result) => parentPort?.postMessage(result));
});
