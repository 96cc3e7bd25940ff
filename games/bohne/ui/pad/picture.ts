// A sheet of the pad as a picture: an SVG of its own that needs nothing else to be drawn.

import { figure, signed } from '@tablee/kit';
import type { Picture } from '@tablee/ui/pad/props.ts';
import type { Scores } from './score.ts';

/** What the picture says, besides numbers. */
export interface PictureTexts {
  readonly title: string;
  readonly date: string;
  readonly standing: string;
  readonly columns: readonly [string, string, string];
  readonly total: string;
  readonly names: readonly string[];
  readonly rounds: readonly string[];
}

const PAPER = '#fdf8ec';
const INK = '#2b2118';
const SOFT = '#5d4f40';
const LINE = '#dccfb6';
const BAND = '#f1e7d2';
const GLUE = '#a8442f';
const GOOD = '#1d6b3a';
const BAD = '#b3261e';

const MARGIN = 28;
const HEAD = 104;
const LABEL = 96;
const COLUMN = 62;
const ROW = 38;
const FOOT = 78;
/** Average width of a letter, as a share of its size: enough to keep names in their columns. */
const LETTER = 0.6;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const write = (x: number, y: number, text: string, look: Look = {}): string => {
  const { size = 17, bold = false, fill = INK, anchor = 'start' } = look;
  const weight = bold ? ' font-weight="700"' : '';
  const at = `x="${x}" y="${y}" font-size="${size}"${weight} fill="${fill}" text-anchor="${anchor}"`;
  return `<text ${at}>${escaped(text)}</text>`;
};

const rule = (x1: number, y1: number, x2: number, y2: number, width = 1): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${LINE}" stroke-width="${width}"/>`;

/** The size at which a text fits into a width. */
const sizeFor = (text: string, width: number, size: number): number =>
  Math.min(size, Math.max(width / (text.length * LETTER), 9));

const tone = (value: number): string => (value < 0 ? BAD : value > 0 ? GOOD : INK);

export function drawSheet(scores: Scores, texts: PictureTexts): Picture {
  const players = texts.names.length;
  const block = COLUMN * 3;
  const left = MARGIN + LABEL;
  const width = left + players * block + MARGIN;
  const top = HEAD + 2 * ROW;
  const bottom = top + texts.rounds.length * ROW;
  const height = bottom + ROW + FOOT;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<rect width="${width}" height="12" fill="${GLUE}"/>`,
    write(MARGIN, 54, texts.title, {
      size: sizeFor(texts.title, width - 2 * MARGIN, 30),
      bold: true,
    }),
    write(MARGIN, 82, texts.date, { size: 15, fill: SOFT }),
    `<rect x="${MARGIN}" y="${bottom}" width="${width - 2 * MARGIN}" height="${ROW}" fill="${BAND}"/>`,
    ...texts.names.map((name, player) => drawPlayer(scores, texts, name, player, left, bottom)),
    ...texts.rounds.map((round, i) => {
      const y = top + i * ROW;
      return (
        rule(MARGIN, y, width - MARGIN, y) + write(MARGIN, y + 25, round, { size: 15, fill: SOFT })
      );
    }),
    rule(MARGIN, bottom, width - MARGIN, bottom, 2),
    write(MARGIN + 8, bottom + 25, texts.total, { size: 16, bold: true }),
    write(MARGIN, height - 30, texts.standing, {
      size: sizeFor(texts.standing, width - 2 * MARGIN - 80, 18),
      bold: true,
    }),
    write(width - MARGIN, height - 30, 'Tablée', { size: 14, fill: SOFT, anchor: 'end' }),
  ];
  const font = 'font-family="Avenir Next, Nunito Sans, Segoe UI, system-ui, sans-serif"';
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font}>${parts.join('')}</svg>`;
  return { svg, width, height };
}

function drawPlayer(
  { cells, totals, bests, standing }: Scores,
  texts: PictureTexts,
  name: string,
  player: number,
  left: number,
  bottom: number,
): string {
  const x = left + player * COLUMN * 3;
  const right = (column: number): number => x + (column + 1) * COLUMN - 8;
  const middle = x + COLUMN * 1.5;
  const isWinner = standing.kind === 'won' && standing.players.includes(player);
  const title = isWinner ? `★ ${name}` : name;
  const size = sizeFor(title, COLUMN * 3 - 16, 18);
  const parts = [
    rule(x, HEAD, x, bottom + ROW),
    write(middle, HEAD + 24, title, { size, bold: true, anchor: 'middle' }),
    ...texts.columns.map((head, column) =>
      write(right(column), HEAD + ROW + 22, head, { size: 13, fill: SOFT, anchor: 'end' }),
    ),
  ];
  cells.forEach((round, i) => {
    const cell = round[player];
    if (!cell) return;
    const y = HEAD + 2 * ROW + i * ROW + 25;
    const isBest = bests[i]!.includes(player);
    parts.push(
      write(right(0), y, figure(cell.plus), { anchor: 'end', fill: SOFT }),
      write(right(1), y, figure(cell.minus), { anchor: 'end', fill: SOFT }),
      write(right(2), y, signed(cell.sum), { anchor: 'end', bold: isBest, fill: tone(cell.sum) }),
    );
  });
  const total = totals[player]!;
  const look = { size: 20, bold: true, anchor: 'end', fill: tone(total) } as const;
  parts.push(write(right(2), bottom + 27, signed(total), look));
  return parts.join('');
}
