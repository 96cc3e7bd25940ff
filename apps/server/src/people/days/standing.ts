// Scores the deal of the day: replays a submitted record in full, then shows the results of others.
// Stores only player, deal and result.

import { checkDay, isByOtherBots } from '@tablee/bots';
import { turned, type Counts } from '@tablee/kit';
import { DAY_MS, dayAt, dayVersionOf, findGame, type GameEntry } from '@tablee/registry';
import type { DayStanding } from '@tablee/wire';
import { ApiFault } from '../../http/errors.ts';
import { sha256 } from '../../secrets.ts';
import { rowsAs } from '../../store/database.ts';
import type { House } from '../house.ts';
import { personOf } from '../keys.ts';

export interface DayAsked {
  readonly game: string;
  readonly day: string;
}

/** A person, or an unknown device by the hash of its key. */
interface DayPlayer {
  readonly id: string;
  readonly isNew: boolean;
}

async function playerOf(house: House, key: string): Promise<DayPlayer> {
  const person = await personOf(house, key);
  return { id: person?.id ?? sha256(key), isNew: person === undefined };
}

function gameOf({ game }: DayAsked): GameEntry {
  const found = findGame(game);
  if (found === undefined) throw new ApiFault('no-such-game');
  return found;
}

interface Fared {
  readonly score: number;
  readonly won: number;
}

async function ownResult(
  { database }: House,
  { game, day }: DayAsked,
  { id }: Pick<DayPlayer, 'id'>,
): Promise<Fared | undefined> {
  const rows = await database.query(
    `select score, won from day_results where game = $1 and day = $2 and player = $3`,
    [game, day, id],
  );
  return rowsAs<Fared>(rows)[0];
}

/** A player's result among all results; refused before the player has played. */
export async function dayStanding(
  house: House,
  asked: DayAsked,
  key: string,
): Promise<DayStanding> {
  const { meta } = gameOf(asked);
  const player = await playerOf(house, key);
  const own = await ownResult(house, asked, player);
  if (own === undefined) throw new ApiFault('not-played');
  // The same moves count once; results of builds before have no hash of theirs.
  const rows = await house.database.query(
    `select score, won, count(distinct coalesce(moves, player)) as players from day_results
     where game = $1 and day = $2 and (counts = 1 or player = $3)
     group by score, won order by score, won`,
    [asked.game, asked.day, player.id],
  );
  return standingIn(rowsAs<Fared & { readonly players: number }>(rows), own, meta.counts);
}

/** Points decide, and among equals the win. */
const isBelow = (one: Fared, other: Fared, counts: Counts | undefined): boolean => {
  const by = turned(one.score, counts) - turned(other.score, counts);
  return by < 0 || (by === 0 && one.won < other.won);
};

export function standingIn(
  groups: readonly (Fared & { readonly players: number })[],
  own: Fared,
  counts?: Counts,
): DayStanding {
  const sum = (some: typeof groups): number => some.reduce((all, { players }) => all + players, 0);
  const players = sum(groups);
  const below = sum(groups.filter((group) => isBelow(group, own, counts)));
  const above = sum(groups.filter((group) => isBelow(own, group, counts)));
  const others = players - 1;
  const alike = others - below - above;
  const scores = new Map<number, number>();
  for (const { score, players: some } of groups) scores.set(score, (scores.get(score) ?? 0) + some);
  return {
    players,
    own: { score: own.score, hasWon: own.won === 1 },
    percentile: others === 0 ? null : Math.round((100 * (below + alike / 2)) / others),
    scores: [...scores].map(([score, some]) => ({ score, players: some })),
  };
}

export interface DayAsker {
  readonly key: string;
  /** Counts a device that is new here. */
  readonly admit: () => void;
  /** Uses the allowance of the address; false where its results no longer count for others. */
  readonly counts: () => boolean;
  readonly asker: string;
}

/** A device on one day: hashes of two days cannot be linked. */
const deviceOf = ({ game, day }: DayAsked, key: string): string =>
  sha256(['day', game, day, key].join('\n'));

async function hasPlayed(house: House, asked: DayAsked, key: string, id: string): Promise<boolean> {
  const { game, day } = asked;
  const rows = await house.database.query(
    `select 1 as found from day_results
     where game = $1 and day = $2 and (player = $3 or device = $4) limit 1`,
    [game, day, id, deviceOf(asked, key)],
  );
  return rows.length > 0;
}

/** Accepts a record of today's deal, or of yesterday's from a client that was offline. */
export async function playDay(
  house: House,
  asked: DayAsked,
  who: DayAsker,
  record: string,
): Promise<DayStanding> {
  const game = gameOf(asked);
  const now = house.clock.now();
  if (asked.day !== dayAt(now) && asked.day !== dayAt(now - DAY_MS))
    throw new ApiFault('not-today', { day: dayAt(now) });
  const player = await playerOf(house, who.key);
  if (await hasPlayed(house, asked, who.key, player.id)) throw new ApiFault('already-played');
  // An unknown device counts as a new guest.
  if (player.isNew) who.admit();
  const checked = await house.heavy.run(who.asker, (breathe) =>
    checkDay(game, asked.day, record, breathe),
  );
  if (!checked.ok) {
    const why = checked.error.code;
    const isOther = isByOtherBots(record, why, dayVersionOf(asked.game));
    throw new ApiFault(isOther ? 'other-bots' : 'bad-record', { why });
  }
  const { score, hasWon, moves } = checked.value;
  const device = deviceOf(asked, who.key);
  const [kept] = await house.database.query(
    `insert into day_results (game, day, player, score, won, moves, device, counts)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (game, day, player) do nothing returning player`,
    [
      ...[asked.game, asked.day, player.id, score],
      ...[hasWon ? 1 : 0, moves, device, who.counts() ? 1 : 0],
    ],
  );
  if (kept === undefined) throw new ApiFault('already-played');
  return dayStanding(house, asked, who.key);
}
