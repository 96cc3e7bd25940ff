// `--help`, put together from what the commands declare, so that no flag is forgotten.

import { EVERYWHERE, type Flag } from './args.ts';
import type { Command } from './commands/command.ts';
import type { Context } from './context.ts';
import { glossary } from './layout.ts';
import type { CliTexts, FlagName } from './texts/index.ts';

const INDENT = '  ';

export function showHelp(context: Context, commands: readonly Command[]): void {
  const { texts, line, paint } = context;
  const { usage } = texts;
  const title = (text: string) => paint(text + texts.colon.trimEnd(), 'strong');
  line(usage.about);
  line();
  line(title(usage.usage));
  for (const command of commands) line(INDENT + usageLine(command, texts));
  line();
  line(title(usage.commands));
  table(
    context,
    commands.map(({ name }) => [name, usage.command[name].short]),
  );
  line();
  line(title(usage.options));
  table(context, [...flagRows(EVERYWHERE, texts), ['--version', usage.flag.version]]);
  line();
  line(title(usage.exitCodes));
  table(context, usage.exits);
}

export function showCommandHelp(context: Context, command: Command): void {
  const { texts, line, paint } = context;
  const { usage } = texts;
  line(paint(usageLine(command, texts), 'strong'));
  line();
  context.say(usage.command[command.name].long);
  line();
  line(paint(usage.options + texts.colon.trimEnd(), 'strong'));
  table(context, flagRows({ ...command.flags, ...EVERYWHERE }, texts));
}

function usageLine({ name, takes, flags }: Command, { usage }: CliTexts): string {
  const parts = [`tablee ${name}`];
  if (takes !== undefined) {
    const value = usage.value[takes.value] + (takes.many === true ? '…' : '');
    parts.push(takes.optional === true ? `[${value}]` : value);
  }
  if (Object.keys(flags).length > 0) parts.push('[--…]');
  return parts.join(' ');
}

const flagRows = (flags: Readonly<Record<string, Flag>>, { usage }: CliTexts): [string, string][] =>
  Object.entries(flags).map(([name, flag]) => {
    const value = flag.value === undefined ? '' : ` ${usage.value[flag.value]}`;
    const optional = flag.alone === undefined ? value : ` [${value.trim()}]`;
    return [`--${name}${optional}`, usage.flag[name as FlagName]];
  });

function table(context: Context, rows: readonly (readonly [string, string])[]): void {
  for (const row of glossary(rows, context.width)) context.line(row);
}
