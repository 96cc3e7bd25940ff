// Batches database requests made in one turn of the event loop, or while the batch before is
// running.

import { setImmediate as turnOver } from 'node:timers/promises';
import { StoreError } from './database.ts';

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchPlan<Question, Answer> {
  /** Answers in the order of the questions. */
  readonly ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** How many are asked together at most. */
  readonly most: number;
  /** Of several about the same only the first is asked: the next needs to know what became of it. */
  readonly about?: (question: Question) => string;
  /** Waited for before a batch that begins with this question, to make it larger. */
  readonly pause?: (first: Question) => Promise<void> | undefined;
}

export class Batch<Question, Answer> {
  readonly #plan: BatchPlan<Question, Answer>;
  #waiting: Waiting<Question, Answer>[] = [];
  /** Resolves when nothing waits any more; undefined while nothing does. */
  #asking: Promise<void> | undefined;

  constructor(plan: BatchPlan<Question, Answer>) {
    this.#plan = plan;
  }

  /** How many wait to be asked. */
  get size(): number {
    return this.#waiting.length;
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#asking ??= this.#askAll();
    });
  }

  /** Resolves when all that was asked has its answer. */
  async settled(): Promise<void> {
    await this.#asking;
  }

  /** Until nothing waits any more; what gathers while a batch is on its way is the next one. */
  async #askAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Let this turn's other requests join the batch; a caller that asks again at once must not
      // starve the event loop.
      await turnOver();
      await this.#plan.pause?.(this.#waiting[0]!.question);
      await this.#askSome(this.#take());
    }
    this.#asking = undefined;
  }

  #take(): readonly Waiting<Question, Answer>[] {
    const { most, about } = this.#plan;
    if (about === undefined) return this.#waiting.splice(0, most);
    const batch = new Map<string, Waiting<Question, Answer>>();
    const rest: Waiting<Question, Answer>[] = [];
    for (const one of this.#waiting) {
      const what = about(one.question);
      if (batch.size < most && !batch.has(what)) batch.set(what, one);
      else rest.push(one);
    }
    this.#waiting = rest;
    return [...batch.values()];
  }

  async #askSome(batch: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.#plan.ask(batch.map(({ question }) => question));
      batch.forEach(({ resolve }, index) => resolve(answers[index]!));
    } catch (error) {
      if (error instanceof StoreError || batch.length === 1) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One of them cannot be answered; the others must not suffer for it.
      for (const one of batch) await this.#askSome([one]);
    }
  }
}
