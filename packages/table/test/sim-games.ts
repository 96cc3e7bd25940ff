// The games for the simulation, put together for tests; Chicorée with a deck for short games.
import { addDeck, readDeck } from '@tablee/chicoree/decks';
import { TINY_DECK } from '@tablee/chicoree/testing';
import { assert } from '@tablee/kit';

import { EDITIONS, simGame, type Edition } from '../sim/editions.ts';
import type { SimGame } from '../sim/game.ts';
import { gameOf, type GameId } from './table-setting.ts';

const deck = readDeck(TINY_DECK);
assert(deck.ok, 'a deck for tests');
addDeck(deck.value);

export async function gameOfEdition(edition: Edition): Promise<SimGame> {
  const { meta, rules, bots } = await gameOf(edition.id as GameId);
  return simGame(edition, { meta, rules, advice: bots['random']! });
}

export const allGames = (): Promise<SimGame[]> => Promise.all(EDITIONS.map(gameOfEdition));
