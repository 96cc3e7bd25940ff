// Merges a guest into an account on sign-in: the guest's seats and results become the account's.

import type { RoomDocument } from '../store/document.ts';
import type { Queries } from '../store/database.ts';
import { handOnDays } from './days/results.ts';
import { changeDocuments, seatOf, tablesOf, withOtherId, withSeat } from './documents.ts';
import { findPerson } from './keys.ts';

function handedOver(document: RoomDocument, guest: string, to: string): RoomDocument {
  // Both sit here, and a person holds one seat at most. The guest's seat is held by its token alone
  // from now on.
  if (seatOf(document, to) !== -1) return document;
  const next = withOtherId(document, guest, to);
  return withSeat(next, seatOf(next, to), (seat) => ({ ...seat, hasAccount: true }));
}

/** Returns the changed tables. A guest with an account keeps it. */
export async function mergeGuest(inside: Queries, guest: string, into: string): Promise<string[]> {
  if (guest === into) return [];
  const before = await findPerson(inside, guest);
  if (before === undefined || before.hasAccount) return [];
  const tables = await changeDocuments(inside, await tablesOf(inside, guest), (document) =>
    handedOver(document, guest, into),
  );
  // At a table where both sat, only the account's own seat counts for it.
  await inside.query(
    `update results set person = null
     where person = $1 and room in (select room from results where person = $2)`,
    [guest, into],
  );
  await inside.query(
    `delete from sittings
     where person = $1 and room in (select room from sittings where person = $2)`,
    [guest, into],
  );
  // Two ratings in one game cannot be added up: the account's own stays.
  await inside.query(
    `delete from ratings
     where person = $1 and game in (select game from ratings where person = $2)`,
    [guest, into],
  );
  await handOnDays(inside, guest, into);
  for (const table of ['results', 'sittings', 'ratings', 'subscriptions'])
    await inside.query(`update ${table} set person = $1 where person = $2`, [into, guest]);
  await inside.query(`delete from challenges where person = $1`, [guest]);
  await inside.query(`delete from keys where person = $1`, [guest]);
  await inside.query(`delete from people where id = $1`, [guest]);
  return tables;
}
