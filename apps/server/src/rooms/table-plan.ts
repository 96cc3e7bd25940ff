// What a table is played by: its rules, its draws and its bots, all of which follow from its sheet
// and its secret.

import { botIdOf, chooserOf, mannerOf, type ChooserPlan } from '@tablee/bots';
import { assert, Draws, type AnyRules, type Seat, type Secret } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { setupBy, type Choose, type Deal, type Played } from '@tablee/table';
import type { Sheet } from '@tablee/wire';

export interface TablePlan extends Played {
  readonly rules: AnyRules;
  readonly sheet: Sheet;
  readonly deal: Deal;
  /** How the bot in a seat chooses; also in a person's seat, where it sits in. */
  readonly choose: (seat: Seat) => Choose;
  /** Where the bots' own luck comes from. */
  readonly botSeed: string;
  /** Who could foretell how long an order takes could tell it from a hand. */
  readonly luck: string;
}

/** Sits in for people, and where a table names a bot that this build does not know. */
const STAND_IN = 'habitue';

/** Where bots think that need a while, and who hears of it when they cannot. */
export type Minds = Pick<ChooserPlan, 'think' | 'complain'>;

/** Without threads everybody plays as they can on the spot. */
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
  const deck = await game.addedDeck?.(String(sheet.options['deck']));
  const played = await setupBy(rules, game.meta, sheet);
  const { setup } = played;
  const choosers = await Promise.all(
    sheet.players.map(async (player) => {
      const isBot = player.kind === 'bot';
      const bot = (isBot ? botIdOf(player.bot) : undefined) ?? STAND_IN;
      const manner = isBot ? mannerOf(player.face) : 'even';
      const bots = await game.bots(manner);
      return chooserOf({ game: sheet.game, rules, setup, deck, bots, bot, manner, ...minds });
    }),
  );
  return {
    rules,
    sheet,
    ...played,
    deal: dealOf(secret, sheet),
    choose: (seat) => choosers[seat]!,
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
