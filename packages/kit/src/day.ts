// Checks the spelling of a day, the key of a deal of the day.

/** As `2026-03-14`, in universal time. */
export const DAY = /^\d{4}-(?:0\d|1[0-2])-[0-3]\d$/;

export const isDay = (text: string): boolean => DAY.test(text);
