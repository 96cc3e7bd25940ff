// Which language to speak: the flag, else the locale, else French.

import { LANGS, type Lang } from '@tablee/kit';

export const isLang = (text: string): text is Lang => LANGS.some((lang) => lang === text);

/** As POSIX orders them: the first that is set decides, even when it names another language. */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

export function langOfLocale(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = LOCALE_VARIABLES.map((name) => env[name]).find((value) => (value ?? '') !== '');
  const language = (locale ?? '').split(/[_.@-]/, 1)[0]!.toLowerCase();
  return isLang(language) ? language : 'fr';
}

/**
 * The value of `--lang` in the arguments, before they are parsed: complaints need a language. Empty
 * where the flag stands without one.
 */
export function langArgument(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const flags = end === -1 ? args : args.slice(0, end);
  for (const [place, text] of flags.entries()) {
    if (text === '--lang') {
      const next = flags[place + 1] ?? '';
      return next.startsWith('--') ? '' : next;
    }
    if (text.startsWith('--lang=')) return text.slice('--lang='.length);
  }
  return undefined;
}
