// Starts the thread where bots think, for the page and for the home of its tables alike.

import { Bots, type StartThread } from './bots.ts';
import type { BotsAnswer } from './bots-errand.ts';

const startThread: StartThread = ({ answer, broken }) => {
  const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), {
    type: 'module',
    name: 'bots',
  });
  worker.onmessage = ({ data }: MessageEvent<BotsAnswer>) => {
    answer(data);
  };
  worker.onerror = worker.onmessageerror = broken;
  return {
    send: (request) => {
      worker.postMessage(request);
    },
    end: () => {
      worker.terminate();
    },
  };
};

export const openBots = (): Bots => new Bots(startThread);
