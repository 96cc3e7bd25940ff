// What every command gets: the outside world, the language, and how to write a line.

import type { Paint } from '@tablee/kit';
import type { Io } from './io.ts';
import { paintFor } from './paint.ts';
import type { CliTexts } from './texts/index.ts';

export interface Context {
  readonly io: Io;
  readonly texts: CliTexts;
  readonly paint: Paint;
  /** Columns to write in. */
  readonly width: number;
  /** A line to stdout. */
  readonly line: (text?: string) => void;
}

const WIDTH_MIN = 40;
const WIDTH_MAX = 120;
/** Into a file or a pipe, and on a terminal that does not tell its width. */
const WIDTH_ELSEWHERE = 100;

export function contextFor(io: Io, texts: CliTexts): Context {
  const { columns = 0 } = io.stdout;
  return {
    io,
    texts,
    paint: paintFor(io.stdout, io.env),
    width: columns === 0 ? WIDTH_ELSEWHERE : Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, columns)),
    line: (text = '') => {
      io.stdout.write(`${text}\n`);
    },
  };
}
