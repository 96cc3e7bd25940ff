// Takes a saved game from a file to the page where it is watched.

import { handOver } from '../handover.ts';
import { go } from '../router.svelte.ts';

/** The longest game is a few dozen kilobytes; a film of the holidays is not a game. */
const BYTES_MAX = 1_000_000;

/** Whether the file could be taken; what is in it is for the next page to judge. */
export async function openRecord(file: File): Promise<boolean> {
  if (file.size > BYTES_MAX) return false;
  try {
    handOver(await file.text());
  } catch {
    return false;
  }
  go('/replay');
  return true;
}
