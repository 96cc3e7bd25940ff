// Starts the programs of a browser in one process group. Its shell reads a pipe from this process,
// and ends the whole group when the pipe closes, also after a crash.
import { spawn } from 'node:child_process';

// If the program ends by itself its helpers end as well.
const KEEPER = `
  exec 9<&0
  trap : TERM
  (cat <&9 >/dev/null; kill -s TERM 0) &
  "$@" </dev/null 9<&- & program=$!
  wait $program
  kill -s TERM 0
  wait $program
  kill -s KILL 0`;

export function startGroup(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { readonly end: () => Promise<void> } {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', program, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env,
  });
  const over = new Promise<void>((resolve) => {
    child.once('close', () => resolve()).once('error', () => resolve());
  });
  return {
    async end() {
      child.stdin.end();
      await over;
    },
  };
}
