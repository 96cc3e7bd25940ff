// What the score pad says beyond what every pad does.

import type { Edition } from '../../../meta.ts';

type ByGame<T> = Readonly<Record<Edition, T>>;

export interface PadTexts {
  readonly names: {
    readonly hint: string;
    readonly start: string;
    readonly done: string;
  };
  readonly sheet: {
    readonly rounds: ByGame<string>;
    readonly roundsHint: ByGame<string>;
    readonly total: string;
    readonly players: string;
    readonly share: string;
    readonly again: string;
    readonly others: string;
    readonly toEnter: string;
    readonly blank: ByGame<string>;
    readonly bestHere: ByGame<string>;
    round(game: Edition, number: number): string;
    missing(round: string, names: readonly string[]): string;
    leads(names: readonly string[], total: number, ahead: number | null): string;
    won(names: readonly string[], total: number, ahead: number | null): string;
  };
  readonly entry: {
    readonly cards: string;
    readonly sums: string;
    readonly suits: string;
    readonly clear: string;
    readonly done: string;
    readonly rest: string;
    readonly tooMuch: string;
    readonly rowsHeading: string;
    readonly kindLabel: string;
    next(name: string): string;
    count(cards: number, of: number): string;
    tooMany(of: number, players: number): string;
    keyOfOther(card: string, name: string): string;
    taken(card: string, name: string): string;
    move(name: string): string;
    /** Switching to the sums keeps what the cards made. */
    readonly sumsFromCards: string;
  };
  readonly signs: ByGame<Readonly<Record<'x2' | '-' | '0', string>>>;
  readonly kept: {
    readonly heading: string;
    readonly hint: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly shared: string;
    readonly keep: string;
    readonly ignore: string;
    readonly broken: string;
    date(time: number): string;
    progress(game: Edition, done: number, of: number): string;
  };
}
