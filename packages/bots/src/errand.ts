// Runs a bot's decision in another thread. An errand carries the packed view and the past of the
// seat alone; the answer is a move as the record spells it.

import { rngFor, type AnyRules, type Seat, type Setup } from '@tablee/kit';
import type { Advice } from './advice.ts';
import type { Budget } from './bot.ts';
import type { GameEntry } from './game-parts.ts';
import type { BotId, Manner } from './levels.ts';

/** What a thread must load of a game. */
type Thinking = Pick<GameEntry, 'rules' | 'bots' | 'adviser' | 'addDeck'>;

/** Names a random stream: the same seed and name give the same draws in any thread. */
export interface Luck {
  readonly seed: string;
  readonly name: string;
}

export interface Errand {
  readonly game: string;
  readonly setup: Setup;
  /** A custom deck of the table, which the other thread may not know. */
  readonly deck?: unknown;
  readonly seat: Seat;
  /** The seat's view, packed. */
  readonly view: readonly number[];
  /** What the seat remembers of the game, in games with a memory. */
  readonly past?: unknown;
  readonly luck: Luck;
  /** Defaults to the level's own number. */
  readonly playouts?: number;
  /** Time limit; then the best move so far is the answer. */
  readonly milliseconds: number;
}

export interface BotErrand extends Errand {
  readonly bot: BotId;
  readonly manner: Manner;
}

/** Advice as it travels: moves are spelled. */
export type SpelledAdvice = Advice<string>;

/** Searching bots take up to 0.1 s of a core per move; the others answer at once. */
export const isSearcher = (bot: BotId): boolean => bot === 'expert' || bot === 'maitre';

/** `now` in milliseconds, from any beginning. */
type Now = () => number;

/** The move, spelled; undefined for silence. */
export async function runErrand(
  game: Thinking,
  errand: BotErrand,
  now: Now,
): Promise<string | undefined> {
  const { rules, view } = await unpacked(game, errand);
  const bot = (await game.bots(errand.manner))[errand.bot]!;
  const move = bot(view, errand.seat, luckOf(errand), budgetOf(errand, now), errand.past);
  return move === undefined ? undefined : rules.notation.format(move);
}

export async function runAdvice(game: Thinking, errand: Errand, now: Now): Promise<SpelledAdvice> {
  const { rules, view } = await unpacked(game, errand);
  const advise = await game.adviser?.();
  if (advise === undefined) return { candidates: [] };
  const { candidates } = advise(view, errand.seat, luckOf(errand), budgetOf(errand, now));
  return {
    candidates: candidates.map((one) => ({
      ...one,
      move: one.move === undefined ? undefined : rules.notation.format(one.move),
    })),
  };
}

async function unpacked(
  game: Thinking,
  { deck, setup, view }: Errand,
): Promise<{ rules: AnyRules; view: unknown }> {
  if (deck !== undefined) await game.addDeck?.(deck);
  const rules = await game.rules();
  return { rules, view: rules.unpack(setup, view) };
}

const luckOf = ({ luck }: Errand) => rngFor(luck.seed, luck.name);

function budgetOf({ playouts, milliseconds }: Errand, now: Now): Budget {
  const until = now() + milliseconds;
  return {
    ...(playouts !== undefined && { playouts }),
    isTimeUp: () => now() >= until,
  };
}
