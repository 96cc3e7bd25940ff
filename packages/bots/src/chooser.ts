// How a bot at a table chooses: at once where it knows without thinking, else in another thread, and
// like a regular where no thread answers. No table ever waits for ever.

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
  /** Of a seat whose bot remembers. */
  readonly past?: unknown;
}

/** A move, or a promise of one; undefined for silence. What a table asks the bot in a seat. */
export interface Chooser {
  (view: unknown, seat: Seat, rng: Rng, asked: Asked): unknown;
  readonly isElsewhere?: boolean;
  readonly memory?: AnyMemory;
}

/** Where bots that need a while think, and whoever hears of it when they cannot. */
export interface Minds {
  /** Runs an errand in another thread; rejects where none can. */
  readonly think: (errand: BotErrand) => Promise<string | undefined>;
  /** Told why a thread did not answer. */
  readonly complain: (error: unknown) => void;
}

export interface ChooserPlan extends Minds {
  readonly game: string;
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** The deck of the table, where it is not one that every thread knows. */
  readonly deck?: unknown;
  /** How those who think remember, in games where they do. */
  readonly memory?: AnyMemory | undefined;
  /** At least those that answer at once. */
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly bot: BotId;
  readonly manner: Manner;
}

/** Plays where no thread can, in a person's seat, and where a table names a bot that nobody knows. */
const STAND_IN: BotId = 'habitue';

/** Less than anybody minds, more than any level needs. */
const THINK_MS = 1500;

/** Whoever a seat is taken by, as a table's sheet says. */
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

/** How the bot in each seat chooses; also in a person's seat, where it sits in, in no manner of its own. */
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
    // As it is now: the errand may wait for a thread, and the game goes on.
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
