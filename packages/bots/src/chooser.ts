// How a bot at a table chooses: at once where it knows without thinking, else in another thread, and
// like a regular where no thread answers. No table ever waits for ever.

import { assert, type AnyRules, type Rng, type Seat, type Setup } from '@tablee/kit';
import type { AnyBot } from './bot.ts';
import { isSearcher, type BotErrand, type Luck } from './errand.ts';
import type { BotId, Manner } from './levels.ts';

/** A move, or a promise of one; undefined for silence. What a table asks the bot in a seat. */
export interface Chooser {
  (view: unknown, seat: Seat, rng: Rng, asked: { readonly luck: Luck }): unknown;
  readonly isElsewhere?: boolean;
}

export interface ChooserPlan {
  readonly game: string;
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** The deck of the table, where it is not one that every thread knows. */
  readonly deck?: unknown;
  /** At least those that answer at once. */
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly bot: BotId;
  readonly manner: Manner;
  /** Runs an errand in another thread; rejects where none can. */
  readonly think: (errand: BotErrand) => Promise<string | undefined>;
  /** Told why a thread did not answer. */
  readonly complain: (error: unknown) => void;
}

/** Plays where no thread can. */
const ON_THE_SPOT: BotId = 'habitue';

/** Less than anybody minds, more than any level needs. */
const THINK_MS = 1500;

export function chooserOf(plan: ChooserPlan): Chooser {
  const { bots, bot } = plan;
  const quick = bots[isSearcher(bot) ? ON_THE_SPOT : bot];
  assert(quick !== undefined, 'every game has every level');
  if (!isSearcher(bot)) return (view, seat, rng) => quick(view, seat, rng);
  const choose: Chooser = async (view, seat, rng, { luck }) => {
    try {
      return await thought(plan, view, seat, luck);
    } catch (error) {
      plan.complain(error);
      return quick(view, seat, rng);
    }
  };
  return Object.assign(choose, { isElsewhere: true });
}

async function thought(
  { game, rules, setup, deck, bot, manner, think }: ChooserPlan,
  view: unknown,
  seat: Seat,
  luck: Luck,
): Promise<unknown> {
  const text = await think({
    game,
    setup,
    ...(deck !== undefined && { deck }),
    seat,
    view: rules.pack(view),
    luck,
    bot,
    manner,
    milliseconds: THINK_MS,
  });
  if (text === undefined) {
    assert(rules.pending(view).kind === 'open', 'only an open window can be let pass');
    return undefined;
  }
  const move = rules.notation.parse(text);
  assert(move.ok && rules.check(view, seat, move.value) === undefined, 'bots keep the rules');
  return move.value;
}
