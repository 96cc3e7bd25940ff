// Trains the Chicorée bots (games/chicoree/bot/weights.ts): weights for each number of seats, and
// one network that also sees the other seats. It learns from regulars first, whose games are fast,
// then from stronger bots.
import { imagineStep, MANNERS, Match, matchPlan } from '@tablee/bots';
import type { AnyBot, Policy } from '@tablee/bots';
import { botsOf } from '@tablee/chicoree/bot';
import { COMPANY, Company, FEATURES, HABITUE } from '@tablee/chicoree/bot/training';
import type { Layer } from '@tablee/chicoree/bot/training';
import { META } from '@tablee/chicoree/meta';
import { PHASE, RULES } from '@tablee/chicoree/rules';
import type { State, View } from '@tablee/chicoree/rules';
import { assert, resolveSetup, rngFor } from '@tablee/kit';
import type { Rng } from '@tablee/kit';

import { fitNetwork } from './network.ts';
import type { Look, SeatLook } from './network.ts';
import { fitSoftmax } from './softmax.ts';
import type { Training } from './training.ts';

const SEATS = [2, 3, 4, 5, 6];
/** One of so many turns is learned from: those beside it say the same. */
const EVERY = { regulars: 8, thinkers: 2 };
/** In so many of a hundred choices regulars do anything, so that more than the usual is seen. */
const WHIMS = 3;
/** Hidden units, epochs and learning rate, for the games of each kind of bot. */
const HIDDEN = 32;
const FROM_REGULARS = { hidden: HIDDEN, epochs: 6, rate: 0.02 };
const FROM_THINKERS = { hidden: HIDDEN, epochs: 12, rate: 0.005 };
/** Masters think longer than experts. */
const MASTERS_TIMES = 3;

const all = new Company();

/** Features and company of each seat at the start of a turn. */
const look = (table: View): Look['seats'] => {
  all.look(table);
  return Array.from({ length: table.seats }, (_, seat): SeatLook | undefined => {
    if (!table.isAlive(seat)) return undefined;
    const company = new Float64Array(COMPANY);
    all.around(table, seat, company);
    return { features: Float64Array.from(all.rows[seat]!), company };
  });
};

const winnerOf = (table: View): number => {
  let seat = 0;
  while ((table.winners & (1 << seat)) === 0) seat += 1;
  return seat;
};

interface Watcher {
  /** After every step. */
  see(table: View): void;
  /** At the end: turns of the game. */
  end(table: View): Look[];
}

const watcher = (rng: Rng, every: number): Watcher => {
  const seen: Look['seats'][] = [];
  let turn = 0;
  return {
    see(table) {
      if (table.turn === turn || table.phase === PHASE.over) return;
      turn = table.turn;
      if (rng.below(every) === 0) seen.push(look(table));
    },
    end: (table) => seen.map((seats) => ({ chosen: winnerOf(table), seats })),
  };
};

const whimsical: Policy<View> = {
  pick(table, seat, rng) {
    const isCards = table.phase === PHASE.main || table.phase === PHASE.sell;
    return isCards && rng.below(100) < WHIMS
      ? rng.below(RULES.count(table, seat))
      : HABITUE.pick(table, seat, rng);
  },
};

const regularGame = (seats: number, seed: string): Look[] => {
  const rng = rngFor(seed, 'training');
  const setup = resolveSetup(META, seats, {}, (n) => rng.below(n));
  assert(setup.ok, 'the usual game can be played');
  const table = RULES.setup(setup.value);
  const watch = watcher(rng, EVERY.regulars);
  while (imagineStep(RULES, whimsical, table, rng)) watch.see(table);
  return watch.end(table);
};

const hurried = (bot: AnyBot, playouts: number): AnyBot => {
  const choose: AnyBot = (view, seat, rng, _budget, past) =>
    bot(view, seat, rng, { playouts }, past);
  return bot.memory === undefined ? choose : Object.assign(choose, { memory: bot.memory });
};

/** Mostly experts, every fifth a master, every tenth a regular; half of them with a manner of their own. */
const anybody = (rng: Rng, playouts: number): AnyBot => {
  const { habitue, expert, maitre } = botsOf(MANNERS[Math.max(0, rng.below(8) - 4)]);
  const draw = rng.below(10);
  if (draw === 0) return habitue;
  return draw < 3 ? hurried(maitre, MASTERS_TIMES * playouts) : hurried(expert, playouts);
};

const thinkersGame = (seats: number, seed: string, playouts: number): Look[] => {
  const rng = rngFor(seed, 'training');
  const bots = Array.from({ length: seats }, () => anybody(rng, playouts));
  const match = new Match(matchPlan({ rules: RULES, meta: META }, bots, seed));
  const watch = watcher(rng, EVERY.thinkers);
  do watch.see(match.log.state as State);
  while (match.step());
  return watch.end(match.log.state as State);
};

/** In lines of as many as the network has units: one for every number that goes in. */
const linesOf = (values: ArrayLike<number>, parts: number): string =>
  Array.from({ length: Math.ceil(values.length / HIDDEN) }, (_, row) =>
    Float64Array.from(values)
      .subarray(row * HIDDEN, (row + 1) * HIDDEN)
      .map((weight) => Math.round(parts * weight))
      .join(' '),
  ).join('\n');

const fileOf = (
  regulars: Readonly<Record<number, readonly number[]>>,
  layer: Layer,
): string => `// What was learned, in the form that \`npm run train -- chicoree\` writes; docs/bots.md says from what. Weights of
// the features (features.ts) in hundredths, and of the network that sees the others, too (network.ts), in
// fortieths. Do not edit.

import type { Layer } from './network.ts';

const weightsIn = (text: string, parts: number): Float64Array =>
  Float64Array.from(text.trim().split(/\\s+/), (weight) => Number(weight) / parts);

/** What makes winners among regulars, by number of seats. */
const REGULARS: Readonly<Record<number, string>> = {
${SEATS.map((seats) => `  ${seats}: \`\n${linesOf(regulars[seats]!, 100)}\`,\n`).join('')}};

const arrays = new Array<Float64Array | undefined>(7);
export const amongRegulars = (seats: number): Float64Array =>
  (arrays[seats] ??= weightsIn(REGULARS[seats]!, 100));

const INTO = \`
${linesOf(layer.into, 40)}\`;
const BIAS = '${linesOf(layer.bias, 40)}';
const OUT = '${linesOf(layer.out, 40)}';
const DIRECT = \`
${linesOf(layer.direct, 40)}\`;

export const AMONG_THINKERS: Layer = {
  into: weightsIn(INTO, 40),
  bias: weightsIn(BIAS, 40),
  out: weightsIn(OUT, 40),
  direct: weightsIn(DIRECT, 40),
};
`;

const many = <T>(count: number, make: (i: number) => T[]): T[] =>
  Array.from({ length: count }, (_, i) => make(i)).flat();

/** Everything. Thinkers judge by the weights that are built in now: run it twice after a change. */
export const trainChicoree: Training = ({ rounds, playouts, seed }, say) => {
  // Every number of seats in turn, so that what is held out is of all of them.
  const quick = many(SEATS.length * 40 * rounds, (i) =>
    regularGame(SEATS[i % SEATS.length]!, `${seed} regulars ${i}`),
  );
  const regulars: Record<number, readonly number[]> = {};
  for (const seats of SEATS) {
    const rows = quick
      .filter((one) => one.seats.length === seats)
      .map((one) => ({
        chosen: one.chosen,
        candidates: one.seats.map((seat) => seat?.features),
      }));
    const { weights, heldOut } = fitSoftmax(rows, FEATURES);
    say(`regulars: ${seats} seats, ${rows.length} turns, held-out loss ${heldOut}`);
    regulars[seats] = weights;
  }
  const begun = fitNetwork(quick, FROM_REGULARS);
  say(`network: ${quick.length} turns of regulars, held-out loss ${begun.heldOut}`);
  const slow = many(SEATS.length * 2 * rounds, (i) =>
    thinkersGame(SEATS[i % SEATS.length]!, `${seed} thinkers ${i}`, playouts),
  );
  const { layer, heldOut } = fitNetwork(slow, { ...FROM_THINKERS, near: begun.layer });
  say(`network: ${slow.length} turns of thinkers, held-out loss ${heldOut}`);
  return { file: 'games/chicoree/bot/weights.ts', text: fileOf(regulars, layer) };
};
