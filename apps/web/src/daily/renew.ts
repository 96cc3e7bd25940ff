// Loads the page anew before a deal of the day that the server would check with other bots: once, and the deal
// begins by itself afterwards.

import { dayVersionOf } from '@tablee/registry';
import { Memory } from '../app/memory.ts';
import { renew } from '../app/updates.svelte.ts';

const session = new Memory(() => sessionStorage);
const KEY = 'tablee-day-renewed';

/**
 * Whether the page goes away to come back with the bots of `version`. A page that has just come back plays
 * with the bots that it has, also where the server still names others.
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
