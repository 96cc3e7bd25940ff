// A guest makes an account, or somebody gives up their last way into one: the seats they hold say so,
// because at some tables that decides who may play.

import type { Queries } from '../store/database.ts';
import { againAfterRaces, changeDocuments, seatOf, tablesOf, withSeat } from './documents.ts';
import type { House } from './house.ts';
import { findPerson } from './keys.ts';

/** Does something that may make an account or end one. */
export async function withAccountNoted<T>(
  house: House,
  person: string,
  deed: (inside: Queries) => Promise<T>,
): Promise<T> {
  const { done, tables } = await againAfterRaces(() =>
    house.database.transaction(async (inside) => {
      const done = await deed(inside);
      return { done, tables: await noteAccount(inside, person) };
    }),
  );
  for (const table of tables) house.tableChanged?.(table);
  return done;
}

/** Gives the tables whose documents were changed. */
async function noteAccount(inside: Queries, id: string): Promise<string[]> {
  const hasAccount = (await findPerson(inside, id))?.hasAccount ?? false;
  return changeDocuments(inside, await tablesOf(inside, id), (document) => {
    const at = seatOf(document, id);
    const seat = document.seats[at];
    if (seat?.kind !== 'person' || seat.hasAccount === hasAccount) return document;
    return withSeat(document, at, (own) => ({ ...own, hasAccount }));
  });
}
