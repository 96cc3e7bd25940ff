// Draws docs/terminal.svg: a moment of a recorded game, as the terminal shows it in colour.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT, runScript, setUp } from './setup.mjs';

const NAMES = ['Alex', 'Beate', 'Claudia', 'Dirk'];
const STEPS = 44;
const LOG_LINES_SHOWN = 8;
const ESCAPE = String.fromCharCode(27);
const CODE = new RegExp(`(${ESCAPE}\\[[0-9;]*m)`);
const COLUMN = 8.43;
const ROW = 18;
const INK = {
  31: '#e0606a',
  32: '#8cc265',
  33: '#d18f52',
  91: '#ff6b78',
  93: '#f0b45d',
  94: '#5fb8ff',
  97: '#fff',
};

const tablee = (...args) => {
  const bin = path.join(ROOT, 'apps', 'cli', 'bin', 'tablee.mjs');
  const env = { ...process.env, FORCE_COLOR: '1', COLUMNS: '100' };
  return spawnSync(process.execPath, [bin, ...args, '--lang', 'en'], { encoding: 'utf8', env })
    .stdout;
};

/** The lines of a moment in the middle of a game of bots with people's names. */
const moment = (folder) => {
  tablee(
    'simulate',
    'nicht-die-bohne',
    '--seats',
    '4',
    '--games',
    '1',
    '--seed',
    '7',
    '--bots',
    'habitue,random',
    '--record',
    folder,
  );
  const file = path.join(folder, 'nicht-die-bohne-4-0000.tablee');
  const named = readFileSync(file, 'utf8').replace(
    /^name (\d) .*$/gm,
    (_, seat) => `name ${seat} ${NAMES[seat]}`,
  );
  writeFileSync(file, named);
  const lines = tablee('replay', file, '--as', '0', '--until', String(STEPS)).trimEnd().split('\n');
  const table = lines.findLastIndex((line) => line.includes('Nicht die Bohne!'));
  return lines.slice(table - LOG_LINES_SHOWN - 1, -2);
};

const escapeText = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One line of terminal text with colour codes as SVG. */
const svgLine = (line, row) => {
  let style = {};
  let column = 0;
  let svg = '';
  for (const part of line.split(CODE)) {
    const code = CODE.test(part) ? part.slice(2, -1) : undefined;
    if (code === '1') style = { ...style, weight: ' font-weight="bold"' };
    else if (code === '2') style = { ...style, faint: ' opacity=".55"' };
    else if (code === '22') style = { ink: style.ink };
    else if (code === '39') style = { ...style, ink: undefined };
    else if (code !== undefined) style = { ...style, ink: ` fill="${INK[code]}"` };
    else {
      // SVG folds runs of spaces: every word stands at a place of its own.
      for (const { 0: word, index } of part.matchAll(/\S+/g)) {
        const x = (12 + (column + index) * COLUMN).toFixed(1);
        const look = `${style.ink ?? ''}${style.weight ?? ''}${style.faint ?? ''}`;
        const length = ` textLength="${(word.length * COLUMN).toFixed(1)}"`;
        svg += `<text x="${x}" y="${row}"${length}${look}>${escapeText(word)}</text>`;
      }
      column += part.length;
    }
  }
  return svg;
};

runScript(() => {
  setUp();
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-picture-'));
  try {
    const lines = moment(folder);
    const width = Math.ceil(24 + 100 * COLUMN);
    const height = 20 + lines.length * ROW;
    const texts = lines.map((line, i) => svgLine(line, 24 + i * ROW)).join('\n');
    const style =
      'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#d7dae0"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>The table of Nicht die Bohne! in the terminal</title>
<rect width="100%" height="100%" rx="8" fill="#1e2127"/>
<g ${style}>
${texts}
</g>
</svg>
`;
    writeFileSync(path.join(ROOT, 'docs', 'terminal.svg'), svg);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
