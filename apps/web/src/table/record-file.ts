// Giving a finished game away: as a file to keep, or through whatever the device shares with.

import { home } from '../home/link.ts';

/** Phones share text files, but none with an ending of our own. */
type Ending = '.tablee' | '.tablee.txt';

function fileOf(text: string, game: string, ending: Ending): File {
  const day = new Date().toISOString().slice(0, 10);
  return new File([text], `${game}-${day}${ending}`, { type: 'text/plain' });
}

/** The text of a record, wherever it comes from. */
export function saveText(text: string, game: string): void {
  const file = fileOf(text, game, '.tablee');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file after the click; a moment later nobody needs it any more.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function saveRecord(table: string, game: string): Promise<void> {
  const text = await home.record(table);
  if (text !== undefined) saveText(text, game);
}

export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'a.txt', { type: 'text/plain' })] });

export async function shareText(text: string, game: string): Promise<void> {
  try {
    await navigator.share({ files: [fileOf(text, game, '.tablee.txt')], title: 'Tablée' });
  } catch (error) {
    // Whoever closes the sheet of the system has changed their mind: nothing to say.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

export async function shareRecord(table: string, game: string): Promise<void> {
  const text = await home.record(table);
  if (text !== undefined) await shareText(text, game);
}
