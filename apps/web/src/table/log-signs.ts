// What draws the log beside a wide table in signs.

import type { InSigns } from '@tablee/ui/LogList.svelte';
import Line from '@tablee/ui/LogSigns.svelte';
import type { TableSession } from './session.svelte.ts';

/** Undefined where a game has none. */
export async function logSigns({
  plan,
  game,
  players,
}: TableSession): Promise<InSigns | undefined> {
  const signs = await plan.ui.loadLog?.();
  return signs && { ...signs, game, faces: players.map(({ face }) => face), Line };
}
