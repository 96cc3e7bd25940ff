// Declares a moment of a game under test: the input of each check, and where it reports.

import type { AnyRules, Pending, Setup, Step } from '../game.ts';
import type { Rng } from '../rng.ts';
import type { AnyBackstage } from './backstage.ts';
import type { Candidates } from './candidates.ts';

/** What can be wrong with a game, by the promise that is broken. */
export const CHECKS = [
  'throws', // a legal question or step made the rules throw
  'pending', // not exactly one thing is waited for, or an asked seat has no move
  'not-asked', // a seat that is not asked has moves, or may make one
  'listed-is-legal',
  'unlisted-is-refused',
  'listed-once',
  'listing-paths', // `moves`, `count` and `moveAt` do not agree
  'refusal-ids', // a refusal names a rule or a reason that does not exist
  'sight', // state and view answer a seat differently
  'indexed-apply', // `applyAt` and `apply` part ways
  'silent-apply',
  'deterministic',
  'clone', // a copy is not equal, or shares something
  'copy-from',
  'pack', // a view does not survive the way to numbers and back
  'notation',
  'replay', // the record does not lead back to the state
  'ends', // the game takes more than `stepsMax` steps
  'secret-view', // a view shows what its viewer must not know
  'secret-events', // an event tells it
  'orders', // a standing order acts out of turn, carries over or cannot be taken at its word
  'guess', // a guess does not fit the view it was made from
  'past', // a guess forgets what the table has seen: a move in it was not legal
  'census', // cards have come or gone
  'witness', // the state is not what an onlooker of the game would say
  'disguise', // the tests' own re-dealing is broken
] as const;
export type Check = (typeof CHECKS)[number];

export interface Complaint {
  readonly check: Check;
  /** Which game, which step. */
  readonly at: string;
  readonly detail: string;
}

export type Complain = (check: Check, detail: string) => void;

export interface Moment {
  readonly rules: AnyRules;
  readonly backstage: AnyBackstage;
  readonly setup: Setup;
  readonly state: unknown;
  readonly pending: Pending;
  /** What will happen next; undefined when the game is over. */
  readonly next: Step<unknown> | undefined;
  readonly rng: Rng;
  readonly candidates: Candidates;
  /** Longer lists are sampled. */
  readonly listMax: number;
  readonly complain: Complain;
}
