// Makes text from a file or an input safe to quote in a message.

import type { Facts } from './refusal.ts';

const SHOWN_MAX = 100;

/** No control characters, nothing that turns the line around, and not endlessly long. */
export function printable(text: string): string {
  // A character has at most two units: of a line of megabytes no more than this is looked at.
  const start = text.slice(0, 2 * SHOWN_MAX + 2);
  const clean = Array.from(start.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '\ufffd'));
  return clean.length > SHOWN_MAX ? `${clean.slice(0, SHOWN_MAX).join('')}…` : clean.join('');
}

/** Facts that may quote what stood in a file; lists of what is known are ours. */
export const printableFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' && name !== 'known' ? printable(fact) : fact,
    ]),
  );
