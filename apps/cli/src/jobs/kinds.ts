// The kinds of work that threads share: each is a plan, as plain data, of many like portions.

import { loadArena, type ArenaPart, type ArenaPlan } from '../arena/plan.ts';
import type { Piece, ReviewJob } from '@tablee/review';
import { loadReview } from '../review/plan.ts';
import { loadSimulation, type Plan } from '../simulate/plan.ts';
import type { Tally } from '../simulate/tally.ts';

export interface Kinds {
  readonly simulate: { readonly plan: Plan; readonly part: Tally };
  readonly arena: { readonly plan: ArenaPlan; readonly part: ArenaPart };
  readonly review: { readonly plan: ReviewJob; readonly part: Piece[] };
}
export type Kind = keyof Kinds;
export type PlanOf<K extends Kind> = Kinds[K]['plan'];
export type PartOf<K extends Kind> = Kinds[K]['part'];

/** Loads what a plan needs; the answer plays number `from` to number `to` − 1 of it. */
export const LOAD: {
  readonly [K in Kind]: (plan: PlanOf<K>) => Promise<(from: number, to: number) => PartOf<K>>;
} = { simulate: loadSimulation, arena: loadArena, review: loadReview };
