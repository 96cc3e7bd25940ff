// What is asked of reviews, as figures: that two seeds agree, that better players pay less,
// and that luck leaves little of the spread of results between equals.
import type { BotId } from '@tablee/bots';
import type { GameEntry } from '@tablee/registry';
import {
  EFFORT,
  Reviewer,
  reviewOf,
  type Effort,
  type Price,
  type ReviewPlan,
} from '@tablee/review';

import { mean, sum } from '../numbers.ts';
import { playedGame } from './games.ts';

export interface Amount {
  readonly games: number;
  readonly effort: Effort;
  readonly options?: Readonly<Record<string, string>>;
}

/** Game number so many of a level among themselves, at the usual table. */
const playedBy = (
  game: GameEntry,
  level: BotId,
  number: number,
  options: Readonly<Record<string, string>> = {},
): Promise<ReviewPlan> =>
  playedGame(game, `review/${game.meta.id}/${level}/${number}`, { bot: level, options });

const pricesOf = (reviewer: Reviewer): Price[] =>
  reviewer.pieces.flatMap((name) => {
    const piece = name.kind === 'choice' ? reviewer.piece(name) : undefined;
    const price = piece?.kind === 'choice' ? piece.price : undefined;
    return price === undefined || price.label === 'forced' ? [] : [price];
  });

export interface Agreement {
  readonly choices: number;
  /** The share of choices that the two call differently. */
  readonly different: number;
  readonly correlation: number;
}

/** What two seeds make of the same choices. */
export const agreementOf = async (
  game: GameEntry,
  level: BotId,
  { games, effort, options }: Amount,
): Promise<Agreement> => {
  const pairs: (readonly [Price, Price])[] = [];
  for (let number = 0; number < games; number++) {
    const plan = await playedBy(game, level, number, options);
    const [one, two] = ['1', '2'].map((seed) =>
      pricesOf(new Reviewer({ ...plan, effort, seed })),
    ) as [Price[], Price[]];
    one.forEach((price, i) => pairs.push([price, two[i]!]));
  }
  return {
    choices: pairs.length,
    different: pairs.filter(([a, b]) => a.label !== b.label).length / pairs.length,
    correlation: correlationOf(pairs.map(([a, b]) => [a.cost, b.cost])),
  };
};

const correlationOf = (pairs: readonly (readonly [number, number])[]): number => {
  const [a, b] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const spread = (of: (x: number, y: number) => number): number =>
    sum(pairs.map(([x, y]) => of(x - a, y - b)));
  return spread((x, y) => x * y) / Math.sqrt(spread((x) => x * x) * spread((_, y) => y * y));
};

export const varianceOf = (values: readonly number[]): number => {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
};

export interface Spread {
  /** Variance of results in winning chance, and of the same without luck. */
  readonly raw: number;
  readonly adjusted: number;
}

/** How far results of equals lie apart. */
export const spreadOf = async (
  game: GameEntry,
  level: BotId,
  { games, effort, options }: Amount,
): Promise<Spread> => {
  const [raw, adjusted]: [number[], number[]] = [[], []];
  for (let number = 0; number < games; number++) {
    const plan = await playedBy(game, level, number, options);
    // Where a result comes from needs no prices; these are the cheapest.
    for (const { chance } of reviewOf({ ...plan, effort: { ...effort, playouts: 1 } })) {
      raw.push(chance.result);
      adjusted.push(chance.adjusted);
    }
  }
  return { raw: varianceOf(raw), adjusted: varianceOf(adjusted) };
};

export interface Cost {
  /** CPU time of the process, user and system. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** What a whole review of a game costs. */
export const timeOf = async (game: GameEntry, level: BotId): Promise<Cost> => {
  const plan = await playedBy(game, level, 0);
  const before = process.cpuUsage();
  reviewOf({ ...plan, effort: EFFORT });
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, megabytes: process.memoryUsage().rss / 1e6 };
};
