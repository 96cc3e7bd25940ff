// Builds a lesson from its plan: the seat asked at each step, and the words of a language for every
// line.

import type { Beat, PlannedBeat, Said } from './scene.ts';

/** Every line of a plan, in one language. */
export type LinesOf<Plan extends readonly PlannedBeat[]> = Readonly<
  Record<Plan[number]['line'], Said>
>;

/**
 * What makes a move, by its selector, while all that it is made with is chosen, and no other card: else it
 * makes another one.
 */
export const whenChosen = (spots: readonly string[], button: string): string => {
  const isChosen = ':is([aria-selected="true"], [aria-pressed="true"])';
  const none = spots.map((spot) => `:not(${spot})`).join('');
  const all = spots.map((spot) => `:has(${spot}${isChosen})`).join('');
  return `main${all}:not(:has([role=option][aria-selected="true"]${none})) ${button}`;
};

/** `spelled`: a move of the plan as the record spells it. */
export const beatsOf = (
  plan: readonly PlannedBeat[],
  words: Readonly<Record<string, Said>>,
  spelled = (move: string): string => move,
): readonly Beat[] =>
  plan.map(({ line, want, points = [], ...beat }) => ({
    ...beat,
    ...words[line]!,
    points,
    ...(want !== undefined && { want: [spelled(want)] }),
  }));
