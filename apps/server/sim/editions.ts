// The tables that are simulated: the short ones of every game that is handed in.

import type { AnyRules, GameMeta } from '@tablee/kit';
import type { Trial } from '@tablee/kit/testing';
import type { SimGame } from './game.ts';

interface Parts {
  readonly meta: GameMeta;
  readonly rules: AnyRules;
  readonly advice: SimGame['advice'];
}

export const simGames = ({ tables, never }: Trial, parts: Parts): SimGame[] =>
  tables
    .filter(({ isLong }) => isLong !== true)
    .map(({ title, seats, options, hasBell = false }) => ({
      ...parts,
      id: parts.meta.id,
      title,
      seats,
      options,
      hasBell,
      never,
    }));
