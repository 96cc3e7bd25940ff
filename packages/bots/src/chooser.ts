// Chooses a bot's move at a table: searching bots in another thread, the others at once. If no
// thread answers, a regular chooses, so that the table never waits for ever.

import {
  assert,
  copyOf,
  type AnyMemory,
  type AnyRules,
  type Rng,
  type Seat,
  type Setup,
} from '@tablee/kit';
import type { AnyBot } from './bot.ts';
import { botIdOf, mannerOf } from './character.ts';
import { isSearcher, type BotErrand, type Luck } from './errand.ts';
import type { GameParts, LoadBots } from './game-parts.ts';
import type { BotId, Manner } from './levels.ts';

interface Asked {
  readonly luck: Luck;
  /** Only for a seat whose bot has a memory. */
  readonly past?: unknown;
}

/** What a table calls for a seat: returns a move or a promise of one; undefined is silence. */
export interface Chooser {
  (view: unknown, seat: Seat, rng: Rng, asked: Asked): unknown;
  readonly isElsewhere?: boolean;
  readonly memory?: AnyMemory;
}

/** Runs slow bots in other threads, and takes their errors. */
export interface Minds {
  /** Runs an errand in another thread; rejects where none can. */
  readonly think: (errand: BotErrand) => Promise<string | undefined>;
  /** Receives the error of a thread that did not answer. */
  readonly complain: (error: unknown) => void;
}

export interface ChooserPlan extends Minds {
  readonly game: string;
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** The deck of the table, if it is a custom one that a thread may not know. */
  readonly deck?: unknown;
  /** The memory of searching bots, in games that have one. */
  readonly memory?: AnyMemory | undefined;
  /** Must include the levels that answer at once. */
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly bot: BotId;
  readonly manner: Manner;
}

/** Plays when no thread answers, in a person's seat, and for an unknown bot id. */
const STAND_IN: BotId = 'habitue';

/** Time limit of a decision: short for a waiting player, longer than any level needs. */
const THINK_MS = 1500;

/** The player of a seat, from the table's sheet. */
interface Player {
  readonly face: number;
  /** Only of a bot. */
  readonly bot?: string;
}

export interface ChoosersPlan extends Minds {
  readonly game: Pick<GameParts, 'meta' | 'addedDeck' | 'memory'>;
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly loadBots: LoadBots;
}

const isThinker = ({ bot }: Player): boolean => {
  const id = bot === undefined ? undefined : botIdOf(bot);
  return id !== undefined && isSearcher(id);
};

/** The chooser of every seat. In a person's seat it is the stand-in, in the even manner. */
export async function choosersOf(plan: ChoosersPlan): Promise<readonly Chooser[]> {
  const { game, setup, players, loadBots } = plan;
  const deck = await game.addedDeck?.(String(setup.options['deck']));
  const memory = players.some(isThinker) ? await game.memory?.() : undefined;
  return Promise.all(
    players.map(async ({ face, bot }) => {
      const manner = bot === undefined ? 'even' : mannerOf(face);
      return chooserOf({
        ...plan,
        game: game.meta.id,
        deck,
        memory,
        bots: await loadBots(manner),
        bot: (bot === undefined ? undefined : botIdOf(bot)) ?? STAND_IN,
        manner,
      });
    }),
  );
}

export function chooserOf(plan: ChooserPlan): Chooser {
  const { bots, bot, memory } = plan;
  const quick = bots[isSearcher(bot) ? STAND_IN : bot];
  assert(quick !== undefined, 'every game has every level');
  if (!isSearcher(bot)) return (view, seat, rng) => quick(view, seat, rng);
  const choose: Chooser = async (view, seat, rng, asked) => {
    try {
      return await thought(plan, view, seat, asked);
    } catch (error) {
      plan.complain(error);
      return quick(view, seat, rng);
    }
  };
  return Object.assign(choose, { isElsewhere: true, ...(memory !== undefined && { memory }) });
}

async function thought(
  { game, rules, setup, deck, bot, manner, think }: ChooserPlan,
  view: unknown,
  seat: Seat,
  { luck, past }: Asked,
): Promise<unknown> {
  const text = await think({
    game,
    setup,
    ...(deck !== undefined && { deck }),
    seat,
    view: rules.pack(view),
    // A copy: the past changes with the game while the errand waits for a thread.
    ...(past !== undefined && { past: copyOf(past) }),
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
