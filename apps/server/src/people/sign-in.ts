// Completes each way of signing in: issues a key to this device, and merges or drops its guest.

import type { Queries } from '../store/database.ts';
import { handOnDays } from './days/results.ts';
import type { House } from './house.ts';
import { forgetKey, issueKey } from './keys.ts';
import { sha256 } from '../secrets.ts';
import { againAfterRaces } from './documents.ts';
import { mergeGuest } from './merge.ts';

export interface SignedIn {
  readonly person: string;
  readonly key: string;
}

/** `show` authenticates the person in the same transaction, or throws. `oldKey`: this device's. */
export async function signIn(
  house: House,
  oldKey: string | undefined,
  show: (inside: Queries) => Promise<string>,
): Promise<SignedIn> {
  const { tables, ...signedIn } = await againAfterRaces(() =>
    house.database.transaction(async (inside) => {
      const person = await show(inside);
      const tables = oldKey === undefined ? [] : await leaveOldKey(inside, oldKey, person);
      return { person, key: await issueKey(house, inside, person), tables };
    }),
  );
  for (const table of tables) house.tableChanged?.(table);
  return signedIn;
}

async function leaveOldKey(inside: Queries, oldKey: string, person: string): Promise<string[]> {
  const hash = sha256(oldKey);
  const [row] = await inside.query(`select person from keys where hash = $1`, [hash]);
  if (row === undefined) {
    await handOnDays(inside, hash, person);
    return [];
  }
  const tables = await mergeGuest(inside, String(row['person']), person);
  await forgetKey(inside, oldKey);
  return tables;
}
