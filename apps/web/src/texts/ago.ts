// « il y a 5 minutes », in the largest unit that fits.

export function sayAgo(format: Intl.RelativeTimeFormat, then: number, now: number): string {
  const minutes = Math.round((then - now) / 60_000);
  // « maintenant », not « cette minute-ci ».
  if (minutes === 0) return format.format(0, 'second');
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / (60 * 24)), 'day');
}
