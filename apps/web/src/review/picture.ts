// Draws the chart on the device as a self-contained picture to share.

import type { Picture } from '@tablee/ui/pad/props.ts';
import { dashOf, pathOf, scaleFor } from './chart.ts';
import type { Turn, Values } from './values.ts';

export interface PicturePlan {
  readonly title: string;
  /** In one sentence, where it is known. */
  readonly story: string;
  readonly names: readonly string[];
  readonly values: Values;
  readonly turns: readonly Turn[];
  readonly percent: (value: number) => string;
}

const WIDTH = 760;
const HEIGHT = 430;
const AREA = { left: 56, top: 104, width: 560, height: 270 };
const LINE = 20;
/** As the page draws them by day. */
const COLOURS = ['#0b5fa5', '#b94600', '#00705a', '#9b3d78', '#7a5a00', '#4a4a4a'];
const LETTERS = 'font-family="Avenir Next, Nunito Sans, Segoe UI, system-ui, sans-serif"';
/** About so wide is a letter of the story. */
const LETTER = 8;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;

const strokeOf = (seat: number): string =>
  `stroke="${colourOf(seat)}" stroke-width="3" stroke-linejoin="round" stroke-dasharray="${dashOf(seat)}"`;

/** Broken into lines of so many letters. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function pictureOf(plan: PicturePlan): Picture {
  const { title, story, names, values, turns, percent } = plan;
  const scale = scaleFor(values, 'chance', AREA);
  const { x, y, ticks } = scale;
  const right = AREA.left + AREA.width;
  const text = (at: readonly [number, number], more: string, said: string): string =>
    `<text x="${at[0]}" y="${at[1]}" ${LETTERS} fill="#2b2118" ${more}>${escaped(said)}</text>`;
  const grid = ticks.map(
    (tick) =>
      `<line x1="${AREA.left}" x2="${right}" y1="${y(tick)}" y2="${y(tick)}" stroke="#dccfb6"/>` +
      text(
        [AREA.left - 8, y(tick) + 4],
        'font-size="13" text-anchor="end"',
        percent(Math.round(100 * tick)),
      ),
  );
  const paths = names.map(
    (_, seat) =>
      `<path d="${pathOf(values, seat, 'chance', scale)}" fill="none" ${strokeOf(seat)}/>`,
  );
  const marks = turns.flatMap(({ step, seat }) => {
    const chance = values[step + 1]?.[seat]?.chance;
    if (chance === undefined) return [];
    return `<circle cx="${x(step + 1)}" cy="${y(chance)}" r="5" fill="#fdf8ec" stroke="${colourOf(seat)}" stroke-width="3"/>`;
  });
  const legend = names.map((name, seat) => {
    const at = AREA.top + 14 + seat * 26;
    return (
      `<line x1="${right + 14}" x2="${right + 40}" y1="${at}" y2="${at}" ${strokeOf(seat)}/>` +
      text([right + 46, at + 5], 'font-size="15"', name.slice(0, 11))
    );
  });
  const told = linesOf(story, (WIDTH - 40) / LETTER)
    .slice(0, 2)
    .map((line, i) => text([20, 68 + i * LINE], 'font-size="15"', line));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdf8ec"/>` +
    text([20, 40], 'font-size="24" font-weight="700"', title) +
    [...told, ...grid, ...paths, ...marks, ...legend].join('') +
    text([20, HEIGHT - 16], 'font-size="13" opacity="0.75"', 'Tablée') +
    '</svg>';
  return { svg, width: WIDTH, height: HEIGHT };
}
