// A sheet as a short text that fits behind the # of an address, and back. Reading is strict: a text
// is taken only if this pad could have written it.

import { isName } from '@tablee/ui/pad/names.ts';
import type { Edition } from '../../meta.ts';
import { ROW_ADD, SUIT_COUNT, type Row } from '../../rules/index.ts';
import { has, isDealable, KEYS } from './cards.ts';
import { PLAYERS, POINTS_MAX, ROUNDS_MAX, type Entry, type Sheet } from './sheet.ts';

/** `1~when~rounds~entries~name~name~name` */
const VERSION = '1';
const BASE = 32;
/** Fifteen bits are three digits to the base of 32; a sum of points is two. */
const ROW_DIGITS = 3;
const SUM_DIGITS = 2;
const STARTED_MAX = 8.64e15;

/** A row as texts have always held it: a bit per key. */
const bitsOf = (row: Row): number =>
  KEYS.reduce((bits, _, key) => (has(row, key) ? bits | (1 << key) : bits), 0);
const rowOf = (bits: number): Row =>
  KEYS.reduce((row, rank, key) => ((bits & (1 << key)) === 0 ? row : row + ROW_ADD[rank]!), 0);

const digits = (value: number, count: number): string => value.toString(BASE).padStart(count, '0');

function writeEntry(entry: Entry | null): string {
  if (entry === null) return '-';
  if (entry.kind === 'sums')
    return `s${digits(entry.plus, SUM_DIGITS)}${digits(entry.minus, SUM_DIGITS)}`;
  return `c${entry.rows.map((row) => digits(bitsOf(row), ROW_DIGITS)).join('')}`;
}

// encodeURIComponent leaves these as they are, but some chat programs end a link at them.
const writeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /[~!'()*.]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const writeSheet = ({ started, names, entries }: Sheet): string =>
  [
    VERSION,
    started.toString(BASE),
    String(entries.length),
    entries.flat().map(writeEntry).join(''),
    ...names.map(writeName),
  ].join('~');

const ENTRY = /-|s([0-9a-v]{2})([0-9a-v]{2})|c([0-9a-v]{12})/y;

function readEntry([whole, plus = '', minus = '', cards = '']: RegExpExecArray): Entry | null {
  if (whole === '-') return null;
  if (plus !== '')
    return { kind: 'sums', plus: parseInt(plus, BASE), minus: parseInt(minus, BASE) };
  const rows = Array.from({ length: SUIT_COUNT }, (_, suit) =>
    rowOf(parseInt(cards.slice(suit * ROW_DIGITS, (suit + 1) * ROW_DIGITS), BASE)),
  );
  return { kind: 'cards', rows };
}

function readEntries(text: string): (Entry | null)[] | undefined {
  const entries: (Entry | null)[] = [];
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < text.length) {
    const found = ENTRY.exec(text);
    if (found === null) return undefined;
    entries.push(readEntry(found));
  }
  return entries;
}

function readName(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const isEntry = (entry: Entry | null): boolean =>
  entry?.kind !== 'sums' || entry.plus + entry.minus <= POINTS_MAX;

const isRound = (round: readonly (Entry | null)[]): boolean =>
  round.every(isEntry) &&
  isDealable(round.flatMap((entry) => (entry?.kind === 'cards' ? [entry.rows] : [])));

/** The sheet a text stands for; undefined for anything this pad would not have written itself. */
export function readSheet(game: Edition, text: string): Sheet | undefined {
  const [version, when = '', count = '', entered = '', ...spelled] = text.split('~');
  if (version !== VERSION || !/^[0-9a-v]{1,11}$/.test(when)) return undefined;
  const players = spelled.length;
  const rounds = Number(count);
  if (players < PLAYERS.min || players > PLAYERS.max) return undefined;
  if (!/^[1-9][0-9]?$/.test(count) || rounds > ROUNDS_MAX) return undefined;
  const names = spelled.map(readName).filter((name) => name !== undefined && isName(name));
  const flat = readEntries(entered);
  if (names.length !== players || flat?.length !== rounds * players) return undefined;
  const entries = Array.from({ length: rounds }, (_, round) =>
    flat.slice(round * players, (round + 1) * players),
  );
  const started = parseInt(when, BASE);
  if (started > STARTED_MAX || !entries.every(isRound)) return undefined;
  const sheet: Sheet = { game, started, names: names as string[], entries };
  // All but the names, because a person who passes a link on may have spelled them in another way.
  const numbers = [VERSION, when, count, entered].join('~');
  return writeSheet(sheet).startsWith(`${numbers}~`) ? sheet : undefined;
}
