// Whether luck and own choices are as far off as their reviews say: the same games by many seeds. What is
// printed after ± must hold the mean of all seeds, and a sign that is printed must be that of the mean.
import type { BotId } from '@tablee/bots';
import type { GameEntry } from '@tablee/registry';
import {
  putTogether,
  Reviewer,
  toldPart,
  WITHIN,
  type ReviewPlan,
  type SeatReview,
} from '@tablee/review';

import { mean } from '../numbers.ts';
import { varianceOf } from './figures.ts';
import { playedGame } from './games.ts';

interface Kind {
  readonly bot: BotId | readonly BotId[];
  readonly rounds?: string;
  /** So many more than the least. */
  readonly more: number;
}

/** Short and long, of equals and of all levels at one table. */
const KINDS: readonly Kind[] = [
  { bot: 'expert', rounds: '1', more: 1 },
  { bot: ['random', 'habitue', 'expert', 'debutant'], rounds: '2', more: 1 },
  { bot: 'habitue', more: 0 },
  { bot: ['maitre', 'debutant', 'expert', 'random'], more: 1 },
];
export const ERROR_GAMES = KINDS.length;

const PARTS = ['luck', 'own', 'others'] as const;
const MEASURES = ['chance', 'score'] as const;

/** A seat's figure by one seed. */
export interface ErrorLine {
  readonly game: string;
  readonly number: number;
  readonly seed: number;
  readonly seat: number;
  readonly part: (typeof PARTS)[number];
  readonly of: (typeof MEASURES)[number];
  readonly value: number;
  readonly error: number;
  /** Whether it is printed. */
  readonly isTold: boolean;
}

/** Prices have no say in sums: they are left out. */
function sumsOf(plan: ReviewPlan): SeatReview[] {
  const reviewer = new Reviewer({ ...plan, seats: [] });
  const pieces = reviewer.pieces.map((name) => reviewer.piece(name));
  return putTogether(plan, pieces);
}

/** Game number so many of an edition, by one seed. */
export async function errorLines(
  game: GameEntry,
  number: number,
  seed: number,
): Promise<ErrorLine[]> {
  const plan = await played(game, number);
  return sumsOf({ ...plan, seed: `errors ${seed}` }).flatMap((review) =>
    MEASURES.flatMap((of) =>
      PARTS.map((part): ErrorLine => {
        const { telling, value } = toldPart(review[of], part, of);
        const error = review[of].error[part];
        const isTold = telling === 'told';
        return {
          game: game.meta.id,
          number,
          seed,
          seat: review.seat,
          part,
          of,
          value,
          error,
          isTold,
        };
      }),
    ),
  );
}

const games = new Map<string, Promise<ReviewPlan>>();

function played(game: GameEntry, number: number): Promise<ReviewPlan> {
  const { bot, rounds, more } = KINDS[number]!;
  const { id, seats, options } = game.meta;
  const isLong = options.some(({ name }) => name === 'rounds');
  const name = `errors/${id}/${number}`;
  const plan =
    games.get(name) ??
    playedGame(game, name, {
      bot,
      seats: Math.min(seats.max, Math.max(3, seats.min) + more),
      options: rounds === undefined || !isLong ? {} : { rounds },
    });
  games.set(name, plan);
  return plan;
}

/** What all seeds say together of one part. */
export interface Honesty {
  readonly part: string;
  readonly of: string;
  /** Of all figures: how many have the mean of all seeds within ±. */
  readonly held: number;
  /** Of those that are printed: how many have another sign than the mean. */
  readonly turned: number;
  /** How many are printed. */
  readonly told: number;
  /** How far seeds lie apart, and how far they are said to (the root of the mean variance). */
  readonly spread: number;
  readonly error: number;
  readonly figures: number;
}

function groups<T>(all: readonly T[], nameOf: (one: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(nameOf(one), [...(found.get(nameOf(one)) ?? []), one]);
  return [...found.values()];
}

const root = (values: readonly number[]): number => Math.sqrt(mean(values));

export function honestyOf(lines: readonly ErrorLine[]): Honesty[] {
  return groups(lines, ({ part, of }) => `${of} ${part}`).map((all): Honesty => {
    const seats = groups(all, ({ game, number, seat }) => `${game} ${number} ${seat}`);
    const judged = seats.flatMap((one) => {
      const middle = mean(one.map(({ value }) => value));
      return one.map((line) => ({ ...line, middle }));
    });
    const told = judged.filter(({ isTold }) => isTold);
    const share = (some: readonly unknown[], of: readonly unknown[]): number =>
      some.length / Math.max(1, of.length);
    const { part, of } = all[0]!;
    return {
      ...{ part, of },
      held: share(
        judged.filter(({ value, error, middle }) => Math.abs(value - middle) <= WITHIN * error),
        judged,
      ),
      turned: share(
        told.filter(({ value, middle }) => Math.sign(value) !== Math.sign(middle)),
        told,
      ),
      told: share(told, judged),
      spread: root(
        seats.map((one) => {
          const values = one.map(({ value }) => value);
          return (varianceOf(values) * values.length) / Math.max(1, values.length - 1);
        }),
      ),
      error: root(judged.map(({ error }) => error * error)),
      figures: judged.length,
    };
  });
}
