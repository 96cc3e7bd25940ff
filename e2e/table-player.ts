// What the browser tests must know of a game's table; each game that draws its own says it in
// `test/browser/index.ts`.
import type { Way } from './fingers.ts';
import type { Turn } from './players.ts';
import type { Situation } from './prepare.ts';

export interface NamedSituation extends Situation {
  readonly name: string;
}

export interface PlayedGame {
  readonly game: string;
  readonly seats: number;
  readonly way: Way;
  readonly options: Readonly<Record<string, string>>;
  /** How many steps others have played before; a whole game unless said otherwise. */
  readonly from?: number;
}

export interface SharedGame {
  readonly game: string;
  readonly seats: number;
  readonly people: number;
  /** How often the device is passed on at least. */
  readonly passes: number;
}

export interface TablePlayer {
  /** Plays by pressing what the table offers: not well, but legally. */
  readonly turn: Turn;
  /** The looks of a table, for tests of layout, accessibility and reload. */
  readonly situations: readonly NamedSituation[];
  /** Played to the end. */
  readonly games: readonly PlayedGame[];
  /** Played around one device. */
  readonly around: readonly SharedGame[];
}
