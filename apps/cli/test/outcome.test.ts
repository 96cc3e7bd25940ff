// How a game ended, for a game that looks for its losers; how the others end is seen where they are played.
import { findGame } from '@tablee/registry';
import { expect, test } from 'vitest';
import type { Context } from '../src/context.ts';
import { outcomeLines } from '../src/record/outcome.ts';

test.each([
  ['fr', 'Le siège 1 a perdu'],
  ['en', 'Seat 1 lost'],
  ['de', 'Platz 1 hat verloren'],
] as const)('who lost is named first and stands last: %s', (lang, headline) => {
  const { meta } = findGame('chicoree')!;
  const context = { lang, width: 80, paint: (text: string) => text };
  const outcome = { reason: 'caught', rule: 'XY-1', winners: [0, 2], scores: [0, 0, 0] };
  const lines = (hasLosers: boolean) =>
    outcomeLines(
      context as unknown as Context,
      { ...meta, ...(hasLosers && { hasLosers }) },
      { ends: { caught: 'red-handed' } },
      outcome,
      ['Zoé', '', 'Max'],
    );
  expect(lines(true)[0]).toBe(`★ ${headline} (red-handed) [XY-1]`);
  expect(lines(true).at(-1)).toMatch(/^ {2}3\. /);
  expect(lines(false)[0]).toContain('Zoé');
});
