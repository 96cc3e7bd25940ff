// The sheets kept on a device: one text per game that survives damage sheet by sheet.

import { readSheet, writeSheet } from './code.ts';
import type { Edition } from '../../meta.ts';
import type { Sheet } from './sheet.ts';

/** Maximum number of past sheets; the oldest go first. */
const SHEETS_MAX = 40;

export interface Shelf {
  /** The sheet being written on, by its beginning; null where none is. */
  readonly open: number | null;
  /** The latest first. */
  readonly sheets: readonly Sheet[];
}

const EMPTY: Shelf = { open: null, sheets: [] };

/** What is readable of a kept text; another version's, or nonsense, is an empty shelf. */
export function readShelf(game: Edition, text: string | null): Shelf {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return EMPTY;
  }
  if (typeof kept !== 'object' || kept === null) return EMPTY;
  const { open, sheets: codes } = kept as { open?: unknown; sheets?: unknown };
  if (!Array.isArray(codes)) return EMPTY;
  const byStart = new Map<number, Sheet>();
  for (const code of codes as unknown[]) {
    const sheet = typeof code === 'string' ? readSheet(game, code) : undefined;
    if (sheet !== undefined) byStart.set(sheet.started, sheet);
  }
  const sheets = [...byStart.values()].sort((a, b) => b.started - a.started).slice(0, SHEETS_MAX);
  const isThere = sheets.some(({ started }) => started === open);
  return { open: isThere ? (open as number) : null, sheets };
}

export const writeShelf = ({ open, sheets }: Shelf): string =>
  JSON.stringify({ open, sheets: sheets.map(writeSheet) });

/** Puts a sheet on the shelf, in place of the one that was begun at the same moment. */
export function withSheet(shelf: Shelf, sheet: Sheet): Shelf {
  const others = shelf.sheets
    .filter(({ started }) => started !== sheet.started)
    .slice(0, SHEETS_MAX - 1);
  return { ...shelf, sheets: [...others, sheet].sort((a, b) => b.started - a.started) };
}

export const withoutSheet = (shelf: Shelf, started: number): Shelf => ({
  open: shelf.open === started ? null : shelf.open,
  sheets: shelf.sheets.filter((sheet) => sheet.started !== started),
});

export const openSheet = ({ open, sheets }: Shelf): Sheet | undefined =>
  sheets.find(({ started }) => started === open);

/** A moment that no sheet on the shelf was begun at. */
export function freeStart(shelf: Shelf, now: number): number {
  let start = now;
  while (shelf.sheets.some(({ started }) => started === start)) start += 1;
  return start;
}
