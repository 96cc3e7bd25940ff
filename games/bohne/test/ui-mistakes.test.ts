// Kinds of mistakes at the bean table: by what was said of the card that was played and of the best one.
import { describe, expect, test } from 'vitest';

import type { fr } from '../texts/advice.fr.ts';
import { mistakesIn } from '../ui/mistakes.ts';

const judged = (move: string, ...facts: (keyof typeof fr)[]) => ({
  move,
  reasons: facts.map((fact) => ({ fact })),
});

describe('a mistake', () => {
  const { kindOf, name } = mistakesIn('fr');

  test.each([
    ['double-to-leader', judged('play Rx2', 'serves-leader'), judged('play R1', 'gives-little')],
    ['serves-leader', judged('lead R9', 'serves-leader'), judged('lead R1', 'gives-little')],
    ['double-served', judged('lead Gx2', 'serves'), judged('lead R1')],
    ['serves', judged('play G10', 'serves', 'gives-about'), judged('play R1', 'taken-early')],
    ['hurts-row', judged('take 1', 'hurts-row'), judged('take 2', 'keeps-from')],
    ['lets-rival', judged('take 1', 'helps-row'), judged('take 2', 'keeps-from', 'helps-row')],
    ['leaves-better', judged('take 1', 'helps-row'), judged('take 2', 'helps-row')],
    ['wrong-moment', judged('play R1', 'gives-little'), judged('play G2', 'escapes-led')],
    [undefined, judged('play R1', 'gives-little'), judged('play G2', 'gives-about')],
  ] as const)('is called %s', (kind, played, best) => {
    expect(kindOf({ played, best })).toBe(kind);
    if (kind !== undefined) expect(name(kind)).toMatch(/^\p{Lu}/u);
  });
});
