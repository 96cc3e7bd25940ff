// Turns a search into advice: figures and facts for each candidate move. The game's texts hold the
// sentences for the facts.

import type { AnyMemory, Rng, Seat } from '@tablee/kit';
import type { Budget } from './bot.ts';
import { SILENT } from './policy.ts';
import { search, type SearchPlan } from './search.ts';

/** Something that speaks for a move, or against it, e.g. `helps-row` with `points`. */
export interface Reason {
  readonly fact: string;
  readonly facts?: Readonly<Record<string, number | string>>;
  readonly isAgainst?: boolean;
}

/** A fact that may hold at the end of a playout. */
export interface Sequel<State> extends Reason {
  readonly has: (state: State) => boolean;
}

export interface Advised<Move> {
  /** Undefined for silence in an open window. */
  readonly move: Move | undefined;
  /** Estimated chance to win the game, 0 to 1. */
  readonly chance: number;
  /** Mean score at the end of the playouts. */
  readonly score: number;
  readonly playouts: number;
  /** Its difference to the best candidate is within the noise of the playouts. */
  readonly isAsGood: boolean;
  /** At least one where there is a choice; for the best ones only reasons in favour. */
  readonly reasons: readonly Reason[];
}

/** The candidates, or those of them that differ, the best one first. */
export interface Advice<Move> {
  readonly candidates: readonly Advised<Move>[];
}

export type Adviser<View, Move> = (
  view: View,
  seat: Seat,
  rng: Rng,
  budget?: Budget,
) => Advice<Move>;

export type AnyAdviser = Adviser<unknown, unknown>;

export interface AdvicePlan<View, State extends View, Move> extends SearchPlan<View, State, Move> {
  /** The chance of a seat to win, at the end of a playout. */
  chance(state: State, seat: Seat): number;
  /** The chances of all seats at once, where that costs hardly more than one of them. */
  fillChances?(state: State, into: Float64Array): void;
  /** What the game counts, as players say it: a review turns it where the game counts down. */
  score(state: State, seat: Seat): number;
  /** The memory whose past `recalling` takes; absent for a judge of the view alone. */
  readonly memory?: AnyMemory;
  /** The guess and the policy for a seat that remembers `past`. */
  recalling?(past: unknown, view: View, seat: Seat, rng: Rng): Recalled<View, State>;
  /**
   * Reasons for and against a move, the weightiest first. With `best` it leaves out what speaks
   * against that move as well.
   */
  reasons(view: View, seat: Seat, move: Move | undefined, best?: Move): readonly Reason[];
  /** A reason from the mean score of a move against that of the best; for games that count. */
  average?(score: number, best: number, view: View): Reason | undefined;
  /**
   * Indices of the moves to show, in order, where neighbours in the list hardly differ. `moves` has
   * the best one first. Undefined shows all.
   */
  contrasts?(
    view: View,
    seat: Seat,
    moves: readonly (Move | undefined)[],
  ): readonly number[] | undefined;
  /** The facts to count in the playouts of a seat from here. */
  sequels?(root: View, seat: Seat): readonly Sequel<State>[];
}

/** How a seat with memory imagines the other players and the hidden cards. */
export type Recalled<View, State extends View> = Pick<
  SearchPlan<View, State, unknown>,
  'policy' | 'guess'
>;

/** An advice plan of any game, for callers that know no game type. */
export type AnyAdvicePlan = AdvicePlan<unknown, unknown, unknown>;

/** Reasons shown per move. */
const REASONS_MAX = 2;
/** Differences of fewer standard errors happen by chance. */
const NOISE = 2;

/** What every imagined game of a candidate came to, in the order of the imagined tables. */
interface Tries {
  readonly worths: number[];
  chances: number;
  scores: number;
}

/**
 * Whether two candidates differ by no more than noise. They met the same imagined tables in the
 * same order, so the luck of a table cancels out.
 */
function areAlike(best: readonly number[], other: readonly number[]): boolean {
  const count = Math.min(best.length, other.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const ahead = best[i]! - other[i]!;
    sum += ahead;
    squares += ahead * ahead;
  }
  if (count < 2) return false;
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  // Without the root: the mean is within so many of its standard errors.
  return mean * mean * (count - 1) <= NOISE * NOISE * variance;
}

export function adviserFor<View, State extends View, Move>(
  plan: AdvicePlan<View, State, Move>,
): Adviser<View, Move> {
  return (view, seat, rng, budget) => {
    const tries = new Map<number, Tries>();
    const triesOf = (pick: number): Tries => {
      const known = tries.get(pick) ?? { worths: [], chances: 0, scores: 0 };
      tries.set(pick, known);
      return known;
    };
    const watched: SearchPlan<View, State, Move> = {
      ...plan,
      worth(state, own, root, pick) {
        const worth = plan.worth(state, own, root, pick);
        const known = triesOf(pick);
        known.worths.push(worth);
        known.chances += plan.chance === plan.worth ? worth : plan.chance(state, own);
        known.scores += plan.score(state, own);
        return worth;
      },
    };
    const estimates = search(watched, view, seat, rng, budget);
    const all = estimates.map(({ pick }) => triesOf(pick));
    const different = all.findIndex(({ worths }) => !areAlike(all[0]!.worths, worths));
    // The best one is as good as itself, however few games it was tried in.
    const alike = Math.max(1, different === -1 ? all.length : different);
    const share = meansOf(all.slice(0, alike));
    const moveOf = (pick: number): Move | undefined =>
      pick === SILENT ? undefined : plan.rules.moveAt(view, seat, pick);
    const best = moveOf(estimates[0]!.pick);
    const chances = chancesInOrder([all.slice(0, alike), ...all.slice(alike).map((one) => [one])]);
    const candidates = estimates.map(({ pick, playouts }, i): Advised<Move> => {
      const move = moveOf(pick);
      const isAsGood = i < alike;
      // What is worth the same is said to be so: one figure for all of them.
      const means = isAsGood ? share : meansOf([all[i]!]);
      const average = playouts === 0 ? undefined : plan.average?.(means.score, share.score, view);
      const reasons = plan.reasons(view, seat, move, best);
      return {
        move,
        chance: chances[i]!,
        score: means.score,
        playouts,
        isAsGood,
        reasons: toldReasons(reasons, average, isAsGood),
      };
    });
    const shown = plan.contrasts?.(
      view,
      seat,
      candidates.map(({ move }) => move),
    );
    return { candidates: shown?.map((place) => candidates[place]!) ?? candidates };
  };
}

function meansOf(tries: readonly Tries[]): Pick<Advised<unknown>, 'chance' | 'score'> {
  let count = 0;
  let chance = 0;
  let score = 0;
  for (const { worths, chances, scores } of tries) {
    count += worths.length;
    chance += chances;
    score += scores;
  }
  return { chance: chance / Math.max(1, count), score: score / Math.max(1, count) };
}

/**
 * Chances that never rise along the order, which the search is surest of. A chance that contradicts
 * the order is noise: both groups then get their common mean.
 */
function chancesInOrder(groups: readonly (readonly Tries[])[]): readonly number[] {
  const told: (readonly Tries[])[] = [];
  for (const group of groups) {
    let joined = group;
    while (told.length > 0 && meansOf(told.at(-1)!).chance < meansOf(joined).chance)
      joined = [...told.pop()!, ...joined];
    told.push(joined);
  }
  return told.flatMap((group) => group.map(() => meansOf(group).chance));
}

/** For the best moves only reasons in favour; for the others the reasons against come first. */
export function toldReasons(
  reasons: readonly Reason[],
  average: Reason | undefined,
  isAsGood: boolean,
): readonly Reason[] {
  const all = average === undefined ? reasons : [...reasons, average];
  const speakFor = reasons.filter(({ isAgainst }) => isAgainst !== true);
  const speakAgainst = isAsGood ? [] : all.filter(({ isAgainst }) => isAgainst === true);
  const chosen = [...speakAgainst, ...speakFor];
  if (chosen.length === 0 && average !== undefined) return [average];
  return chosen.slice(0, REASONS_MAX);
}
