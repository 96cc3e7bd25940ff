// The threads that share a review: whichever has done a piece gets the next one. A fault in one of them
// stops the work, loudly; what was done stays done, and a new crew can go on with the rest.

import type { ReviewJob } from '@tablee/review';
import { Calls, type StartThread, type Thread } from '../home/thread.ts';
import type { Errand, ReviewAnswer, ReviewRequest, Worked } from './errand.ts';

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

  /** Hands the errands out in their order; `hear` gets the answers in any. */
  async work(
    errands: readonly Errand[],
    hear: (worked: Worked, errand: Errand, place: number) => void,
  ): Promise<void> {
    const left = errands.entries();
    await Promise.all(
      this.#threads.map(async (thread) => {
        for (const [place, errand] of left) hear(await this.#ask(thread, errand), errand, place);
      }),
    ).catch((error: unknown) => {
      this.#stop(error as Error);
      throw error;
    });
  }

  dismiss(): void {
    this.#stop(new Dismissed('nobody wants it any more'));
  }

  #ask(thread: Thread<ReviewRequest>, errand: Errand): Promise<Worked> {
    if (this.#end !== undefined) return Promise.reject(this.#end);
    return this.#calls.ask((call) =>
      thread.send({ kind: 'piece', call, ...errand }),
    ) as Promise<Worked>;
  }

  #hear(answer: ReviewAnswer): void {
    const call = this.#calls.take(answer.call);
    if (answer.isDone) call?.resolve(answer);
    else call?.reject(new Error(answer.why));
  }

  #stop(why: Error): void {
    this.#end ??= why;
    for (const thread of this.#threads) thread.end();
    this.#calls.giveUp(() => this.#end!);
  }
}
