// A Chicorée deck whose first cards are known: the opening shuffle of tests that want certain cards.
import { CODES } from '@tablee/chicoree/rules';
import { assert, type Card } from '@tablee/kit';

import type { Deal } from '../src/index.ts';

/** These cards on top, in the order they are drawn, and the rest below as listed. */
export const stacked =
  (top: string): Deal =>
  ({ from }) => {
    const rest = [...from];
    const first = top.split(' ').map((code): Card => {
      const place = rest.indexOf((CODES as readonly string[]).indexOf(code));
      assert(place >= 0, `the deck has enough ${code}`);
      return rest.splice(place, 1)[0]!;
    });
    return [...first, ...rest];
  };
