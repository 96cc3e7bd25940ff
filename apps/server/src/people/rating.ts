// Computes Glicko-2 ratings (glicko.net/glicko/glicko2.pdf): value, deviation and volatility. Pure;
// results.ts stores them.

export interface Rating {
  readonly value: number;
  /** Half the width, roughly, of where the true strength lies. */
  readonly deviation: number;
  readonly volatility: number;
}

/** One game against one opponent: 1 won, ½ drawn, 0 lost. */
export interface Bout {
  readonly against: Rating;
  readonly score: number;
}

export const NEWCOMER: Rating = { value: 1500, deviation: 350, volatility: 0.06 };
/** The largest deviation: that of an unknown player. */
const LEAST_SURE = 350;
/** The smallest deviation, so that surprises still change a rating. */
const MOST_SURE = 30;
/** Limits changes of volatility; small, because card games contain luck. */
const TAU = 0.5;
const SCALE = 173.7178;
const TOLERANCE = 1e-6;
/** A rating period: the time in which a deviation grows by one step of its volatility. */
export const PERIOD_MS = 86_400_000;

/** The same rating after some time (in periods, also parts of one) without play: less sure. */
export function aged(rating: Rating, periods: number): Rating {
  const phi = rating.deviation / SCALE;
  const grown = SCALE * Math.sqrt(phi ** 2 + Math.max(0, periods) * rating.volatility ** 2);
  return { ...rating, deviation: Math.min(LEAST_SURE, grown) };
}

/** Weight of a game by the opponent's deviation. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Step 5: finds the new volatility between two bounds, by the Illinois method. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi ** 2 + variance + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - variance);
  if (!(delta ** 2 > phi ** 2 + variance)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > TOLERANCE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}

/**
 * The rating after these games, all of one moment. `periods` passed since it was last worked out;
 * Glickman's own example has one.
 */
export function rated(rating: Rating, bouts: readonly Bout[], periods = 1): Rating {
  if (bouts.length === 0) return aged(rating, periods);
  const mu = (rating.value - NEWCOMER.value) / SCALE;
  const phi = rating.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of bouts) {
    const theirs = (against.value - NEWCOMER.value) / SCALE;
    const g = weight(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - theirs)));
    information += g ** 2 * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(rating.volatility, phi, variance, variance * surprise);
  const before = aged({ ...rating, volatility }, periods).deviation / SCALE;
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  return {
    value: rating.value + SCALE * after ** 2 * surprise,
    deviation: Math.max(MOST_SURE, SCALE * after),
    volatility,
  };
}

/** A player of a finished table: the place, and the rating before. */
export interface Placed {
  readonly place: number;
  readonly rating: Rating;
  /** Since it was last worked out. */
  readonly periods: number;
}

/** All new ratings, in the same order: a table counts as a game of each against each, by place. */
export function ratedTable(players: readonly Placed[]): Rating[] {
  const current = players.map(({ rating, periods }) => aged(rating, periods));
  return players.map(({ place, rating, periods }, me) => {
    const bouts = players.flatMap((other, i): Bout[] =>
      i === me
        ? []
        : [
            {
              against: current[i]!,
              score: other.place === place ? 0.5 : place < other.place ? 1 : 0,
            },
          ],
    );
    return rated(rating, bouts, periods);
  });
}
