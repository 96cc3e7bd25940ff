// What this machine knows about time. Everything else goes by a sense of time that is made of it.

import type { RawTime } from '@tablee/table';

/** Longer than this Node's timers cannot wait; whoever set one looks again when it rings. */
const LONGEST_MS = 2 ** 31 - 1;

export const MACHINE: RawTime = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  after: (milliseconds, run) => {
    let immediate: NodeJS.Immediate | undefined;
    // What people said before a timer rang comes before it, also where the process was held up: it
    // may still lie in the sockets, and Node rings timers first.
    const timer = setTimeout(
      () => {
        immediate = setImmediate(run);
      },
      Math.min(milliseconds, LONGEST_MS),
    );
    return {
      cancel: () => {
        clearTimeout(timer);
        clearImmediate(immediate);
      },
    };
  },
};
