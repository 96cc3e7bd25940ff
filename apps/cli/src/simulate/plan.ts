// A simulation as plain data, and how one game of it is played.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { playMatch } from '@tablee/bots';
import { Draws, secretFrom } from '@tablee/kit';
import { loadTable, type TablePlan } from '../table.ts';
import { recordOf } from '../record/write.ts';
import { CardEar } from './cards.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

/** `bots` are by seat. */
export interface Plan extends TablePlan {
  readonly games: number;
  readonly folder: string | undefined;
}

/** Loads what is needed to play the games `from` to `to` − 1. */
export async function loadSimulation(plan: Plan): Promise<(from: number, to: number) => Tally> {
  const { game, rules, bots, setupFor } = await loadTable(plan);
  const playOne = (index: number, tally: Tally): void => {
    const seed = `${plan.game}/${plan.seats}/${plan.seed}/${index}`;
    const secret = secretFrom(seed);
    // What cards are worth is a question where decks can be chosen.
    const ear = game.addDeck === undefined ? undefined : new CardEar();
    const draws = new Draws(secret);
    const log = playMatch({ rules, setup: setupFor(secret), draws, bots, seed }, ear);
    addGame(tally, log, game.turnWord);
    ear?.addTo(tally.cards, log);
    if (plan.folder === undefined) return;
    // Nothing in it tells when or where it was played: the same plan gives the same bytes.
    const record = recordOf({
      game: plan.game,
      log,
      names: plan.bots.map((id, seat) => `${id}-${seat}`),
      bots: plan.bots,
      secret,
      firstBy: 'first' in plan.options ? 'host' : 'draw',
    });
    writeFileSync(path.join(plan.folder, recordName(plan, index)), record);
  };
  return (from, to) => {
    const tally = emptyTally(plan.seats);
    for (let index = from; index < to; index++) playOne(index, tally);
    return tally;
  };
}

const DIGITS_MIN = 4;

/** `some-game-4-0017.tablee` */
function recordName({ game, seats, games }: Plan, index: number): string {
  const digits = Math.max(DIGITS_MIN, String(games - 1).length);
  return `${game}-${seats}-${String(index).padStart(digits, '0')}.tablee`;
}
