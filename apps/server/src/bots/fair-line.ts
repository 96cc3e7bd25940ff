// Who thinks next: one thought for each asker in turn, so that whoever has many tables takes no more of
// the threads than whoever has one. Nobody stands in line for long, nor behind more than there is time for.

export interface FairLinePlan {
  /** How many are served at a time. */
  readonly atOnce: number;
  /** How many may stand in line, of all askers together. */
  readonly most: number;
  /** Whoever has stood there this long is sent away. */
  readonly waitMs: number;
}

interface Waiting {
  readonly call: () => void;
  readonly sendAway: (error: Error) => void;
}

export class FairLine {
  readonly #plan: FairLinePlan;
  /** By asker, in the order of their turns. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #underWay = 0;

  constructor(plan: FairLinePlan) {
    this.#plan = plan;
  }

  /** Rejects when it is not this job's turn in time. */
  async run<T>(asker: string, job: () => Promise<T>): Promise<T> {
    if (this.#underWay < this.#plan.atOnce) this.#underWay += 1;
    else await this.#turn(asker);
    try {
      return await job();
    } finally {
      this.#underWay -= 1;
      this.#callNext();
    }
  }

  /** Resolves when it is somebody's turn; whoever is called counts as under way. */
  #turn(asker: string): Promise<void> {
    this.#makeRoom(asker);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#remove(asker, waiting);
        reject(new Error('it was nobody’s turn for too long'));
      }, this.#plan.waitMs);
      const waiting: Waiting = {
        call: () => {
          clearTimeout(late);
          resolve();
        },
        sendAway: (error) => {
          clearTimeout(late);
          reject(error);
        },
      };
      this.#lines.set(asker, [...(this.#lines.get(asker) ?? []), waiting]);
      this.#waiting += 1;
    });
  }

  /** Where the line is full, whoever has most in it gives way; that may be whoever asks. */
  #makeRoom(asker: string): void {
    if (this.#waiting < this.#plan.most) return;
    let longest = asker;
    let length = (this.#lines.get(asker)?.length ?? 0) + 1;
    for (const [other, line] of this.#lines)
      if (line.length > length) [longest, length] = [other, line.length];
    const full = new Error('the threads have enough to do');
    if (longest === asker) throw full;
    const last = this.#lines.get(longest)!.at(-1)!;
    this.#remove(longest, last);
    last.sendAway(full);
  }

  #callNext(): void {
    for (const [asker, [first]] of this.#lines) {
      this.#remove(asker, first!);
      // To the end: everybody else comes before they do again.
      const rest = this.#lines.get(asker);
      this.#lines.delete(asker);
      if (rest !== undefined) this.#lines.set(asker, rest);
      this.#underWay += 1;
      first!.call();
      return;
    }
  }

  #remove(asker: string, gone: Waiting): void {
    const rest = this.#lines.get(asker)!.filter((one) => one !== gone);
    this.#waiting -= 1;
    if (rest.length > 0) this.#lines.set(asker, rest);
    else this.#lines.delete(asker);
  }
}
