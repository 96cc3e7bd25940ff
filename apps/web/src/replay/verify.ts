// Verification of a film: what the record itself shows, and what this browser saw before the game.

import { verifyPledged, type Pledged } from '../online/pledged.ts';
import type { Shown, Witness } from '../online/witness.ts';
import type { Film } from '../app/film.ts';

export type Verdict =
  | Exclude<Pledged, { kind: 'torn' }>
  /** Fine as far as it goes; the film stops before the record does. */
  | { readonly kind: 'torn' };

export function verify(
  { open, tear }: Film,
  witnessOf: (game: Shown) => Witness | undefined = () => undefined,
): Verdict {
  try {
    return verifyPledged(open, witnessOf);
  } catch (error) {
    // Where the film could not go on by our own mistake, the check comes no further either.
    if (tear?.kind === 'broken') return { kind: 'torn' };
    throw error;
  }
}
