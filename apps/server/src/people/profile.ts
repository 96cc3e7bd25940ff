// Somebody's page: what they played, against whom, how it went, and how it stands between them and
// whoever looks at it.

import type { Profile } from '@tablee/wire';
import { ApiFault } from '../http/errors.ts';
import type { Queries, Row } from '../store/database.ts';
import type { House } from './house.ts';
import { findPerson, type Person } from './keys.ts';
import { aged, PERIOD_MS } from './rating.ts';
import { readRating } from './results.ts';

const HISTORY = 50;

type GamePart = Profile['games'][number];
type Level = GamePart['against'][number];

const tally = (row: Row): { games: number; wins: number } => ({
  games: Number(row['games']),
  wins: Number(row['wins']),
});

const byGame = <T>(rows: readonly Row[], read: (row: Row) => T): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const game = String(row['game']);
    found.set(game, [...(found.get(game) ?? []), read(row)]);
  }
  return found;
};

/** One's own page, with the games one by one. */
export const ownProfile = async (house: House, person: Person): Promise<Profile> => ({
  ...(await page(house, person)),
  history: await history(house.database, person.id),
});

/** A page that anybody may look at; guests have none. */
export async function publicProfile(house: House, id: string, asker?: string): Promise<Profile> {
  const person = await findPerson(house.database, id);
  if (person?.hasAccount !== true) throw new ApiFault('no-such-person');
  const headToHead =
    asker === undefined || asker === id ? [] : await between(house.database, asker, id);
  return { ...(await page(house, person)), headToHead };
}

async function page({ database, clock }: House, person: Person): Promise<Profile> {
  const played = await database.query(
    `select game, count(*) as games, sum(won) as wins from results where person = $1
     group by game order by game`,
    [person.id],
  );
  // A game against two of the same level is one game.
  const against = await database.query(
    `select game, level, count(*) as games, sum(won) as wins from (
       select distinct own.room, own.seat, own.game, own.won, other.level
       from results own join results other on other.room = own.room and other.seat <> own.seat
       where own.person = $1
     ) as met group by game, level order by game, level`,
    [person.id],
  );
  const rated = await database.query(
    `select game, value, deviation, volatility, games, at from ratings where person = $1`,
    [person.id],
  );
  const levels = byGame(against, (row): Level => ({ level: String(row['level']), ...tally(row) }));
  const ratings = byGame(rated, readRating);
  const games = played.map((row): GamePart => {
    const game = String(row['game']);
    const rating = ratings.get(game)?.[0];
    return {
      game,
      ...tally(row),
      against: levels.get(game) ?? [],
      ...(rating !== undefined && {
        rating: {
          value: rating.value,
          deviation: aged(rating, (clock.now() - rating.at) / PERIOD_MS).deviation,
          games: rating.games,
        },
      }),
    };
  });
  const { id, name, face, created } = person;
  return { person: id, name, face, since: created, games, headToHead: [], history: [] };
}

/** `mine` are the games that the asker won, `theirs` those of the one whose page it is. */
async function between(inside: Queries, asker: string, id: string): Promise<Profile['headToHead']> {
  const rows = await inside.query(
    `select mine.game, count(*) as games, sum(mine.won) as mine, sum(theirs.won) as theirs
     from results mine join results theirs on theirs.room = mine.room
     where mine.person = $1 and theirs.person = $2 group by mine.game order by mine.game`,
    [asker, id],
  );
  return rows.map((row) => ({
    game: String(row['game']),
    games: Number(row['games']),
    mine: Number(row['mine']),
    theirs: Number(row['theirs']),
  }));
}

async function history(inside: Queries, id: string): Promise<Profile['history']> {
  const rows = await inside.query(
    `select room, seat, game, person, name, won, is_rated, at from results
     where room in (select room from results where person = $1 order by at desc, room limit ${HISTORY})
     order by at desc, room, seat`,
    [id],
  );
  const tables = new Map<string, Row[]>();
  for (const row of rows) {
    const table = String(row['room']);
    tables.set(table, [...(tables.get(table) ?? []), row]);
  }
  return [...tables].map(([table, seats]) => {
    const own = seats.find((row) => row['person'] === id)!;
    return {
      table,
      game: String(own['game']),
      names: seats.map((row) => String(row['name'])),
      seat: Number(own['seat']),
      winners: seats.flatMap((row) => (row['won'] === 1 ? [Number(row['seat'])] : [])),
      isRated: own['is_rated'] === 1,
      at: Number(own['at']),
    };
  });
}
