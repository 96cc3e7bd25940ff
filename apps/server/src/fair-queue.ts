// Queues jobs, one of each asker in turn: an asker with many jobs takes no more time than one with a single job.
// The queue is bounded, and no job waits in it for long.

export interface FairQueuePlan {
  /** How many jobs run at a time. */
  readonly atOnce: number;
  /** How many jobs may wait, of all askers together. */
  readonly most: number;
  /** A job that has waited this long is refused. */
  readonly waitMs: number;
}

/** The queue was full, or the job waited too long. */
export class QueueRefusal extends Error {}

interface Waiting {
  readonly call: () => void;
  /** The next part of a job that has begun cannot be refused. */
  readonly refuse?: (error: QueueRefusal) => void;
}

export class FairQueue {
  readonly #plan: FairQueuePlan;
  /** By asker, in the order of their turns. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #underWay = 0;

  constructor(plan: FairQueuePlan) {
    this.#plan = plan;
  }

  /** Rejects with a QueueRefusal when it is not this job's turn in time. */
  async run<T>(asker: string, job: () => Promise<T>): Promise<T> {
    if (this.#underWay >= this.#plan.atOnce) this.#makeRoom(asker);
    return this.#run(asker, job, this.#plan.waitMs);
  }

  /** The next part of a job that has begun: the queue refuses it neither when full nor late. */
  goOn<T>(asker: string, job: () => Promise<T>): Promise<T> {
    return this.#run(asker, job);
  }

  async #run<T>(asker: string, job: () => Promise<T>, waitMs?: number): Promise<T> {
    if (this.#underWay < this.#plan.atOnce) this.#underWay += 1;
    else await this.#turn(asker, waitMs);
    try {
      return await job();
    } finally {
      this.#underWay -= 1;
      this.#callNext();
    }
  }

  /** Resolves when it is the asker's turn; the job then counts as under way. */
  #turn(asker: string, waitMs?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let late: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        call: () => {
          clearTimeout(late);
          resolve();
        },
        ...(waitMs !== undefined && {
          refuse: (error) => {
            clearTimeout(late);
            this.#remove(asker, waiting);
            reject(error);
          },
        }),
      };
      if (waitMs !== undefined)
        late = setTimeout(
          () => waiting.refuse?.(new QueueRefusal('the job waited too long')),
          waitMs,
        );
      const line = this.#lines.get(asker);
      if (line === undefined) this.#lines.set(asker, [waiting]);
      else line.push(waiting);
      this.#waiting += 1;
    });
  }

  /** When the queue is full, the asker with most jobs in it loses its last; that may be the one that asks. */
  #makeRoom(asker: string): void {
    if (this.#waiting < this.#plan.most) return;
    let longest = asker;
    let length = (this.#lines.get(asker)?.length ?? 0) + 1;
    for (const [other, line] of this.#lines)
      if (line.length > length) [longest, length] = [other, line.length];
    const full = new QueueRefusal('the queue is full');
    const last = this.#lines.get(longest)?.findLast(({ refuse }) => refuse !== undefined);
    if (longest === asker || last === undefined) throw full;
    last.refuse!(full);
  }

  #callNext(): void {
    for (const [asker, [first]] of this.#lines) {
      this.#remove(asker, first!);
      // To the end: every other asker comes before the next job of this one.
      const rest = this.#lines.get(asker);
      this.#lines.delete(asker);
      if (rest !== undefined) this.#lines.set(asker, rest);
      this.#underWay += 1;
      first!.call();
      return;
    }
  }

  #remove(asker: string, gone: Waiting): void {
    const line = this.#lines.get(asker)!;
    line.splice(line.indexOf(gone), 1);
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(asker);
  }
}
