// A sheet of the bean games' score pad as plain data: the players, the number of rounds, and every
// entry. A change returns a new sheet, so that undo only has to keep the old one.

import type { NumberOption } from '@tablee/kit';
import { cleanName } from '@tablee/ui/pad/names.ts';
import { METAS, type Edition } from '../../meta.ts';
import { ROW_VALUE, SUIT_COUNT, type Row } from '../../rules/index.ts';

/** [NB-10] */
export const PLAYERS = METAS['nicht-die-bohne'].seats;
/** [NB-44] */
const roundsOf = (game: Edition): NumberOption =>
  METAS[game].options.find(({ name }) => name === 'rounds') as NumberOption;
export const ROUNDS_MAX = roundsOf('nicht-die-bohne').max as number;
/** No round brings more: four of the best rows. */
export const POINTS_MAX = SUIT_COUNT * ROW_VALUE.reduce((best, value) => Math.max(best, value));

/** One row per suit. */
export type Rows = readonly Row[];

/** What a player has in a round: the cards row by row, or just the two sums. */
export type Entry =
  | { readonly kind: 'cards'; readonly rows: Rows }
  | { readonly kind: 'sums'; readonly plus: number; readonly minus: number };

export interface Sheet {
  readonly game: Edition;
  /** When it was begun, in milliseconds; also its name among the sheets of a device. */
  readonly started: number;
  /** An empty name is shown as the place at the table. */
  readonly names: readonly string[];
  /** Per round, per player; null where nothing was entered yet. */
  readonly entries: readonly (readonly (Entry | null)[])[];
}

const fits = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

/** [NB-40] [NB-41] As many rounds as the edition says. */
function usualRounds(game: Edition, players: number): number {
  const { initial } = roundsOf(game);
  return typeof initial === 'number' ? initial : players;
}

const emptyRound = (players: number): null[] => new Array<null>(players).fill(null);

export function newSheet(game: Edition, names: readonly string[], started: number): Sheet {
  const rounds = usualRounds(game, names.length);
  return {
    game,
    started,
    names,
    entries: Array.from({ length: rounds }, () => emptyRound(names.length)),
  };
}

/** Rounds up to the last one in which something was entered. */
export const roundsBegun = ({ entries }: Sheet): number =>
  entries.findLastIndex((round) => round.some((entry) => entry !== null)) + 1;

/** Never drops a round that was begun. */
export function withRounds(sheet: Sheet, wanted: number): Sheet {
  const rounds = fits(wanted, Math.max(roundsBegun(sheet), 1), ROUNDS_MAX);
  const entries = Array.from(
    { length: rounds },
    (_, round) => sheet.entries[round] ?? emptyRound(sheet.names.length),
  );
  return { ...sheet, entries };
}

/** Where a match lasts as many games as there are players, it goes on doing so. */
function follow(before: Sheet, after: Sheet): Sheet {
  const wasUsual = before.entries.length === usualRounds(before.game, before.names.length);
  return wasUsual ? withRounds(after, usualRounds(after.game, after.names.length)) : after;
}

export function withPlayer(sheet: Sheet, name: string): Sheet {
  if (sheet.names.length >= PLAYERS.max) return sheet;
  const entries = sheet.entries.map((round) => [...round, null]);
  return follow(sheet, { ...sheet, names: [...sheet.names, cleanName(name)], entries });
}

export function withoutPlayer(sheet: Sheet, player: number): Sheet {
  if (sheet.names.length <= PLAYERS.min) return sheet;
  const names = sheet.names.toSpliced(player, 1);
  const entries = sheet.entries.map((round) => round.toSpliced(player, 1));
  return follow(sheet, { ...sheet, names, entries });
}

export const renamed = (sheet: Sheet, player: number, name: string): Sheet => ({
  ...sheet,
  names: sheet.names.with(player, cleanName(name)),
});

export const withEntry = (
  sheet: Sheet,
  round: number,
  player: number,
  entry: Entry | null,
): Sheet => ({
  ...sheet,
  entries: sheet.entries.with(round, sheet.entries[round]!.with(player, entry)),
});

export interface Place {
  readonly round: number;
  readonly player: number;
}

/** The first place to fill in. */
export function firstEmpty({ entries }: Sheet, except?: Place): Place | null {
  for (let round = 0; round < entries.length; round++) {
    const player = entries[round]!.indexOf(null);
    if (player >= 0 && !(round === except?.round && player === except.player))
      return { round, player };
  }
  return null;
}

/** The next place to fill in: in the same round after this player, then around, then the first. */
export function nextEmpty(sheet: Sheet, round: number, player: number): Place | null {
  const players = sheet.names.length;
  for (let step = 1; step < players; step++) {
    const other = (player + step) % players;
    if (sheet.entries[round]?.[other] === null) return { round, player: other };
  }
  return firstEmpty(sheet, { round, player });
}
