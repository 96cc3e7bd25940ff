// The `tablee` command without its process: arguments in, exit code out. Tests drive this.

import { printable } from '@tablee/kit';
import { Misuse } from './args.ts';
import { arena } from './commands/arena.ts';
import type { Command } from './commands/command.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { score } from './commands/score.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { contextFor } from './context.ts';
import { readArgs } from './flags.ts';
import { showCommandHelp, showHelp } from './help.ts';
import type { Io } from './io.ts';
import type { OpenPool } from './jobs/pool.ts';
import { isLang, langOfLocale } from './lang.ts';
import { EXIT, Stop, unreadable } from './stop.ts';

export const COMMANDS: readonly Command[] = [
  play,
  simulate,
  arena,
  replay,
  review,
  verify,
  score,
  games,
  rules,
];

/** As in package.json; a test compares them. */
export const VERSION = '0.2.0';

/** Runs one command line. Never throws: what goes wrong becomes a line on stderr and a code. */
export async function main(argv: readonly string[], openPool: OpenPool, io: Io): Promise<number> {
  // `--lang de play` is as good as `play --lang de`.
  const at = argv[0] === '--lang' ? 2 : argv[0]?.startsWith('--lang=') === true ? 1 : 0;
  const name = argv[at];
  const rest = [...argv.slice(0, at), ...argv.slice(at + 1)];
  try {
    return await dispatch(name, rest, openPool, io);
  } catch (error) {
    return complain(io, error, name);
  }
}

async function dispatch(
  name: string | undefined,
  rest: readonly string[],
  openPool: OpenPool,
  io: Io,
): Promise<number> {
  const context = contextFor(io, langOfLocale(io.env));
  if (name === '--version') {
    context.line(`tablee ${VERSION}`);
    return EXIT.ok;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
      readArgs(rest, [], 0);
      showHelp(context, COMMANDS);
      return EXIT.ok;
    }
    if (name.startsWith('-')) throw unreadable(`unknown option ${printable(name)}`);
    const known = COMMANDS.map((one) => one.name).join(', ');
    throw unreadable(`unknown command “${printable(name)}”; there are ${known}`);
  }
  const { takes } = command;
  const args = readArgs(
    rest,
    command.flags,
    takes === undefined ? 0 : takes.many === true ? Infinity : 1,
  );
  if (args.has('help')) {
    showCommandHelp(context, command);
    return EXIT.ok;
  }
  const lang = args.value('lang') ?? context.lang;
  if (!isLang(lang))
    throw unreadable(`unknown language “${printable(lang)}”; there are fr, en, de`);
  return command.run({ ...context, lang }, args, openPool);
}

function complain(io: Io, error: unknown, command = ''): number {
  const say = (message: string): void => {
    io.stderr.write(`tablee: ${oneLine(message)}\n`);
  };
  if (error instanceof Stop) {
    say(error.message);
    return error.code;
  }
  if (error instanceof Misuse) {
    const isKnown = COMMANDS.some(({ name }) => name === command);
    say(isKnown ? `${error.message}; see “tablee ${command} --help”` : error.message);
    return EXIT.unreadable;
  }
  const debug = (io.env['TABLEE_DEBUG'] ?? '') !== '';
  if (debug && error instanceof Error) io.stderr.write(`${error.stack ?? ''}\n`);
  const message = error instanceof Error ? error.message : String(error);
  say(`internal error: ${message} (TABLEE_DEBUG=1 shows where)`);
  return EXIT.internal;
}

/** The message of an error of ours may quote anything. */
const oneLine = (text: string): string =>
  text.replace(/\s*\n\s*/g, ' ').replace(/\p{Cc}/gu, '\ufffd');
