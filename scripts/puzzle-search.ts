// Decides whether a choice makes a puzzle: each judge finds the same move clearly best, the regular
// bot misses it, and a reason can be named.
import type { AnyBot } from '@tablee/bots';
import { rngFor } from '@tablee/kit';
import type { Seat } from '@tablee/kit';
import { movesToRank, movesWorthAThought, rankOf } from '@tablee/review';
import type { Puzzle, RankedMove } from '@tablee/review';

import { isProven, winsMore } from './puzzle-proof.ts';
import type { Company } from './puzzle-proof.ts';

/** What a puzzle has to be; docs/puzzles.md explains it. */
export const CLEAR = {
  /** The second best move costs at least so much of a winning chance … */
  lead: 0.05,
  /** … and so many standard errors. */
  errors: 6,
  /** The regular bot finds the best move in at most this share of cases. */
  found: 0.25,
} as const;

/** So many imagined tables at first, for what looks promising, and to be sure; each with its own seed. */
const TABLES = { glance: 40, look: 400, proof: 1500 } as const;
/** At a glance less is enough: the error is large. */
const GLANCE_LEAD = 0.03;
const HABIT_ASKED = { glance: 8, proof: 60 } as const;
/** How hard it is: so many people think about so many tables each. */
const THINKERS = 60;
const THOUGHT = 1;

/** Between two moves it is a coin. */
const MOVES_MIN = 3;
/** Against so many of the others, the nearest ones, it has to prove itself. */
const RIVALS_MAX = 3;

export interface Judges extends Company {
  /** The regular bot, which plays by habit. */
  readonly regular: AnyBot;
}

export interface Spot {
  readonly view: unknown;
  readonly seat: Seat;
  readonly name: string;
}

/** The puzzle in it, if there is one of a wanted kind: what is cheap to ask is asked first. */
export const puzzleAt = (
  judges: Judges,
  spot: Spot,
  isWanted: (kind: string) => boolean,
): Puzzle | undefined => {
  const { rules, judge } = judges;
  const { view, seat, name } = spot;
  const all = movesToRank(judges, view, seat);
  const worthy = movesWorthAThought(judges, view, seat);
  if (all.length < MOVES_MIN || worthy.length < 2) return undefined;
  const ranked = (purpose: string, tables: number, moves = worthy): RankedMove[] =>
    rankOf({ rules, judge, seed: `${name} ${purpose}`, tables }, view, seat, moves);
  const glance = ranked('glance', TABLES.glance);
  const best = glance[0]!.move;
  const kind = `${rules.pending(view).kind} ${best?.split(' ', 1)[0] ?? 'silence'}`;
  if (glance[1]!.cost < GLANCE_LEAD || !isWanted(kind)) return undefined;
  if (foundBy(judges, spot, best, HABIT_ASKED.glance) > CLEAR.found) return undefined;
  const look = ranked('look', TABLES.look);
  if (!isClear(look, best)) return undefined;
  const asked = look.slice(0, 1 + RIVALS_MAX).map(({ move }) => moveFrom(judges, move));
  if (!canBeSaid(judges, spot, asked)) return undefined;
  if (!winsMore(judges, spot, asked) || !isProven(judges, spot, asked)) return undefined;
  const choices = ranked('proof', TABLES.proof, all);
  const found = foundBy(judges, spot, best, HABIT_ASKED.proof);
  if (!isClear(choices, best) || found > CLEAR.found) return undefined;
  let seen = 0;
  for (let i = 0; i < THINKERS; i++)
    if (ranked(`thinker ${i}`, THOUGHT, all)[0]!.move === best) seen++;
  const difficulty = Math.round(100 * (1 - seen / THINKERS));
  return { name, seat, kind, difficulty, found, choices };
};

const isClear = ([first, ...others]: readonly RankedMove[], best: string | null): boolean =>
  first!.move === best &&
  others.every(({ cost, error }) => cost >= CLEAR.lead && cost >= CLEAR.errors * error);

/** Whether the regular bot plays this move too often for a puzzle. */
export const isHabit = (judges: Judges, spot: Spot, move: unknown): boolean =>
  foundBy(judges, spot, judges.rules.notation.format(move), HABIT_ASKED.glance) > CLEAR.found;

/** The share of cases in which the regular bot plays this move. */
const foundBy = (
  { rules, regular }: Judges,
  { view, seat, name }: Spot,
  best: string | null,
  asked: number,
): number => {
  const rng = rngFor(name, `habit ${asked}`);
  let found = 0;
  for (let i = 0; i < asked; i++) {
    const move = regular(view, seat, rng);
    if ((move === undefined ? null : rules.notation.format(move)) === best) found++;
  }
  return found / asked;
};

/** Something speaks for the best one that speaks for none of its rivals in the same words. */
const canBeSaid = (
  { judge }: Judges,
  { view, seat }: Spot,
  [best, ...rivals]: readonly unknown[],
): boolean => {
  const saidFor = (move: unknown): string[] =>
    judge
      .reasons(view, seat, move)
      .filter(({ isAgainst }) => isAgainst !== true)
      .map((reason) => JSON.stringify(reason));
  const others = new Set(rivals.flatMap(saidFor));
  return saidFor(best).some((reason) => !others.has(reason));
};

const moveFrom = ({ rules }: Judges, text: string | null): unknown => {
  const read = text === null ? undefined : rules.notation.parse(text);
  return read?.ok === true ? read.value : undefined;
};
