// A bar on stderr while games are played; nothing where stderr is not a terminal.

import type { Context } from '../context.ts';

const CELLS = 24;

interface Progress {
  show(done: number): void;
  /** Wipes the bar away. */
  end(): void;
}

export function progressBar({ io }: Context, all: number, what: string): Progress {
  if (io.stderr.isTTY !== true) return { show: () => undefined, end: () => undefined };
  let widest = 0;
  return {
    show(done) {
      const full = Math.floor((done / all) * CELLS);
      const bar = '█'.repeat(full) + '░'.repeat(CELLS - full);
      const line = `${bar} ${what}: ${done} / ${all}`;
      widest = Math.max(widest, line.length);
      io.stderr.write(`\r${line}`);
    },
    end() {
      io.stderr.write(`\r${' '.repeat(widest)}\r`);
    },
  };
}
