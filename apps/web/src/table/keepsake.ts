// Giving a finished game away: as a file to keep, or through whatever the device shares with.

import { home } from '../home/link.ts';

/** Phones share text files, but none with an ending of our own. */
type Ending = '.tablee' | '.tablee.txt';

async function recordFile(table: string, game: string, ending: Ending): Promise<File | undefined> {
  const text = await home.record(table);
  if (text === undefined) return undefined;
  const day = new Date().toISOString().slice(0, 10);
  return new File([text], `${game}-${day}${ending}`, { type: 'text/plain' });
}

export async function saveRecord(table: string, game: string): Promise<void> {
  const file = await recordFile(table, game, '.tablee');
  if (file === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file after the click; a moment later nobody needs it any more.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}

export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'a.txt', { type: 'text/plain' })] });

export async function shareRecord(table: string, game: string): Promise<void> {
  const file = await recordFile(table, game, '.tablee.txt');
  if (file === undefined) return;
  try {
    await navigator.share({ files: [file], title: 'Tablée' });
  } catch (error) {
    // Whoever closes the sheet of the system has changed their mind: nothing to say.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
