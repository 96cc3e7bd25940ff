// An arena as plain data, and how its deals are played: all about a deal but the times follows from that.

import { addTime, playDeal, type DealResult, type Times } from '@tablee/bots';
import { Draws, secretFrom } from '@tablee/kit';
import { loadTable, type TablePlan } from '../table.ts';

/** `bots` are as given: one per name, the last one for all chairs that are left. */
export interface ArenaPlan extends TablePlan {
  readonly deals: number;
}

/** Results of some deals in order, and the thinking times of each bot. */
export interface ArenaPart {
  readonly deals: readonly DealResult[];
  readonly times: readonly Times[];
}

/** Loads what is needed to play the deals `from` to `to` − 1. */
export async function loadArena(plan: ArenaPlan): Promise<(from: number, to: number) => ArenaPart> {
  const { game, rules, bots, setupFor } = await loadTable(plan);
  const playOne = (index: number, times: readonly Times[]): DealResult => {
    const seed = `${plan.game}/${plan.seats}/${plan.seed}/deal ${index}`;
    const secret = secretFrom(seed);
    const deal = {
      rules,
      setup: setupFor(secret),
      counts: game.meta.counts,
      newDraws: () => new Draws(secret),
      bots,
      seed,
      clock: () => performance.now(),
    };
    return playDeal(deal, (name, milliseconds) => {
      addTime(times[name]!, milliseconds);
    });
  };
  return (from, to) => {
    const times = bots.map((): Times => new Map());
    const deals: DealResult[] = [];
    for (let index = from; index < to; index++) deals.push(playOne(index, times));
    return { deals, times };
  };
}
