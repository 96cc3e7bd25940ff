// Worker pool of a review. An idle worker gets the next pieces; an error in one stops the pool.
// Finished pieces are kept, and a new pool can go on with the rest.

import type { ReviewJob } from '@tablee/review';
import { Calls, type StartThread, type Thread } from '../offline/thread.ts';
import type { Errand, ReviewAnswer, ReviewRequest, Worked } from './errand.ts';

/** A thread gets so many pieces at most, and gives back what would take it long (errand.ts). */
const PIECES_MAX = 8;

/** The review was stopped on request. */
export class Dismissed extends Error {}

export class Crew {
  readonly #threads: Thread<ReviewRequest>[] = [];
  readonly #calls = new Calls();
  /** Fails when nothing more is done. */
  readonly #ended: Promise<never>;
  #giveUp: (why: Error) => void = () => undefined;
  /** Why nothing more is done. */
  #end: Error | undefined;

  /** Throws where no thread can be had. */
  constructor(start: StartThread<ReviewRequest, ReviewAnswer>, size: number, job: ReviewJob) {
    this.#ended = new Promise((_, reject) => (this.#giveUp = reject));
    // Without a pending `work` the rejection would be an unhandled one.
    this.#ended.catch(() => undefined);
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
    const left = errands.map((errand, place) => ({ errand, place }));
    await Promise.all(
      this.#threads.map(async (thread) => {
        for (;;) {
          await Promise.race([rest(), this.#ended]);
          // Towards the end the threads share the rest evenly.
          const count = Math.min(PIECES_MAX, Math.ceil(left.length / this.size));
          const batch = left.splice(0, count);
          if (batch.length === 0) return;
          const done = await this.#ask(
            thread,
            batch.map(({ errand }) => errand),
          );
          left.unshift(...batch.splice(done.length));
          batch.forEach(({ errand, place }, i) => hear(done[i]!, errand, place));
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
    this.#giveUp(this.#end);
    for (const thread of this.#threads) thread.end();
    this.#calls.giveUp(() => this.#end!);
  }
}
