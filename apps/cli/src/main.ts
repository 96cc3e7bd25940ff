// The process around the `tablee` command: real streams, real threads, the exit code.

import { availableParallelism } from 'node:os';
import { main } from './cli.ts';
import { openWorkers } from './jobs/pool.ts';

// A reader that has seen enough, such as `head`, closes the pipe: that is no error of ours.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });

process.exitCode = await main(process.argv.slice(2), openWorkers, {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cores: availableParallelism(),
});
// An open standard input must not keep the process waiting once all is said.
process.stdin.destroy();
