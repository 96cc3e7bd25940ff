// The way to the thread where bots think. It starts when it is first needed; where none can be had,
// they think in the thread that asks, which only then has to wait.

import type { BotErrand, Errand, SpelledAdvice } from '@tablee/bots';
import type { BotsAnswer, BotsRequest, Question } from './bots-errand.ts';

export interface Thread {
  readonly send: (request: BotsRequest) => void;
  readonly end: () => void;
}

/** Throws where none can be had. */
export type StartThread = (ears: {
  readonly answer: (answer: BotsAnswer) => void;
  readonly broken: () => void;
}) => Thread;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class Bots {
  readonly #start: StartThread;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread | undefined;
  #isBroken = false;
  #calls = 0;

  constructor(start: StartThread) {
    this.#start = start;
  }

  /** The move, spelled; undefined for silence. */
  readonly think = (errand: BotErrand): Promise<string | undefined> =>
    this.#ask({ kind: 'think', errand }) as Promise<string | undefined>;

  readonly advise = (errand: Errand): Promise<SpelledAdvice> =>
    this.#ask({ kind: 'advise', errand }) as Promise<SpelledAdvice>;

  /** Whoever waits hears of it, and plays on without. */
  close(): void {
    this.#thread?.end();
    this.#thread = undefined;
    for (const call of this.#waiting.values()) call.reject(new Error('the thread is gone'));
    this.#waiting.clear();
  }

  async #ask(question: Question): Promise<unknown> {
    const thread = this.#open();
    if (thread === undefined) return (await import('./bots-errand.ts')).answerTo(question);
    this.#calls += 1;
    const call = this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      thread.send({ ...question, call });
    });
  }

  /** Undefined where none can be had. */
  #open(): Thread | undefined {
    if (this.#isBroken) return undefined;
    try {
      this.#thread ??= this.#start({
        answer: (answer) => {
          this.#hear(answer);
        },
        broken: () => {
          this.#isBroken = true;
          this.close();
        },
      });
    } catch {
      // Some browsers know no worker inside a worker.
      this.#isBroken = true;
    }
    return this.#thread;
  }

  #hear(answer: BotsAnswer): void {
    const call = this.#waiting.get(answer.call);
    this.#waiting.delete(answer.call);
    if (answer.isDone) call?.resolve(answer.value);
    else call?.reject(new Error('the bot has no answer'));
  }
}
