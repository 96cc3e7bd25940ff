// Trains the bean bots (games/bohne/bot/knowledge.ts) on games between experts: first the final
// value of rows, then which cards experts take.
import { botsOf } from '@tablee/bohne/bot';
import {
  pointsLeader,
  TAKE_FEATURES,
  takeFeatures,
  wholeOutlook,
} from '@tablee/bohne/bot/training';
import type { RowLines } from '@tablee/bohne/bot/training';
import { METAS } from '@tablee/bohne/meta';
import { DECK, hasDouble, hasZero, minusesIn, PHASE, ROW_VALUE, RULES } from '@tablee/bohne/rules';
import type { Move, State, View } from '@tablee/bohne/rules';
import { Match, matchPlan } from '@tablee/bots';
import type { AnyBot, BotTable } from '@tablee/bots';
import { assert } from '@tablee/kit';

import { fitSoftmax } from './softmax.ts';
import type { Row } from './softmax.ts';
import type { Training } from './training.ts';

const GAME = 'nicht-die-bohne';
const rules = RULES[GAME];
export const SEATS = [3, 4, 5, 6];
const NUMBERS = 1023;
/** So many rows, on the line for one trick less, count beside those that were seen. */
const BESIDE = 60;

const TABLE: BotTable = { rules, meta: METAS[GAME], options: { rounds: '1' } };

const matchOf = (seats: number, seed: string, bot: AnyBot): Match =>
  new Match(matchPlan(TABLE, new Array<AnyBot>(seats).fill(bot), seed));

/** A row before a trick, with what it came to. */
interface BeanRow {
  readonly left: number;
  readonly place: number;
  readonly sum: number;
  readonly worth: number;
}

/** Plays one round: what is seen of every row before a trick, zeros left out, and what it came to. */
export const watchRows = <Look>(
  seats: number,
  seed: string,
  bot: AnyBot,
  lookAt: (table: State, seat: number, suit: number) => Look | undefined,
): (Look & { readonly worth: number })[] => {
  const match = matchOf(seats, seed, bot);
  const seen: { readonly look: Look; readonly seat: number; readonly suit: number }[] = [];
  let trick = -1;
  do {
    const table = match.log.state as State;
    if (table.phase !== PHASE.lead || table.trick === trick) continue;
    trick = table.trick;
    for (let seat = 0; seat < seats; seat++)
      for (let suit = 0; suit < 4; suit++) {
        if (hasZero(table.row(0, seat, suit))) continue;
        const look = lookAt(table, seat, suit);
        if (look !== undefined) seen.push({ look, seat, suit });
      }
  } while (match.step());
  const end = match.log.state as State;
  return seen.map(({ look, seat, suit }) => ({
    ...look,
    worth: ROW_VALUE[end.row(0, seat, suit)]!,
  }));
};

const rowLook = (table: State, seat: number, suit: number): Omit<BeanRow, 'worth'> => {
  const row = table.row(0, seat, suit);
  const place = 2 * minusesIn(row) + (hasDouble(row) ? 1 : 0);
  return { left: table.cardsEach - table.trick, place, sum: ROW_VALUE[row & NUMBERS]! };
};

/** Where a line through rows begins and how it rises; `beside` is another line that counts a little. */
type Line = readonly [start: number, rise: number];

const lineThrough = (rows: readonly BeanRow[], beside: Line): Line => {
  const points = rows.map(({ sum, worth }) => ({ x: sum, y: worth, n: 1 }));
  for (const x of [5, 15]) points.push({ x, y: beside[0] + beside[1] * x, n: BESIDE / 2 });
  const sum = (of: (point: { x: number; y: number }) => number): number =>
    points.reduce((total, point) => total + point.n * of(point), 0);
  const [n, x, y] = [sum(() => 1), sum((p) => p.x), sum((p) => p.y)];
  const [xx, xy] = [sum((p) => p.x * p.x), sum((p) => p.x * p.y)];
  const rise = (n * xy - x * y) / (n * xx - x * x);
  return [(y - rise * x) / n, rise];
};

const linesOf = (rows: readonly BeanRow[], seats: number): number[][] => {
  const last: Line[] = Array.from({ length: 8 }, (_, place) => [
    0,
    (place & 2 ? -1 : 1) * (place & 1 ? 2 : 1),
  ]);
  const lines: Line[][] = [last];
  for (let left = 1; left <= DECK.length / seats; left++)
    lines.push(
      lines.at(-1)!.map((beside, place) =>
        lineThrough(
          rows.filter((row) => row.left === left && row.place === place),
          beside,
        ),
      ),
    );
  const short = (value: number): number => Math.round(value * 1000) / 1000;
  return lines.map((line) => line.flat().map(short));
};

/** Plays one round; gives every take with what there is to see of all that could have been taken. */
export const watchTakes = (
  seats: number,
  seed: string,
  bot: AnyBot,
  looks: (view: View, seat: number) => Float64Array[],
): Row[] => {
  const takes: Row[] = [];
  const watched: AnyBot = (sight, seat, rng) => {
    const view = sight as View;
    const move = bot(view, seat, rng) as Move;
    if (move.kind !== 'take') return move;
    const moves: Move[] = [];
    rules.moves(view, seat, moves);
    takes.push({ chosen: moves.indexOf(move), candidates: looks(view, seat) });
    return move;
  };
  const match = matchOf(seats, seed, watched);
  while (match.step()) continue;
  return takes;
};

const featuresOf =
  (outlook: ReturnType<typeof wholeOutlook>) =>
  (view: View, seat: number): Float64Array[] => {
    const table = outlook(view.cardsEach, view.cardsEach - view.trick - 1);
    const moves: Move[] = [];
    rules.moves(view, seat, moves);
    return moves.map((one) => {
      assert(one.kind === 'take', 'whoever takes has nothing else to do');
      const x = new Float64Array(TAKE_FEATURES);
      takeFeatures(view, seat, one.seat, pointsLeader(view, seat), table, x);
      return x;
    });
  };

const fileOf = (
  lines: RowLines,
  weights: readonly number[],
): string => `// Made by \`npm run train -- beans\`; do not edit. By number of seats and tricks to come: for rows without
// and with one, two, three \`-\`, each without and with \`x2\`, the worth of an empty row and of a point.
// Then the weights of what speaks for taking a card (learned.ts).

import type { RowLines } from './outlook.ts';

// prettier-ignore
export const ROW_LINES: RowLines = {
${SEATS.map((seats) => `  ${seats}: [\n${lines[seats]!.map((line) => `    [${line.join(', ')}],\n`).join('')}  ],\n`).join('')}};

// prettier-ignore
export const TAKE_WEIGHTS: readonly number[] = [${weights.join(', ')}];
`;

/** Everything; `rounds` per number of seats. Says what it does, gives the new file. */
export const trainBeans: Training = ({ rounds, playouts, seed }, say) => {
  const { expert } = botsOf(GAME);
  const bot: AnyBot = (view, seat, rng) => expert(view, seat, rng, { playouts });
  const each = <Seen>(
    watch: (seats: number, seed: string, bot: AnyBot) => Seen[],
    name: string,
  ): Seen[][] =>
    SEATS.map((seats) => {
      const all: Seen[] = [];
      for (let i = 0; i < rounds; i++)
        all.push(...watch(seats, `${seed} ${name} ${seats} ${i}`, bot));
      say(`${name}: ${seats} seats, ${rounds} rounds, ${all.length} seen`);
      return all;
    });
  const rows = each((...game) => watchRows(...game, rowLook), 'rows');
  const lines = Object.fromEntries(SEATS.map((seats, i) => [seats, linesOf(rows[i]!, seats)]));
  const outlook = wholeOutlook(lines);
  const takes = each((...game) => watchTakes(...game, featuresOf(outlook)), 'takes').flat();
  const { weights, heldOut } = fitSoftmax(takes, TAKE_FEATURES);
  say(`takes: loss on takes that were not learned from ${heldOut}`);
  return { file: 'games/bohne/bot/knowledge.ts', text: fileOf(lines, weights) };
};
