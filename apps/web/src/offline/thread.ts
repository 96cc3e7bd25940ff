// Describes a worker as its caller sees it, and matches its answers to the open calls.

export interface Thread<Request> {
  readonly send: (request: Request) => void;
  readonly end: () => void;
}

/** Throws where no thread can be had. */
export type StartThread<Request, Answer> = (ears: Ears<Answer>) => Thread<Request>;

export interface Ears<Answer> {
  readonly hear: (answer: Answer) => void;
  readonly broken: () => void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export class Calls {
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** Sends a question under a number of its own. */
  ask(send: (call: number) => void): Promise<unknown> {
    this.#last += 1;
    const call = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      send(call);
    });
  }

  /** Takes the call that waits for this answer; undefined where the answer comes too late. */
  take(call: number): Waiting | undefined {
    const waiting = this.#waiting.get(call);
    this.#waiting.delete(call);
    return waiting;
  }

  /** Rejects all open calls. */
  giveUp(why: () => Error): void {
    for (const call of this.#waiting.values()) call.reject(why());
    this.#waiting.clear();
  }
}
