// Lists the tables to play: every game, with people and bots, with and without a clock.

import { hostedTables } from '@tablee/registry/trials';
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
  readonly mayWatch?: boolean;
  /** Takes many moves. */
  readonly isSlow: boolean;
  /** Ended by a vote when the run stops making new tables. */
  readonly isLong?: boolean;
}

const LIVE: ClockPlan = { kind: 'live', bank: 60, move: 20 };

/** Bots, watchers and clock that a player has at the table. */
const COMPANIES: readonly ((
  seats: number,
) => Omit<TableKind, 'game' | 'options' | 'people' | 'isSlow'>)[] = [
  () => ({ bots: 0, watchers: 0, clock: null, isRated: true }),
  () => ({ bots: 1, watchers: 0, clock: LIVE }),
  () => ({ bots: 0, watchers: 1, clock: null }),
  (seats) => ({ bots: seats - 1, watchers: 0, clock: LIVE }),
  () => ({ bots: 0, watchers: 1, clock: LIVE, isRated: true }),
];

const TABLES = await hostedTables();

/** Every table in every company, each followed by another one in another. */
export const KINDS: readonly TableKind[] = COMPANIES.flatMap((_, round) =>
  TABLES.map(({ game, seats, options, isLong = false, hasBell = false }, place): TableKind => {
    const company = COMPANIES[(round + place) % COMPANIES.length]!(seats);
    return {
      ...company,
      game,
      options,
      people: seats - company.bots,
      isSlow: isLong,
      isLong: hasBell,
    };
  }),
);
