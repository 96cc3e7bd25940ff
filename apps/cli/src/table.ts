// The table that many games are played at: as plain data for another thread, and loaded there. Everything
// about game k follows from the plan and k alone, so it does not matter which thread plays it.

import type { AnyBot } from '@tablee/bots';
import { assert, Draws, resolveSetup, type AnyRules, type Secret, type Setup } from '@tablee/kit';
import { findGame, type GameEntry } from '@tablee/registry';

export interface TablePlan {
  readonly game: string;
  readonly seats: number;
  /** As given on the command line; what is missing takes its default, or is drawn by lot. */
  readonly options: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
  readonly seed: string;
  /** A custom deck, as its file holds it. */
  readonly deck: unknown;
}

interface Table {
  readonly game: GameEntry;
  readonly rules: AnyRules;
  readonly bots: readonly AnyBot[];
  /** How the game with this secret is set up. */
  readonly setupFor: (secret: Secret) => Setup;
}

export async function loadTable(plan: TablePlan): Promise<Table> {
  const game = findGame(plan.game);
  assert(game !== undefined, 'the plan names a game');
  if (plan.deck !== undefined) await game.addDeck?.(plan.deck);
  const bots = await game.bots();
  return {
    game,
    rules: await game.rules(),
    bots: plan.bots.map((id) => bots[id]!),
    setupFor(secret) {
      const first = (seats: number) => new Draws(secret).firstSeat(seats);
      const setup = resolveSetup(game.meta, plan.seats, plan.options, first);
      assert(setup.ok, 'the plan was checked');
      return setup.value;
    },
  };
}
