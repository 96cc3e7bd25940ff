// The kinds of work that threads share: each is a plan, as plain data, of many like portions.

import { ArenaRunner, type ArenaPart, type ArenaPlan } from '../arena/plan.ts';
import { Runner, type Plan } from '../simulate/plan.ts';
import type { Tally } from '../simulate/tally.ts';

export interface Kinds {
  readonly simulate: { readonly plan: Plan; readonly part: Tally };
  readonly arena: { readonly plan: ArenaPlan; readonly part: ArenaPart };
}
export type Kind = keyof Kinds;
export type PlanOf<K extends Kind> = Kinds[K]['plan'];
export type PartOf<K extends Kind> = Kinds[K]['part'];

/** A plan with everything loaded. */
interface Loaded<Part> {
  /** Plays number `from` to number `to` − 1. */
  play(from: number, to: number): Part;
}

export const LOAD: {
  readonly [K in Kind]: (plan: PlanOf<K>) => Promise<Loaded<PartOf<K>>>;
} = {
  simulate: (plan) => Runner.load(plan),
  arena: (plan) => ArenaRunner.load(plan),
};
