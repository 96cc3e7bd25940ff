// Which language games and rules speak where no flag says so: the locale's, else French.

import { LANGS, type Lang } from '@tablee/kit';

export const isLang = (text: string): text is Lang => LANGS.some((lang) => lang === text);

/** As POSIX orders them: the first that is set decides, even when it names another language. */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

export function langOfLocale(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = LOCALE_VARIABLES.map((name) => env[name]).find((value) => (value ?? '') !== '');
  const language = (locale ?? '').split(/[_.@-]/, 1)[0]!.toLowerCase();
  return isLang(language) ? language : 'fr';
}
