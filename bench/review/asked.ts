// Compares the cost of choices between levels in the same positions: replays games of all levels at
// one table and asks each level at every choice, with that seat's view and memory. In games of one
// level the positions differ: a seat far behind has little left to lose.
import { LEVELS, type AnyBot, type BotId } from '@tablee/bots';
import { Recollection, rngFor, type AnyMemory, type Seat } from '@tablee/kit';
import type { GameEntry } from '@tablee/registry';
import {
  choicesAt,
  isForced,
  momentsOf,
  priceOf,
  withPast,
  tallyOf,
  type Price,
  type ReviewPlan,
} from '@tablee/review';

import { mean } from '../numbers.ts';
import { varianceOf, type Amount } from './figures.ts';
import { playedGame } from './games.ts';

export const ASKED = ['random', ...LEVELS] as const satisfies BotId[];
/** One of so many choices: those beside it say much the same. */
const EVERY = 5;

export interface LevelCost {
  readonly level: BotId;
  /** Mean cost of a choice, in points of winning chance, and half of its 95 % interval. */
  readonly cost: number;
  readonly give: number;
  /** The same as a share of what habit costs there: what grades are given by. */
  readonly ofHabit: number;
  readonly blunders: number;
  readonly choices: number;
}

type Prices = Record<(typeof ASKED)[number], Price[]>;

const nothing = (): Prices => ({ random: [], debutant: [], habitue: [], expert: [], maitre: [] });

/** The bot memory of every seat, as the game goes on. */
class Pasts {
  readonly #kept = new Map<AnyMemory, readonly Recollection[]>();

  constructor({ rules, setup }: ReviewPlan, memories: readonly (AnyMemory | undefined)[]) {
    for (const memory of memories)
      if (memory !== undefined && !this.#kept.has(memory))
        this.#kept.set(
          memory,
          Array.from(
            { length: setup.seats },
            (_, seat) => new Recollection(memory, rules, setup, seat),
          ),
        );
  }

  of(memory: AnyMemory | undefined, seat: Seat): unknown {
    return memory && this.#kept.get(memory)![seat]!.past;
  }

  append(step: Parameters<Recollection['append']>[0]): void {
    for (const seats of this.#kept.values()) for (const one of seats) one.append(step);
  }
}

const pricesIn = (
  plan: ReviewPlan,
  bots: Readonly<Record<BotId, AnyBot>>,
  playouts: number,
): Prices => {
  const { rules, setup, judge, seed } = plan;
  const found = nothing();
  const pasts = new Pasts(plan, [judge.memory, ...ASKED.map((level) => bots[level].memory)]);
  let chosen = 0;
  for (const moment of momentsOf(rules, setup, plan.steps).moments) {
    for (const { seat } of choicesAt(moment)) {
      const view = rules.view(moment.state, seat);
      if (isForced(rules, view, seat) || chosen++ % EVERY > 0) continue;
      const rng = rngFor(seed, `past ${moment.number} ${seat}`);
      const judging = withPast(judge, pasts.of(judge.memory, seat), view, seat, rng);
      const known = new Map<string, Price>();
      for (const level of ASKED) {
        const bot = bots[level];
        const luck = rngFor(seed, `asked ${moment.number} ${seat} ${level}`);
        const move = bot(view, seat, luck, {}, pasts.of(bot.memory, seat));
        const key = move === undefined ? '' : rules.notation.format(move);
        const price =
          known.get(key) ??
          priceOf({ rules, judge: judging, seed, playouts }, view, { seat, move }, moment.number);
        known.set(key, price);
        found[level].push(price);
      }
    }
    pasts.append(moment.step);
  }
  return found;
};

/** Games are what varies. */
export const askedOf = async (
  game: GameEntry,
  { games, effort, options = {} }: Amount,
): Promise<LevelCost[]> => {
  const bots = await game.bots();
  const each: Prices[] = [];
  for (let number = 0; number < games; number++) {
    const line = LEVELS.map((_, seat) => LEVELS[(seat + number) % LEVELS.length]!);
    const plan = await playedGame(game, `asked/${game.meta.id}/${number}`, { bot: line, options });
    each.push(pricesIn(plan, bots, effort.playouts));
  }
  return ASKED.map((level) => {
    const costs = each.map((prices) => 100 * mean(prices[level].map(({ cost }) => cost)));
    const all = each.flatMap((prices) => prices[level]);
    const { cost, habitCost } = tallyOf(all);
    return {
      level,
      cost: mean(costs),
      give: games < 2 ? NaN : 1.96 * Math.sqrt(varianceOf(costs) / (games - 1)),
      ofHabit: cost / habitCost,
      blunders: all.filter(({ label }) => label === 'blunder').length,
      choices: all.length,
    };
  });
};
