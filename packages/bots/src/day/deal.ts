// Builds the deal of the day from the date and the game id alone, so that it is the same offline.
// One person has the first seat, regulars have the others.

import {
  assert,
  botLuck,
  botSeedOf,
  Draws,
  isDay,
  resolveSetup,
  rngFor,
  secretFrom,
  type GameMeta,
  type Seat,
  type Secret,
  type Setup,
} from '@tablee/kit';
import type { AnyBot } from '../bot.ts';
import { FIRST_FACE, mannerOf } from '../character.ts';
import type { GameEntry } from '../game-parts.ts';
import type { BotId } from '../levels.ts';

/** The player's seat. */
export const DAY_SEAT: Seat = 0;
/** Answers at once and always alike, so that a check can repeat its moves. */
export const DAY_BOT: BotId = 'habitue';

export interface DayDeal {
  readonly game: string;
  readonly secret: Secret;
  readonly setup: Setup;
  /** The faces of the regulars, by seat; undefined for the player's seat. */
  readonly faces: readonly (number | undefined)[];
}

/** Seats of a game that has no short one. */
const SEATS = 4;

export function dayDealOf(meta: GameMeta, day: string): DayDeal {
  assert(isDay(day), 'days have one spelling');
  const { min, max } = meta.seats;
  const seats = meta.quick?.seats ?? Math.min(max, Math.max(min, SEATS));
  const secret = secretFrom(`day\n${meta.id}\n${day}`);
  const draws = new Draws(secret);
  const setup = resolveSetup(meta, seats, meta.quick?.options ?? {}, (n) => draws.firstSeat(n));
  assert(setup.ok, 'a short game can be set up');
  const faces = Array.from({ length: seats }, (_, seat) =>
    seat === DAY_SEAT ? undefined : FIRST_FACE + seat - 1,
  );
  return { game: meta.id, secret, setup: setup.value, faces };
}

/** Chooses the move of a seat's bot, with the same random stream as at its table. */
export type DayChooser = (view: unknown, seat: Seat, step: number) => unknown;

export async function dayChooser(
  game: Pick<GameEntry, 'quickBots'>,
  { secret, faces }: DayDeal,
): Promise<DayChooser> {
  const bots = await Promise.all(
    faces.map(async (face): Promise<AnyBot | undefined> =>
      face === undefined ? undefined : (await game.quickBots(mannerOf(face)))[DAY_BOT],
    ),
  );
  const seed = botSeedOf(secret);
  return (view, seat, step) => {
    const bot = bots[seat];
    assert(bot !== undefined, 'only bots are asked');
    return bot(view, seat, rngFor(seed, botLuck(seat, step)));
  };
}
