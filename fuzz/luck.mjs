// Chance that a seed repeats. What a seed cannot repeat is the machine: who is heard first differs.
import { rngFor } from '@tablee/kit';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SECRET_LENGTH = 43;

export const luckOf = (seed, purpose) => {
  const rng = rngFor(String(seed), purpose);
  const letters = (from, length) =>
    Array.from({ length }, () => from[rng.below(from.length)]).join('');
  return {
    below: (n) => rng.below(n),
    pick: (list) => list[rng.below(list.length)],
    /** True in so many of a hundred cases. */
    inHundred: (share) => rng.below(100) < share,
    letters,
    /** Of the form of a key or a token. */
    secret: () => letters(BASE64, SECRET_LENGTH),
  };
};

export const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
