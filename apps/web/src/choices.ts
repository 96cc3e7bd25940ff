// What a player can choose from in the settings, apart from the browser that keeps the choice.

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PACES = ['calm', 'brisk', 'instant'] as const;
export const MOTIONS = ['full', 'short', 'still'] as const;
