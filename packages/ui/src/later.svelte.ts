// What moves is drawn first, what lies still after it, part by part, in as many frames as that takes: on a slow
// device all of it together takes longer than some frames last.

import { untrack } from 'svelte';

type Job = () => void;

/** Tests bring a page of their own. */
const browser = globalThis as unknown as {
  readonly document: {
    readonly hidden: boolean;
    readonly documentElement: { readonly dataset: Readonly<Record<string, string | undefined>> };
  };
  requestAnimationFrame(next: (time: number) => void): number;
};

/** What is watched or read first, then the other parts; when all that is done, cards are dealt, one at a time. */
const queues = { first: new Set<Job>(), part: new Set<Job>(), deal: new Set<Job>() };
/** Of a frame, for what has to be done before it is styled and painted. */
const BUDGET_MS = 1;
/** A frame that begins so long after its time has to catch up. */
const LATE_MS = 4;
let isTurning = false;
/** The next frame has enough to do: what was just done at once. */
let isFull = false;
let hasRested = false;

function doNext(time: number): void {
  const { first, part, deal } = queues;
  const queue = [first, part, deal].find(({ size }) => size > 0);
  isTurning = queue !== undefined;
  if (queue === undefined) return;
  browser.requestAnimationFrame(doNext);
  const now = performance.now();
  const isLate = queue !== deal && now - time > LATE_MS;
  hasRested = isFull || (isLate && !hasRested);
  if (!hasRested) doSome(queue, queue === deal ? now : now + BUDGET_MS);
  isFull = false;
}

/** At least one. */
function doSome(queue: Set<Job>, end: number): void {
  const [job] = queue;
  if (job === undefined) return;
  queue.delete(job);
  job();
  // When that has been made.
  queueMicrotask(() => {
    if (performance.now() < end) doSome(queue, end);
  });
}

/** Does it in a frame to come; at once where nothing moves. */
export function inTurn(job: Job, kind: keyof typeof queues = 'part'): void {
  const { hidden, documentElement } = browser.document;
  if (hidden || documentElement.dataset['motion'] === 'still') {
    job();
    return;
  }
  queues[kind].add(job);
  isFull = true;
  if (!isTurning) browser.requestAnimationFrame(doNext);
  isTurning = true;
}

/** What one part of a table shows: as things are, or as they were some frames ago. */
export class Later<T> {
  #shown: T = $state.raw()!;
  #next: T;

  /** Made by the component that draws it, of plain data. */
  constructor(now: () => T, kind?: 'first') {
    this.#shown = this.#next = untrack(now);
    let last = JSON.stringify(this.#next);
    $effect.pre(() => {
      const next = now();
      const spelled = JSON.stringify(next);
      if (spelled === last) return;
      last = spelled;
      this.#next = next;
      inTurn(this.#show, kind);
    });
  }

  readonly #show = (): void => {
    this.#shown = this.#next;
  };

  get shown(): T {
    return this.#shown;
  }
}
