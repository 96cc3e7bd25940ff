// What every command gets: the outside world, the language, and how to write a line.

import type { Lang } from '@tablee/kit';
import type { Io } from './io.ts';
import { wrap } from './layout.ts';
import { paintFor, type Ink, type Paint } from './paint.ts';

export interface Context {
  readonly io: Io;
  /** The language of games and rules; the command itself speaks English. */
  readonly lang: Lang;
  readonly paint: Paint;
  /** Columns to write in. */
  readonly width: number;
  /** A line to stdout. */
  readonly line: (text?: string) => void;
  /** A sentence to stdout, folded to the width; lines after the first are indented. */
  readonly say: (text: string, ink?: Ink, indent?: string) => void;
}

const WIDTH_MIN = 40;
const WIDTH_MAX = 120;
/** Into a file or a pipe, and on a terminal that does not tell its width. */
const WIDTH_ELSEWHERE = 100;

export function contextFor(io: Io, lang: Lang): Context {
  const paint = paintFor(io.stdout, io.env);
  const width = widthFor(io);
  const line = (text = '') => {
    io.stdout.write(`${text}\n`);
  };
  return {
    io,
    lang,
    paint,
    width,
    line,
    say: (text, ink = 'plain', indent = '') => {
      for (const part of wrap(text, width, indent)) line(paint(part, ink));
    },
  };
}

/** The terminal's own word first; where there is none, a sensible `COLUMNS`. */
function widthFor({ stdout, env }: Io): number {
  const { columns = 0 } = stdout;
  if (columns > 0) return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, columns));
  const wanted = /^[0-9]{1,9}$/.test(env['COLUMNS'] ?? '') ? Number(env['COLUMNS']) : 0;
  return wanted >= WIDTH_MIN ? Math.min(WIDTH_MAX, wanted) : WIDTH_ELSEWHERE;
}
