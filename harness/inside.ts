// Loaded into a server process before its own program. Reports CPU time and memory to the parent
// process, and sets the process's wall clock. The server does not import it.
import { isMainThread } from 'node:worker_threads';

/** What a server uses: `cpu` and `system` in microseconds since its start, memory in bytes. */
export interface Usage extends NodeJS.MemoryUsage {
  readonly cpu: number;
  readonly system: number;
}

/** `wall`: by how many milliseconds the wall clock is wrong from now on. */
export interface Question {
  readonly mustCollect?: boolean;
  readonly wall?: number;
}

const realNow = Date.now;
let offset = Number(process.env['WALL_SET'] ?? 0);
if (process.env['WALL_SET'] !== undefined) Date.now = () => realNow() + offset;

const answer = ({ mustCollect = false, wall }: Question): void => {
  if (wall !== undefined) offset = wall;
  // The second round frees what the first one finalises.
  for (let round = 0; mustCollect && round < 2; round += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpu: user + system, system, ...process.memoryUsage() };
  process.send?.(usage);
};

if (isMainThread && process.send !== undefined) {
  process.on('message', answer);
  process.on('disconnect', () => process.exit(0));
  // The channel must not keep a server alive that wants to end.
  process.channel?.unref();
}
