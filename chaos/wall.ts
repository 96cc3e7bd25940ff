// The clock on the wall of a server process, in the hands of whoever started it. Only chaos has it
// imported (`--import`): the server asks `Date.now` as always and knows nothing of it.
import { isMainThread } from 'node:worker_threads';

const real = Date.now;
let set = Number(process.env['WALL_SET']);

Date.now = () => real() + set;

if (isMainThread) {
  process.on('message', (milliseconds: number) => {
    set = milliseconds;
    process.send?.(set);
  });
  // Nobody stays up only to be told the time.
  process.channel?.unref();
}
