// A line of a record that does not fit, as a sentence and an exit code.

import { printable, wrongWith, type BadLine, type Wrong } from '@tablee/kit';
import type { Context } from '../context.ts';
import type { Stop } from '../stop.ts';
import { broken, unreadable } from '../stop.ts';
import type { Eyes } from './events.ts';
import type { RecordFile } from './open.ts';

export const complaintOf = (
  { texts }: Context,
  { record, gameTexts, names }: RecordFile,
  bad: BadLine,
): Wrong => wrongWith(bad, record, { lang: texts.lang, texts: texts.record, gameTexts, names });

/**
 * Ends the command. Through one seat's eyes the line is not quoted: it may show others' cards; nor
 * is one that is missing.
 */
export function stopAt(context: Context, bad: BadLine, complaint: Wrong, eyes: Eyes): Stop {
  const { sentence, rule, readable } = complaint;
  const { badLine, atLine } = context.texts.record;
  const wrong = rule === undefined ? sentence : `${sentence} [${rule}]`;
  const message =
    eyes === 'whole' && bad.text !== ''
      ? badLine(bad.line, printable(bad.text), wrong)
      : atLine(bad.line, wrong);
  return readable ? broken(message) : unreadable(message);
}
