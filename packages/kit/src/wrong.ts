// Describes an error in a record in one sentence: its kind in words, its facts by their names in
// code. Callers show the line, the rule and the code beside it.

import type { AnyRules } from './game.ts';
import type { StepRefusal, StepWhy } from './log.ts';
import type { Lang } from './meta.ts';
import type { OpenCode, OpenFailure } from './open.ts';
import { printableFacts } from './printable.ts';
import { RECORD_TEXTS } from './record-texts/index.ts';
import type { WrongKind } from './record-texts/fr.ts';
import type { GameRecord } from './record.ts';
import type { Facts, Refusal } from './refusal.ts';
import type { BadLine, ReplayCode } from './replay.ts';
import { personOf } from './speech.ts';
import type { AnyGameTexts, Names } from './texts.ts';
import type { Verdict } from './verify.ts';

/** What a sentence about a record needs. */
export interface RecordSpeech {
  readonly lang: Lang;
  readonly gameTexts: AnyGameTexts;
  readonly names: Names;
}

/** Why a record or a table that is asked for does not fit; the same in every language. */
export type WrongCode = OpenCode | ReplayCode | StepWhy;

const KINDS: Readonly<Partial<Record<WrongCode, WrongKind>>> = {
  'record-empty': 'alien',
  'record-not-one': 'alien',
  'game-unknown': 'game',
  'record-newer': 'version',
  'rules-newer': 'version',
  'rules-too-old': 'version',
  'seats-range': 'setup',
  'option-unknown': 'setup',
  'option-range': 'setup',
  'option-choice': 'setup',
  'option-unused': 'setup',
  'record-cut-off': 'cutOff',
  'step-cut-off': 'cutOff',
  'step-missing': 'cutOff',
  'step-kind': 'misfit',
  'step-seats': 'misfit',
  'game-over': 'misfit',
};

const kindOf = (code: WrongCode): WrongKind =>
  KINDS[code] ?? (code.startsWith('step-') ? 'line' : 'header');

function told(lang: Lang, kind: WrongKind, facts: Facts): string {
  const list = Object.entries(printableFacts(facts)).map(([name, fact]) => `${name} ${fact}`);
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  return `${[RECORD_TEXTS[lang].wrong[kind], ...(list.length > 0 ? [list.join(', ')] : [])].join(colon)}.`;
}

/** The line and its text stand beside the sentence, or are not to be shown at all. */
export function sayWrong(lang: Lang, code: WrongCode, { line: _, text, ...facts }: Facts): string {
  const isCard = code === 'step-card' && text !== undefined;
  return told(lang, kindOf(code), isCard ? { text, ...facts } : facts);
}

/** `games` are those that there are: the failure brings every other list itself. */
export const sayUnopened = (lang: Lang, { code, facts }: OpenFailure, games: string): string =>
  sayWrong(lang, code, code === 'game-unknown' ? { known: games, ...facts } : facts);

/** Apart from where it stands. */
export interface Wrong {
  /** Whether the line can be read at all. */
  readonly readable: boolean;
  readonly sentence: string;
  readonly rule: string | undefined;
  /** The same in every language. */
  readonly code: string;
}

export function wrongWith(
  { cause, line }: BadLine,
  { firstLine, lines, wholeLastLine }: GameRecord,
  speech: RecordSpeech,
): Wrong {
  const { lang } = speech;
  switch (cause.kind) {
    case 'problem': {
      const { code, facts } = cause.problem;
      return { readable: false, sentence: sayWrong(lang, code, facts), rule: undefined, code };
    }
    case 'derived': {
      const { expected, rule } = cause;
      const sentence = told(lang, 'derived', { expected: expected ?? 'none' });
      return { readable: true, sentence, rule, code: 'derived' };
    }
    case 'refusal': {
      const { rule, why } = cause.refusal.refusal;
      const sentence = refusalSentence(cause.refusal, speech);
      if (wholeLastLine || line !== firstLine + lines.length - 1)
        return { readable: true, sentence, rule, code: why };
      // Half a line may well read as a wrong move, so that is said first.
      const cutOff = `${told(lang, 'cutOff', {})} ${sentence}`;
      return { readable: false, sentence: cutOff, rule, code: 'step-cut-off' };
    }
  }
}

/** A host's own refusals say which step does not fit; the game's texts know all others. */
function refusalSentence(
  { refusal, seat }: StepRefusal,
  { lang, gameTexts, names }: RecordSpeech,
): string {
  const misfit = misfitOf(refusal);
  if (misfit !== undefined) return sayWrong(lang, misfit, refusal.facts);
  const sentence = gameTexts.refusal(refusal, names);
  if (seat === undefined) return sentence;
  return `${personOf(lang, names, seat).start}${lang === 'fr' ? '\u00a0: ' : ': '}${sentence}`;
}

/** Games may have a refusal of the same name; theirs does not say what is pending. */
function misfitOf({ why, facts }: Refusal): StepWhy | undefined {
  if (why === 'step-seats') return why;
  const isOurs = (why === 'step-kind' || why === 'game-over') && facts['pending'] !== undefined;
  return isOurs ? why : undefined;
}

/** Why the draws do not match, or cannot be checked; where a line does not fit, that is told of the line. */
export function sayMismatch(
  verdict: Exclude<Verdict, { kind: 'right' | 'torn' }>,
  { card }: Pick<AnyRules, 'card'>,
  { lang, gameTexts }: RecordSpeech,
): string {
  const cardOf = (one: number): string => `${gameTexts.card(one)} (${card.format(one)})`;
  switch (verdict.kind) {
    case 'header':
      return told(lang, 'proof', { [verdict.why]: verdict.key });
    case 'entropy-order':
      return told(lang, 'proof', { entropy: verdict.seat });
    case 'unfinished':
      return told(lang, 'proof', { pending: 'over' });
    case 'commit-wrong':
      return told(lang, 'mismatch', { key: 'commit' });
    case 'first-wrong': {
      const { written, drawn } = verdict;
      return told(lang, 'mismatch', { key: 'option first', written, drawn });
    }
    case 'draw-wrong': {
      const { place, written, drawn } = verdict;
      const facts = { card: place, written: cardOf(written), drawn: cardOf(drawn) };
      return told(lang, 'mismatch', facts);
    }
  }
}
