// What a bot is: somebody who sees what a person in that seat sees, and nothing else.

import type { AnyMemory, AnyRules, Rng, Seat } from '@tablee/kit';

/** How long a bot may think about one move. */
export interface Budget {
  /** How many games it may play in its head. The same number and the same luck give the same move. */
  readonly playouts?: number;
  /** Asked now and then; once true, the best answer so far is the answer. */
  readonly isTimeUp?: () => boolean;
}

/**
 * Chooses a legal move for `seat`, who sees `view`. Undefined is an answer only while a window is
 * open (a free-for-all auction): the bot stays silent. All chance comes from `rng`. Without a budget
 * a bot thinks as long as its level does; without a past it judges by the view alone.
 */
export interface Bot<View, Move> {
  (view: View, seat: Seat, rng: Rng, budget?: Budget, past?: unknown): Move | undefined;
  /** How it keeps in mind what its seat has seen; what comes of that is its `past`. */
  readonly memory?: AnyMemory;
}

/** A bot for a game whose inside the caller does not know. */
export type AnyBot = Bot<unknown, unknown>;

/** The same bot, asked in another way; it goes on remembering. */
export const askedBy = (bot: AnyBot, ask: AnyBot): AnyBot =>
  bot.memory === undefined ? ask : Object.assign(ask, { memory: bot.memory });

/** The same bot with so much time and no more. */
export const withBudget = (bot: AnyBot, budget: Budget): AnyBot =>
  askedBy(bot, (view, seat, rng, _, past) => bot(view, seat, rng, budget, past));

/** Any legal move, each as likely; in an open window silence counts as one more. */
export function randomBot(rules: Pick<AnyRules, 'pending' | 'count' | 'moveAt'>): AnyBot {
  return (view, seat, rng) => {
    const count = rules.count(view, seat);
    const silence = rules.pending(view).kind === 'open' ? 1 : 0;
    const pick = rng.below(count + silence);
    return pick === count ? undefined : rules.moveAt(view, seat, pick);
  };
}
