// What a table is played by: its rules, its draws and its bots, all of which follow from its sheet
// and its secret.

import { assert, Draws, type AnyRules, type Seat, type Secret, type Setup } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { setupOf, type Choose, type Deal } from '@tablee/table';
import type { Sheet } from '@tablee/wire';

export interface TablePlan {
  readonly rules: AnyRules;
  readonly sheet: Sheet;
  readonly setup: Setup;
  readonly deal: Deal;
  /** How the bot in a seat chooses; also in a person's seat, where it sits in. */
  readonly choose: (seat: Seat) => Choose;
  /** Where the bots' own luck comes from. */
  readonly botSeed: string;
  /** Who could foretell how long an order takes could tell it from a hand. */
  readonly luck: string;
}

/** Sits in for people, and where a table names a bot that this build does not know. */
const STAND_IN = 'greedy';

export async function planTable(sheet: Sheet, secret: Secret): Promise<TablePlan> {
  const game = findGame(sheet.game);
  assert(game !== undefined, 'a table that was set up is of a known game');
  const [rules, bots] = await Promise.all([game.rules(), game.bots()]);
  const choose = (seat: Seat): Choose => {
    const player = sheet.players[seat];
    const bot = (player?.kind === 'bot' ? bots[player.bot] : undefined) ?? bots[STAND_IN];
    assert(bot !== undefined, 'every game has this bot');
    return (view, at, rng) => bot(view, at, rng);
  };
  return {
    rules,
    sheet,
    setup: setupOf(sheet),
    deal: dealOf(secret, sheet),
    choose,
    // A stream of its own: from what a bot does nobody can tell what will be drawn.
    botSeed: `${secret.salt} bots`,
    luck: `${secret.salt} orders`,
  };
}

/** Every draw is made from the secret and what people threw in, so that it can be made again. */
function dealOf(secret: Secret, { entropy = [] }: Sheet): Deal {
  let draws = new Draws(secret, entropy);
  let made = 0;
  return (pending, { draw }) => {
    // The stream counts its own draws: it starts again, and is brought forward to the one asked for.
    if (draw < made) {
      draws = new Draws(secret, entropy);
      made = 0;
    }
    for (; made < draw; made++) draws.draw({ kind: 'chance', from: [], take: 0 });
    made += 1;
    return draws.draw(pending);
  };
}
