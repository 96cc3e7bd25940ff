// Learns what makes winners at Chicorée (games/chicoree/bot/weights.ts): first among regulars, whose games
// are quick and many, then among experts who judge by that.
import { imagineStep, Match } from '@tablee/bots';
import type { AnyBot, Policy } from '@tablee/bots';
import { botsOf } from '@tablee/chicoree/bot';
import { FEATURES, features, HABITUE } from '@tablee/chicoree/bot/training';
import { META } from '@tablee/chicoree/meta';
import { PHASE, RULES } from '@tablee/chicoree/rules';
import type { State, View } from '@tablee/chicoree/rules';
import { assert, Draws, resolveSetup, rngFor, secretFrom } from '@tablee/kit';
import type { Rng } from '@tablee/kit';

import { fitSoftmax } from './softmax.ts';
import type { Fit, Row } from './softmax.ts';
import type { Training } from './training.ts';

const SEATS = [2, 3, 4, 5, 6];
/** One of so many turns is learned from: those beside it say the same. */
const EVERY = 3;
/** In so many of a hundred choices regulars do anything, so that more than the usual is seen. */
const WHIMS = 3;
/** Games of experts are few: what was learned among regulars counts like so many turns. */
const PULL = 30;

/** Every seat's features at the beginning of a turn. */
const look = (table: View): Row['candidates'] =>
  Array.from({ length: table.seats }, (_, seat) => {
    if (!table.isAlive(seat)) return undefined;
    const x = new Float64Array(FEATURES);
    features(table, seat, x);
    return x;
  });

const winnerOf = (table: View): number => {
  let seat = 0;
  while ((table.winners & (1 << seat)) === 0) seat += 1;
  return seat;
};

interface Watcher {
  /** After every step. */
  see(table: View): void;
  /** At the end: turns of the game. */
  end(table: View): Row[];
}

const watcher = (rng: Rng): Watcher => {
  const seen: Row['candidates'][] = [];
  let turn = 0;
  return {
    see(table) {
      if (table.turn === turn || table.phase === PHASE.over) return;
      turn = table.turn;
      if (rng.below(EVERY) === 0) seen.push(look(table));
    },
    end: (table) => seen.map((candidates) => ({ chosen: winnerOf(table), candidates })),
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

type Play = (seats: number, seed: string, bot: AnyBot) => Row[];

const regularGame: Play = (seats, seed) => {
  const rng = rngFor(seed, 'training');
  const setup = resolveSetup(META, seats, {}, (n) => rng.below(n));
  assert(setup.ok, 'the usual game can be played');
  const table = RULES.setup(setup.value);
  const watch = watcher(rng);
  while (imagineStep(RULES, whimsical, table, rng)) watch.see(table);
  return watch.end(table);
};

const expertGame: Play = (seats, seed, bot) => {
  const draws = new Draws(secretFrom(seed));
  const setup = resolveSetup(META, seats, {}, (n) => draws.firstSeat(n));
  assert(setup.ok, 'the usual game can be played');
  const bots = new Array<AnyBot>(seats).fill(bot);
  const match = new Match({ rules: RULES, setup: setup.value, draws, bots, seed });
  const watch = watcher(rngFor(seed, 'training'));
  do watch.see(match.log.state as State);
  while (match.step());
  return watch.end(match.log.state as State);
};

const halfway = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, i) => Math.round(500 * (value + b[i]!)) / 1000);

type Weights = Record<number, readonly number[]>;

const setOf = (name: string, title: string, weights: Weights): string =>
  `/** ${title} */\nconst ${name}: Weights = {\n${SEATS.map((seats) => `  ${seats}: [${weights[seats]!.join(', ')}],\n`).join('')}};\n`;

const fileOf = (
  regulars: Weights,
  all: Weights,
): string => `// Made by \`npm run train -- chicoree\`; do not edit. The learned weights of the features (features.ts), by
// number of seats.

type Weights = Readonly<Record<number, readonly number[]>>;

${setOf('REGULARS', 'What makes winners among regulars.', regulars)}
${setOf('ALL', 'What makes winners among regulars and among experts, half and half.', all)}
export type WeightsFor = (seats: number) => Float64Array;

function bySeats(weights: Weights): WeightsFor {
  const arrays = new Array<Float64Array | undefined>(7);
  return (seats) => (arrays[seats] ??= Float64Array.from(weights[seats]!));
}

export const AMONG_REGULARS = bySeats(REGULARS);
export const AMONG_ALL = bySeats(ALL);
`;

/** Everything. Experts judge by the weights that are built in now: run it twice after a change. */
export const trainChicoree: Training = ({ rounds, playouts, seed }, say) => {
  const { expert } = botsOf();
  const bot: AnyBot = (view, seat, rng) => expert(view, seat, rng, { playouts });
  const learn = (
    name: string,
    seats: number,
    games: number,
    play: Play,
    options?: Fit,
  ): number[] => {
    const rows: Row[] = [];
    for (let i = 0; i < games; i++) rows.push(...play(seats, `${seed} ${name} ${seats} ${i}`, bot));
    const { weights, heldOut } = fitSoftmax(rows, FEATURES, options);
    say(`${name}: ${seats} seats, ${games} games, ${rows.length} turns, held-out loss ${heldOut}`);
    return weights;
  };
  const regulars: Weights = {};
  const all: Weights = {};
  for (const seats of SEATS) {
    const near = learn('regulars', seats, 40 * rounds, regularGame);
    const experts = learn('experts', seats, 2 * rounds, expertGame, { near, pull: PULL });
    regulars[seats] = near;
    all[seats] = halfway(near, experts);
  }
  return { file: 'games/chicoree/bot/weights.ts', text: fileOf(regulars, all) };
};
