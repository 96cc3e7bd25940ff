// The stage: what happens at a table comes faster than it can be watched. It queues the steps, stops
// for moments worth watching, and shows one view after the other; a tap skips ahead.

import type { Moment } from './scene.ts';

/** A view to be shown, and what is to be watched before it. */
export interface Act<Shown, Event> {
  readonly shown: Shown;
  readonly moments: readonly Moment<Event>[];
  /** The table stays so for at least so long before the next act. */
  readonly rest: number;
}

/** This many acts behind, everything is shown faster. */
const LAG = 4;

export class Stage<Shown, Event> {
  shown: Shown | undefined = $state.raw();
  moment: Moment<Event> | null = $state.raw(null);
  /** Something is being shown, or waits to be. */
  isBusy = $state(false);
  #queue: Act<Shown, Event>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | undefined;
  /** What will be shown once its moments have been watched. */
  #coming: Shown | undefined;
  /** How often everything queued was replaced. */
  #cuts = 0;
  #isClosed = false;
  readonly #factor: () => number;
  readonly #mayHold: () => boolean;

  /**
   * `factor` stretches or shrinks all times; 0 shows everything at once. `mayHold`: a moment that
   * asks to stay does so, because no other player waits for it.
   */
  constructor(factor: () => number, mayHold: () => boolean = () => false) {
    this.#factor = factor;
    this.#mayHold = mayHold;
  }

  /** Shows this at once and forgets what was queued. */
  cut(shown: Shown): void {
    this.#queue = [];
    this.#coming = undefined;
    this.#cuts += 1;
    this.moment = null;
    this.shown = shown;
    this.#end();
  }

  /** Changes the newest thing, be it on the stage, about to come or still queued. */
  amend(change: (shown: Shown) => Shown): void {
    const last = this.#queue.pop();
    if (last !== undefined) this.#queue.push({ ...last, shown: change(last.shown) });
    else if (this.#coming !== undefined) this.#coming = change(this.#coming);
    else if (this.shown !== undefined) this.shown = change(this.shown);
  }

  push(act: Act<Shown, Event>): void {
    this.#queue.push(act);
    if (!this.isBusy) void this.#run();
  }

  /** Ends what is being watched, unless it is there to stay. */
  hurry(): void {
    if (this.moment?.isHeld !== true) this.#end();
  }

  /** Ends what is there to stay. */
  goOn(): void {
    if (this.moment?.isHeld === true) this.#end();
  }

  close(): void {
    this.#isClosed = true;
    this.#queue = [];
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.isBusy = true;
    for (let act = this.#queue.shift(); act !== undefined; act = this.#queue.shift())
      await this.#show(act);
    this.isBusy = false;
  }

  async #show(act: Act<Shown, Event>): Promise<void> {
    const cuts = this.#cuts;
    this.#coming = act.shown;
    for (const moment of act.moments) {
      // With the time it really has: what happens inside a moment must fit into it.
      const milliseconds = this.#timeOf(moment.milliseconds);
      const isHeld = moment.isHeld === true && this.#mayHold();
      this.moment = { ...moment, milliseconds, isHeld };
      await this.#wait(isHeld ? Infinity : milliseconds);
      // A cut has replaced everything: what came before it is not shown any more.
      if (cuts !== this.#cuts || this.#isClosed) return;
    }
    this.moment = null;
    this.shown = this.#coming;
    this.#coming = undefined;
    await this.#wait(this.#timeOf(act.rest));
  }

  #timeOf(milliseconds: number): number {
    const haste = this.#queue.length > LAG ? 0.25 : 1;
    return milliseconds * this.#factor() * haste;
  }

  #wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.#isClosed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (milliseconds < Infinity) this.#timer = setTimeout(resolve, milliseconds);
    });
  }
}
