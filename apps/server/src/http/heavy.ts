// Runs long requests one at a time and in slices, so that the server reads other clients' messages in between.
// Everything that reads or replays whole logs for a request goes through this queue.

import { Readable } from 'node:stream';
import { FairQueue, QueueRefusal, type FairQueuePlan } from '../fair-queue.ts';
import { ApiFault } from './errors.ts';
import { newSlice, type Breathe } from './turns.ts';

/** Waiting jobs keep their requests' bodies, 32 kB each. */
const MOST = 200;
/** Pages give up after 12 seconds: a request hears before that when to come again. */
const WAIT_MS = 8000;
/** When a refused request may come again. */
const AGAIN_S = 5;

export class HeavyQueue {
  readonly #queue: FairQueue;

  constructor(plan: Partial<FairQueuePlan> = {}) {
    this.#queue = new FairQueue({ atOnce: 1, most: MOST, waitMs: WAIT_MS, ...plan });
  }

  /** Throws `busy` when the queue is full or too slow. Askers take turns: an address, or a person. */
  async run<T>(asker: string, job: (breathe: Breathe) => Promise<T>): Promise<T> {
    try {
      return await this.#queue.run(asker, () => inSlices(job));
    } catch (error) {
      throw error instanceof QueueRefusal ? new ApiFault('busy', { seconds: AGAIN_S }) : error;
    }
  }

  /**
   * A text that is sent while it is made. Each piece is a job of its own, asked for when the client has
   * read the one before: a client that reads slowly holds neither the queue nor memory.
   */
  async stream(asker: string, pieces: AsyncGenerator<string>): Promise<Readable> {
    const first = await this.run(asker, () => pieces.next());
    return Readable.from(this.#rest(asker, first, pieces), { highWaterMark: 1 });
  }

  async *#rest(
    asker: string,
    first: IteratorResult<string>,
    pieces: AsyncGenerator<string>,
  ): AsyncGenerator<string> {
    for (let piece = first; piece.done !== true;) {
      yield piece.value;
      piece = await this.#queue.goOn(asker, () => inSlices(() => pieces.next()));
    }
  }
}

const inSlices = async <T>(job: (breathe: Breathe) => Promise<T>): Promise<T> =>
  job(await newSlice());
