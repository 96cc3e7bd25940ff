// Programs that a browser consists of. Each is kept in a group of its own by a shell that reads from
// us: when we close that wire, or are gone, however we ended, nothing of the group is left.
import { spawn, type ChildProcess } from 'node:child_process';

export interface Running {
  readonly child: ChildProcess;
  end(): Promise<void>;
}

interface Plan {
  /** What it says, from its output (1) on. */
  readonly says: readonly ('ignore' | 'pipe')[];
  readonly env?: NodeJS.ProcessEnv;
  /** How it is asked to end; what does not is killed. */
  readonly signal: 'TERM' | 'KILL';
}

// $0 is the signal. If the program ends by itself its helpers end as well.
const KEEPER = `
  exec 9<&0
  trap : TERM
  (cat <&9 >/dev/null; kill -s "$0" 0) &
  "$@" </dev/null 9<&- & program=$!
  wait $program
  kill -s "$0" 0
  wait $program
  kill -s KILL 0`;

export function startGroup(
  program: string,
  args: readonly string[],
  { says, signal, env }: Plan,
): Running {
  const child = spawn('/bin/sh', ['-c', KEEPER, signal, program, ...args], {
    stdio: ['pipe', ...says],
    detached: true,
    ...(env && { env }),
  });
  const over = new Promise<void>((resolve) => {
    child.once('close', resolve).once('error', () => {
      resolve();
    });
  });
  return {
    child,
    async end() {
      child.stdin?.end();
      await over;
    },
  };
}
