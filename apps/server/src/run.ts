// Runs a server: wrong settings and a failed start become readable messages, and signals a graceful
// stop.

import { errorFacts, type Facts } from './log.ts';
import { StartError, startServer, type Running } from './server.ts';
import { readSettings, SettingsError, type Environment, type Settings } from './settings.ts';

/** Limit of a stop; service managers kill a process soon after. */
const STOP_MS = 10_000;
/** Without anything left to do the process ends before this. */
const LAST_LINES_MS = 200;

/** As `EX_CONFIG` of sysexits: a restart changes nothing, and a service manager that knows this tries none. */
const EXIT_CONFIG = 78;
/** What the system says about an address that this machine can never listen on. */
const LASTING: ReadonlySet<unknown> = new Set(['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND']);

const exitCodeFor = (error: unknown): number => {
  const isLasting =
    error instanceof SettingsError ||
    (error instanceof StartError && error.isLasting) ||
    LASTING.has((error as { readonly code?: unknown }).code);
  return isLasting ? EXIT_CONFIG : 1;
};

const sentencesFor = (error: unknown, settings: Settings | undefined): readonly string[] => {
  if (error instanceof SettingsError) return error.problems;
  if (error instanceof StartError) return [`The server cannot start: ${error.message}.`];
  const { code } = error as { readonly code?: unknown };
  const at = `port ${settings?.port ?? '?'} of ${settings?.host ?? '?'}`;
  const known: Readonly<Record<string, string>> = {
    EADDRINUSE: `${at} is taken (PORT)`,
    EACCES: `${at} is not for everyone (PORT)`,
    EADDRNOTAVAIL: `${settings?.host ?? '?'} is no address of this machine (HOST)`,
    ENOTFOUND: `${settings?.host ?? '?'} is no address of this machine (HOST)`,
  };
  const why = typeof code === 'string' ? known[code] : undefined;
  if (why !== undefined) return [`The server cannot start: ${why}.`];
  return [`The server cannot start: ${JSON.stringify(errorFacts(error))}`];
};

/** The process, or what a test has in its place. */
export interface Program extends Pick<NodeJS.EventEmitter, 'on'> {
  exitCode?: number | string | null | undefined;
  exit(code: number): void;
}

/**
 * Ends once the last lines are written. An exit before that makes the log's library retry them: for ever, where
 * the reader of standard output is gone.
 */
const end = (program: Program, code: number): void => {
  program.exitCode = code;
  setTimeout(() => program.exit(code), LAST_LINES_MS).unref();
};

/** Gives what stops the server in peace, with an exit code; false where it stops already. */
const stopper = (running: Running, program: Program): ((code: number, why: Facts) => boolean) => {
  let isStopping = false;
  return (code, why) => {
    if (isStopping) return false;
    isStopping = true;
    running.log.info(why, 'stopping');
    const late = setTimeout(() => {
      running.log.error({}, 'stopped before everything was done');
      end(program, 1);
    }, STOP_MS);
    late.unref();
    running.close().then(
      () => end(program, code),
      (error: unknown) => {
        running.log.error(errorFacts(error), 'the stop failed');
        end(program, 1);
      },
    );
    return true;
  };
};

/** The first signal stops in peace, the second at once. */
const stopOnSignals = (program: Program, stop: ReturnType<typeof stopper>): void => {
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'])
    program.on(name, (signal: NodeJS.Signals) => {
      // A terminal that closes may send several.
      if (!stop(0, { signal }) && signal !== 'SIGHUP') program.exit(1);
    });
};

/**
 * One table's mistake must not end all the others: what counts is kept before it is applied, so nothing half
 * done is believed. Where mistakes go on, a supervisor starts the server anew.
 */
const outliveFaults = (
  { unexpected }: Running,
  program: Program,
  stop: ReturnType<typeof stopper>,
): void => {
  program.on('uncaughtException', (error) => unexpected.take('exception', error));
  program.on('unhandledRejection', (error) => unexpected.take('rejection', error));
  unexpected.onEnd(() => stop(1, { faults: true }));
};

/** Resolves when the server listens, or with an exit code set when it cannot. */
export const run = async (
  environment: Environment,
  announce: (settings: Settings, port: number) => void = () => undefined,
  program: Program = process,
): Promise<void> => {
  let settings: Settings | undefined;
  try {
    settings = readSettings(environment);
    const running = await startServer(settings);
    const stop = stopper(running, program);
    outliveFaults(running, program, stop);
    stopOnSignals(program, stop);
    announce(settings, running.port);
  } catch (error) {
    for (const sentence of sentencesFor(error, settings)) console.error(sentence);
    process.exitCode = exitCodeFor(error);
  }
};
