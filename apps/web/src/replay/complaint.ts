// What is wrong with a file, in words: the line, what stands there, why it does not fit, and the
// rule behind it.

import {
  personOf,
  type AnyGameTexts,
  type BadLine,
  type Facts,
  type Lang,
  type Names,
  type Problem,
  type StepRefusal,
  type StepWhy,
} from '@tablee/kit';
import type { FileCode } from './file.ts';
import type { Film } from './film.ts';
import type { OpenFailure } from './open.ts';
import type { ReplayTexts } from './texts/types.ts';

export interface Complaint {
  readonly line: number | undefined;
  /** What stands there, fit to be shown; empty where there is nothing to show. */
  readonly quote: string;
  readonly sentence: string;
  /** For whoever reports it: the same in every language. */
  readonly code: string;
  /** The rule that is broken, and where to read it. */
  readonly rule: { readonly id: string; readonly href: string } | undefined;
}

/** What a film needs to be spoken of. */
export interface Speech {
  readonly texts: ReplayTexts;
  readonly lang: Lang;
  readonly gameTexts: AnyGameTexts;
  readonly names: Names;
}

const QUOTE_MAX = 96;

/** What stands in somebody's file, without what would garble the page, and not too much of it. */
export function printable(text: string): string {
  const clean = Array.from(text.slice(0, 4 * QUOTE_MAX).replace(/\p{C}/gu, '\ufffd'));
  return clean.length > QUOTE_MAX || text.length > 4 * QUOTE_MAX
    ? `${clean.slice(0, QUOTE_MAX).join('')}…`
    : clean.join('');
}

const printableFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? printable(fact) : fact,
    ]),
  );

const ruleLink = (game: string, id: string): Complaint['rule'] => ({
  id,
  href: `/rules/${game}#${id}`,
});

export const fileComplaint = (
  texts: ReplayTexts,
  { code, facts }: Problem<FileCode>,
): Complaint => ({
  line: undefined,
  quote: '',
  sentence: texts.file[code](facts),
  code,
  rule: undefined,
});

export const openComplaint = (
  texts: ReplayTexts,
  { code, facts, line, text, rule }: OpenFailure,
): Complaint => ({
  line,
  quote: printable(text),
  sentence: texts.open[code](printableFacts(facts)),
  code,
  rule: rule === undefined ? undefined : ruleLink(rule.game, rule.id),
});

/** Why a film stops before the record does; undefined when it does not. */
export function tearComplaint(film: Film, speech: Speech): Complaint | undefined {
  const { tear, open } = film;
  if (tear === undefined) return undefined;
  if (tear.kind === 'broken')
    return {
      line: tear.line,
      quote: '',
      sentence: speech.texts.broken,
      code: 'broken',
      rule: undefined,
    };
  const { sentence, code, rule } = wrongWith(film, tear.bad, speech);
  return {
    line: tear.bad.line,
    quote: printable(tear.bad.text),
    sentence,
    code,
    rule: rule === undefined ? undefined : ruleLink(open.meta.id, rule),
  };
}

interface Wrong {
  readonly sentence: string;
  readonly code: string;
  readonly rule: string | undefined;
}

function wrongWith(film: Film, { cause, line }: BadLine, speech: Speech): Wrong {
  const { texts } = speech;
  switch (cause.kind) {
    case 'problem': {
      const { code, facts } = cause.problem;
      return { sentence: texts.step[code](printableFacts(facts)), code, rule: undefined };
    }
    case 'derived': {
      const { expected, rule } = cause;
      const sentence =
        expected === undefined ? texts.derivedMisplaced : texts.derivedWrong(expected);
      return { sentence, code: 'derived', rule };
    }
    case 'refusal': {
      const { rule, why } = cause.refusal.refusal;
      const sentence = refusalSentence(cause.refusal, speech);
      const { firstLine, lines, wholeLastLine } = film.open.record;
      if (wholeLastLine || line !== firstLine + lines.length - 1)
        return { sentence, code: why, rule };
      // Half a line may well read as a wrong move, so that is said first.
      return { sentence: `${texts.cutOffLine} ${sentence}`, code: 'step-cut-off', rule };
    }
  }
}

/** A host's own refusals say which step does not fit; the game's texts know all others. */
function refusalSentence(
  { refusal, seat }: StepRefusal,
  { texts, lang, gameTexts, names }: Speech,
): string {
  const { why, facts } = refusal;
  if (Object.hasOwn(texts.misfit, why) && isMisfit(why, facts['pending']))
    return texts.misfit[why](facts);
  const sentence = gameTexts.refusal(refusal, names);
  return seat === undefined ? sentence : texts.bySeat(personOf(lang, names, seat).start, sentence);
}

/** Games may have a refusal of the same name; theirs does not say what is pending. */
const isMisfit = (why: string, pending: unknown): why is StepWhy =>
  why === 'step-seats' || pending !== undefined;
