// Computes ratings from placings by a Bradley–Terry model, on the scale of Elo, where 400 points
// are odds of ten to one.

/** `above[a][b]`: how often a placed above b; a tie is half for each. */
export type Placings = readonly (readonly number[])[];

const ELO = 400 / Math.LN10;
const ROUNDS_MAX = 20_000;
const CLOSE_ENOUGH = 1e-10;

/**
 * Strengths with a mean of 0. `prior` adds virtual ties to every pair that met, so that an unbeaten
 * player gets a finite number. The plain model (0) needs every player to have won and lost.
 */
export function bradleyTerry(above: Placings, prior = 1): number[] {
  const count = above.length;
  const met = (a: number, b: number): number => above[a]![b]! + above[b]![a]!;
  const games = (a: number, b: number): number => (met(a, b) === 0 ? 0 : met(a, b) + prior);
  const others = (a: number): number[] =>
    above.map((_, b) => b).filter((b) => b !== a && met(a, b) > 0);
  const wins = above.map((row, a) => others(a).reduce((sum, b) => sum + row[b]! + prior / 2, 0));
  let strengths = new Array<number>(count).fill(1);
  // Each round raises the likelihood; see Hunter, "MM algorithms for generalized Bradley–Terry
  // models".
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = strengths.map((own, a) => {
      const expected = others(a).reduce((sum, b) => sum + games(a, b) / (own + strengths[b]!), 0);
      return expected === 0 ? own : wins[a]! / expected;
    });
    const level = Math.exp(mean(next.map(Math.log)));
    const levelled = next.map((strength) => strength / level);
    const moved = Math.max(...levelled.map((own, a) => Math.abs(Math.log(own / strengths[a]!))));
    strengths = levelled;
    if (moved < CLOSE_ENOUGH) break;
  }
  return strengths.map((strength) => ELO * Math.log(strength));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rating of an average player. */
export const RATING_MEAN = 1500;

/** Ratings by place, `anchor` (or, without one, the mean) at 1500. */
export function ratingsOf(above: Placings, anchor?: number): number[] {
  const strengths = bradleyTerry(above);
  const shift = RATING_MEAN - (anchor === undefined ? 0 : strengths[anchor]!);
  return strengths.map((strength) => strength + shift);
}
