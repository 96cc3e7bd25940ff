// Opens a record from a file or from standard input, with what is needed to speak of it.

import {
  openRecord,
  printable,
  RECORD_BYTES_MAX,
  sayUnopened,
  type OpenRecord,
  type RecordSpeech,
} from '@tablee/kit';
import { findGame, type GameEntry } from '@tablee/registry';
import { Misuse } from '../args.ts';
import type { Context } from '../context.ts';
import { readText } from '../files.ts';
import type { Args } from '../flags.ts';
import { gameIds, loadDeck } from '../setup.ts';
import { Stop, unreadable } from '../stop.ts';
import { complain } from './complaint.ts';

export interface RecordFile extends OpenRecord<GameEntry>, RecordSpeech {
  readonly path: string;
}

/** Opens the file that is the command's only argument. Complaints name the file. */
export async function openFile(context: Context, args: Args): Promise<RecordFile> {
  const path = args.positionals[0];
  if (path === undefined) throw new Misuse('FILE is missing');
  const text = await readText(context, path, RECORD_BYTES_MAX);
  try {
    return await openText(context, args, path, text);
  } catch (error) {
    throw inFile(error, path);
  }
}

/** The same complaint with the file's name in front. */
export const inFile = (error: unknown, path: string): unknown =>
  error instanceof Stop ? new Stop(error.code, `${printable(path)}: ${error.message}`) : error;

async function openText(
  context: Context,
  args: Args,
  path: string,
  text: string,
): Promise<RecordFile> {
  const { lang } = context;
  const opened = await openRecord(text, async (id) => {
    const game = findGame(id);
    if (game !== undefined) await loadDeck(context, game, args.value('deck'));
    return game;
  });
  if (!opened.ok) {
    const { error } = opened;
    const sentence = sayUnopened('en', error, gameIds());
    throw unreadable(complain(error, sentence, error.rule?.id ?? error.code));
  }
  const { game, setup, record } = opened.value;
  return {
    ...opened.value,
    path,
    lang,
    gameTexts: await game.texts(lang),
    // Empty for seats without a name in the record.
    names: Array.from({ length: setup.seats }, (_, seat) =>
      printable(record.header.names.get(seat) ?? ''),
    ),
  };
}
