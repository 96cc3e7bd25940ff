// Page side of the offline worker. After a worker error the next call starts a new worker unless a
// table is open: browsers cache failed module loads.

import type { HomeAnswer, HomeCall, HomeRequest } from '@tablee/wire';
import { HomeFailure } from '../app/home-failure.ts';
import { Calls, type StartThread, type Thread } from './thread.ts';

export class HomeCaller {
  readonly #startHome: StartThread<HomeRequest, HomeAnswer>;
  readonly #calls = new Calls();
  /** Of the tables that are open in it, by the call that joined. */
  readonly #listeners = new Map<number, (report: unknown) => void>();
  #home: Thread<HomeRequest> | undefined;
  /** Whether the worker has ever answered. */
  #isAlive = false;
  /** The worker had an error: the next call starts another one, unless a table is open. */
  #isSpoilt = false;
  #pace: number | undefined;

  constructor(startHome: StartThread<HomeRequest, HomeAnswer>) {
    this.#startHome = startHome;
  }

  get isStarted(): boolean {
    return this.#home !== undefined;
  }

  ask<T>(question: HomeCall): Promise<T> {
    // Before anything waits for it: another one may have to be given up.
    const home = this.#start();
    return this.#calls.ask((call) => home.send({ ...question, call })) as Promise<T>;
  }

  tell(request: HomeRequest): void {
    this.#start().send(request);
  }

  /** The table stays open until the page is left; a page that was left before does not open it. */
  async join(
    table: string,
    eyes: number | 'watcher',
    hear: (report: unknown) => void,
    left: AbortSignal,
  ): Promise<void> {
    left.throwIfAborted();
    const home = this.#start();
    let join = 0;
    const leave = (): void => {
      this.#listeners.delete(join);
      home.send({ kind: 'leave', table, join });
    };
    try {
      await this.#calls.ask((call) => {
        join = call;
        this.#listeners.set(join, hear);
        left.addEventListener('abort', leave);
        home.send({ kind: 'join', table, eyes, call });
      });
    } catch (error) {
      this.#listeners.delete(join);
      throw error;
    }
    left.throwIfAborted();
  }

  /** Also for those that are started later. */
  pace(milliseconds: number): void {
    this.#pace = milliseconds;
    this.tell({ kind: 'pace', milliseconds });
  }

  #start(): Thread<HomeRequest> {
    if (this.#isSpoilt && this.#listeners.size === 0) this.#giveUp();
    if (this.#home !== undefined) return this.#home;
    const home = this.#startHome({
      hear: (answer) => this.#hear(answer),
      broken: () => this.#break(),
    });
    this.#home = home;
    if (this.#pace !== undefined) home.send({ kind: 'pace', milliseconds: this.#pace });
    return home;
  }

  #hear(answer: HomeAnswer): void {
    this.#isAlive = true;
    if (answer.kind === 'report') {
      this.#listeners.get(answer.join)?.(answer.report);
      return;
    }
    const call = this.#calls.take(answer.call);
    if (answer.kind === 'answer') call?.resolve(answer.value);
    else {
      if (answer.code === 'broken') this.#isSpoilt = true;
      call?.reject(new HomeFailure(answer.code));
    }
  }

  #break(): void {
    this.#calls.giveUp(() => new HomeFailure('broken'));
    this.#isSpoilt = true;
    // One that could not even be fetched hears nothing.
    if (!this.#isAlive) this.#giveUp();
  }

  #giveUp(): void {
    this.#home?.end();
    this.#home = undefined;
    this.#listeners.clear();
    this.#isAlive = this.#isSpoilt = false;
    this.#calls.giveUp(() => new HomeFailure('broken'));
  }
}
