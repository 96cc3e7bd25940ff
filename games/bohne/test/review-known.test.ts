// The last tricks of bean rounds, counted out: the reviewer knows what their choices cost.

import { botsOf } from '@tablee/bohne/bot';
import { JUDGE } from '@tablee/bohne/bot/advice';
import { METAS, type Edition } from '@tablee/bohne/meta';
import { PHASE, RULES, type State } from '@tablee/bohne/rules';
import { knownSuite, type KnownGame } from '@tablee/review/suites';

const GAMES = 8;

/** In the last trick everything lies open; in the one before it a card of each of the others is hidden. */
const isSmall = (state: unknown): boolean => {
  const { seats, phase, cardsEach, trick } = state as State;
  const isChosen = phase === PHASE.take || (phase === PHASE.play && seats === 3);
  return trick >= cardsEach - 2 && isChosen;
};

const EDITIONS: readonly Edition[] = ['nicht-die-bohne', 'pas-de-bras'];

function game(number: number): KnownGame {
  const edition = EDITIONS[number % 2]!;
  const { debutant } = botsOf(edition);
  return {
    rules: RULES[edition],
    meta: METAS[edition],
    options: { rounds: '3' },
    bots: [debutant, debutant, debutant, ...(number % 4 < 2 ? [debutant] : [])],
    seed: `known ${number}`,
  };
}

knownSuite('last tricks', {
  judge: JUDGE,
  games: Array.from({ length: GAMES }, (_, number) => game(number)),
  isSmall,
  waysMax: 300_000,
  kinds: ['turn', 'sealed'],
});
