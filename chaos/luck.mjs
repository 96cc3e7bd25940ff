// Chance that a seed repeats, and pauses. What a seed cannot repeat is the machine: who is served
// first differs from run to run, and that is what is looked for.
import { rngFor } from '@tablee/kit';

/** A stream of its own for each purpose. */
export const luckOf = (seed, purpose) => {
  const rng = rngFor(String(seed), purpose);
  return {
    below: (n) => rng.below(n),
    between: (least, most) => least + rng.below(Math.max(1, Math.round(most - least))),
    /** True in so many of a hundred cases. */
    inHundred: (share) => rng.below(1000) < share * 10,
    pick: (list) => list[rng.below(list.length)],
  };
};

export const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Resolves with whether it became so within this time. */
export const until = async (isSo, milliseconds, every = 25) => {
  const end = performance.now() + milliseconds;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await pause(every);
  }
  return true;
};
