// What is wrong with a file, in words: the line, what stands there, why it does not fit, and the
// rule behind it.

import {
  printable,
  sayUnopened,
  wrongWith,
  type Lang,
  type OpenFailure,
  type Problem,
  type RecordSpeech,
} from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import type { FileCode } from './file.ts';
import type { Film } from '../app/film.ts';
import { REPLAY } from './texts/index.ts';

export interface Complaint {
  readonly line: number | undefined;
  /** What stands there, fit to be shown; empty where there is nothing to show. */
  readonly quote: string;
  readonly sentence: string;
  /** For reports: the same in every language. */
  readonly code: string;
  /** The rule that is broken, and where to read it. */
  readonly rule: { readonly id: string; readonly href: string } | undefined;
}

const ruleLink = (game: string, id: string): Complaint['rule'] => ({
  id,
  href: `/rules/${game}#${id}`,
});

export const fileComplaint = (lang: Lang, { code, facts }: Problem<FileCode>): Complaint => ({
  line: undefined,
  quote: '',
  sentence: REPLAY[lang].file[code](facts),
  code,
  rule: undefined,
});

const SHELF = GAMES.map(({ meta }) => meta.id).join(', ');

export const openComplaint = (lang: Lang, failure: OpenFailure): Complaint => {
  const { code, line, text, rule } = failure;
  return {
    line,
    quote: printable(text),
    sentence: sayUnopened(lang, failure, SHELF),
    code,
    rule: rule === undefined ? undefined : ruleLink(rule.game, rule.id),
  };
};

/** Why a film stops before the record does; undefined when it does not. */
export function tearComplaint(film: Film, speech: RecordSpeech): Complaint | undefined {
  const { tear, open } = film;
  if (tear === undefined) return undefined;
  if (tear.kind === 'broken')
    return {
      line: tear.line,
      quote: '',
      sentence: REPLAY[speech.lang].broken,
      code: 'broken',
      rule: undefined,
    };
  const { sentence, code, rule } = wrongWith(tear.bad, open.record, speech);
  return {
    line: tear.bad.line,
    quote: printable(tear.bad.text),
    sentence,
    code,
    rule: rule === undefined ? undefined : ruleLink(open.game.meta.id, rule),
  };
}
