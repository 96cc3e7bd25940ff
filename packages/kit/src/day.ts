// How a day is written, by which deals of the day are known.

/** As `2026-03-14`, in universal time. */
export const DAY = /^\d{4}-(?:0\d|1[0-2])-[0-3]\d$/;

export const isDay = (text: string): boolean => DAY.test(text);
