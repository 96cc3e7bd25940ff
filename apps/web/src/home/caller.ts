// What a page asks the home of its tables, and what it is told. A home in which something broke is not
// kept for the next table: what it could not load it may never load, because browsers remember that.

import type { HomeAnswer, HomeCall, HomeCode, HomeRequest } from '@tablee/wire';
import { Calls, type StartThread, type Thread } from './thread.ts';

/** The home could not do it; the code has a sentence in the texts. */
export class HomeFailure extends Error {
  readonly code: HomeCode;

  constructor(code: HomeCode) {
    super(code);
    this.code = code;
  }
}

export class HomeCaller {
  readonly #startHome: StartThread<HomeRequest, HomeAnswer>;
  readonly #calls = new Calls();
  readonly #listeners = new Map<string, (report: unknown) => void>();
  /** Tables that are open in it. */
  readonly #joined = new Set<string>();
  #home: Thread<HomeRequest> | undefined;
  /** Whether it has ever answered. */
  #isAlive = false;
  /** Something broke in it: the next question is for another one, unless a table is open. */
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

  async join(
    table: string,
    eyes: number | 'watcher',
    hear: (report: unknown) => void,
  ): Promise<void> {
    this.#listeners.set(table, hear);
    await this.ask<null>({ kind: 'join', table, eyes });
    this.#joined.add(table);
  }

  leave(table: string): void {
    this.#listeners.delete(table);
    this.#joined.delete(table);
    this.#home?.send({ kind: 'leave', table });
  }

  /** Also for those that are started later. */
  pace(milliseconds: number): void {
    this.#pace = milliseconds;
    this.tell({ kind: 'pace', milliseconds });
  }

  #start(): Thread<HomeRequest> {
    if (this.#isSpoilt && this.#joined.size === 0) this.#giveUp();
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
      this.#listeners.get(answer.table)?.(answer.report);
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
    this.#isAlive = this.#isSpoilt = false;
    this.#calls.giveUp(() => new HomeFailure('broken'));
  }
}
