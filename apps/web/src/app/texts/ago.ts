// « il y a 5 minutes », in the largest unit that fits.

import { LOCALES, type ByLang, type Lang } from '@tablee/kit';

/** Within the minute; of itself a browser says « maintenant ». */
const JUST_NOW: ByLang<string> = { fr: 'à l’instant', en: 'just now', de: 'gerade eben' };

export function sayAgo(lang: Lang, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(LOCALES[lang], { numeric: 'auto' });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes === 0) return JUST_NOW[lang];
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / (60 * 24)), 'day');
}
