// Seeded random numbers, and pauses. The order in which messages arrive still differs from run to
// run, and the harness looks for faults that depend on it.
import { setTimeout } from 'node:timers/promises';

import { rngFor } from '@tablee/kit';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SECRET_LENGTH = 43;

export interface Luck {
  below(n: number): number;
  between(least: number, most: number): number;
  /** One of them; of a list that may be empty ask for `pick<T | undefined>`. */
  pick<T>(list: readonly T[]): T;
  /** True in so many of a hundred cases. */
  inHundred(share: number): boolean;
  letters(from: string, length: number): string;
  /** Of the form of a key or a token. */
  secret(): string;
}

/** A stream of its own for each purpose. */
export const luckOf = (seed: string, purpose: string): Luck => {
  const rng = rngFor(seed, purpose);
  const letters = (from: string, length: number): string =>
    Array.from({ length }, () => from[rng.below(from.length)]!).join('');
  return {
    below: (n) => rng.below(n),
    between: (least, most) => least + rng.below(Math.max(1, Math.round(most - least))),
    pick: <T>(list: readonly T[]) => list[rng.below(list.length)] as T,
    inHundred: (share) => rng.below(1000) < share * 10,
    letters,
    secret: () => letters(BASE64, SECRET_LENGTH),
  };
};

export const pause = (milliseconds: number): Promise<void> => setTimeout(milliseconds);

/** Resolves with whether it became so within this time. */
export const until = async (
  isSo: () => boolean | Promise<boolean>,
  milliseconds: number,
  every = 25,
): Promise<boolean> => {
  const end = performance.now() + milliseconds;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await pause(every);
  }
  return true;
};
