// Checks the sentences of all games for leftovers of code and for each language's typography.

import type { Lang } from '../meta.ts';

const NBSP = '\u00a0';

/** What is wrong with a text, in words for the developer. */
export function proofread(text: string | undefined, lang: Lang): readonly string[] {
  if (text === undefined) return ['there is no text'];
  const wrong: string[] = [];
  const complain = (found: boolean, about: string) => {
    if (found) wrong.push(`${about}: ${text}`);
  };
  complain(text.trim() === '', 'an empty text');
  complain(text !== text.trim() || / {2}/.test(text), 'too many blanks');
  complain(/undefined|\bnull\b|NaN|\[object|\$\{|=>/.test(text), 'a leftover of code');
  complain(/['"]/.test(text), 'a straight quotation mark or apostrophe');
  complain(/(^|[\s(])-\d/.test(text), 'a hyphen for a minus sign');
  if (lang === 'fr') {
    complain(new RegExp(`[^${NBSP}][:;!?»]`).test(text), 'no no-break space before punctuation');
    complain(new RegExp(`«[^${NBSP}]`).test(text), 'no no-break space after «');
    complain(/[“”„‘]/.test(text), 'quotation marks of another language');
  } else {
    complain(/[\s\u00a0][:;!?]/.test(text), 'a blank before punctuation');
    complain(/[«»]/.test(text), 'quotation marks of another language');
    if (lang === 'en') complain(/[„“”]/.test(text), 'quotation marks of another language');
  }
  return wrong;
}

/** What is wrong with a prompt or a refusal: it begins with a capital and ends with a full stop. */
export const proofreadSentence = (text: string, lang: Lang): readonly string[] => [
  ...proofread(text, lang),
  ...(/^[\p{Lu}0-9].*[.?!]\)?$/u.test(text) ? [] : [`no sentence: ${text}`]),
];

const ADDRESS: Readonly<Record<Lang, RegExp>> = {
  fr: /(^|[^\p{L}])(t(?=’)|tu|toi|te|ton|ta|tes|tien|tienne|vous|votre|vos)([^\p{L}]|$)/iu,
  en: /\b(you|your|yours)\b/i,
  de: /\b(du|dir|dich|dein|deine|deiner|deinem|deinen|ihr|euch|euer)\b/i,
};

/** Whether a text addresses its reader, which a shared log must not. */
export const addresses = (text: string, lang: Lang): boolean => ADDRESS[lang].test(text);
