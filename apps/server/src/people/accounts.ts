// Updates the seats of a person that gains or loses an account: some tables admit only accounts.

import type { Queries } from '../store/database.ts';
import { againAfterRaces, changeDocuments, seatOf, tablesOf, withSeat } from './documents.ts';
import type { House } from './house.ts';
import { findPerson } from './keys.ts';

/** Runs a change that may create or end an account. */
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

/** Returns the changed tables. */
async function noteAccount(inside: Queries, id: string): Promise<string[]> {
  const hasAccount = (await findPerson(inside, id))?.hasAccount ?? false;
  return changeDocuments(inside, await tablesOf(inside, id), (document) => {
    const at = seatOf(document, id);
    const seat = document.seats[at];
    if (seat?.kind !== 'person' || seat.hasAccount === hasAccount) return document;
    return withSeat(document, at, (own) => ({ ...own, hasAccount }));
  });
}
