// Stores the places of a finished game once. For a rated game it updates all ratings in the same
// transaction.

import { rowsAs, type Queries, type Value } from '../store/database.ts';
import type { House } from './house.ts';
import { NOBODY } from './nobody.ts';
import { NEWCOMER, PERIOD_MS, ratedTable, type Rating } from './rating.ts';

/** How a seat ended. */
export interface FinishedSeat {
  /** Null for a bot. */
  readonly person: string | null;
  readonly name: string;
  /** `people`, or the bot's id. */
  readonly level: string;
  /** From 1 on; equal for shared places. */
  readonly place: number;
  readonly hasWon: boolean;
  /** Made no move: an absent player is not rated, the others are. */
  readonly wasAbsent?: boolean;
  /** Left, or a bot finished the game: the rating may fall by the bot's moves, but not rise. */
  readonly gotUp?: boolean;
}

export interface Finished {
  readonly table: string;
  readonly game: string;
  readonly isRated: boolean;
  readonly at: number;
  /** All seats, in order. */
  readonly seats: readonly FinishedSeat[];
}

export const PEOPLE_LEVEL = 'people';

export interface KeptRating extends Rating {
  readonly games: number;
  readonly at: number;
}

/** Stores a result once; returns whether this call did. */
export const keepResult = ({ database }: House, finished: Finished): Promise<boolean> =>
  database.transaction(async (inside) => {
    const seats = await present(inside, finished);
    const rated = ratedOf(finished, seats);
    if (!(await insert(inside, finished, seats, rated.length > 0))) return false;
    if (rated.length > 0) await rate(inside, finished, rated);
    return true;
  });

/** A seat that takes part in the rating. */
interface RatedSeat {
  readonly person: string;
  readonly place: number;
  readonly gotUp: boolean;
}

/**
 * The seats to rate: only in a game among people, even if one of them left. Deleted and absent
 * players are skipped, and the others are compared.
 */
function ratedOf({ isRated }: Finished, seats: readonly FinishedSeat[]): readonly RatedSeat[] {
  if (!isRated || seats.some(({ level }) => level !== PEOPLE_LEVEL)) return [];
  const rated = seats.flatMap(({ person, place, wasAbsent, gotUp = false }) =>
    person === null || wasAbsent === true ? [] : [{ person, place, gotUp }],
  );
  return rated.length > 1 ? rated : [];
}

/**
 * Updates the seats since the start of the game: deleted people become null, merged guests become
 * their account.
 */
async function present(inside: Queries, { table, seats }: Finished): Promise<FinishedSeat[]> {
  const sittings = await inside.query(`select seat, person from sittings where room = $1`, [table]);
  const here = new Map(sittings.map((row) => [Number(row['seat']), String(row['person'])]));
  const exists = async (person: string): Promise<boolean> =>
    (await inside.query(`select id from people where id = $1`, [person])).length > 0;
  const found: FinishedSeat[] = [];
  for (const [seat, one] of seats.entries()) {
    const now = here.get(seat);
    if (one.person === null || (await exists(one.person))) found.push(one);
    else if (now !== undefined && (await exists(now))) found.push({ ...one, person: now });
    else found.push({ ...one, person: null, name: NOBODY });
  }
  return found;
}

async function insert(
  inside: Queries,
  { table, game, at }: Finished,
  seats: readonly FinishedSeat[],
  isRated: boolean,
): Promise<boolean> {
  const values: Value[] = [];
  const put = (value: Value): string => `$${values.push(value)}`;
  const rows = seats.map(({ person, name, level, place, hasWon }, seat) =>
    [table, seat, game, person, name, level, place, hasWon ? 1 : 0, isRated ? 1 : 0, at]
      .map(put)
      .join(', '),
  );
  const written = await inside.query(
    `insert into results (room, seat, game, person, name, level, place, won, is_rated, at)
     values ${rows.map((row) => `(${row})`).join(', ')}
     on conflict (room, seat) do nothing returning seat`,
    values,
  );
  return written.length === seats.length;
}

async function rate(
  inside: Queries,
  { game, at }: Finished,
  seats: readonly RatedSeat[],
): Promise<void> {
  // In the order of their ids, so that two tables that end at once never wait for each other.
  const players = [...seats].sort((a, b) => (a.person < b.person ? -1 : 1));
  const before: KeptRating[] = [];
  for (const { person } of players) before.push(await held(inside, person, game, at));
  const after = ratedTable(
    before.map((rating, i) => ({
      place: players[i]!.place,
      rating,
      periods: Math.max(0, at - rating.at) / PERIOD_MS,
    })),
  );
  for (const [i, { value: reached, deviation, volatility }] of after.entries()) {
    const { person, gotUp } = players[i]!;
    const value = gotUp ? Math.min(reached, before[i]!.value) : reached;
    await inside.query(
      `update ratings set value = $1, deviation = $2, volatility = $3, games = games + 1, at = $4
       where person = $5 and game = $6`,
      [value, deviation, volatility, Math.max(at, before[i]!.at), person, game],
    );
  }
}

/** A person's rating, locked against other tables until this transaction ends. */
async function held(
  inside: Queries,
  person: string,
  game: string,
  at: number,
): Promise<KeptRating> {
  const { value, deviation, volatility } = NEWCOMER;
  await inside.query(
    `insert into ratings (person, game, value, deviation, volatility, games, at)
     values ($1, $2, $3, $4, $5, 0, $6) on conflict (person, game) do nothing`,
    [person, game, value, deviation, volatility, at],
  );
  // Written, not read: that makes another server wait here.
  const rows = await inside.query(
    `update ratings set games = games where person = $1 and game = $2
     returning value, deviation, volatility, games, at`,
    [person, game],
  );
  return rowsAs<KeptRating>(rows)[0]!;
}
