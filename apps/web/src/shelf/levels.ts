// How well the bots of a table play, by the names a visitor chooses from.

export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];
