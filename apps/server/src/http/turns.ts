// Slices of the event loop: how long work may go on before the server reads other clients' messages.

import { setImmediate as turnOver } from 'node:timers/promises';

/** A longer slice is felt by other clients. */
const SLICE_MS = 8;

/** Lets the event loop turn once the present slice is used up. */
export type Breathe = () => Promise<void>;

/** Begins a slice in a new turn of the event loop. */
export async function newSlice(): Promise<Breathe> {
  await turnOver();
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await turnOver();
    began = performance.now();
  };
}

/** Begins jobs in the order of their coming: one alone at once, others as many in one turn as fit into a slice. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isBeginning = false;

  begin(job: () => void): void {
    if (this.#isBeginning) {
      this.#waiting.push(job);
      return;
    }
    this.#isBeginning = true;
    void this.#beginAll();
    job();
  }

  async #beginAll(): Promise<void> {
    const breathe = await newSlice();
    for (let job = this.#waiting.shift(); job !== undefined; job = this.#waiting.shift()) {
      // Apart from the others: one that throws stops no other.
      queueMicrotask(job);
      await breathe();
    }
    this.#isBeginning = false;
  }
}
