// Declares a game's test oracle: how to re-deal its secrets, and where every card is. Each game has
// one, written apart from its rules.

import type { Seat, Setup, Step, Viewer } from '../game.ts';
import type { Rng } from '../rng.ts';

/** A table, and a step on it, that some viewer cannot tell from the true ones. */
export interface Disguised<State, Move> {
  readonly state: State;
  readonly next: Step<Move> | undefined;
}

/** Follows one game and checks the state against what it has itself seen of it. */
export interface Witness<State, Move, Event> {
  /** Takes a step and the events of it that a watcher got. */
  see(step: Step<Move>, told: readonly Event[]): void;
  /** What cannot be so, in words for the developer. */
  complaints(state: State): readonly string[];
}

export interface Backstage<State, Move, Event> {
  /** Every rule id, and every way of breaking one. */
  readonly ruleIds: readonly string[];
  readonly whys: readonly string[];
  /** Every reason to end. */
  readonly endReasons: readonly string[];

  /**
   * Re-deals, on a copy, everything that the viewer must not know: neither now nor, when `next` is
   * given, after that step. It must call neither `view` nor `guess`, for it is what tests them.
   */
  disguise(state: State, viewer: Viewer, rng: Rng, next?: Step<Move>): Disguised<State, Move>;
  /**
   * The violated invariants of a state; empty for a sound one. Put every invariant here: the cards
   * of all places make up the deck, hands stay in their limits, no heap of tokens is negative, one
   * bid per seat. The suite checks every state, guess and disguise.
   */
  census(state: State): readonly string[];
  witness(setup: Setup): Witness<State, Move, Event>;

  /** Rare things that these events show and that a golden playthrough should hold, by name. */
  landmarks(step: Step<Move>, told: readonly Event[]): readonly string[];
  /** All names that `landmarks` can give. */
  readonly landmarkNames: readonly string[];
}

/** The backstage of any game, for a suite that knows no game type. */
export type AnyBackstage = Backstage<unknown, unknown, unknown>;

/** All viewers of a table: the seats and a watcher. */
export const viewersOf = (seats: number): readonly (Seat | 'watcher')[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'watcher',
];
