// Verifies a record's draws against what this browser saw before the first card.

import { rowOf, verifyRecord, type OpenRecord, type Verdict as RecordVerdict } from '@tablee/kit';
import { brokenPromise, type Shown, type Witness } from './witness.ts';

type Right = Extract<RecordVerdict, { kind: 'right' }>;

export type Pledged =
  | Exclude<RecordVerdict, { kind: 'right' }>
  /** `isWitnessed`: this browser kept the commitment before the game, and its own bytes are in the draws. */
  | (Right & { readonly isWitnessed: boolean })
  /** The commitment differs from the stored one, or this browser's entropy is missing. */
  | { readonly kind: 'commit-other-wrong'; readonly line: number }
  | { readonly kind: 'entropy-missing-wrong'; readonly line: number };

/** `witnessOf` knows what this browser saw of the game before it began. */
export function verifyPledged(
  open: OpenRecord,
  witnessOf: (game: Shown) => Witness | undefined,
): Pledged {
  let isWitnessed = false;
  const verdict = verifyRecord(open, ({ commit, entropy }): Pledged | undefined => {
    const shown = { commit, entropy: entropy.map(({ hex }) => hex) };
    const witness = witnessOf(shown);
    isWitnessed = witness?.isIn === true;
    const broken = witness && brokenPromise(witness, shown);
    return broken && { kind: `${broken}-wrong`, line: rowOf(open.rows, 'commit') ?? 0 };
  });
  return verdict.kind === 'right' ? { ...verdict, isWitnessed } : verdict;
}
