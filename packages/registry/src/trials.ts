// Loads the trial tables of every game; for tests and harnesses only.

import type { GameEntry } from '@tablee/bots';
import type { Trial, TrialTable } from '@tablee/kit/testing';
import { GAMES } from './index.ts';
import { LOADERS } from './trial-folders.ts';

export interface GameTrial extends Trial {
  readonly entry: GameEntry;
}

/** In the order of the shelf; `prepare` has made known the names that their tables use. */
export async function loadTrials(): Promise<readonly GameTrial[]> {
  const folders = await Promise.all(LOADERS.map((load) => load()));
  const trials = folders.flatMap(({ TRIALS }) => TRIALS);
  return GAMES.map((entry) => {
    const trial = trials.find(({ game }) => game === entry.meta.id);
    if (trial === undefined)
      throw new Error(`no trial of ${entry.meta.id} in its testing/index.ts`);
    trial.prepare?.();
    return { ...trial, entry };
  });
}

export interface HostedTable extends TrialTable {
  readonly game: string;
}

/** The tables of all games that any server can host, with nothing prepared. */
export const hostedTables = async (): Promise<readonly HostedTable[]> =>
  (await loadTrials()).flatMap(({ game, tables }) =>
    tables.filter(({ isPrepared }) => isPrepared !== true).map((table) => ({ ...table, game })),
  );
