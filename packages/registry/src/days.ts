// Days in universal time, so that it is one day everywhere.

export const DAY_MS = 86_400_000;

export const dayAt = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 10);

export const daysBefore = (day: string, days: number): string =>
  dayAt(Date.parse(day) - days * DAY_MS);
