// Computes the par of a game's cards in the bots' worker.

import { cardSourceOf, openRecord, SameDraws } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { parOf, judgeOf, type Par } from '@tablee/review';

export interface ParErrand {
  /** A game that is over, with these cards. */
  readonly record: string;
}

/** By seat, the same on every device; undefined for a game that cannot be played again. */
export async function runPar({ record }: ParErrand): Promise<Par[] | undefined> {
  const open = await openRecord(record, findGame);
  const source = open.ok ? cardSourceOf(open.value) : undefined;
  if (!open.ok || source === undefined) return undefined;
  const { game, rules, setup } = open.value;
  return parOf({
    ...{ rules, setup, seed: source.secret.salt },
    judge: await judgeOf(game),
    draws: () => new SameDraws(source),
  });
}
