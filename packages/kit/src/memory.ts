// Builds a seat's past of a game, step by step, from its views and events alone. A past knows no
// more than the view it goes with.

import type { AnyRules, Seat, Setup, Step } from './game.ts';

/** One step through the eyes of a seat. */
export interface Witnessed<View, Event> {
  readonly seat: Seat;
  /** Its view before the step. */
  readonly view: View;
  /** The events of the step as the seat got them. */
  readonly events: readonly Event[];
}

/**
 * How a game builds a past. A past is plain data that travels to other threads; its content is up
 * to the game.
 */
export interface Memory<View, Event, Past> {
  /** The past before the first step. */
  start(setup: Setup, seat: Seat): Past;
  /** Adds one step to the past in place. */
  note(past: Past, step: Witnessed<View, Event>): void;
}

export type AnyMemory = Memory<unknown, unknown, unknown>;

/**
 * One seat's past of one game, built by replaying the steps. A late player gets the full past;
 * after an undo a new one is built.
 */
export class Recollection {
  readonly past: unknown;
  /** Number of steps in the past. */
  steps = 0;
  readonly #memory: AnyMemory;
  readonly #rules: AnyRules;
  readonly #seat: Seat;
  /** The true table: nothing but this seat's view of it leaves. */
  readonly #state: unknown;
  /** Reused for the view of every step. */
  #view: unknown;

  constructor(memory: AnyMemory, rules: AnyRules, setup: Setup, seat: Seat) {
    this.#memory = memory;
    this.#rules = rules;
    this.#seat = seat;
    this.#state = rules.setup(setup);
    this.past = memory.start(setup, seat);
  }

  /** A step that was checked. */
  append(step: Step<unknown>): void {
    const seat = this.#seat;
    const view = (this.#view = this.#rules.view(this.#state, seat, this.#view));
    const events: unknown[] = [];
    this.#rules.apply(this.#state, step, {
      all: (event) => events.push(event),
      split: (insiders, secret, open) => events.push(insiders.includes(seat) ? secret : open),
    });
    this.#memory.note(this.past, { seat, view, events });
    this.steps += 1;
  }
}
