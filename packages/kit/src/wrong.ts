// What is wrong with a line of a record, in the words of whoever reads it.

import type { StepRefusal, StepWhy } from './log.ts';
import type { Lang } from './meta.ts';
import { printableFacts } from './printable.ts';
import type { GameRecord } from './record.ts';
import type { Facts, Refusal } from './refusal.ts';
import type { BadLine, ReplayCode } from './replay.ts';
import { personOf } from './speech.ts';
import type { AnyGameTexts, Names } from './texts.ts';

type Say = (facts: Facts) => string;

/** What is said of lines that do not fit, in one language. */
export interface LineTexts {
  readonly step: Readonly<Record<ReplayCode, Say>>;
  readonly misfit: Readonly<Record<StepWhy, Say>>;
  readonly derivedMisplaced: string;
  derivedWrong(expected: string): string;
  /** Around what half a line seems to say. */
  cutOffLine(wrong: string): string;
  /** In front of the seat's own refusal. */
  bySeat(name: string, wrong: string): string;
}

/** What a record needs to be spoken of. */
export interface RecordSpeech {
  readonly lang: Lang;
  readonly texts: LineTexts;
  readonly gameTexts: AnyGameTexts;
  readonly names: Names;
}

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
  const { texts } = speech;
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
  { texts, lang, gameTexts, names }: RecordSpeech,
): string {
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
