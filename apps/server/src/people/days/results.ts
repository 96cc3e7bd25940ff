// Whose the results of deals of the day are: a person's, or a device's under its key's hash until somebody
// knows whose it is.

import type { Queries, Row } from '../../store/database.ts';

/** Counts for somebody else from now on; a deal that both have played, as that one played it. */
export async function handOnDays(inside: Queries, from: string, to: string): Promise<void> {
  await inside.query(
    `delete from day_results where player = $1 and exists (select 1 from day_results as other
       where other.player = $2 and other.game = day_results.game and other.day = day_results.day)`,
    [from, to],
  );
  await inside.query(`update day_results set player = $1 where player = $2`, [to, from]);
}

export const daysOf = (inside: Queries, person: string): Promise<readonly Row[]> =>
  inside.query(
    `select game, day, score, won, counts from day_results where player = $1 order by day, game`,
    [person],
  );

export async function forgetDays(inside: Queries, player: string): Promise<void> {
  await inside.query(`delete from day_results where player = $1`, [player]);
}
