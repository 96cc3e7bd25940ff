// What is wrong with a record, in the words of whoever reads it: why it cannot be opened, which line
// does not fit, or why its draws are not those of its seed.

import type { AnyRules, Card } from './game.ts';
import type { StepRefusal, StepWhy } from './log.ts';
import type { Lang } from './meta.ts';
import type { OpenFailure } from './open.ts';
import { printableFacts } from './printable.ts';
import { RECORD_TEXTS } from './record-texts/index.ts';
import type { GameRecord } from './record.ts';
import type { Refusal } from './refusal.ts';
import type { BadLine } from './replay.ts';
import { personOf } from './speech.ts';
import type { AnyGameTexts, Names } from './texts.ts';
import type { Verdict } from './verify.ts';

/** What a record needs to be spoken of. */
export interface RecordSpeech {
  readonly lang: Lang;
  readonly gameTexts: AnyGameTexts;
  readonly names: Names;
}

/** `games` are those that there are: the failure brings every other list itself. */
export const sayUnopened = (lang: Lang, { code, facts }: OpenFailure, games: string): string =>
  RECORD_TEXTS[lang].open[code](printableFacts({ known: games, ...facts }));

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
  const texts = RECORD_TEXTS[speech.lang];
  switch (cause.kind) {
    case 'problem': {
      const { code, facts } = cause.problem;
      const sentence = texts.step[code](printableFacts(facts));
      return { readable: false, sentence, rule: undefined, code };
    }
    case 'derived': {
      const { expected, rule } = cause;
      const sentence =
        expected === undefined ? texts.derivedMisplaced : texts.derivedWrong(expected);
      return { readable: true, sentence, rule, code: 'derived' };
    }
    case 'refusal': {
      const { rule, why } = cause.refusal.refusal;
      const sentence = refusalSentence(cause.refusal, speech);
      if (wholeLastLine || line !== firstLine + lines.length - 1)
        return { readable: true, sentence, rule, code: why };
      // Half a line may well read as a wrong move, so that is said first.
      const cutOff = texts.cutOffLine(sentence);
      return { readable: false, sentence: cutOff, rule, code: 'step-cut-off' };
    }
  }
}

/** A host's own refusals say which step does not fit; the game's texts know all others. */
function refusalSentence(
  { refusal, seat }: StepRefusal,
  { lang, gameTexts, names }: RecordSpeech,
): string {
  const texts = RECORD_TEXTS[lang];
  const misfit = misfitOf(refusal);
  if (misfit !== undefined) return texts.misfit[misfit](refusal.facts);
  const sentence = gameTexts.refusal(refusal, names);
  return seat === undefined ? sentence : texts.bySeat(personOf(lang, names, seat).start, sentence);
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
  { lang, gameTexts, names }: RecordSpeech,
): string {
  const texts = RECORD_TEXTS[lang].verify;
  const nameOf = (seat: number): string => personOf(lang, names, seat).name;
  const cardOf = (one: Card): string => `${gameTexts.card(one)} (${card.format(one)})`;
  switch (verdict.kind) {
    case 'header':
      return texts.header[verdict.why](verdict.key);
    case 'entropy-order':
      return texts.entropyOrder(verdict.seat);
    case 'unfinished':
      return texts.unfinished;
    case 'commit-wrong':
      return texts.commitWrong;
    case 'first-wrong':
      return texts.firstWrong(nameOf(verdict.written), nameOf(verdict.drawn));
    case 'draw-wrong':
      return texts.drawWrong(verdict.place, cardOf(verdict.written), cardOf(verdict.drawn));
  }
}
