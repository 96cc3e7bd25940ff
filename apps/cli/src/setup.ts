// From arguments to a table: the game, its options, its bots, a deck of one's own.

import type { AnyBot } from '@tablee/bots';
import {
  printable,
  printableFacts,
  RECORD_TEXTS,
  type Result,
  type Setup,
  type SetupFailure,
} from '@tablee/kit';
import { findGame, GAMES, type GameEntry } from '@tablee/registry';
import type { Args } from './args.ts';
import type { Context } from './context.ts';
import { DECK_BYTES_MAX, readText } from './files.ts';
import { unreadable } from './stop.ts';
import type { CliTexts, CommandName } from './texts/index.ts';

export const gameIds = (): string => GAMES.map(({ meta }) => meta.id).join(', ');

export function gameNamed(id: string, { lang }: CliTexts): GameEntry {
  const game = findGame(id);
  if (game !== undefined) return game;
  throw unreadable(
    RECORD_TEXTS[lang].open['game-unknown']({ game: printable(id), known: gameIds() }),
  );
}

/** The first argument, which names the game. */
export function gameArgument(args: Args, command: CommandName, texts: CliTexts): GameEntry {
  const id = args.positionals[0];
  if (id === undefined) throw unreadable(texts.usage.missing(texts.usage.value.game, command));
  return gameNamed(id, texts);
}

/** `--option rounds=3`, repeated, as written. */
function givenOptions(args: Args, { usage }: CliTexts): Record<string, string> {
  const given = Object.create(null) as Record<string, string>;
  for (const text of args.all('option')) {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw unreadable(usage.notASetting(printable(text)));
    if (Object.hasOwn(given, name)) throw unreadable(usage.settingTwice(printable(name)));
    given[name] = value;
  }
  return given;
}

/** Unpacks what `resolveSetup` says. */
export function setupOrStop(setup: Result<Setup, SetupFailure>, { lang }: CliTexts): Setup {
  if (setup.ok) return setup.value;
  const { open } = RECORD_TEXTS[lang];
  const facts = printableFacts(setup.error.facts);
  if ('code' in setup.error) throw unreadable(open[setup.error.code](facts));
  throw unreadable(`${open[setup.error.why](facts)} [${setup.error.rule}]`);
}

interface LoadedDeck {
  readonly name: string;
  readonly data: unknown;
}

/** What `--deck FILE` holds, checked and made known; its name and the data for other threads. */
export async function loadDeck(
  context: Context,
  game: GameEntry,
  path: string | undefined,
): Promise<LoadedDeck | undefined> {
  if (path === undefined) return undefined;
  const { usage, file, colon, lang } = context.texts;
  if (game.addDeck === undefined) throw unreadable(usage.noDecks(game.meta.id));
  const text = await readText(context, path, DECK_BYTES_MAX);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw unreadable(file.notJson(printable(path)));
  }
  const deck = await game.addDeck(data, lang);
  if (deck.ok) return { name: deck.value, data };
  throw unreadable(`${printable(path)}${colon}${deck.error}`);
}

/** What `--option` and `--deck` ask for together; a deck is named by one of them only. */
export async function wantedTable(
  context: Context,
  game: GameEntry,
  args: Args,
): Promise<{
  readonly options: Readonly<Record<string, string>>;
  readonly deck: LoadedDeck | undefined;
}> {
  const given = givenOptions(args, context.texts);
  if (args.has('deck') && Object.hasOwn(given, 'deck'))
    throw unreadable(context.texts.usage.deckTwice);
  const deck = await loadDeck(context, game, args.value('deck'));
  return { options: deck === undefined ? given : { ...given, deck: deck.name }, deck };
}

interface ChosenBot {
  readonly id: string;
  readonly bot: AnyBot;
}

/** `--bots a,b,…`, dealt to the seats in turn. */
export async function chosenBots(
  game: GameEntry,
  list: string | undefined,
  seats: number,
  texts: CliTexts,
): Promise<readonly ChosenBot[]> {
  const bots = await game.bots();
  const named = namedBots(bots, list ?? defaultBot(bots), seats, texts);
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]!);
}

/** Those that a list names, in its order; no more of them than seats. */
export function namedBots(
  bots: Readonly<Record<string, AnyBot>>,
  list: string,
  seats: number,
  { usage }: CliTexts,
): readonly ChosenBot[] {
  const ids = list.split(',');
  if (ids.length > seats) throw unreadable(usage.tooManyBots(ids.length, seats));
  return ids.map((id) => {
    const bot = Object.hasOwn(bots, id) ? bots[id] : undefined;
    if (bot === undefined)
      throw unreadable(usage.unknownBot(printable(id), Object.keys(bots).join(', ')));
    return { id, bot };
  });
}

const defaultBot = (bots: Readonly<Record<string, AnyBot>>): string =>
  'habitue' in bots ? 'habitue' : 'random';
