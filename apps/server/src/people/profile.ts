// Builds a person's profile: games, opponents, ratings, and the record against the viewer.

import type { Profile } from '@tablee/wire';
import { ApiFault } from '../http/errors.ts';
import { rowsAs, type Queries, type Row } from '../store/database.ts';
import type { House } from './house.ts';
import { findPerson, type Person } from './keys.ts';
import { aged, PERIOD_MS } from './rating.ts';
import type { KeptRating } from './results.ts';

const HISTORY = 50;

type GamePart = Profile['games'][number];
type OfGame<Columns> = Columns & { readonly game: string };

/** The person's own profile, with a list of games. */
export const ownProfile = async (house: House, person: Person): Promise<Profile> => ({
  ...(await page(house, person)),
  history: await history(house.database, person.id),
});

/** The public profile of an account; guests have none. */
export async function publicProfile(house: House, id: string, asker?: string): Promise<Profile> {
  const person = await findPerson(house.database, id);
  if (person?.hasAccount !== true) throw new ApiFault('no-such-person');
  const headToHead =
    asker === undefined || asker === id ? [] : await between(house.database, asker, id);
  return { ...(await page(house, person)), headToHead };
}

async function page({ database, clock }: House, person: Person): Promise<Profile> {
  const ask = (sql: string): Promise<readonly Row[]> => database.query(sql, [person.id]);
  const played = await ask(
    `select game, count(*) as games, sum(won) as wins from results where person = $1
     group by game order by game`,
  );
  // A game against two of the same level is one game.
  const against = rowsAs<OfGame<GamePart['against'][number]>>(
    await ask(
      `select game, level, count(*) as games, sum(won) as wins from (
         select distinct own.room, own.seat, own.game, own.won, other.level
         from results own join results other on other.room = own.room and other.seat <> own.seat
         where own.person = $1
       ) as met group by game, level order by game, level`,
    ),
  );
  const ratings = rowsAs<OfGame<KeptRating>>(
    await ask(
      `select game, value, deviation, volatility, games, at from ratings where person = $1`,
    ),
  );
  const games = rowsAs<Pick<GamePart, 'game' | 'games' | 'wins'>>(played).map((tally): GamePart => {
    const isOfIt = ({ game }: { readonly game: string }): boolean => game === tally.game;
    const rating = ratings.find(isOfIt);
    return {
      ...tally,
      against: against.filter(isOfIt).map(({ game: _, ...level }) => level),
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

/**
 * Games of two people together: `mine` counts the asker's wins, `theirs` those of the profile's
 * person.
 */
async function between(inside: Queries, asker: string, id: string): Promise<Profile['headToHead']> {
  const rows = await inside.query(
    `select mine.game, count(*) as games, sum(mine.won) as mine, sum(theirs.won) as theirs
     from results mine join results theirs on theirs.room = mine.room
     where mine.person = $1 and theirs.person = $2 group by mine.game order by mine.game`,
    [asker, id],
  );
  return [...rowsAs<Profile['headToHead'][number]>(rows)];
}

async function history(inside: Queries, id: string): Promise<Profile['history']> {
  const rows = await inside.query(
    `select room, seat, game, person, name, won, is_rated, at from results
     where room in (select room from results where person = $1 order by at desc, room limit ${HISTORY})
     order by at desc, room, seat`,
    [id],
  );
  const tables = new Map<string, Seat[]>();
  for (const seat of rowsAs<Seat>(rows))
    tables.set(seat.room, [...(tables.get(seat.room) ?? []), seat]);
  return [...tables].map(([table, seats]) => {
    const { game, seat, is_rated, at } = seats.find(({ person }) => person === id)!;
    return {
      table,
      game,
      names: seats.map(({ name }) => name),
      seat,
      winners: seats.filter(({ won }) => won === 1).map((one) => one.seat),
      isRated: is_rated === 1,
      at,
    };
  });
}

/** A row of `results`. */
interface Seat {
  readonly room: string;
  readonly seat: number;
  readonly game: string;
  readonly person: string | null;
  readonly name: string;
  readonly won: 0 | 1;
  readonly is_rated: 0 | 1;
  readonly at: number;
}
