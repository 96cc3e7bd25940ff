// docs/CLI.md is the promise to programs: every member that is printed stands there.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/cli.ts';
import { FLAGS } from '../src/flags.ts';
import { widthOf } from '../src/layout.ts';
import { changeLine, fileOf, firstLines, recordOf } from './records.ts';
import { jsonLines, Sink, tablee } from './run.ts';

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

test.each(COMMANDS)('$name has a section that names its flags', async ({ name }) => {
  const { out } = await tablee([name, '--help']);
  const flags = Object.keys(FLAGS).filter((flag) => new RegExp(`^ +--${flag}\\b`, 'm').test(out));
  const missing = flags.filter((flag) => !`${section(name)} --help --lang`.includes(`--${flag}`));
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

const [COLUMN, ROW] = [8.43, 18];
const STYLES: Readonly<Record<string, string>> = {
  '1': 'font-weight="bold"',
  '2': 'opacity=".55"',
  '31': 'fill="#e06c75"',
};

/** Lines of a terminal as a picture. */
function svgOf(title: string, lines: readonly string[]): string {
  const spans = (line: string): string =>
    // eslint-disable-next-line no-control-regex -- the escape character is what a colour starts with
    [...line.matchAll(/(?:\u001b\[(\d+)m)?([^\u001b]*)/g)]
      .map(([, code = '', text = '']) => {
        const style = STYLES[code];
        // Browsers fold the blanks of a picture.
        const safe = text
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll(' ', '\u00a0');
        return style === undefined ? safe : `<tspan ${style}>${safe}</tspan>`;
      })
      .join('');
  const [width, height] = [Math.round(80 * COLUMN + 32), lines.length * ROW + 28];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${title}</title>`,
    '<rect width="100%" height="100%" rx="8" fill="#1e2127"/>',
    '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#d7dae0">',
    ...lines.flatMap((line, i) =>
      line === ''
        ? []
        : [
            `<text x="16" y="${i * ROW + 26}" textLength="${(widthOf(line) * COLUMN).toFixed(1)}">${spans(line)}</text>`,
          ],
    ),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

// `npx vitest run apps/cli/test/docs.test.ts -u` draws it anew.
test('the picture in the README is what the command prints', async () => {
  const stdout = new Sink({ columns: 80 });
  const args = ['play', 'nicht-die-bohne', '--seed', '3', '--seats', '4', '--bots', 'random'];
  // Whatever of these is no move now is refused.
  const typed = 'g5 g8 g9 r2 r4 r5 y3 y4 y10 b6 1 2 3'.split(' ');
  const stdin = `${[...typed, ...typed, ...typed].join('\n')}\n`;
  const { out } = await tablee([...args, '--option', 'first=0'], { stdin, stdout });
  const lines = out.split('\n');
  const from = lines.findLastIndex((line) => line.includes('\u00a0take'));
  const told = lines.findLastIndex((line, i) => i < from && line.startsWith('Your move>'));
  const shown = lines.slice(told + 1, lines.indexOf('', from) + 3);
  await expect(svgOf('Nicht die Bohne! in the terminal', shown)).toMatchFileSnapshot(
    '../../../docs/terminal.svg',
  );
});
