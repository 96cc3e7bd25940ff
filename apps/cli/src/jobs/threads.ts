// Long work in portions on several threads: whichever has done one gets the next.

import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** From this number on, up to another one. */
export interface Portion {
  readonly from: number;
  readonly to: number;
}

/** `count` numbers, `batch` at a time. */
export const portionsOf = (from: number, count: number, batch: number): Portion[] =>
  Array.from({ length: Math.ceil(count / batch) }, (_, i) => ({
    from: from + i * batch,
    to: from + Math.min(count, (i + 1) * batch),
  }));

export interface Toiler<Ask, Answer> {
  ask(portion: Ask): Promise<Answer>;
  close(): Promise<void>;
}

/** Hands the portions out, one at a time to each; `hear` gets the answers, in any order. */
export async function shareOut<Ask, Answer>(
  toilers: readonly Toiler<Ask, Answer>[],
  portions: readonly Ask[],
  hear: (answer: Answer, portion: Ask) => void,
): Promise<void> {
  const left = portions.values();
  const toil = async (toiler: Toiler<Ask, Answer>): Promise<void> => {
    for (const portion of left) hear(await toiler.ask(portion), portion);
  };
  try {
    await Promise.all(toilers.map(toil));
  } finally {
    await Promise.all(toilers.map((toiler) => toiler.close()));
  }
}

/** An error does not cross threads whole: these are what is needed of it. */
type Reply =
  | { readonly answer: unknown }
  | {
      readonly failed: {
        readonly message: string;
        readonly stack: unknown;
        readonly code: unknown;
      };
    };

/** A thread that runs this file, which calls `serve`. */
export function openThread<Ask>(file: URL, workerData?: unknown): Toiler<Ask, unknown> {
  const thread = new Worker(file, { workerData });
  const gone = once(thread, 'exit').then((): never => {
    throw new Error('a thread has given up');
  });
  // Whoever asks hears of it.
  gone.catch(() => undefined);
  return {
    async ask(portion) {
      thread.postMessage(portion);
      const [reply] = (await Promise.race([once(thread, 'message'), gone])) as [Reply];
      if ('answer' in reply) return reply.answer;
      throw Object.assign(new Error(), reply.failed);
    },
    async close() {
      await thread.terminate();
    },
  };
}

/** In the thread: answers every portion, whatever it is asked with. */
export function serve(work: (portion: never) => Promise<unknown>): void {
  const port = parentPort!;
  const reply = async (portion: never): Promise<Reply> => {
    try {
      return { answer: await work(portion) };
    } catch (error) {
      const { message, stack, code } = error as NodeJS.ErrnoException;
      return { failed: { message, stack, code } };
    }
  };
  port.on('message', (portion: unknown) => {
    void reply(portion as never).then((result) => port.postMessage(result));
  });
}
