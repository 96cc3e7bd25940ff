// Playouts with repeatable luck: game 7 of a moment has the same random stream at the same step,
// independent of earlier choices. Two choices then differ by the choices alone.

import { imagineStep, SILENT } from '@tablee/bots';
import {
  mixed,
  rngFor,
  woundRng,
  type AnyRules,
  type Choice,
  type Rng,
  type Seat,
  type Step,
} from '@tablee/kit';
import type { Judge } from './judge.ts';

/** Random streams of one step beside those of the seats: guess, first call, habit. */
const GUESS = 31;
const ROOM = 30;
const HABIT = 29;

export class ImaginedGames {
  readonly #rules: AnyRules;
  readonly #plan: Judge;
  readonly #base: number;
  readonly #luck = woundRng();
  #scratch: unknown;

  /** Moments with the same `purpose` share their random streams. */
  constructor(rules: AnyRules, plan: Judge, seed: string, purpose: string) {
    this.#rules = rules;
    this.#plan = plan;
    this.#base = rngFor(seed, purpose).below(2 ** 30);
  }

  /** A full state that fits the view. */
  guess(view: unknown, seat: Seat, game: number): unknown {
    this.#wind(game, 0, GUESS);
    return this.#plan.guess?.(view, seat, this.#luck) ?? this.#rules.guess(view, seat, this.#luck);
  }

  /** The move that the habit policy makes here. */
  habit(view: unknown, seat: Seat, game: number): number {
    this.#wind(game, 0, HABIT);
    return (this.#plan.habit ?? this.#plan.policy).pick(view, seat, this.#luck);
  }

  /**
   * Plays on from `table` until the game is far from `root`. `own` fixes the choice of a seat
   * in the first step. `table` stays unchanged; the next call overwrites the returned state.
   */
  play(
    table: unknown,
    root: unknown,
    at: { readonly game: number; readonly step: number },
    own?: Choice<unknown>,
  ): unknown {
    const rules = this.#rules;
    this.#scratch ??= rules.clone(table);
    const state = this.#scratch;
    rules.copyFrom(state, table);
    const pick = (sight: unknown, seat: Seat): unknown => {
      const found = this.#plan.policy.pick(sight, seat, this.#luck);
      return found === SILENT ? undefined : rules.moveAt(sight, seat, found);
    };
    if (own !== undefined || !this.#plan.isFar(state, root)) this.step(state, at, pick, own);
    for (let step = at.step + 1; !this.#plan.isFar(state, root); step++)
      if (!this.goOn(state, { game: at.game, step })) break;
    return state;
  }

  /** One step with a random stream per seat, so that no choice shifts another seat's draws. */
  step(
    state: unknown,
    { game, step }: { readonly game: number; readonly step: number },
    pick: (state: unknown, seat: Seat, luck: Rng) => unknown,
    own?: Choice<unknown>,
  ): void {
    const rules = this.#rules;
    const pending = rules.pending(state);
    const choose = (seat: Seat): unknown => {
      if (own?.seat === seat) return own.move;
      this.#wind(game, step, 1 + seat);
      return pick(state, seat, this.#luck);
    };
    if (pending.kind === 'sealed') {
      const choices = pending.seats.map((seat) => ({ seat, move: choose(seat) }));
      rules.apply(state, { kind: 'sealed', choices });
    } else if (own?.move !== undefined) {
      rules.apply(state, { kind: 'move', ...own });
    } else if (pending.kind === 'open') {
      this.#wind(game, step, ROOM);
      rules.apply(state, firstCall(pending.seats, this.#luck.below(pending.seats.length), choose));
    } else this.goOn(state, { game, step });
  }

  /** One step by the policy; false once the game is over. */
  goOn(state: unknown, { game, step }: { readonly game: number; readonly step: number }): boolean {
    this.#wind(game, step, 0);
    return imagineStep(this.#rules, this.#plan.policy, state, this.#luck);
  }

  #wind(game: number, step: number, part: number): void {
    this.#luck.wind(mixed(mixed(this.#base ^ game) ^ (step * 32 + part)));
  }
}

/** The first call, asking seats in order from `first`; the bell when all stay silent. */
function firstCall(
  seats: readonly Seat[],
  first: number,
  choose: (seat: Seat) => unknown,
): Step<unknown> {
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(first + i) % seats.length]!;
    const move = choose(seat);
    if (move !== undefined) return { kind: 'move', seat, move };
  }
  return { kind: 'bell' };
}
