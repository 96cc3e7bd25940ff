// Every situation of a Chicorée table in which it is one's turn, or one waits, by name.
import { PHASE as CHICOREE, RULES, type Move, type View } from '@tablee/chicoree/rules';
import type { Log } from '@tablee/kit';

import { isAsked } from '../../../../e2e/prepare.ts';
import type { NamedSituation } from '../../../../e2e/table-player.ts';

const viewAt = ({ state }: Log): View => state as View;

function movesOf(log: Log): Move[] {
  const moves: Move[] = [];
  RULES.moves(viewAt(log), 0, moves);
  return moves;
}

const isMain = (log: Log): boolean => viewAt(log).phase === CHICOREE.main && isAsked(log, 0);
const isPhase = (phase: number) => (log: Log) => viewAt(log).phase === phase && isAsked(log, 0);
const isLate = (log: Log): boolean => viewAt(log).turn > 6 * viewAt(log).seats;

const CHICOREE_PHASES: Readonly<Record<string, (log: Log) => boolean>> = {
  'main-start': (log) => isMain(log) && movesOf(log).some(({ kind }) => kind === 'start'),
  'main-lay': (log) =>
    isMain(log) && isLate(log) && movesOf(log).some(({ kind }) => kind === 'lay'),
  'main-target': (log) =>
    isMain(log) && movesOf(log).some((move) => move.kind === 'play' && move.on !== null),
  waiting: (log) => viewAt(log).phase === CHICOREE.main && !isAsked(log, 0) && isLate(log),
  auction: (log) => isPhase(CHICOREE.auction)(log) && viewAt(log).price > 0,
  bluff: isPhase(CHICOREE.bluff),
  challenge: (log) => isPhase(CHICOREE.challenge)(log) && isLate(log),
  sell: isPhase(CHICOREE.sell),
  over: ({ pending }) => pending.kind === 'over',
};

export const CHICOREE_SITUATIONS: readonly NamedSituation[] = [2, 3, 4, 5, 6].flatMap((seats) => [
  ...Object.entries(CHICOREE_PHASES).map(([name, until]) => ({
    name,
    game: 'chicoree',
    seats,
    until,
    // Whoever plays at random runs out of tokens sooner.
    ...(name === 'sell' ? { bot: 'random' } : {}),
  })),
  {
    name: 'melee',
    game: 'chicoree',
    seats,
    options: { auction: 'melee', hammer: '15' },
    until: isPhase(CHICOREE.melee),
  },
]);

/** Somebody has left the game. */
export const BANKRUPT: NamedSituation = {
  name: 'bankrupt',
  game: 'chicoree',
  seats: 6,
  bot: 'random',
  until: (log) => viewAt(log).alive !== 63 && isMain(log),
};

/** One's own chain lacks a single card. */
export const ONE_SHORT: NamedSituation = {
  name: 'one short',
  game: 'chicoree',
  seats: 3,
  until: (log) => isMain(log) && viewAt(log).chainLength(0) === 6,
};

/** One card short of the end, with free-for-all auctions. */
export const LATE_MELEE: NamedSituation = {
  name: 'late melee',
  game: 'chicoree',
  seats: 3,
  options: { auction: 'melee', hammer: '3' },
  until: (log) =>
    isPhase(CHICOREE.melee)(log) && [1, 2].some((seat) => viewAt(log).chainLength(seat) === 6),
};
