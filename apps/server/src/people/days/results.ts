// Assigns results of deals of the day to a person, or to a device by its key's hash until it signs
// in.

import type { Queries, Row } from '../../store/database.ts';

/** Moves results to another player; on a deal played by both, the target's own result stays. */
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
