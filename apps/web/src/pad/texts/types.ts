// What the score pad and the purse helper say, in every language.

import type { BeanGame } from '../sheet.ts';
import type { Income, Line } from '../till.ts';

type ByGame<T> = Readonly<Record<BeanGame, T>>;

export interface PadTexts {
  readonly heading: string;
  readonly back: string;
  readonly rules: string;
  readonly close: string;
  readonly undo: string;
  readonly language: string;
  readonly names: {
    readonly heading: string;
    readonly hint: string;
    readonly add: string;
    readonly start: string;
    readonly done: string;
    readonly same: string;
    /** How somebody without a name is called. */
    player(place: number): string;
    label(place: number): string;
    remove(name: string): string;
  };
  readonly sheet: {
    readonly rounds: ByGame<string>;
    readonly roundsHint: ByGame<string>;
    readonly fewer: string;
    readonly more: string;
    readonly total: string;
    readonly players: string;
    readonly share: string;
    readonly again: string;
    readonly others: string;
    readonly toEnter: string;
    readonly blank: ByGame<string>;
    readonly bestHere: ByGame<string>;
    round(game: BeanGame, number: number): string;
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
    sumsFromCards: string;
  };
  readonly signs: ByGame<Readonly<Record<'x2' | '-' | '0', string>>>;
  readonly share: {
    readonly heading: string;
    readonly picture: string;
    readonly sendLink: string;
    readonly linkLabel: string;
    readonly download: string;
    readonly link: string;
    readonly copied: string;
    readonly failed: string;
    readonly alt: string;
  };
  readonly kept: {
    readonly heading: string;
    readonly hint: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly shared: string;
    readonly keep: string;
    readonly ignore: string;
    readonly broken: string;
    readonly noStorage: string;
    date(time: number): string;
    progress(game: BeanGame, done: number, of: number): string;
  };
  readonly till: TillTexts;
}

export interface TillTexts {
  readonly heading: string;
  readonly intro: string;
  readonly first: string;
  readonly bonus: string;
  readonly bonusHint: string;
  readonly start: string;
  readonly renew: string;
  readonly renewSure: string;
  readonly tokens: string;
  readonly depart: string;
  readonly incomes: Readonly<Record<Income, string>>;
  readonly shops: string;
  readonly exporting: string;
  readonly isOut: string;
  readonly isActive: string;
  readonly paysNow: string;
  readonly goesBankrupt: string;
  readonly debtFirst: string;
  turn(number: number, name: string): string;
  next(name: string): string;
  add(count: number, name: string): string;
  take(count: number, name: string): string;
  stopLeft(turns: number): string;
  /** What lies in front of somebody, in a few words. */
  summary(income: Income, shops: number, exports: boolean): string;
  say(line: Line, names: readonly string[]): string;
  owes(name: string, to: string, amount: number, missing: number): string;
  sellHint: string;
  lastLeft(name: string): string;
}
