// Wraps a browser's worker as a `Thread`.

import type { Ears, Thread } from './thread.ts';

export function wireTo(worker: Worker, { hear, broken }: Ears<never>): Thread<unknown> {
  worker.onmessage = ({ data }) => hear(data as never);
  worker.onerror = worker.onmessageerror = broken;
  return { send: (request) => worker.postMessage(request), end: () => worker.terminate() };
}
