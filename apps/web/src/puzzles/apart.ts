// Decides whether the reasons for two moves tell which is better.

import type { Reason } from '@tablee/bots';

/**
 * Whether what is said of two moves tells which is better: something speaks for the best one only, or
 * against the other. That both do the same, and the other even more of it, proves nothing.
 */
export function areApart(best: readonly Reason[], other: readonly Reason[]): boolean {
  const isIn = (reasons: readonly Reason[], { fact }: Reason): boolean =>
    reasons.some((one) => one.fact === fact);
  return (
    best.some((reason) => !isIn(other, reason)) ||
    other.some((reason) => reason.isAgainst === true && !isIn(best, reason))
  );
}
