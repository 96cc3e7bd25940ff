// Programs that a browser consists of. Each is started as the head of a group of its own, so that
// nothing it has started in turn outlives it, nor do they outlive the tests, however these end.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

export interface Running {
  readonly child: ChildProcess;
  end(signal?: NodeJS.Signals): Promise<void>;
}

interface Plan {
  readonly stdio: StdioOptions;
  readonly env?: NodeJS.ProcessEnv;
}

/** How to end each group that runs. */
const running = new Set<() => void>();

function endAll(): void {
  for (const stop of running) stop();
  running.clear();
}

process.once('exit', endAll);
// Whoever started the tests is gone.
process.once('disconnect', endAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    endAll();
    // Nobody listens any more, so this time it is the end.
    process.kill(process.pid, signal);
  });

export function startGroup(program: string, args: readonly string[], plan: Plan): Running {
  const child = spawn(program, args, { ...plan, detached: true });
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const over = new Promise<void>((resolve) => {
    child.once('close', resolve).once('error', () => {
      resolve();
    });
  });
  const stop = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined || isOver()) return;
    process.kill(-child.pid, signal);
  };
  const stopLate = (): void => {
    stop('SIGKILL');
  };
  running.add(stopLate);
  return {
    child,
    async end(signal = 'SIGTERM') {
      stop(signal);
      await over;
      running.delete(stopLate);
    },
  };
}
