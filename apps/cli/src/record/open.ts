// Opens a record: reads the file, finds the game, checks the header, so that only the steps are
// left to check.

import {
  readRecord,
  resolveSetup,
  upgradeRecord,
  type AnyGameTexts,
  type AnyRules,
  type GameMeta,
  type GameRecord,
  type Names,
  type Setup,
} from '@tablee/kit';
import type { GameEntry } from '@tablee/registry';
import type { Args } from '../args.ts';
import type { Context } from '../context.ts';
import { readText, RECORD_BYTES_MAX } from '../files.ts';
import { printable, printableFacts } from '../layout.ts';
import { gameNamed, loadDeck, setupOrStop } from '../setup.ts';
import { Stop, unreadable } from '../stop.ts';
import type { CommandName } from '../texts/index.ts';

export interface OpenRecord {
  readonly path: string;
  readonly game: GameEntry;
  readonly rules: AnyRules;
  readonly gameTexts: AnyGameTexts;
  readonly setup: Setup;
  readonly record: GameRecord;
  /** For the games' sentences: empty where the record names nobody. */
  readonly names: Names;
  /** Every line of the file, for telling where a header line stands. */
  readonly rows: readonly string[];
}

/** Opens the file that is the command's only argument. Complaints name the file. */
export async function openRecord(
  context: Context,
  args: Args,
  command: CommandName,
): Promise<OpenRecord> {
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
): Promise<OpenRecord> {
  const { texts } = context;
  if (text.startsWith('\ufeff')) throw unreadable(texts.record.byteOrderMark);
  const read = readRecord(text);
  if (!read.ok) {
    const { code, facts } = read.error;
    throw unreadable(texts.record.problem[code](printableFacts(facts)));
  }
  const game = gameNamed(read.value.header.game, texts);
  await loadDeck(context, game, args.value('deck'));
  const rules = await game.rules();
  // Before anything else of the header: newer rules may have options that mean nothing here.
  const upgraded = upgradeRecord(rules, read.value);
  if (!upgraded.ok)
    throw unreadable(texts.record.version[upgraded.error.code](upgraded.error.facts));
  const record = upgraded.value;
  const { header } = record;
  const setup = setupOrStop(
    resolveSetup(game.meta, header.seats, header.options, () => 0),
    texts,
  );
  const missing = missingOption(game.meta, setup, header.options);
  if (missing !== undefined) throw unreadable(texts.record.optionMissing(missing));
  return {
    path,
    game,
    rules,
    gameTexts: await game.texts(texts.lang),
    setup,
    record,
    names: Array.from({ length: setup.seats }, (_, seat) =>
      printable(header.names.get(seat) ?? ''),
    ),
    rows: text.split('\n'),
  };
}

/** A record holds every option, so that a later default cannot change an old game. */
const missingOption = (
  meta: GameMeta,
  setup: Setup,
  written: Readonly<Record<string, string>>,
): string | undefined =>
  meta.options.find(
    ({ name }) => Object.hasOwn(setup.options, name) && !Object.hasOwn(written, name),
  )?.name;
