// Verification of a film: what the record itself shows, and what this browser saw before the game.

import { rowOf, verifyRecord, type Verdict as RecordVerdict } from '@tablee/kit';
import { brokenPromise, type Shown, type Witness } from '../online/witness.ts';
import type { Film } from './film.ts';

type Right = Extract<RecordVerdict, { kind: 'right' }>;

export type Verdict =
  | Exclude<RecordVerdict, { kind: 'right' | 'torn' }>
  /** This browser kept the commitment before the game, and its own bytes are in the draws. */
  | (Right & { readonly isWitnessed: boolean })
  /** Not what this browser had been shown, or what it had thrown in is not there. */
  | { readonly kind: 'commit-other-wrong'; readonly line: number }
  | { readonly kind: 'entropy-missing-wrong'; readonly line: number }
  /** Fine as far as it goes; the film stops before the record does. */
  | { readonly kind: 'torn' };

/** `witnessOf` knows what this browser saw of the game before it began. */
export function verify(
  film: Film,
  witnessOf: (game: Shown) => Witness | undefined = () => undefined,
): Verdict {
  const { open, tear } = film;
  let isWitnessed = false;
  try {
    const verdict = verifyRecord(open, ({ commit, entropy }): Verdict | undefined => {
      const shown = { commit, entropy: entropy.map(({ hex }) => hex) };
      const witness = witnessOf(shown);
      isWitnessed = witness?.isIn === true;
      const broken = witness && brokenPromise(witness, shown);
      return broken && { kind: `${broken}-wrong`, line: rowOf(open.rows, 'commit') ?? 0 };
    });
    return verdict.kind === 'right' ? { ...verdict, isWitnessed } : verdict;
  } catch (error) {
    // Where the film could not go on by our own mistake, the check comes no further either.
    if (tear?.kind === 'broken') return { kind: 'torn' };
    throw error;
  }
}
