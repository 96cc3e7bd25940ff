// Runs bot jobs in a worker, started with the first job. Where no worker can start, the jobs run in
// the calling thread and block it.

import type { BotErrand, Errand, SpelledAdvice } from '@tablee/bots';
import type { Par } from '@tablee/review';
import type { BotsAnswer, BotsRequest, Question } from './bots-errand.ts';
import type { ParErrand } from './par.ts';
import { Calls, type StartThread, type Thread } from './thread.ts';

export type StartBots = StartThread<BotsRequest, BotsAnswer>;

export class Bots {
  readonly #start: StartBots;
  readonly #calls = new Calls();
  #thread: Thread<BotsRequest> | undefined;
  #isBroken = false;

  constructor(start: StartBots) {
    this.#start = start;
  }

  /** The move, spelled; undefined for silence. */
  readonly think = (errand: BotErrand): Promise<string | undefined> =>
    this.#ask({ kind: 'think', errand }) as Promise<string | undefined>;

  readonly advise = (errand: Errand): Promise<SpelledAdvice> =>
    this.#ask({ kind: 'advise', errand }) as Promise<SpelledAdvice>;

  /** What level play makes of the same cards, by seat; undefined for a game that cannot be played again. */
  readonly par = (errand: ParErrand): Promise<readonly Par[] | undefined> =>
    this.#ask({ kind: 'par', errand }) as Promise<readonly Par[] | undefined>;

  /** Ends the worker and rejects all open calls. */
  close(): void {
    this.#thread?.end();
    this.#thread = undefined;
    this.#calls.giveUp(() => new Error('the thread is gone'));
  }

  async #ask(question: Question): Promise<unknown> {
    const thread = this.#open();
    if (thread === undefined) return (await import('./bots-errand.ts')).answerTo(question);
    return this.#calls.ask((call) => thread.send({ ...question, call }));
  }

  /** Undefined where none can be had. */
  #open(): Thread<BotsRequest> | undefined {
    if (this.#isBroken) return undefined;
    try {
      this.#thread ??= this.#start({
        hear: (answer) => this.#hear(answer),
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
    const call = this.#calls.take(answer.call);
    if (answer.isDone) call?.resolve(answer.value);
    else call?.reject(new Error('the bot has no answer'));
  }
}
