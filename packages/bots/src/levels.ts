// Lists the levels and manners of bots: levels differ in strength, manners in taste.

import { randomBot, type AnyBot } from './bot.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['debutant', 'habitue', 'expert', 'maitre'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels, and a random bot for comparison. */
export const BOT_IDS = ['random', ...LEVELS] as const;
export type BotId = (typeof BOT_IDS)[number];

/**
 * Strengths are measured with `even`. `cautious` avoids risk, `gambler` plays for the win alone,
 * `grudger` plays against the leader.
 */
export const MANNERS = ['even', 'cautious', 'gambler', 'grudger'] as const;
export type Manner = (typeof MANNERS)[number];

/** The bots of a game that play in one manner, by id. */
export type Bots = Readonly<Record<BotId, AnyBot>>;

/** For a game without bots of its own: every level plays at random. */
export function randomBots(rules: Parameters<typeof randomBot>[0]): Bots {
  const bot = randomBot(rules);
  return Object.fromEntries(BOT_IDS.map((id) => [id, bot])) as unknown as Bots;
}
