// What is wrong with a record, as a sentence that names the line, and an exit code.

import { printable, type BadLine, type Wrong } from '@tablee/kit';
import { broken, unreadable, type Stop } from '../stop.ts';
import type { Eyes } from './events.ts';

/** Where it is wrong, as far as that is known. */
interface Place {
  readonly line?: number | undefined;
  /** What stands there; empty where it is not to be quoted. */
  readonly text?: string;
}

/** The line, what stands there, what is wrong; the id of the rule, else the code, in brackets. */
export function complain({ line, text = '' }: Place, sentence: string, id: string): string {
  const wrong = `${sentence} [${id}]`;
  if (line === undefined) return wrong;
  const quote = text === '' ? [] : [printable(text)];
  return [`line ${line}`, ...quote, wrong].join(': ');
}

/**
 * Ends the command. Through one seat's eyes the line is not quoted: it may show others' cards; nor
 * is one that is missing.
 */
export function stopAt(
  { line, text }: BadLine,
  { sentence, rule, code, readable }: Wrong,
  eyes: Eyes,
): Stop {
  const place = { line, text: eyes === 'whole' ? text : '' };
  const message = complain(place, sentence, rule ?? code);
  return readable ? broken(message) : unreadable(message);
}
