// Proves the best move of a puzzle in two more ways, because the judge looks only a round ahead and
// assumes regular players. First, games are played to their ends. Second, strong bots finish the
// turn: a move that is best only because a regular would spoil the rest of the turn makes no
// puzzle.
import type { AnyAdvicePlan, AnyBot } from '@tablee/bots';
import { askedSeats, rngFor } from '@tablee/kit';
import type { AnyRules, Rng, Seat } from '@tablee/kit';
import { ImaginedGames, lead, rankOf, shareOf } from '@tablee/review';
import type { RankedMove } from '@tablee/review';

/** Played to the end on so many imagined tables, the best one has to win more often by so much. */
const END = { tables: 1000, lead: 0.02, errors: 2 } as const;
/** Stop after so many when the move is clearly behind. */
const END_FIRST = 200;
/** So many imagined tables, … */
const TABLES = 60;
const TABLES_FIRST = 20;
/** … on which strong players choose so often before the rest goes by habit, … */
const CHOICES = 5;
/** … thinking about so many games each time. */
const PLAYOUTS = 40;
/** The best one has to stay ahead by so much, and by so many standard errors. */
const LEAD = 0.01;
const ERRORS = 1;

export interface Company {
  readonly rules: AnyRules;
  readonly judge: AnyAdvicePlan;
  readonly strong: AnyBot;
}

interface Spot {
  readonly view: unknown;
  readonly seat: Seat;
  readonly name: string;
}

/** Whether the first of these moves wins more games than each of the others. */
export const winsMore = (
  { rules, judge }: Company,
  { view, seat, name }: Spot,
  moves: readonly unknown[],
): boolean => {
  const chance = (state: unknown, own: Seat): number => {
    const pending = rules.pending(state);
    return pending.kind === 'over' ? shareOf(pending.outcome, own) : 0;
  };
  const toTheEnd = { ...judge, isFar: () => false, chance };
  const best = rules.notation.format(moves[0]);
  const ranked = (tables: number): RankedMove[] =>
    rankOf({ rules, judge: toTheEnd, seed: `${name} end`, tables }, view, seat, moves);
  const { cost, error } = ranked(END_FIRST).find(({ move }) => move === best)!;
  if (cost > error) return false;
  const [first, ...others] = ranked(END.tables);
  return (
    first!.move === best &&
    others.every((one) => one.cost >= END.lead && one.cost >= END.errors * one.error)
  );
};

/** Whether the same seat chooses again after one of these moves. */
const turnGoesOn = (
  { rules }: Company,
  { view, seat, name }: Spot,
  moves: readonly unknown[],
): boolean => {
  if (rules.pending(view).kind !== 'turn') return false;
  const table = rules.guess(view, seat, rngFor(name, 'turn'));
  return moves.some((move) => {
    const state = rules.clone(table);
    rules.apply(state, { kind: 'move', seat, move });
    const pending = rules.pending(state);
    return pending.kind === 'turn' && pending.seat === seat;
  });
};

/** Whether strong players find the first of these moves better than each of the others. */
export const isProven = (company: Company, spot: Spot, moves: readonly unknown[]): boolean => {
  if (!turnGoesOn(company, spot, moves)) return true;
  const [best, ...others] = moves;
  const goOn = new GoOn(company, spot);
  const first = goOn.chances(best, 0, TABLES_FIRST);
  const tried = others.map((other) => goOn.chances(other, 0, TABLES_FIRST));
  if (tried.some((chances) => lead(first, chances).mean < 0)) return false;
  const ahead = [...first, ...goOn.chances(best, TABLES_FIRST, TABLES)];
  return others.every((other, i) => {
    const chances = [...tried[i]!, ...goOn.chances(other, TABLES_FIRST, TABLES)];
    const { mean, error } = lead(ahead, chances);
    return mean >= LEAD && mean >= ERRORS * error;
  });
};

/** Plays on from one view: strong players choose for a while. */
class GoOn {
  readonly #company: Company;
  readonly #spot: Spot;
  readonly #games: ImaginedGames;

  constructor(company: Company, spot: Spot) {
    this.#company = company;
    this.#spot = spot;
    this.#games = new ImaginedGames(company.rules, company.judge, spot.name, 'proof');
  }

  /** What the seat's chance becomes after a move, table by table. */
  chances(move: unknown, from: number, to: number): number[] {
    return Array.from({ length: to - from }, (_, i) => this.#play(from + i, move));
  }

  #play(game: number, move: unknown): number {
    const { rules, judge, strong } = this.#company;
    const { view, seat } = this.#spot;
    const state = this.#games.guess(view, seat, game);
    const pick = (sight: unknown, other: Seat, luck: Rng): unknown =>
      strong(rules.view(sight, other), other, luck, { playouts: PLAYOUTS });
    let left = CHOICES;
    for (let step = 0; step === 0 || !judge.isFar(state, view); step++) {
      const pending = rules.pending(state);
      if (pending.kind === 'over') break;
      if (step === 0 || (left > 0 && pending.kind !== 'chance')) {
        this.#games.step(state, { game, step }, pick, step === 0 ? { seat, move } : undefined);
        left -= askedSeats(pending).length;
      } else if (!this.#games.goOn(state, { game, step })) break;
    }
    return judge.chance(state, seat);
  }
}
