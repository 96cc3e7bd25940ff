// Lists the options of the settings, without browser dependencies.

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const MOTIONS = ['full', 'short', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];
