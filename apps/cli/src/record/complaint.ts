// A line of a record that does not fit, as a sentence and an exit code.

import { personOf, type BadLine, type StepRefusal, type StepWhy } from '@tablee/kit';
import type { Context } from '../context.ts';
import { printable, printableFacts } from '../layout.ts';
import type { Stop } from '../stop.ts';
import { broken, unreadable } from '../stop.ts';
import type { Eyes } from './events.ts';
import type { OpenRecord } from './open.ts';

/** What is wrong with a line, apart from where it stands. */
export interface Complaint {
  /** Whether the line can be read at all. */
  readonly readable: boolean;
  readonly wrong: string;
  readonly rule: string | undefined;
  /** A code for programs. */
  readonly why: string;
}

export function complaintOf(context: Context, open: OpenRecord, bad: BadLine): Complaint {
  const { record: sentences } = context.texts;
  const { cause } = bad;
  switch (cause.kind) {
    case 'problem': {
      const { code, facts } = cause.problem;
      const wrong = sentences.step[code](printableFacts(facts));
      return { readable: false, wrong, rule: undefined, why: code };
    }
    case 'derived': {
      const wrong =
        cause.expected === undefined
          ? sentences.derivedMisplaced
          : sentences.derivedWrong(cause.expected);
      return { readable: true, wrong, rule: cause.rule, why: 'derived' };
    }
    case 'refusal': {
      const { rule, why } = cause.refusal.refusal;
      const wrong = refusalOf(context, open, cause.refusal);
      const cutOff = !open.record.wholeLastLine && bad.line === lastLine(open);
      if (!cutOff) return { readable: true, wrong, rule, why };
      // Half a line may well read as a wrong move, so that is said first.
      return { readable: false, wrong: sentences.cutOffLine(wrong), rule, why: 'step-cut-off' };
    }
  }
}

const lastLine = ({ record }: OpenRecord): number => record.firstLine + record.lines.length - 1;

/** The hosts' own refusals say which step does not fit; the game's texts know all others. */
function refusalOf(
  { texts }: Context,
  { gameTexts, names }: OpenRecord,
  { refusal, seat }: StepRefusal,
): string {
  const { misfit, bySeat } = texts.record;
  if (Object.hasOwn(misfit, refusal.why) && isMisfit(refusal.why, refusal.facts['pending']))
    return misfit[refusal.why](refusal.facts);
  const sentence = gameTexts.refusal(refusal, names);
  return seat === undefined ? sentence : bySeat(personOf(texts.lang, names, seat).start, sentence);
}

/** Games may have a refusal of the same name; theirs does not say what is pending. */
const isMisfit = (why: string, pending: unknown): why is StepWhy =>
  why === 'step-seats' || pending !== undefined;

/**
 * Ends the command. Through one seat's eyes the line is not quoted: it may show others' cards; nor
 * is one that is missing.
 */
export function stopAt(context: Context, bad: BadLine, complaint: Complaint, eyes: Eyes): Stop {
  const { wrong, rule, readable } = complaint;
  const { badLine, atLine } = context.texts.record;
  const sentence = rule === undefined ? wrong : `${wrong} [${rule}]`;
  const message =
    eyes === 'whole' && bad.text !== ''
      ? badLine(bad.line, printable(bad.text), sentence)
      : atLine(bad.line, sentence);
  return readable ? broken(message) : unreadable(message);
}
