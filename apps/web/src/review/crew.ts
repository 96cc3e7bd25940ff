// The threads that share a review: whichever has done its pieces gets the next ones. A fault in one of them
// stops the work, loudly; what was done stays done, and a new crew can go on with the rest.

import type { ReviewJob } from '@tablee/review';
import { Calls, type StartThread, type Thread } from '../home/thread.ts';
import type { Errand, ReviewAnswer, ReviewRequest, Worked } from './errand.ts';

/** Every message costs the page a moment: a thread gets as many pieces as keep it busy for so long. */
const BUSY_MS = 100;
const PIECES_MAX = 8;

/** How many come next, as long as pieces take what these took. */
function countAfter(done: readonly Worked[]): number {
  const spent = done.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return Math.ceil(Math.min(PIECES_MAX, (BUSY_MS * done.length) / spent));
}

/** Somebody wanted no more of it. */
export class Dismissed extends Error {}

export class Crew {
  readonly #threads: Thread<ReviewRequest>[] = [];
  readonly #calls = new Calls();
  /** Why nothing more is done. */
  #end: Error | undefined;

  /** Throws where no thread can be had. */
  constructor(start: StartThread<ReviewRequest, ReviewAnswer>, size: number, job: ReviewJob) {
    try {
      for (let i = 0; i < size; i++) {
        const thread = start({
          hear: (answer) => this.#hear(answer),
          broken: () => this.#stop(new Error('a thread of the review broke')),
        });
        this.#threads.push(thread);
        thread.send({ kind: 'job', job });
      }
    } catch (error) {
      this.dismiss();
      throw error;
    }
  }

  get size(): number {
    return this.#threads.length;
  }

  /** Hands the errands out in their order, each after a `rest`; `hear` gets the answers in any. */
  async work(
    errands: readonly Errand[],
    hear: (worked: Worked, errand: Errand, place: number) => void,
    rest: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    let next = 0;
    await Promise.all(
      this.#threads.map(async (thread) => {
        let count = 1;
        for (;;) {
          await rest();
          const from = next;
          const batch = errands.slice(from, from + count);
          if (batch.length === 0) return;
          next += batch.length;
          const done = await this.#ask(thread, batch);
          done.forEach((worked, i) => hear(worked, batch[i]!, from + i));
          count = countAfter(done);
        }
      }),
    ).catch((error: unknown) => {
      this.#stop(error as Error);
      throw error;
    });
  }

  dismiss(): void {
    this.#stop(new Dismissed('nobody wants it any more'));
  }

  #ask(thread: Thread<ReviewRequest>, errands: readonly Errand[]): Promise<readonly Worked[]> {
    if (this.#end !== undefined) return Promise.reject(this.#end);
    return this.#calls.ask((call) => thread.send({ kind: 'pieces', call, errands })) as Promise<
      readonly Worked[]
    >;
  }

  #hear(answer: ReviewAnswer): void {
    const call = this.#calls.take(answer.call);
    if (answer.isDone) call?.resolve(answer.worked);
    else call?.reject(new Error(answer.why));
  }

  #stop(why: Error): void {
    this.#end ??= why;
    for (const thread of this.#threads) thread.end();
    this.#calls.giveUp(() => this.#end!);
  }
}
