// What a page and the home of its offline tables say to each other. The page starts its home from its own
// build, and nobody else can speak to either: what is said need not be read again.

import type { Command } from './commands.ts';
import type { Player, Sheet } from './sheet.ts';

export interface NewTable {
  readonly game: string;
  readonly mode: Sheet['mode'];
  readonly players: readonly Player[];
  /** As a person would give them; what is missing is resolved by the game. */
  readonly options: Readonly<Record<string, string>>;
  /** A prepared game, for lessons. */
  readonly book?: PreparedGame | undefined;
  /** The same cards as in a game that is over, and the same luck of the bots; its options, too. */
  readonly again?: PreparedGame | undefined;
  /** The deal of a day, `2026-03-14`, whose options it has. */
  readonly day?: string | undefined;
}

export interface PreparedGame {
  /** In the record's format. */
  readonly record: string;
  /** So many of its steps have been played when the table is opened. */
  readonly played: number;
  /** The page that one looked at it on. */
  readonly from?: string;
}

/** What is answered, by the number of the call. */
export type HomeCall =
  | { readonly kind: 'create'; readonly plan: NewTable }
  /** `lasting`: whether tables outlast the page. */
  | { readonly kind: 'list' | 'lasting' }
  | { readonly kind: 'remove' | 'record' | 'origin'; readonly table: string }
  | { readonly kind: 'join'; readonly table: string; readonly eyes: number | 'watcher' };

export type HomeRequest =
  | (HomeCall & { readonly call: number })
  /** Names the call that joined: a leave of an older join does not end a newer one. */
  | { readonly kind: 'leave'; readonly table: string; readonly join: number }
  | { readonly kind: 'command'; readonly table: string; readonly command: Command }
  /** The bots of a prepared game wait once so many steps have been played; at first they do at once. */
  | { readonly kind: 'until'; readonly table: string; readonly step: number }
  /** How long a bot takes. */
  | { readonly kind: 'pace'; readonly milliseconds: number };

/** A table as the shelf lists it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly mode: NewTable['mode'];
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly winners: readonly number[];
  readonly steps: number;
  /** Where whoever is alone with bots sits; in the first seat where nothing is said. */
  readonly seat?: number;
  /** The cards of another game, from the beginning or from a moment of it on. */
  readonly again?: 'deal' | 'moment';
  /** Where in that game, and the page that showed it; the list adds it. */
  readonly origin?: Pick<PreparedGame, 'played' | 'from'>;
  /** The day whose deal it is. */
  readonly day?: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
}

export type HomeAnswer =
  | { readonly kind: 'answer'; readonly call: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly call: number;
      readonly code: HomeCode;
      readonly facts: object;
    }
  /** What a joined table reports, by the call that joined; read again at the other end. */
  | { readonly kind: 'report'; readonly join: number; readonly report: unknown };

/** `no-store`: the browser gives no database, so that what is kept there cannot be opened. */
export type HomeCode = 'no-such-table' | 'no-such-game' | 'bad-setup' | 'no-store' | 'broken';
