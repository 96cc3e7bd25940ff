// Saves the record of a finished game as a file, or passes it to the device's share dialog.

import { canShareFiles, saveFile, shareFile } from '@tablee/ui/give.ts';
import { home } from '../offline/link.ts';

/** Phones share text files, but none with an ending of our own. */
type Ending = '.tablee' | '.tablee.txt';
const TYPE = 'text/plain';

function fileOf(text: string, game: string, ending: Ending): File {
  const day = new Date().toISOString().slice(0, 10);
  return new File([text], `${game}-${day}${ending}`, { type: TYPE });
}

/** The text of a record, wherever it comes from. */
export function saveText(text: string, game: string): void {
  saveFile(fileOf(text, game, '.tablee'));
}

export const canShare = (): boolean => canShareFiles('a.txt', TYPE);

export const shareText = (text: string, game: string): Promise<void> =>
  shareFile(fileOf(text, game, '.tablee.txt'), 'Tablée');

/** Of a table on this device. */
export async function giveRecord(
  give: (text: string, game: string) => unknown,
  table: string,
  game: string,
): Promise<void> {
  const text = await home.record(table);
  if (text !== undefined) await give(text, game);
}
