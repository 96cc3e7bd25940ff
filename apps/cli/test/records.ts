// Records to replay and to tamper with, made by the simulation itself.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratch, tablee } from './run.ts';

/** One recorded game as text. */
export async function recordOf(game: string, ...flags: readonly string[]): Promise<string> {
  const folder = scratch();
  const args = ['simulate', game, '--games', '1', '--record', folder, ...flags];
  const { code, err } = await tablee(args);
  if (code !== 0) throw new Error(err);
  return readFileSync(path.join(folder, readdirSync(folder)[0]!), 'utf8');
}

/** Puts a text into a file and gives its path. */
export function fileOf(text: string | Buffer, name = 'game.tablee'): string {
  const file = path.join(scratch(), name);
  writeFileSync(file, text);
  return file;
}

/** Changes one line, found by what it starts with; `nth` from 0. */
export function changeLine(
  record: string,
  start: string | RegExp,
  change: (line: string) => string | undefined,
  nth = 0,
): { readonly text: string; readonly line: number } {
  const lines = record.split('\n');
  const matches = (line: string) =>
    typeof start === 'string' ? line.startsWith(start) : start.test(line);
  const places = lines.flatMap((line, place) => (matches(line) ? [place] : []));
  const place = places[nth];
  if (place === undefined) throw new Error(`no line like ${String(start)}`);
  const changed = change(lines[place]!);
  lines.splice(place, 1, ...(changed === undefined ? [] : [changed]));
  return { text: lines.join('\n'), line: place + 1 };
}

/** The record as it was after so many lines of its steps, and the computed lines that belong to the last. */
export function firstLines(record: string, count: number): string {
  const lines = record.split('\n');
  const isStep = (line: string): boolean => /^(chance|sealed|bell|[0-9])/.test(line);
  const least = lines.indexOf('steps') + 1 + count;
  const wanted = lines.findIndex((line, at) => at >= least && isStep(line));
  // A short game has all its steps but the last.
  const end = wanted < 0 ? lines.findLastIndex(isStep) : wanted;
  return `${lines.slice(0, end).join('\n')}\n`;
}
