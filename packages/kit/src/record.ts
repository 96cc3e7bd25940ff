// The record: one game as text. This file holds its shape, its writer and its reader; whether the
// steps keep the rules is replay's business. The format is public, see docs/RECORD.md.

import { assert } from './assert.ts';
import type { Seat, Setup } from './game.ts';
import { wholeNumber } from './notation.ts';
import { fail, ok, problem, type Problem, type Result } from './refusal.ts';

export const RECORD_VERSION = 1;

export interface RecordHeader {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly seats: number;
  readonly names: ReadonlyMap<Seat, string>;
  /** As written; `resolveSetup` reads them. */
  readonly options: Readonly<Record<string, string>>;
  /** Other keys, in order: `commit`, `reveal`, `bot`, and those of other programs. */
  readonly extra: readonly (readonly [key: string, value: string])[];
}

export interface GameRecord {
  readonly header: RecordHeader;
  /** The lines after `steps`, derived ones included. */
  readonly lines: readonly string[];
  /** The line number of the first of them, for messages. */
  readonly firstLine: number;
  /** False when the last line has no line end: the file may be cut off there. */
  readonly wholeLastLine: boolean;
}

export type RecordCode =
  | 'record-empty'
  | 'record-not-one'
  | 'record-newer'
  | 'record-carriage-return'
  | 'record-header-line'
  | 'record-header-twice'
  | 'record-header-missing'
  | 'record-header-long'
  | 'record-name-seat'
  | 'record-cut-off';

export type RecordProblem = Problem<RecordCode>;

/** The value of an extra header key, if it is there. */
export const extraOf = (header: RecordHeader, key: string): string | undefined =>
  header.extra.find(([name]) => name === key)?.[1];

export const optionTexts = (setup: Setup): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(setup.options).map(([name, value]) => [name, String(value)]));

export function writeRecord(header: RecordHeader, lines: readonly string[]): string {
  const head = [
    `tablee-record ${RECORD_VERSION}`,
    `game ${header.game}`,
    `rules ${header.rules}`,
    `seats ${header.seats}`,
    ...[...header.names].sort(([a], [b]) => a - b).map(([seat, name]) => `name ${seat} ${name}`),
    ...Object.entries(header.options).map(([name, value]) => `option ${name} ${value}`),
    ...header.extra.map(([key, value]) => (value === '' ? key : `${key} ${value}`)),
    'steps',
  ];
  for (const line of head) assert(isHeaderLine(line), `a header line: ${JSON.stringify(line)}`);
  return [...head, ...lines, ''].join('\n');
}

/** Words with one space between them and no line end: what the reader takes. */
const isHeaderLine = (line: string): boolean => /^[^\s\p{C}]+( [^\s\p{C}]+)*$/u.test(line);

const NAME_MAX = 40;
/** Enough for every emoji and script. Thousands of marks on a letter block a browser for seconds. */
const GRAPHEME_MAX = 16;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as the header can hold it: one line, single spaces, no control characters. */
export function cleanName(name: string): string {
  const clean = name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 2 * NAME_MAX * GRAPHEME_MAX)
    // Half of what the cut went through.
    .replace(/\p{Cs}$/u, '');
  // By what people count as one character, so that no emoji is cut in half; trimmed again, for the
  // cut may end in a space.
  const characters = Array.from(graphemes.segment(clean), ({ segment }) =>
    Array.from(segment).slice(0, GRAPHEME_MAX).join(''),
  );
  return characters.slice(0, NAME_MAX).join('').trim();
}

interface Draft {
  game?: string;
  rules?: number;
  seats?: number;
  readonly names: Map<Seat, string>;
  readonly options: Record<string, string>;
  readonly extra: [string, string][];
}

export function readRecord(text: string): Result<GameRecord, RecordProblem> {
  if (text.length === 0) return fail(problem('record-empty'));
  const first = readFirstLine(text.slice(0, endOfLine(text, 0)));
  if (first !== undefined) return fail(first);
  if (hasLongHeader(text)) return fail(problem('record-header-long', { most: HEADER_MAX }));
  const rows = text.split('\n');
  const wholeLastLine = rows.at(-1) === '';
  if (wholeLastLine) rows.pop();
  const draft: Draft = {
    names: new Map(),
    options: Object.create(null) as Draft['options'],
    extra: [],
  };
  const steps = rows.indexOf('steps', 1);
  const head = rows.slice(1, steps === -1 ? undefined : steps);
  for (const [place, row] of head.entries()) {
    const wrong = readHeaderLine(draft, row, place + 2);
    if (wrong !== undefined) return fail(wrong);
  }
  if (steps === -1) return fail(problem('record-cut-off', { line: rows.length }));
  const { game, rules, seats } = draft;
  if (game === undefined) return fail(problem('record-header-missing', { key: 'game' }));
  if (rules === undefined) return fail(problem('record-header-missing', { key: 'rules' }));
  if (seats === undefined) return fail(problem('record-header-missing', { key: 'seats' }));
  for (const seat of draft.names.keys())
    if (seat >= seats) return fail(problem('record-name-seat', { seat, seats }));
  return ok({
    header: { game, rules, seats, names: draft.names, options: draft.options, extra: draft.extra },
    lines: rows.slice(steps + 1),
    firstLine: steps + 2,
    wholeLastLine,
  });
}

/** Lines; ours has about a dozen. */
const HEADER_MAX = 1000;

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

/** Looks no further than the limit: a link can hold millions of lines. */
function hasLongHeader(text: string): boolean {
  for (let at = 0, line = 0; at < text.length; line++) {
    if (line > HEADER_MAX) return true;
    const end = endOfLine(text, at);
    if (end - at === 5 && text.startsWith('steps', at)) return false;
    at = end + 1;
  }
  return false;
}

function readFirstLine(row: string): RecordProblem | undefined {
  const version = /^tablee-record ([1-9][0-9]{0,8})(\r?)$/.exec(row);
  if (version === null) return problem('record-not-one');
  if (version[2] === '\r') return problem('record-carriage-return', { line: 1 });
  const found = Number(version[1]);
  return found > RECORD_VERSION
    ? problem('record-newer', { found, known: RECORD_VERSION })
    : undefined;
}

/** Keys that need a value; what other programs write is theirs. */
const OUR_KEYS = ['game', 'rules', 'seats', 'name', 'option'];

function readHeaderLine(draft: Draft, row: string, line: number): RecordProblem | undefined {
  if (row.endsWith('\r')) return problem('record-carriage-return', { line });
  const bad = () => problem('record-header-line', { line, text: row });
  const [key = '', ...values] = row.split(' ');
  if (key === '' || values.includes('')) return bad();
  if (values.length === 0 && OUR_KEYS.includes(key)) return bad();
  const twice = () => problem('record-header-twice', { line, key });
  switch (key) {
    case 'game':
      if (draft.game !== undefined) return twice();
      if (values.length !== 1) return bad();
      draft.game = values[0]!;
      return undefined;
    case 'rules':
    case 'seats': {
      if (draft[key] !== undefined) return twice();
      const value = values.length === 1 ? wholeNumber.parse(values[0]!) : undefined;
      if (value === undefined) return bad();
      draft[key] = value;
      return undefined;
    }
    case 'name': {
      const seat = wholeNumber.parse(values[0]!);
      if (seat === undefined || values.length < 2) return bad();
      if (draft.names.has(seat)) return twice();
      draft.names.set(seat, values.slice(1).join(' '));
      return undefined;
    }
    case 'option':
      if (values.length !== 2) return bad();
      if (Object.hasOwn(draft.options, values[0]!)) return twice();
      draft.options[values[0]!] = values[1]!;
      return undefined;
    default:
      draft.extra.push([key, values.join(' ')]);
      return undefined;
  }
}
