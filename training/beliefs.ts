// Trains the experts' beliefs (games/bohne/bot/beliefs.ts): the expected value of rows in playouts,
// and its weight in a take.
import { botsOf } from '@tablee/bohne/bot';
import {
  FACTS,
  FIGURES,
  IMAGINED,
  rowLook,
  SHORT_OF,
  shortAdd,
  TAKER_LOOKS,
  takerLooks,
} from '@tablee/bohne/bot/training';
import type { Short } from '@tablee/bohne/bot/training';
import { RULES, suitOf } from '@tablee/bohne/rules';
import type { State } from '@tablee/bohne/rules';
import { policyBot } from '@tablee/bots';
import type { AnyBot } from '@tablee/bots';

import { SEATS, watchRows, watchTakes } from './beans.ts';
import { fitSoftmax, randomFrom } from './softmax.ts';
import type { Training } from './training.ts';

/** So many rounds as they are imagined for every round of experts. */
const IMAGINED_EACH = 10;
/** One row of so many is looked at: those of a trick are much alike. */
const ONE_OF = 4;
const UNITS = 16;
const EPOCHS = 8;
const BATCH = 1024;
const HELD_OUT = 0.1;
const RATE = 0.006;
const TEN = 10;

/** A row before a trick: what is known of it, what each figure counts for it, and what came of it. */
interface Look {
  readonly facts: readonly number[];
  readonly counts: readonly number[];
  readonly worth: number;
}

const goneOf = (table: State, seat: number, suit: number): Short => {
  let gone = 0;
  for (let other = 0; other < table.seats; other++) gone += SHORT_OF[table.row(0, other, suit)]!;
  for (const card of table.hand(seat)) if (suitOf(card) === suit) gone += shortAdd(card);
  return gone;
};

/** One row of so many, and what it came to in tens. */
const watchBeliefs = (
  seats: number,
  seed: string,
  bot: AnyBot,
  below: (most: number) => number,
): Look[] =>
  watchRows(seats, seed, bot, (table, seat, suit) => {
    if (below(ONE_OF) > 0) return undefined;
    const row = SHORT_OF[table.row(0, seat, suit)]!;
    const { cardsEach, trick } = table;
    return rowLook(row, goneOf(table, seat, suit), cardsEach, cardsEach - trick);
  }).map((look) => ({ ...look, worth: look.worth / TEN }));

/** All weights in one list, unit by unit: what goes in, where it begins, what comes out; then where the figures begin. */
const UNIT_SIZE = FACTS + 1 + FIGURES;
const BEGIN_AT = UNITS * UNIT_SIZE;

/** What the weights make of a look, less what came of it; adds to the slopes where there are any. */
const errorOf = (weights: Float64Array, look: Look, slopes?: Float64Array): number => {
  const { facts, counts, worth } = look;
  const levels = new Float64Array(UNITS);
  let sum = -worth;
  for (let figure = 0; figure < FIGURES; figure++)
    sum += weights[BEGIN_AT + figure]! * counts[figure]!;
  for (let unit = 0; unit < UNITS; unit++) {
    const at = unit * UNIT_SIZE;
    let level = weights[at + FACTS]!;
    for (let fact = 0; fact < FACTS; fact++) level += facts[fact]! * weights[at + fact]!;
    if (level <= 0) continue;
    levels[unit] = level;
    for (let figure = 0; figure < FIGURES; figure++)
      sum += level * weights[at + FACTS + 1 + figure]! * counts[figure]!;
  }
  if (slopes === undefined) return sum;
  for (let figure = 0; figure < FIGURES; figure++)
    slopes[BEGIN_AT + figure]! += sum * counts[figure]!;
  for (let unit = 0; unit < UNITS; unit++) {
    if (levels[unit] === 0) continue;
    const at = unit * UNIT_SIZE;
    let slope = 0;
    for (let figure = 0; figure < FIGURES; figure++) {
      const place = at + FACTS + 1 + figure;
      slope += sum * counts[figure]! * weights[place]!;
      slopes[place]! += sum * counts[figure]! * levels[unit]!;
    }
    for (let fact = 0; fact < FACTS; fact++) slopes[at + fact]! += slope * facts[fact]!;
    slopes[at + FACTS]! += slope;
  }
  return sum;
};

/** Least squares by Adam. */
const fit = (looks: readonly Look[]): { weights: number[]; heldOut: number } => {
  const below = randomFrom(7);
  const held = Math.floor(looks.length * (1 - HELD_OUT));
  const weights = Float64Array.from(
    { length: BEGIN_AT + FIGURES },
    () => below(2001) / 1000 - 1,
  ).map((value) => value / 2);
  const slopes = new Float64Array(weights.length);
  const means = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  const steps = Math.ceil((EPOCHS * held) / BATCH);
  for (let step = 1; step <= steps; step++) {
    slopes.fill(0);
    for (let i = 0; i < BATCH; i++) errorOf(weights, looks[below(held)]!, slopes);
    const rate = RATE * (1 - step / steps) + RATE / 30;
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]! / BATCH;
      means[i] = 0.9 * means[i]! + 0.1 * slope;
      squares[i] = 0.999 * squares[i]! + 0.001 * slope * slope;
      const mean = means[i]! / (1 - 0.9 ** step);
      weights[i]! -= (rate * mean) / (Math.sqrt(squares[i]! / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  const rounded = weights.map((value) => Math.round(value * 100) / 100);
  const left = looks.slice(held);
  const error = left.reduce((sum, look) => sum + errorOf(rounded, look) ** 2, 0);
  return { weights: [...rounded], heldOut: error / Math.max(1, left.length) };
};

const fileOf = (
  weights: readonly number[],
  taking: readonly number[],
): string => `// Made by \`npm run train -- beliefs\`; do not edit. What those who think believe that rows come to (prospects.ts):
// a unit a line, how it weighs what is known of a row, where it begins, and how it adds to the figures.

// prettier-ignore
export const UNITS: readonly (readonly number[])[] = [
${Array.from({ length: UNITS }, (_, unit) => `  [${weights.slice(unit * UNIT_SIZE, (unit + 1) * UNIT_SIZE).join(', ')}],\n`).join('')}];

/** Where the figures begin. */
export const BEGIN: readonly number[] = [${weights.slice(BEGIN_AT).join(', ')}];

/** For a point of one's own, for it times what is left of the round, and for a point of the others' mean. */
export const TAKE_WEIGHTS: readonly [number, number, number] = [${taking.join(', ')}];
`;

/** Everything; `rounds` of experts per number of seats. What they take is weighed by the beliefs that are built in. */
export const trainBeliefs: Training = ({ rounds, playouts, seed }, say) => {
  const imagined = policyBot(RULES['nicht-die-bohne'], IMAGINED) as AnyBot;
  const below = randomFrom(1);
  const looks: Look[] = [];
  for (let i = 0; i < rounds * IMAGINED_EACH; i++)
    for (const seats of SEATS)
      for (const look of watchBeliefs(seats, `${seed} imagined ${seats} ${i}`, imagined, below))
        looks.push(look);
  const { weights, heldOut } = fit(looks);
  say(
    `rows: ${looks.length} seen, mean squared error ${heldOut.toFixed(3)} on those that were not learned from`,
  );
  const { expert } = botsOf('nicht-die-bohne');
  const bot: AnyBot = (view, seat, rng) => expert(view, seat, rng, { playouts });
  const takes = SEATS.flatMap((seats) =>
    Array.from({ length: rounds }, (_, i) =>
      watchTakes(seats, `${seed} takes ${seats} ${i}`, bot, takerLooks),
    ).flat(),
  );
  const taken = fitSoftmax(takes, TAKER_LOOKS);
  say(`takes: ${takes.length} seen, loss ${taken.heldOut} on those that were not learned from`);
  return { file: 'games/bohne/bot/beliefs.ts', text: fileOf(weights, taken.weights) };
};
