// What the attackers share: what they know, what is left for them to say, and what they report.
import type { AnyRules } from '@tablee/kit';

import type { Findings } from '../harness/findings.ts';
import type { Luck } from '../scripts/luck.ts';
import type { Description } from './bodies.ts';
import type { Listener } from './leaks.ts';

/** What may be found wrong. */
type Kind = 'crash' | 'error' | 'leak' | 'disturbed' | 'answer' | 'memory';
export type Found = Findings<Kind>;

/** A table of honest people, as everybody may know it. */
export interface HonestTable {
  readonly id: string;
  readonly mayWatch: boolean;
  /** Tokens that are almost right. */
  readonly almost: readonly string[];
}

/** A table at which attackers hold seats. */
export interface OwnTable {
  readonly id: string;
  readonly game: string;
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

/** What is left to be said, and what was. */
export interface Budget {
  left: number;
  said: number;
  sockets: number;
}

export type Add = Found['add'];

export interface AttackPlan {
  readonly port: number;
  readonly luck: Luck;
  readonly lore: Lore;
  readonly listener: Listener;
  readonly budget: Budget;
  /** How much was said, for the other thread. */
  readonly tally: Int32Array;
  readonly addresses: readonly string[];
  readonly keys: readonly string[];
  readonly isLimited: boolean;
  readonly add: Add;
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
  readonly tally: Int32Array;
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
  readonly codes: ReadonlyMap<string, number>;
  readonly refusals: ReadonlyMap<string, number>;
  readonly commandsDone: number;
  readonly statuses: ReadonlyMap<number, number>;
}

/** What it says, one of these at a time. */
export interface News {
  readonly said?: number;
  readonly finding?: { readonly kind: Kind; readonly what: string };
  readonly done?: Spoils;
}
