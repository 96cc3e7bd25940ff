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
import type { Args } from '../args.ts';
import type { Context } from '../context.ts';
import { readText } from '../files.ts';
import { gameIds, loadDeck } from '../setup.ts';
import { Stop, unreadable } from '../stop.ts';
import type { CommandName } from '../texts/index.ts';
import { complain } from './complaint.ts';

export interface RecordFile extends OpenRecord<GameEntry>, RecordSpeech {
  readonly path: string;
}

/** Opens the file that is the command's only argument. Complaints name the file. */
export async function openFile(
  context: Context,
  args: Args,
  command: CommandName,
): Promise<RecordFile> {
  const { texts } = context;
  const path = args.positionals[0];
  if (path === undefined) throw unreadable(texts.usage.missing(texts.usage.value.file, command));
  const text = await readText(context, path, RECORD_BYTES_MAX);
  try {
    return await openText(context, args, path, text);
  } catch (error) {
    throw inFile(error, path, context);
  }
}

/** The same complaint with the file's name in front. */
export const inFile = (error: unknown, path: string, { texts }: Context): unknown =>
  error instanceof Stop
    ? new Stop(error.code, `${printable(path)}${texts.colon}${error.message}`)
    : error;

async function openText(
  context: Context,
  args: Args,
  path: string,
  text: string,
): Promise<RecordFile> {
  const { texts } = context;
  const opened = await openRecord(text, async (id) => {
    const game = findGame(id);
    if (game !== undefined) await loadDeck(context, game, args.value('deck'));
    return game;
  });
  if (!opened.ok) {
    const { error } = opened;
    const sentence = sayUnopened(texts.lang, error, gameIds());
    throw unreadable(complain(texts, error, sentence, error.rule?.id));
  }
  const { game, setup, record } = opened.value;
  return {
    ...opened.value,
    path,
    lang: texts.lang,
    gameTexts: await game.texts(texts.lang),
    // Empty where the record names nobody.
    names: Array.from({ length: setup.seats }, (_, seat) =>
      printable(record.header.names.get(seat) ?? ''),
    ),
  };
}
