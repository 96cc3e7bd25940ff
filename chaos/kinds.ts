// The tables that are played: all three games, with people and bots, with and without a clock, by turns
// and free for all.

import type { ClockPlan } from '@tablee/wire';

export interface TableKind {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** They sit down first, then the bots; watchers look on. */
  readonly people: number;
  readonly bots: number;
  readonly watchers: number;
  readonly clock: ClockPlan | null;
  readonly isRated?: boolean;
  /** Ended by agreement when nobody wants another one. */
  readonly isLong?: boolean;
}

const LIVE: ClockPlan = { kind: 'live', bank: 60, move: 20 };
const ONE = { rounds: '1' };

export const KINDS: readonly TableKind[] = [
  {
    game: 'nicht-die-bohne',
    options: ONE,
    people: 3,
    bots: 0,
    clock: null,
    isRated: true,
    watchers: 0,
  },
  { game: 'pas-de-bras', options: ONE, people: 2, bots: 1, clock: LIVE, watchers: 0 },
  { game: 'chicoree', options: {}, people: 2, bots: 0, clock: null, watchers: 1 },
  { game: 'nicht-die-bohne', options: ONE, people: 1, bots: 2, clock: LIVE, watchers: 0 },
  {
    game: 'pas-de-bras',
    options: { rounds: '2' },
    people: 3,
    bots: 0,
    clock: null,
    isRated: true,
    watchers: 0,
  },
  { game: 'chicoree', options: {}, people: 2, bots: 1, clock: LIVE, watchers: 0 },
  {
    game: 'nicht-die-bohne',
    options: ONE,
    people: 3,
    bots: 0,
    clock: LIVE,
    isRated: true,
    watchers: 1,
  },
  { game: 'chicoree', options: {}, people: 1, bots: 1, clock: null, watchers: 0 },
  {
    game: 'chicoree',
    options: { auction: 'melee', hammer: '3' },
    people: 2,
    bots: 1,
    clock: null,
    watchers: 0,
    isLong: true,
  },
];
