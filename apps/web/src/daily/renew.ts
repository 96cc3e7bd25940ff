// Reloads the page once before a deal of the day that the server would check with other bots. The
// deal then starts automatically.

import { dayVersionOf } from '@tablee/registry';
import { Memory } from '../app/memory.ts';
import { renew } from '../app/updates.svelte.ts';

const session = new Memory(() => sessionStorage);
const KEY = 'tablee-day-renewed';

/**
 * Reloads the page to get the bots of `version`; returns whether it tries. A reloaded page plays
 * with its own bots, even if the server still names others.
 */
export async function isRenewed(game: string, version: string | undefined): Promise<boolean> {
  if (version === undefined || version === dayVersionOf(game)) return false;
  // Without a note that outlasts the page each press would load it anew.
  if (!session.write(KEY, JSON.stringify(game))) return false;
  await renew(() => session.value(KEY) === game);
  return true;
}

/** Whether the page was loaded anew to begin the deal of this game; true once. */
export function comesBackFor(game: string): boolean {
  const isBack = session.value(KEY) === game;
  forgetRenewal();
  return isBack;
}

/** The player has left the box meanwhile: no deal begins by itself. */
export const forgetRenewal = (): void => void session.write(KEY, null);
