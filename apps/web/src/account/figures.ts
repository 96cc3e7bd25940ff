// The numbers of a profile as they are shown: ratings, shares, and what this device knows by
// itself.

import { BOT_IDS, botIdOf } from '@tablee/bots';
import type { GameMeta } from '@tablee/kit';
import type { Profile, TableSummary } from '@tablee/wire';

export type GameResults = Profile['games'][number];
export type Rating = NonNullable<GameResults['rating']>;

/** While a rating may be this far off it says little; Glicko starts at 350. */
const PROVISIONAL_DEVIATION = 110;

export const isProvisional = ({ deviation }: Rating): boolean => deviation > PROVISIONAL_DEVIATION;

/** Win rate in percent; 0 without games. */
export const percent = (games: number, wins: number): number =>
  games === 0 ? 0 : Math.round((wins / games) * 100);

const PEOPLE = 'people';

/** People before bots, and these from the weakest on; what was called otherwise once is one row. */
export function levelsOf({ against }: GameResults): GameResults['against'] {
  const rows = new Map<string, GameResults['against'][number]>();
  for (const { level: kept, games, wins } of against) {
    const level = botIdOf(kept) ?? kept;
    const row = rows.get(level) ?? { level, games: 0, wins: 0 };
    rows.set(level, { level, games: row.games + games, wins: row.wins + wins });
  }
  const rank = ({ level }: { readonly level: string }): number =>
    [PEOPLE, ...BOT_IDS, level].indexOf(level);
  return [...rows.values()].sort((a, b) => rank(a) - rank(b));
}

export interface Tally {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
}

/** What was played to the end against bots on this device, most played first. The same cards again count once. */
export function talliesOf(tables: readonly TableSummary[]): readonly Tally[] {
  const byGame = new Map<string, Tally>();
  for (const { game, mode, isOver, winners, seat = 0, again } of tables) {
    if (mode !== 'solo' || !isOver || again !== undefined) continue;
    const { games, wins } = byGame.get(game) ?? { games: 0, wins: 0 };
    byGame.set(game, { game, games: games + 1, wins: wins + (winners.includes(seat) ? 1 : 0) });
  }
  return [...byGame.values()].sort((a, b) => b.games - a.games);
}

export type PastGame = Profile['history'][number];

/** How a game ended for the player. */
export type Outcome = 'won' | 'shared' | 'lost' | 'undecided';

export function outcomeOf(
  { seat, winners }: PastGame,
  meta: Pick<GameMeta, 'hasLosers'> | undefined,
): Outcome {
  if (winners.length === 0) return 'undecided';
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 && meta?.hasLosers !== true ? 'shared' : 'won';
}

/** The other players at the table. */
export const othersAt = ({ names, seat }: PastGame): readonly string[] =>
  names.filter((_, at) => at !== seat);
