// Choices whose worth can be counted exactly: the reviewer calls the best one best, and its error bars hold
// what every other one costs.
import {
  matchPlan,
  playMatch,
  SILENT,
  type AnyAdvicePlan,
  type AnyBot,
  type BotTable,
} from '@tablee/bots';
import { parseStep, type AnyRules, type Pending, type Seat } from '@tablee/kit';
import { expect, test } from 'vitest';
import {
  choicesAt,
  COSTLY,
  momentsOf,
  priceOf,
  THRESHOLDS,
  type Moment,
  type Price,
} from '../../src/index.ts';
import { ExactWorth, TooManyWays } from './exact.ts';

export interface KnownGame extends BotTable {
  readonly bots: readonly AnyBot[];
  readonly seed: string;
}

export interface KnownPlan {
  readonly judge: AnyAdvicePlan;
  readonly games: readonly KnownGame[];
  /** Whether it is worth a try to count out what may come. */
  readonly isSmall: (state: unknown) => boolean;
  /** What needs more ways than these is left out. */
  readonly waysMax: number;
  /** The kinds of choices that must be among them. */
  readonly kinds: readonly Pending['kind'][];
}

/** A choice with what every move is worth, the best one first. */
interface Known {
  readonly rules: AnyRules;
  readonly kind: Pending['kind'];
  readonly step: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly { readonly move: unknown; readonly worth: number }[];
}

/** A choice in which less is at stake has no best move that anybody could be asked for. */
const AT_STAKE = 1e-3;
const CHOICES_MIN = 30;
/** What 1.96 standard errors must hold. */
const COVERED_MIN = 0.93;
/** So many standard errors are no accident, however many choices are looked at. */
const NO_ACCIDENT = 4.5;
const PLAYOUTS = 4000;

export function knownSuite(name: string, plan: KnownPlan): void {
  test(`${name}: what can be counted out is priced right`, () => {
    const known = plan.games.flatMap((game) => knownChoices(plan, game));
    const kinds = new Set(known.map(({ kind }) => kind));
    expect(known.length).toBeGreaterThanOrEqual(CHOICES_MIN);
    expect([...kinds].sort()).toEqual([...plan.kinds].sort());
    const answers = known.flatMap((choice) => answersOn(plan.judge, choice));
    // Where nothing is left to luck any count is right: the others put the error bars to the test.
    expect(answers.filter(({ price }) => price.error > 0).length).toBeGreaterThan(CHOICES_MIN);
    for (const answer of answers) expectAgreement(answer);
    const covered = answers.filter(
      ({ price, cost }) => Math.abs(price.cost - cost) <= 1.96 * price.error + 1e-9,
    );
    expect(covered.length / answers.length).toBeGreaterThanOrEqual(COVERED_MIN);
  });
}

/** All choices of a played game that can be counted out and in which something is at stake. */
function knownChoices(plan: KnownPlan, game: KnownGame): Known[] {
  const { rules } = game;
  const match = matchPlan(game, game.bots, game.seed);
  const steps = playMatch(match).lines.flatMap((line) => {
    const step = parseStep(rules, line);
    return step.ok ? [step.value] : [];
  });
  const exact = new ExactWorth(rules, plan.judge, plan.waysMax);
  return momentsOf(rules, match.setup, steps)
    .moments.filter(({ state }) => plan.isSmall(state))
    .flatMap((moment) =>
      choicesAt(moment).flatMap(({ seat }) => {
        const known = knownChoice(plan, { rules, exact }, moment, seat);
        return known === undefined ? [] : [known];
      }),
    );
}

function knownChoice(
  { judge }: KnownPlan,
  { rules, exact }: { readonly rules: AnyRules; readonly exact: ExactWorth },
  { state, pending, number: step }: Moment,
  seat: Seat,
): Known | undefined {
  const view = rules.view(state, seat);
  const picks: number[] = [];
  judge.candidates(view, seat, picks);
  if (picks.length < 2) return undefined;
  const all = picks.map((pick) => (pick === SILENT ? undefined : rules.moveAt(view, seat, pick)));
  const worths = worthsOf(exact, view, seat, all);
  if (worths === undefined || Math.max(...worths) - Math.min(...worths) < AT_STAKE)
    return undefined;
  const moves = all.map((move, i) => ({ move, worth: worths[i]! }));
  moves.sort((a, b) => b.worth - a.worth);
  return { rules, kind: pending.kind, step, seat, view, moves };
}

function worthsOf(
  exact: ExactWorth,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
): number[] | undefined {
  try {
    return exact.of(view, seat, moves);
  } catch (error) {
    if (error instanceof TooManyWays) return undefined;
    throw error;
  }
}

/** What the reviewer says of a move, beside what it costs. */
interface Answer {
  readonly price: Price;
  readonly cost: number;
  /** What the move costs that the reviewer takes for best. */
  readonly bestCost: number;
}

function answersOn(judge: AnyAdvicePlan, { rules, step, seat, view, moves }: Known): Answer[] {
  const plan = { rules, judge, seed: 'known', playouts: PLAYOUTS };
  const costs = moves.map(({ worth }) => moves[0]!.worth - worth);
  const spelled = moves.map(({ move }) =>
    move === undefined ? null : rules.notation.format(move),
  );
  return moves.map(({ move }, i): Answer => {
    const price = priceOf(plan, view, { seat, move }, step);
    return { price, cost: costs[i]!, bestCost: costs[spelled.indexOf(price.best.move)]! };
  });
}

/** What is taken for best is best, as far as its error can tell; and the choice is called what it is. */
function expectAgreement({ price: { label, error }, cost, bestCost }: Answer): void {
  const doubt = NO_ACCIDENT * error + 1e-9;
  expect(bestCost).toBeLessThanOrEqual(doubt);
  if (cost <= 0) expect(COSTLY as readonly string[]).not.toContain(label);
  if (cost > THRESHOLDS.blunder + doubt) expect(label).toBe('blunder');
  if (cost < THRESHOLDS.inaccuracy - doubt) expect(['fine', 'brilliant']).toContain(label);
}
