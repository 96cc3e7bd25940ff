// What the tests of a game know that no player does: how to re-deal its secrets, where every card
// is. Each game has one, written apart from its rules.

import type { Seat, Setup, Step, Viewer } from '../game.ts';
import type { Rng } from '../rng.ts';

/** A table, and a step on it, that some viewer cannot tell from the true ones. */
export interface Disguised<State, Move> {
  readonly state: State;
  readonly next: Step<Move> | undefined;
}

/** Follows one game and checks the state against what it has itself seen of it. */
export interface Witness<State, Move, Event> {
  /** A step and what somebody without a seat was told of it. */
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
   * What cannot be so in any state; none for a sound one. All cards in all places make up the deck, and
   * whatever else always holds belongs here, too: hands no larger than they get, no heap of tokens below nothing, one
   * bid per seat. It is asked at every state, and of every guess and every disguise.
   */
  census(state: State): readonly string[];
  witness(setup: Setup): Witness<State, Move, Event>;

  /** Rare things that these events show and that a golden playthrough should hold, by name. */
  landmarks(step: Step<Move>, told: readonly Event[]): readonly string[];
  /** All names that `landmarks` can give. */
  readonly landmarkNames: readonly string[];
}

/** A game whose inside the suite does not know. */
export type AnyBackstage = Backstage<unknown, unknown, unknown>;

/** Everyone who looks at a table in play: the seats, and somebody without one. */
export const viewersOf = (seats: number): readonly (Seat | 'watcher')[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'watcher',
];
