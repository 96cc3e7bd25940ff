// A sheet of the bean games' score pad as plain data: who plays, how many rounds, and what everyone
// has in each of them. Every change gives a new sheet, so that undoing is keeping the old one.

export const BEAN_GAMES = ['nicht-die-bohne', 'pas-de-bras'] as const;
export type BeanGame = (typeof BEAN_GAMES)[number];

/** [NB-10] */
export const PLAYERS_MIN = 3;
export const PLAYERS_MAX = 6;
/** [NB-44] */
export const ROUNDS_MAX = 12;
export const NAME_MAX = 20;
/** No round brings more: four suits of 55, all doubled. */
export const POINTS_MAX = 440;

/** Per suit the cards of a row as bits; the lowest bits of the `-` come first. */
export type Rows = readonly [number, number, number, number];

/** What somebody has in a round: the cards row by row, or just the two sums. */
export type Entry =
  | { readonly kind: 'cards'; readonly rows: Rows }
  | { readonly kind: 'sums'; readonly plus: number; readonly minus: number };

export interface Sheet {
  readonly game: BeanGame;
  /** When it was begun, in milliseconds; also its name among the sheets of a device. */
  readonly started: number;
  /** An empty name is shown as the place at the table. */
  readonly names: readonly string[];
  /** Per round, per player; null where nothing was entered yet. */
  readonly entries: readonly (readonly (Entry | null)[])[];
}

const fits = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

export const isName = (name: string): boolean =>
  name.length <= NAME_MAX && name === name.trim() && !/\p{Cc}|\p{Cs}/u.test(name);

/** A typed name as the sheet keeps it. */
export const cleanName = (typed: string): string =>
  Array.from(typed.replace(/\p{Cc}|\p{Cs}/gu, '').trim())
    .reduce((name, sign) => (name.length + sign.length <= NAME_MAX ? name + sign : name), '')
    .trim();

/** [NB-40] [NB-41] As many rounds as the edition says. */
export const usualRounds = (game: BeanGame, players: number): number =>
  game === 'nicht-die-bohne' ? 3 : players;

const emptyRound = (players: number): null[] => new Array<null>(players).fill(null);

export function newSheet(game: BeanGame, names: readonly string[], started: number): Sheet {
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
  if (sheet.names.length >= PLAYERS_MAX) return sheet;
  const entries = sheet.entries.map((round) => [...round, null]);
  return follow(sheet, { ...sheet, names: [...sheet.names, cleanName(name)], entries });
}

export function withoutPlayer(sheet: Sheet, player: number): Sheet {
  if (sheet.names.length <= PLAYERS_MIN) return sheet;
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

/** The next place to fill in: in the same round after this player, then around, then later. */
export function nextEmpty(
  sheet: Sheet,
  round: number,
  player: number,
): { readonly round: number; readonly player: number } | null {
  const players = sheet.names.length;
  for (let step = 1; step < players; step++) {
    const other = (player + step) % players;
    if (sheet.entries[round]?.[other] === null) return { round, player: other };
  }
  for (let later = 0; later < sheet.entries.length; later++) {
    const other = sheet.entries[later]!.indexOf(null);
    const isHere = later === round && other === player;
    if (other >= 0 && !isHere) return { round: later, player: other };
  }
  return null;
}
