// What a seat keeps in mind of a game. It is folded from what the seat saw and was told, step by step, and
// from nothing else: a past is as blind as the view it goes with.

import type { AnyRules, Seat, Setup, Step } from './game.ts';

/** One step through the eyes of a seat. */
export interface Witnessed<View, Event> {
  readonly seat: Seat;
  /** What it saw before the step. */
  readonly view: View;
  /** What it was told of the step. */
  readonly events: readonly Event[];
}

/**
 * How a game remembers. A past is plain data that travels to other threads; what a game keeps in it is its
 * own business.
 */
export interface Memory<View, Event, Past> {
  /** Before anything was seen. */
  start(setup: Setup, seat: Seat): Past;
  /** One step more, noted in the past itself. */
  note(past: Past, step: Witnessed<View, Event>): void;
}

export type AnyMemory = Memory<unknown, unknown, unknown>;

/**
 * One seat's past of one game, made by playing the game's steps again beside it. Whoever sits down late
 * remembers as much as if they had been there, and after something was taken back one begins anew.
 */
export class Recollection {
  readonly past: unknown;
  /** How many steps are in it. */
  steps = 0;
  readonly #memory: AnyMemory;
  readonly #rules: AnyRules;
  readonly #seat: Seat;
  /** The true table: nothing but this seat's view of it leaves. */
  readonly #state: unknown;
  /** Made anew for every step, in the same place. */
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
