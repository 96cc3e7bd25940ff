// Issues one-time printable recovery codes, for a person without any device left.

import { ApiFault } from '../http/errors.ts';
import { withAccountNoted } from './accounts.ts';
import type { House } from './house.ts';
import { RECOVERY_USED, type Person } from './keys.ts';
import { drawLetters, sha256 } from '../secrets.ts';
import { signIn, type SignedIn } from './sign-in.ts';

/** Without what looks like something else in print or handwriting: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY';
const GROUPS = 5;
const GROUP = 5;

/**
 * 25 letters of 23 are 113 random bits, beyond guessing, so a plain hash is as good as a slow one.
 * The prefix separates it from all other stored hashes.
 */
const hashOf = (letters: string): string => sha256(`tablee recovery code 1\n${letters}`);

/** Accepts typed codes: lower case, spaces and dashes anywhere. */
const lettersOf = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Makes a new code and revokes the one before. It is shown once. */
export async function makeRecovery(house: House, { id: person }: Person): Promise<string> {
  const letters = drawLetters(house, LETTERS, GROUPS * GROUP);
  await withAccountNoted(house, person, (inside) =>
    inside.query(`update people set recovery = $1 where id = $2`, [hashOf(letters), person]),
  );
  return Array.from({ length: GROUPS }, (_, i) => letters.slice(i * GROUP, (i + 1) * GROUP)).join(
    '-',
  );
}

/** Signs in by code. The caller limits attempts. */
export function recover(house: House, code: string, oldKey?: string): Promise<SignedIn> {
  const hash = hashOf(lettersOf(code));
  return signIn(house, oldKey, async (inside) => {
    const [row] = await inside.query(
      `update people set recovery = $1 where recovery = $2 returning id`,
      [RECOVERY_USED, hash],
    );
    if (row === undefined) throw new ApiFault('bad-code');
    return String(row['id']);
  });
}
