// The nine steps of a turn, and the phases by the names that pages and tests use.

import { PHASE, type View } from '../rules/index.ts';

export type PhaseName = keyof typeof PHASE;

const NAMES = Object.keys(PHASE) as PhaseName[];

export const phaseOf = (view: View): PhaseName =>
  NAMES.find((name) => PHASE[name] === view.phase) ?? 'over';

export const STEPS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
