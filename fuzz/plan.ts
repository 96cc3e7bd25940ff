// Declares what the attackers share with each other and with the thread of the honest players.
import type { AnyRules } from '@tablee/kit';

import type { Findings } from '../harness/findings.ts';
import type { Luck } from '../scripts/luck.ts';
import type { Description } from './forge.ts';
import type { Listener } from './leaks.ts';

export type Add = Findings['add'];

/** What is public of a table of honest players. */
export interface HonestTable {
  readonly id: string;
  readonly mayWatch: boolean;
  /** Tokens that are almost right. */
  readonly almost: readonly string[];
}

/** A table at which attackers hold seats. */
export interface OwnTable {
  readonly id: string;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

export interface Lore {
  readonly honest: HonestTable[];
  readonly own: OwnTable[];
  /** What moves are made of. */
  readonly words: string[];
  readonly cards: string[];
  readonly rules: Map<string, AnyRules>;
}

/** What is left to be sent, and what was. */
export interface Budget {
  left: number;
  said: number;
}

/** What the thread of attackers is started with. */
export interface Orders {
  readonly port: number;
  readonly seed: string;
  readonly messages: number;
  readonly halfOpen: number;
  readonly isLimited: boolean;
  readonly description: Description;
  readonly hands: { readonly sockets: number; readonly requests: number };
  readonly isQuick: boolean;
  /** How many messages were sent, for both threads. */
  readonly tally: Int32Array;
}

export interface AttackPlan extends Pick<Orders, 'port' | 'description' | 'isLimited' | 'tally'> {
  readonly luck: Luck;
  readonly lore: Lore;
  readonly listener: Listener;
  readonly budget: Budget;
  readonly addresses: readonly string[];
  readonly keys: readonly string[];
  readonly add: Add;
}

/** What it is told while it is at it. */
export interface Rumour {
  readonly table: HonestTable;
  readonly secrets: readonly string[];
}

/** What it has done in the end. */
export interface Spoils {
  readonly said: number;
  readonly requests: number;
  readonly sockets: number;
  readonly halfOpen: number;
  readonly refusedHalfOpen: number;
  readonly sights: ReadonlyMap<string, string>;
  readonly heard: number;
  readonly commandsDone: number;
  /** How often each code was heard, and each status. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What it says, one of these at a time. */
export interface News {
  readonly said?: number;
  readonly finding?: { readonly kind: string; readonly what: string };
  readonly done?: Spoils;
}
