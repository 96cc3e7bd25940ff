// Gathers what is asked for within one turn of the event loop, and while the database is busy with the
// batch before, so that many small questions become one.

import { StoreError } from './database.ts';

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

const turnOver = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface BatchPlan<Question, Answer> {
  /** Answers in the order of the questions. */
  readonly ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** As many are asked together at most. */
  readonly most: number;
}

export class Batch<Question, Answer> {
  readonly #plan: BatchPlan<Question, Answer>;
  #waiting: Waiting<Question, Answer>[] = [];
  #isAsking = false;

  constructor(plan: BatchPlan<Question, Answer>) {
    this.#plan = plan;
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      if (this.#isAsking) return;
      this.#isAsking = true;
      void this.#askAll();
    });
  }

  async #askAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await turnOver();
      await this.#askSome(this.#waiting.splice(0, this.#plan.most));
    }
    this.#isAsking = false;
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
