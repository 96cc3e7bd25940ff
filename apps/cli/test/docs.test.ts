// docs/CLI.md is the promise to programs: every member that is printed stands there.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS, TEXTS } from '../src/texts/index.ts';
import { changeLine, fileOf, firstLines, recordOf } from './records.ts';
import { jsonLines, tablee } from './run.ts';

const DOC = readFileSync(new URL('../../../docs/CLI.md', import.meta.url), 'utf8');

/** Members whose own members are names from elsewhere: options, people, bots, reasons, events, cards. */
const OPEN = new Set([
  'options',
  'names',
  'byBot',
  'endReasons',
  'events',
  'title',
  'kinds',
  'facts',
]);

function members(data: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(data)) for (const item of data) members(item, into);
  else if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data)) {
      into.add(name);
      if (!OPEN.has(name)) members(value, into);
    }
  return into;
}

const section = (command: string): string => {
  const start = DOC.indexOf(`\n## ${command}\n`);
  const end = DOC.indexOf('\n## ', start + 1);
  return DOC.slice(start, end === -1 ? undefined : end);
};

test.each(COMMANDS)('%s has a section that names its flags', async (command) => {
  const { out } = await tablee([command, '--help']);
  const flags = Object.keys(TEXTS.fr.usage.flag).filter((flag) =>
    new RegExp(`^ +--${flag}\\b`, 'm').test(out),
  );
  const missing = flags.filter(
    (flag) => !`${section(command)} --help --lang`.includes(`--${flag}`),
  );
  expect(missing).toEqual([]);
});

test.each<[string, () => Promise<string[]>]>([
  ['games', () => Promise.resolve([])],
  ['rules', () => Promise.resolve(['chicoree'])],
  ['score', () => Promise.resolve(['R3'])],
  ['simulate', () => Promise.resolve(['chicoree', '--games', '3'])],
  ['arena', () => Promise.resolve(['chicoree', '--bots', 'habitue,random', '--deals', '2'])],
  ['verify', async () => [fileOf(await recordOf('chicoree'))]],
  [
    'review',
    async () => [
      fileOf(firstLines(await recordOf('chicoree'), 12)),
      '--seat',
      '0',
      '--playouts',
      '200',
    ],
  ],
  ['replay', async () => [fileOf(await recordOf('chicoree'))]],
  [
    'replay',
    async () => [fileOf(changeLine(await recordOf('chicoree'), 'turn ', () => 'turn 1').text)],
  ],
])('every member that %s --json prints is documented', async (command, args) => {
  const { out } = await tablee([command, ...(await args()), '--json']);
  const printed = new Set<string>();
  for (const line of jsonLines(out)) members(line, printed);
  expect(printed.size).toBeGreaterThan(3);
  const text = section(command);
  const missing = [...printed].filter((name) => !new RegExp(`[\`.]${name}[\`.]`).test(text));
  expect(missing).toEqual([]);
});
