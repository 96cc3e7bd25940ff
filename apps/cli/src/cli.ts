// The `tablee` command without its process: arguments in, exit code out. Tests drive this.

import { printable } from '@tablee/kit';
import { readArgs } from './args.ts';
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
import { contextFor, type Context } from './context.ts';
import { showCommandHelp, showHelp } from './help.ts';
import type { Io } from './io.ts';
import type { StartWorker } from './jobs/pool.ts';
import { isLang, langArgument, langOfLocale } from './lang.ts';
import { EXIT, Stop, unreadable } from './stop.ts';
import { COMMANDS, TEXTS } from './texts/index.ts';

const ALL: readonly Command[] = [
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
export async function main(
  argv: readonly string[],
  startWorker: StartWorker,
  io: Io,
): Promise<number> {
  const wanted = langArgument(argv);
  const lang = wanted !== undefined && isLang(wanted) ? wanted : langOfLocale(io.env);
  const context = contextFor(io, TEXTS[lang]);
  try {
    if (wanted === '') throw unreadable(context.texts.usage.needsValue('--lang'));
    if (wanted !== undefined && wanted !== lang)
      throw unreadable(context.texts.usage.unknownLang(printable(wanted)));
    return await dispatch(context, argv, startWorker);
  } catch (error) {
    return complain(context, error);
  }
}

async function dispatch(
  context: Context,
  argv: readonly string[],
  startWorker: StartWorker,
): Promise<number> {
  const { usage } = context.texts;
  const [name, ...rest] = withoutLang(argv);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    showHelp(context, ALL);
    return EXIT.ok;
  }
  if (name === '--version') {
    context.line(`tablee ${VERSION}`);
    return EXIT.ok;
  }
  const command = ALL.find((one) => one.name === name);
  if (command === undefined) {
    if (name.startsWith('-')) throw unreadable(usage.unknownFlag(printable(name), ''));
    throw unreadable(usage.unknownCommand(printable(name), COMMANDS.join(', ')));
  }
  const { takes } = command;
  const positionalsMax = takes === undefined ? 0 : takes.many === true ? Infinity : 1;
  const args = readArgs(rest, command.flags, command.name, positionalsMax, context.texts);
  if (args.has('help')) {
    showCommandHelp(context, command);
    return EXIT.ok;
  }
  return command.run(context, args, startWorker);
}

/** `--lang de play` is as good as `play --lang de`. */
function withoutLang(argv: readonly string[]): readonly string[] {
  if (argv[0] === '--lang') return argv.slice(2);
  return argv[0]?.startsWith('--lang=') === true ? argv.slice(1) : argv;
}

function complain({ io, texts }: Context, error: unknown): number {
  if (error instanceof Stop) {
    io.stderr.write(`tablee: ${oneLine(error.message)}\n`);
    return error.code;
  }
  const debug = (io.env['TABLEE_DEBUG'] ?? '') !== '';
  if (debug && error instanceof Error) io.stderr.write(`${error.stack ?? ''}\n`);
  const message = error instanceof Error ? error.message : String(error);
  io.stderr.write(`tablee: ${oneLine(texts.usage.internal(message))}\n`);
  return EXIT.internal;
}

/** The message of an error of ours may quote anything. */
const oneLine = (text: string): string =>
  text.replace(/\s*\n\s*/g, ' ').replace(/\p{Cc}/gu, '\ufffd');
