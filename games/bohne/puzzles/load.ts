// The puzzles of an edition, loaded when somebody wants to solve one.

import type { Edition } from '../meta.ts';

const EDITIONS: Readonly<Record<Edition, () => Promise<{ readonly PUZZLES: string }>>> = {
  'nicht-die-bohne': () => import('./nicht-die-bohne.ts'),
  'pas-de-bras': () => import('./pas-de-bras.ts'),
};

export const loadPuzzles = async (edition: Edition): Promise<string> =>
  (await EDITIONS[edition]()).PUZZLES;
