// Decides which accounts may play rated: those with games on several days with rated people.
// Otherwise throwaway accounts, which cost two requests, could feed ratings.

import { rowsAs } from '../store/database.ts';
import type { House } from './house.ts';

/** The requirements for a new account, and its progress. */
export interface Standing {
  readonly isOpen: boolean;
  /**
   * Co-players that make a game count: people with a rating, or on a new server with an account.
   */
  readonly among: 'rated' | 'accounts';
  readonly days: number;
  readonly ofDays: number;
  readonly people: number;
  readonly ofPeople: number;
}

const DAYS = 3;
const PEOPLE = 2;
/** Before so many people of a house have a rating, any account counts as company: without this no rating could begin. */
const FOUNDERS = 8;
/** The last games of a long history say enough. */
const GAMES_MAX = 500;
const DAY_MS = 86_400_000;

const COUNTS = {
  rated: `exists (
    select 1 from ratings where ratings.person = other.person and ratings.games > 0)`,
  accounts: `exists (
  select 1 from people where people.id = other.person and (people.recovery is not null or exists (
    select 1 from passkeys where passkeys.person = people.id)))`,
};

export async function standingOf(house: House, person: string): Promise<Standing> {
  const { database, settings } = house;
  const asked = { ofDays: DAYS, ofPeople: PEOPLE };
  const open = { isOpen: true, among: 'rated', days: DAYS, people: PEOPLE, ...asked } as const;
  if (settings.ratedFor === 'accounts') return open;
  const rated = await database.query(
    `select 1 from ratings where person = $1 and games > 0 limit 1`,
    [person],
  );
  if (rated.length > 0) return open;
  const founders = await database.query(
    `select distinct person from ratings where games > 0 limit ${FOUNDERS}`,
  );
  const among = founders.length < FOUNDERS ? 'accounts' : 'rated';
  const company = rowsAs<{ readonly day: number; readonly person: string }>(
    await database.query(
      `select distinct own.at / ${DAY_MS} as day, other.person
       from (
         select room, at from results where person = $1 order by at desc limit ${GAMES_MAX}
       ) as own join results other on other.room = own.room
       where other.person <> $1 and ${COUNTS[among]}`,
      [person],
    ),
  );
  const days = new Set(company.map(({ day }) => day)).size;
  const people = new Set(company.map((one) => one.person)).size;
  return { isOpen: days >= DAYS && people >= PEOPLE, among, days, people, ...asked };
}
