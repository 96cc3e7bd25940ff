// Provides the machine's clocks and timers; all other code uses a clock built on them.

import type { RawTime } from '@tablee/table';

/** The longest delay of Node's timers; a caller checks the time again when its timer fires. */
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
