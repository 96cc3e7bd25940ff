// Starts the bots' worker, for the page and for the offline worker alike.

import { Bots } from './bots.ts';
import { wireTo } from './worker-thread.ts';

export const openBots = (): Bots =>
  new Bots((ears) =>
    wireTo(
      new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
      ears,
    ),
  );
