// Computes a player's progress from the reviews on this device: cost of choices, luck and kinds of
// mistakes.

import {
  isCostly,
  toldAdjusted,
  type Parts,
  type Price,
  type SeatReview,
  type Sum,
  type Told,
  type WithoutLuck,
} from '@tablee/review';
import type { TableSummary } from '@tablee/wire';
import { REVIEWS_MAX, type KeptReview } from '../offline/kept-review.ts';

/** How a game ended that came to its end. */
interface End extends Pick<SeatReview['chance'], 'start' | 'result'> {
  /** What would have come of it without luck. */
  readonly without: WithoutLuck | undefined;
  readonly adjusted: Adjusted;
}

/** `open` where luck is hard to tell; undefined where an older review did not measure how far off it may be. */
export type Adjusted = Told | 'open' | undefined;

/** One reviewed game, from the player's seat. */
export interface ReviewedGame {
  readonly id: string;
  /** Of the judge that reviewed it. */
  readonly form: number;
  /** When it was played, or else reviewed. */
  readonly at: number;
  readonly choices: number;
  /** Mean cost of a choice, in winning chance. */
  readonly cost: number;
  /** Undefined where the game did not come to its end. */
  readonly end: End | undefined;
  readonly mistakes: readonly Price[];
}

export interface Progress {
  readonly game: string;
  /** Oldest first. */
  readonly games: readonly ReviewedGame[];
}

function reviewedGame(kept: KeptReview): ReviewedGame | undefined {
  const own = kept.reviews.find(({ seat }) => seat === kept.me);
  // Where there was nothing to choose there is nothing to learn.
  if (own === undefined || own.choices === 0) return undefined;
  const { start, result } = own.chance;
  const without = withoutIn(own.chance);
  return {
    id: kept.id,
    form: kept.form,
    at: kept.playedAt ?? kept.keptAt,
    choices: own.choices,
    cost: own.cost,
    end: kept.isOver ? { start, result, without, adjusted: adjustedOf(without) } : undefined,
    mistakes: own.prices.filter(isCostly),
  };
}

/** Reviews of forms before 5 have no errors: what they call luck may be nothing but noise. */
const withoutIn = ({ luck, adjusted, error }: Parts & Partial<Sum>): WithoutLuck | undefined =>
  error && { luck, adjusted, error };

/** As the review itself tells it. */
const adjustedOf = (without: WithoutLuck | undefined): Adjusted =>
  without && (toldAdjusted(without, 'chance') ?? 'open');

/** Of several games: told by their mean, so that a long list of sure games is as sure. */
function adjustedOfAll(games: readonly WithoutLuck[]): Adjusted {
  const count = games.length;
  const mean = (part: 'luck' | 'adjusted'): number =>
    games.reduce((sum, one) => sum + one[part], 0) / count;
  const error = (part: 'luck' | 'adjusted'): number =>
    Math.hypot(...games.map((one) => one.error[part])) / count;
  const told = adjustedOf({
    luck: mean('luck'),
    adjusted: mean('adjusted'),
    error: { luck: error('luck'), adjusted: error('adjusted') },
  });
  if (told === undefined || told === 'open') return told;
  return { ...told, value: count * told.value, within: count * told.within };
}

/** By game, the most played first. The same game may have been reviewed in several ways: the latest counts. */
export function progressOf(reviews: readonly KeptReview[]): readonly Progress[] {
  const byGame = new Map<string, ReviewedGame[]>();
  const seen = new Set<string>();
  for (const kept of [...reviews].sort((a, b) => b.keptAt - a.keptAt)) {
    const source = kept.table ?? kept.origin;
    if (source !== undefined && seen.has(source)) continue;
    const one = reviewedGame(kept);
    if (one === undefined) continue;
    if (source !== undefined) seen.add(source);
    byGame.set(kept.game, [...(byGame.get(kept.game) ?? []), one]);
  }
  return [...byGame]
    .map(([game, games]) => ({ game, games: games.sort((a, b) => a.at - b.at) }))
    .sort((a, b) => b.games.length - a.games.length);
}

/** Without those of what ifs: their player knew what was coming. */
export function withoutTries(
  reviews: readonly KeptReview[],
  tables: readonly TableSummary[],
): readonly KeptReview[] {
  const tries = new Set(tables.filter(({ again }) => again === 'moment').map(({ id }) => id));
  return reviews.filter(({ table }) => table === undefined || !tries.has(table));
}

/** Games against bots on this device that came to their end and were never reviewed, the newest first. */
export const unreviewed = (
  tables: readonly TableSummary[],
  reviews: readonly KeptReview[],
): readonly TableSummary[] => {
  const reviewed = new Set(reviews.map(({ table }) => table));
  return tables
    .filter(
      ({ id, mode, isOver, again }) =>
        mode === 'solo' && isOver && again !== 'moment' && !reviewed.has(id),
    )
    .sort((a, b) => b.touched - a.touched)
    .slice(0, Math.max(0, REVIEWS_MAX - reviews.length));
};

/** The games that the newest judge reviewed: a cost by another judge differs by up to an eighth. */
export function alike(games: readonly ReviewedGame[]): readonly ReviewedGame[] {
  const newest = newestOf(games);
  return games.filter(({ form }) => form === newest);
}

const newestOf = (games: readonly ReviewedGame[]): number =>
  Math.max(...games.map(({ form }) => form));

export interface Spell {
  readonly games: number;
  readonly choices: number;
  /** Of a choice, in winning chance. */
  readonly cost: number;
  /** Of the games that came to their end: how many there were, … */
  readonly ended: number;
  /** … how many were won, a shared win being a part of one, … */
  readonly won: number;
  /** … how many would have been won with average luck, where that was measured, … */
  readonly adjusted: Adjusted;
  /** … and how many equals would have won. */
  readonly level: number;
}

export const spellOf = (games: readonly ReviewedGame[]): Spell => sumOf(alike(games));

function sumOf(games: readonly ReviewedGame[]): Spell {
  let [choices, cost, ended, won, level] = [0, 0, 0, 0, 0];
  const measured: WithoutLuck[] = [];
  for (const one of games) {
    choices += one.choices;
    cost += one.cost * one.choices;
    if (one.end === undefined) continue;
    ended += 1;
    won += one.end.result;
    if (one.end.without !== undefined) measured.push(one.end.without);
    level += one.end.start;
  }
  return {
    ...{ games: games.length, choices, cost: cost / choices, ended, won, level },
    adjusted: ended > 0 && measured.length === ended ? adjustedOfAll(measured) : undefined,
  };
}

export interface Month extends Spell {
  /** Its first moment where one is. */
  readonly start: number;
}

/** The months in which something was reviewed, the newest first; one may have no games by the newest judge. */
export function monthsOf(games: readonly ReviewedGame[]): readonly Month[] {
  const newest = newestOf(games);
  const byMonth = new Map<number, ReviewedGame[]>();
  for (const one of games) {
    const day = new Date(one.at);
    const start = new Date(day.getFullYear(), day.getMonth()).getTime();
    byMonth.set(start, [...(byMonth.get(start) ?? []), one]);
  }
  return [...byMonth]
    .sort(([a], [b]) => b - a)
    .map(([start, inMonth]) => ({
      start,
      ...sumOf(inMonth.filter(({ form }) => form === newest)),
    }));
}

/** So many games make a line that is not all chance. */
const SMOOTH = 5;

/** After each game, what a choice cost in the last few; undefined after one by an older judge. */
export function smoothed(games: readonly ReviewedGame[]): readonly (number | undefined)[] {
  const newest = newestOf(games);
  return games.map(({ form }, i) => {
    const judged = games.slice(0, i + 1).filter((one) => one.form === newest);
    return form === newest ? sumOf(judged.slice(-SMOOTH)).cost : undefined;
  });
}

/** Costs of fewer choices say nothing of a change. */
const TREND_MIN = 2 * SMOOTH;
/** Smallest relative change of the mean cost that counts as a trend. */
const TREND_SHARE = 0.15;

/** Whether the last few games were better than those before. */
export function trendOf(games: readonly ReviewedGame[]): 'better' | 'worse' | 'same' | undefined {
  const judged = alike(games);
  if (judged.length < TREND_MIN) return undefined;
  const now = sumOf(judged.slice(-SMOOTH)).cost;
  const before = sumOf(judged.slice(0, -SMOOTH)).cost;
  if (now < before * (1 - TREND_SHARE)) return 'better';
  return now > before * (1 + TREND_SHARE) ? 'worse' : 'same';
}

export interface Kind {
  /** Undefined for those without a name. */
  readonly kind: string | undefined;
  readonly count: number;
  /** Of all of them together, in winning chance. */
  readonly cost: number;
}

/** The costliest first; those without a name last. */
export function kindsOf(
  games: readonly ReviewedGame[],
  kindOf: (price: Price) => string | undefined,
): readonly Kind[] {
  const kinds = new Map<string | undefined, Kind>();
  for (const price of alike(games).flatMap(({ mistakes }) => mistakes)) {
    const kind = kindOf(price);
    const { count, cost } = kinds.get(kind) ?? { count: 0, cost: 0 };
    kinds.set(kind, { kind, count: count + 1, cost: cost + price.cost });
  }
  return [...kinds.values()].sort(
    (a, b) => Number(a.kind === undefined) - Number(b.kind === undefined) || b.cost - a.cost,
  );
}
