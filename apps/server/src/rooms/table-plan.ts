// Derives a table's rules, draws and bots from its sheet and its secret.

import { choosersOf, type Minds } from '@tablee/bots';
import { assert, botSeedOf, Draws, type Seat, type Secret } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { setupBy, type Choose, type HostPlan } from '@tablee/table';
import type { Sheet } from '@tablee/wire';

/** What its host is opened with, and its bots. */
export interface TablePlan extends HostPlan {
  /** How the bot in a seat chooses; also in a person's seat, where it sits in. */
  readonly choose: (seat: Seat) => Choose;
  /** Seed of the bots' random numbers. */
  readonly botSeed: string;
  /**
   * Seed of the delay of standing orders. If it were predictable, the delay would reveal whether an
   * order exists.
   */
  readonly luck: string;
}

/** Without worker threads each bot falls back to its immediate choice. */
const NO_MINDS: Minds = {
  think: () => Promise.reject(new Error('no threads')),
  complain: () => undefined,
};

export async function planTable(
  sheet: Sheet,
  secret: Secret,
  minds: Minds = NO_MINDS,
): Promise<TablePlan> {
  const game = findGame(sheet.game);
  assert(game !== undefined, 'a table that was set up is of a known game');
  const rules = await game.rules();
  const played = await setupBy(rules, game.meta, sheet);
  const { players, entropy } = sheet;
  const { setup } = played;
  const choosers = await choosersOf({
    ...{ game, rules, setup, players, loadBots: game.bots },
    ...minds,
  });
  const draws = new Draws(secret, entropy);
  return {
    rules,
    sheet,
    ...played,
    deal: (pending, { draw }) => draws.draw(pending, draw),
    choose: (seat) => choosers[seat]!,
    botSeed: botSeedOf(secret),
    luck: `${secret.salt} orders`,
  };
}
