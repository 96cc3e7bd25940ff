// Defines a bot: a function that chooses a move from the view of its seat alone.

import type { AnyMemory, AnyRules, Rng, Seat } from '@tablee/kit';

/** How long a bot may think about one move. */
export interface Budget {
  /** Playouts per move. The same number and the same `rng` give the same move. */
  readonly playouts?: number;
  /** Polled during the search; once true, the bot returns the best move so far. */
  readonly isTimeUp?: () => boolean;
}

/**
 * Chooses a legal move for `seat` from its `view`. Undefined means silence, which only an open
 * window (a free-for-all auction) allows. All chance comes from `rng`. Without a budget the level
 * sets the playouts; without a past the bot judges by the view alone.
 */
export interface Bot<View, Move> {
  (view: View, seat: Seat, rng: Rng, budget?: Budget, past?: unknown): Move | undefined;
  /** Builds the `past` of its seat from what the seat has seen. */
  readonly memory?: AnyMemory;
}

/** A bot of any game, for callers that know no game type. */
export type AnyBot = Bot<unknown, unknown>;

/** Wraps a bot in `ask` and keeps its memory. */
export const askedBy = (bot: AnyBot, ask: AnyBot): AnyBot =>
  bot.memory === undefined ? ask : Object.assign(ask, { memory: bot.memory });

/** The same bot with a fixed budget. */
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
