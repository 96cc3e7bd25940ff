// What draws the log beside a wide table in signs.

import type { InSigns } from '@tablee/ui/LogList.svelte';
import Line from '@tablee/ui/LogSigns.svelte';
import type { LogSigns } from '@tablee/ui/scene.ts';
import type { TableSession } from './session.svelte.ts';

export async function logSigns(
  load: () => Promise<LogSigns<unknown>>,
  { game, players }: TableSession,
): Promise<InSigns> {
  return { ...(await load()), game, faces: players.map(({ face }) => face), Line };
}
