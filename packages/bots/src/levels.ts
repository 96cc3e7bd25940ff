// How well bots play, and in which manner: levels differ in strength, manners in taste.

import { randomBot, type AnyBot } from './bot.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['debutant', 'habitue', 'expert', 'maitre'] as const;
export type Level = (typeof LEVELS)[number];

/** Somebody without a level, for comparison, and the levels. */
export const BOT_IDS = ['random', ...LEVELS] as const;
export type BotId = (typeof BOT_IDS)[number];

/**
 * `even` is the manner that strengths are measured with. The `cautious` avoids what may go wrong, the
 * `gambler` plays for the win alone, the `grudger` begrudges whoever is ahead.
 */
export const MANNERS = ['even', 'cautious', 'gambler', 'grudger'] as const;
export type Manner = (typeof MANNERS)[number];

/** The bots of a game that play in one manner, by id. */
export type Bots = Readonly<Record<BotId, AnyBot>>;

/** For a game that nobody has thought about yet: every level plays at random. */
export function randomBots(rules: Parameters<typeof randomBot>[0]): Bots {
  const bot = randomBot(rules);
  return Object.fromEntries(BOT_IDS.map((id) => [id, bot])) as unknown as Bots;
}
