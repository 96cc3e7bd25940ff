// Drawing with text: coloured pieces, lines and frames that know how many columns they take, so
// that every game's terminal picture keeps within the width it is given.

import type { Seat } from './game.ts';
import type { Ink, Paint } from './texts.ts';

export interface Span {
  readonly text: string;
  readonly ink: Ink;
}
export type Line = readonly Span[];

/** A piece of a line. Control characters, which a name may carry, never reach a terminal. */
export const span = (text: string, ink: Ink = 'plain'): Span => ({
  text: text.replace(/\p{Cc}/gu, ''),
  ink,
});

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;
const NARROW_ONLY = /^[\u0020-\u02ff\u2000-\u2bff]*$/;

function* pieces(text: string): Generator<{ readonly text: string; readonly columns: number }> {
  for (const { segment } of graphemes.segment(text))
    yield { text: segment, columns: WIDE.test(segment) ? 2 : /^\p{M}/u.test(segment) ? 0 : 1 };
}

/** How many columns of a terminal a text takes. */
export function columnsOf(text: string): number {
  // The usual case, and much faster than looking at every grapheme.
  if (NARROW_ONLY.test(text) && !/\p{Emoji_Presentation}/u.test(text)) return text.length;
  let columns = 0;
  for (const piece of pieces(text)) columns += piece.columns;
  return columns;
}

export const widthOf = (line: Line): number =>
  line.reduce((width, { text }) => width + columnsOf(text), 0);

/** At most `width` columns; what was left out is shown by an ellipsis. */
export function cut(line: Line, width: number): Line {
  if (widthOf(line) <= width) return line;
  if (width <= 0) return [];
  const kept: Span[] = [];
  let left = width - 1;
  for (const { text, ink } of line) {
    let fits = '';
    for (const piece of pieces(text)) {
      if (piece.columns > left) return [...kept, { text: `${fits}…`, ink }];
      left -= piece.columns;
      fits += piece.text;
    }
    kept.push({ text: fits, ink });
  }
  return kept;
}

/** Exactly `width` columns. */
export function fit(line: Line, width: number): Line {
  const short = cut(line, width);
  return [...short, span(' '.repeat(width - widthOf(short)))];
}

/** Exactly `width` columns, one part at each end; the left one gives way. */
export function ends(left: Line, right: Line, width: number): Line {
  const end = cut(right, width);
  const room = width - widthOf(end);
  return [...fit(left, room), ...end];
}

/** Exactly `width` columns, in the middle of them. */
export function centred(line: Line, width: number): Line {
  const short = cut(line, width);
  return fit([span(' '.repeat((width - widthOf(short)) >> 1)), ...short], width);
}

/** Items side by side, over as many lines as they need; never an empty list. */
export function flow(items: readonly Line[], width: number, gap: string): readonly Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  for (const item of items) {
    const joined = line.length === 0 ? item : [...line, span(gap, 'faint'), ...item];
    if (line.length === 0 || widthOf(joined) <= width) line = joined;
    else {
      lines.push(line);
      line = item;
    }
  }
  return [...lines, line].map((each) => cut(each, width));
}

/** A label and what follows it, over as many lines as needed, indented under the first. */
export function labelled(
  label: Line,
  indent: number,
  items: readonly Line[],
  width: number,
  gap: string,
): readonly Line[] {
  const lines = flow(items, width - indent, gap);
  return lines.map((line, i) => [...(i === 0 ? fit(label, indent) : fit([], indent)), ...line]);
}

export interface Frame {
  readonly title: Line;
  /** At the right end of the upper edge. */
  readonly corner?: Line;
  /** In the lower edge. */
  readonly foot?: Line;
  readonly width: number;
  /** The ink of the edges. */
  readonly ink?: Ink;
}

/** Columns that a frame's edges take. */
export const FRAME_COLUMNS = 4;

export function framed(frame: Frame, body: readonly Line[]): readonly Line[] {
  const { title, corner = [], foot = [], width, ink = 'faint' } = frame;
  const inside = width - FRAME_COLUMNS;
  return [
    edge('╭─', title, corner, '─╮', width, ink),
    ...body.map((line) => [span('│ ', ink), ...fit(line, inside), span(' │', ink)]),
    edge('╰─', foot, [], '─╯', width, ink),
  ];
}

function edge(from: string, left: Line, right: Line, to: string, width: number, ink: Ink): Line {
  const room = width - FRAME_COLUMNS;
  const end = spaced(cut(right, Math.max(room - 2, 0)));
  // Between two texts the edge stays visible.
  const taken = end.length === 0 ? 2 : widthOf(end) + 3;
  const begin = spaced(cut(left, Math.max(room - taken, 0)));
  const bar = '─'.repeat(Math.max(room - widthOf(begin) - widthOf(end), 0));
  return [span(from, ink), ...begin, span(bar, ink), ...end, span(to, ink)];
}

const spaced = (line: Line): Line => (widthOf(line) === 0 ? [] : [span(' '), ...line, span(' ')]);

/** Blocks side by side, each of a given width, as high as the highest. */
export function beside(
  blocks: readonly (readonly Line[])[],
  width: number,
  gap: number,
): readonly Line[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, i) =>
    blocks.flatMap((block, at) => [
      ...(at === 0 ? [] : [span(' '.repeat(gap))]),
      ...fit(block[i] ?? [], width),
    ]),
  );
}

/** One box per item, as many to a row as fit, in rows as even as can be. */
export function shelved<Item>(
  items: readonly Item[],
  width: number,
  boxMin: number,
  boxes: (row: readonly Item[], width: number) => readonly (readonly Line[])[],
): Line[] {
  const gap = 1;
  const most = Math.max(Math.floor((width + gap) / (boxMin + gap)), 1);
  const rows = Math.ceil(items.length / most);
  const across = Math.ceil(items.length / rows);
  const each = Math.floor((width + gap) / across) - gap;
  const lines: Line[] = [];
  for (let from = 0; from < items.length; from += across)
    lines.push(...beside(boxes(items.slice(from, from + across), each), each, gap));
  return lines;
}

/** The others as a seat sees them, clockwise from the left neighbour; everyone for a watcher. */
export function othersFrom(seat: Seat | null, seats: number): Seat[] {
  const all = Array.from({ length: seats }, (_, i) => i);
  return seat === null ? all : all.slice(1).map((step) => (seat + step) % seats);
}

/** A rule across the picture with words in it. */
export const ruled = (words: Line, width: number): Line => {
  const begin = [span('── ', 'faint'), ...cut(words, width - 6), span(' ')];
  return [...begin, span('─'.repeat(Math.max(width - widthOf(begin), 0)), 'faint')];
};

/** The lines as a terminal gets them, without blanks at their ends. */
export const painted = (lines: readonly Line[], paint: Paint): string[] =>
  lines.map((line) => {
    const spans = [...line];
    for (let last = spans.at(-1); last !== undefined; last = spans.at(-1)) {
      const text = last.text.trimEnd();
      spans.pop();
      if (text === '') continue;
      spans.push({ ...last, text });
      break;
    }
    return spans.map(({ text, ink }) => (text === '' ? '' : paint(text, ink))).join('');
  });
