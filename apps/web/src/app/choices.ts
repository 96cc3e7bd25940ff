// What a player can choose from in the settings, apart from the browser that keeps the choice.

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const MOTIONS = ['full', 'short', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];
