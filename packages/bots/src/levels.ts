// How well bots play, and in which manner: levels differ in strength, manners in taste.

import type { AnyBot } from './bot.ts';

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
