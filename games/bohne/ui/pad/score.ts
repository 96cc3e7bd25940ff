// What a sheet adds up to, and where the match stands. The arithmetic of a row is the game's own.

import type { BeanRow } from '../../pad/explain.ts';
import type { BeanPad } from '../../pad/index.ts';
import { winners } from '../../rules/index.ts';
import { roundsBegun, type Entry, type Sheet } from './sheet.ts';

export interface Cell {
  readonly plus: number;
  readonly minus: number;
  readonly sum: number;
  /** Null where only the sums are known. */
  readonly rows: readonly BeanRow[] | null;
}

export interface Scores {
  /** Per round, per player; null where nothing was entered. */
  readonly cells: readonly (readonly (Cell | null)[])[];
  readonly totals: readonly number[];
  /** [NB-41] The winners of each round; empty while an entry is missing. */
  readonly bests: readonly (readonly number[])[];
  readonly standing: Standing;
}

export type Standing =
  | { readonly kind: 'blank' }
  /** A round is half entered. */
  | { readonly kind: 'missing'; readonly round: number; readonly players: readonly number[] }
  | {
      readonly kind: 'leads' | 'won';
      readonly players: readonly number[];
      readonly total: number;
      /** The lead over the next player; null where all are level. */
      readonly ahead: number | null;
    };

export function cellOf(entry: Entry, pad: BeanPad): Cell {
  if (entry.kind === 'sums')
    return { plus: entry.plus, minus: entry.minus, sum: entry.plus - entry.minus, rows: null };
  return pad.scoreRows(entry.rows);
}

export function scoreSheet(sheet: Sheet, pad: BeanPad): Scores {
  const cells = sheet.entries.map((round) =>
    round.map((entry) => (entry === null ? null : cellOf(entry, pad))),
  );
  const totals = sheet.names.map((_, player) =>
    cells.reduce((sum, round) => sum + (round[player]?.sum ?? 0), 0),
  );
  const bests = cells.map((round) => {
    const sums = round.map((cell) => cell?.sum);
    return sums.every((sum) => sum !== undefined) ? winners(sums) : [];
  });
  return { cells, totals, bests, standing: standingOf(sheet, totals) };
}

function standingOf(sheet: Sheet, totals: readonly number[]): Standing {
  const begun = roundsBegun(sheet);
  if (begun === 0) return { kind: 'blank' };
  for (let round = 0; round < begun; round++) {
    const players = sheet.entries[round]!.flatMap((entry, player) =>
      entry === null ? [player] : [],
    );
    if (players.length > 0) return { kind: 'missing', round, players };
  }
  const players = winners(totals);
  const total = totals[players[0]!]!;
  const behind = totals.filter((other) => other < total);
  return {
    kind: begun === sheet.entries.length ? 'won' : 'leads',
    players,
    total,
    ahead: behind.length === 0 ? null : total - Math.max(...behind),
  };
}
