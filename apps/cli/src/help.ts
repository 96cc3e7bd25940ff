// `--help`, put together from what the commands declare, so that no flag is forgotten.

import type { Command } from './commands/command.ts';
import type { Context } from './context.ts';
import { EVERYWHERE, FLAGS, type FlagName } from './flags.ts';
import { glossary } from './layout.ts';

const EXITS: readonly (readonly [code: string, meaning: string])[] = [
  ['0', 'all is well'],
  ['1', 'the recorded game breaks a rule or does not match its draw'],
  ['2', 'a command or file that cannot be read'],
  ['3', 'an internal error'],
];

export function showHelp(context: Context, commands: readonly Command[]): void {
  const { line } = context;
  line('Tablée: card games at any hour, in the terminal.');
  section(context, 'Usage');
  for (const command of commands) line(`  ${usageLine(command)}`);
  section(context, 'Commands');
  table(
    context,
    commands.map(({ name, short }) => [name, short]),
  );
  section(context, 'Options');
  table(context, [...flagRows(EVERYWHERE), ['--version', 'the version']]);
  section(context, 'Exit codes');
  table(context, EXITS);
}

export function showCommandHelp(context: Context, command: Command): void {
  const { line, paint, say } = context;
  line(paint(usageLine(command), 'strong'));
  line();
  say(command.long);
  section(context, 'Options');
  table(context, flagRows([...command.flags, ...EVERYWHERE]));
}

function section({ line, paint }: Context, title: string): void {
  line();
  line(paint(`${title}:`, 'strong'));
}

function usageLine({ name, takes, flags }: Command): string {
  const parts = [`tablee ${name}`];
  if (takes !== undefined) {
    const value = takes.value + (takes.many === true ? '…' : '');
    parts.push(takes.optional === true ? `[${value}]` : value);
  }
  if (flags.length > 0) parts.push('[--…]');
  return parts.join(' ');
}

const flagRows = (flags: readonly FlagName[]): [string, string][] =>
  flags.map((name) => {
    const { value, alone, help } = FLAGS[name];
    const shown = value === undefined ? '' : alone === undefined ? ` ${value}` : ` [${value}]`;
    return [`--${name}${shown}`, help];
  });

function table(context: Context, rows: readonly (readonly [string, string])[]): void {
  for (const row of glossary(rows, context.width)) context.line(row);
}
