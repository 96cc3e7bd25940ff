// Takes a saved game from a file to the page where it is watched.

import { RECORD_BYTES_MAX } from '@tablee/kit';
import { handOver } from '../handover.ts';
import { go } from '../router.svelte.ts';

/** Whether the file could be taken; what is in it is for the next page to judge. */
export async function openRecord(file: File): Promise<boolean> {
  if (file.size > RECORD_BYTES_MAX) return false;
  try {
    handOver(await file.text());
  } catch {
    return false;
  }
  go('/replay');
  return true;
}
