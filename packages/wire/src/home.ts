// Defines the messages between a page and its offline worker. Both are of one build and the channel
// is private, so messages need no validation.

import type { Command } from './commands.ts';
import type { Player, Sheet } from './sheet.ts';

export interface NewTable {
  readonly game: string;
  readonly mode: Sheet['mode'];
  readonly players: readonly Player[];
  /** As the player set them; the game resolves missing ones. */
  readonly options: Readonly<Record<string, string>>;
  /** A scripted game, for lessons. */
  readonly book?: PreparedGame | undefined;
  /** A finished game whose cards, bot randomness and options to repeat. */
  readonly again?: PreparedGame | undefined;
  /** The day whose deal to play, `2026-03-14`; its options apply. */
  readonly day?: string | undefined;
}

export interface PreparedGame {
  /** In the record's format. */
  readonly record: string;
  /** The number of its steps to play before the table opens. */
  readonly played: number;
  /** The page that showed the game. */
  readonly from?: string;
}

/** Calls with an answer, matched by call number. */
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
  /** Bots of a scripted game pause after this many steps; at first they pause at once. */
  | { readonly kind: 'until'; readonly table: string; readonly step: number }
  /** Milliseconds a bot takes per move. */
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
  /** The seat of a player alone with bots; the first by default. */
  readonly seat?: number;
  /** Set if the cards are those of another game, from its start or from a moment on. */
  readonly again?: 'deal' | 'moment';
  /** The position in that game, and the page that showed it; only in lists. */
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
  /** A joined table's report, by the call that joined; the page validates it. */
  | { readonly kind: 'report'; readonly join: number; readonly report: unknown };

/** `no-store`: the browser gives no database, so stored tables cannot be opened. */
export type HomeCode = 'no-such-table' | 'no-such-game' | 'bad-setup' | 'no-store' | 'broken';
