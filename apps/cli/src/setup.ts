// Reads a table from arguments: the game, its options, its bots, a custom deck.

import type { AnyBot } from '@tablee/bots';
import { printable, sayWrong, type Result, type Setup, type SetupFailure } from '@tablee/kit';
import { findGame, GAMES, type GameEntry } from '@tablee/registry';
import { Misuse } from './args.ts';
import type { Context } from './context.ts';
import type { Args } from './flags.ts';
import { DECK_BYTES_MAX, readText } from './files.ts';
import { unreadable } from './stop.ts';

export const gameIds = (): string => GAMES.map(({ meta }) => meta.id).join(', ');

export function gameNamed(id: string): GameEntry {
  const game = findGame(id);
  if (game !== undefined) return game;
  throw unreadable(
    `${sayWrong('en', 'game-unknown', { game: id, known: gameIds() })} [game-unknown]`,
  );
}

/** The first argument, which names the game. */
export function gameArgument(args: Args): GameEntry {
  const id = args.positionals[0];
  if (id === undefined) throw new Misuse('GAME is missing');
  return gameNamed(id);
}

/** `--option rounds=3`, repeated, as written. */
function givenOptions(args: Args): Record<string, string> {
  const given = Object.create(null) as Record<string, string>;
  for (const text of args.all('option')) {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new Misuse(`--option needs NAME=VALUE, not “${printable(text)}”`);
    if (Object.hasOwn(given, name))
      throw new Misuse(`the option ${printable(name)} is given twice`);
    given[name] = value;
  }
  return given;
}

/** Unpacks what `resolveSetup` says. */
export function setupOrStop(setup: Result<Setup, SetupFailure>): Setup {
  if (setup.ok) return setup.value;
  const { error } = setup;
  const [code, id] = 'code' in error ? [error.code, error.code] : [error.why, error.rule];
  throw unreadable(`${sayWrong('en', code, error.facts)} [${id}]`);
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
  if (game.addDeck === undefined)
    throw unreadable(`${game.meta.id} has no choice of deck, so --deck has no place there`);
  const text = await readText(context, path, DECK_BYTES_MAX);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw unreadable(`${printable(path)}: this is not JSON`);
  }
  const deck = await game.addDeck(data, 'en');
  if (deck.ok) return { name: deck.value, data };
  throw unreadable(`${printable(path)}: ${deck.error}`);
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
  const given = givenOptions(args);
  if (args.has('deck') && Object.hasOwn(given, 'deck'))
    throw new Misuse('--deck and --option deck=… each name a deck: give one or the other');
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
): Promise<readonly ChosenBot[]> {
  const bots = await game.bots();
  const named = namedBots(bots, list ?? defaultBot(bots), seats);
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]!);
}

/** Those that a list names, in its order; no more of them than seats. */
export function namedBots(
  bots: Readonly<Record<string, AnyBot>>,
  list: string,
  seats: number,
): readonly ChosenBot[] {
  const ids = list.split(',');
  if (ids.length > seats) throw unreadable(`${ids.length} bots for ${seats} seats`);
  return ids.map((id) => {
    const bot = Object.hasOwn(bots, id) ? bots[id] : undefined;
    if (bot === undefined)
      throw unreadable(`unknown bot “${printable(id)}”; there are ${Object.keys(bots).join(', ')}`);
    return { id, bot };
  });
}

const defaultBot = (bots: Readonly<Record<string, AnyBot>>): string =>
  'habitue' in bots ? 'habitue' : 'random';
