// What was learned from the experts' own games (knowledge.ts, made by `npm run train`): what rows come
// to in the end, and which cards good players take. Sums and products only, so that every
// machine chooses the same.

import type { Policy } from '@tablee/bots';
import type { Rng, Seat } from '@tablee/kit';
import { DECK, DOUBLE, MINUS, PHASE, rankOf, suitOf, ZERO, type View } from '../rules/index.ts';
import { ROW_LINES, TAKE_WEIGHTS } from './knowledge.ts';
import {
  IN_SHORT,
  minusesInShort,
  SHORT_ADD,
  SHORT_OF,
  tabled,
  type Outlook,
  type RowLines,
} from './outlook.ts';

export const wholeOutlook = (lines: RowLines): Outlook =>
  tabled((short, tricks, left) => {
    if ((short & IN_SHORT.zero) !== 0) return 0;
    const isDoubled = (short & IN_SHORT.double) !== 0;
    const place = 4 * minusesInShort(short) + (isDoubled ? 2 : 0);
    const line = lines[DECK.length / tricks]![left]!;
    return line[place]! + line[place + 1]! * (short & IN_SHORT.sum);
  });

const LEARNED = wholeOutlook(ROW_LINES);

export const TAKE_FEATURES = 11;
/** Points are counted in tens, so that weights are of a size. */
const TEN = 1 / 10;

// Local names: an imported one is looked up at every use.
const cardAdd = SHORT_ADD;
const shortOf = SHORT_OF;
const suitOfCard = suitOf;
const rankOfCard = rankOf;
const { take: TAKING } = PHASE;

/** Gumbel noise, thirty-two steps of it: the best of scores plus noise is a draw by their weights. */
// prettier-ignore
export const NOISE = [
  -1.43, -1.12, -0.94, -0.79, -0.67, -0.57, -0.47, -0.37, -0.28, -0.19, -0.11,
  -0.02, 0.06, 0.15, 0.23, 0.32, 0.41, 0.5, 0.6, 0.7, 0.81, 0.92,
  1.04, 1.18, 1.32, 1.48, 1.67, 1.89, 2.16, 2.51, 3.04, 4.15,
] as const;

/** The opponent with the most points. */
export function pointsLeader(view: View, seat: Seat): Seat {
  let leader = -1;
  let best = -Infinity;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue;
    const total = view.total(other);
    if (total > best) {
      best = total;
      leader = other;
    }
  }
  return leader;
}

/** What speaks for taking the card in front of `from`; `rival` has most points of the others. */
export function takeFeatures(
  view: View,
  seat: Seat,
  from: Seat,
  rival: Seat,
  outlook: Float32Array,
  x: Float64Array,
): void {
  const { round, cardsEach } = view;
  const left = cardsEach - view.trick - 1;
  const card = view.lyingCard(from);
  const suit = suitOfCard(card);
  const rank = rankOfCard(card);
  const add = cardAdd[rank]!;
  const row = shortOf[view.row(round, seat, suit)]!;
  const gain = TEN * (outlook[row + add]! - outlook[row]!);
  const sum = TEN * (row & IN_SHORT.sum);
  const isSpoilt = (row & IN_SHORT.oddMinuses) !== 0;
  let denied = 0;
  let leaders = 0;
  let next = -Infinity;
  for (let rest = view.lying; rest !== 0; rest &= rest - 1) {
    const other = 31 - Math.clz32(rest & -rest);
    const theirs = shortOf[view.row(round, other, suit)]!;
    const worth = TEN * (outlook[theirs + add]! - outlook[theirs]!);
    if (other !== from && worth > denied) denied = worth;
    if (other === rival && other !== from) leaders = worth;
    if (other === from) continue;
    const lying = view.lyingCard(other);
    const its = shortOf[view.row(round, from, suitOfCard(lying))]!;
    const after = TEN * (outlook[its + cardAdd[rankOfCard(lying)]!]! - outlook[its]!);
    if (after > next) next = after;
  }
  x[0] = gain;
  x[1] = (gain * left) / cardsEach;
  x[2] = rank === MINUS && isSpoilt ? sum : 0;
  x[3] = rank === MINUS && !isSpoilt ? sum : 0;
  x[4] = rank === MINUS ? 1 : 0;
  x[5] = rank === ZERO ? 1 : 0;
  x[6] = rank === DOUBLE ? 1 : 0;
  x[7] = denied;
  x[8] = leaders;
  x[9] = from === rival ? next : 0;
  x[10] = next;
}

const x = new Float64Array(TAKE_FEATURES);

/** Gives anything, for what good players give can hardly be foretold, and takes as they do. */
export const LEARNED_POLICY: Policy<View> = {
  pick: (view, seat, rng) =>
    view.phase === TAKING ? pickTake(view, seat, rng) : rng.below(view.kinds(seat)),
};

function pickTake(view: View, seat: Seat, rng: Rng): number {
  const rival = pointsLeader(view, seat);
  const outlook = LEARNED(view.cardsEach, view.cardsEach - view.trick - 1);
  let chosen = 0;
  let best = -Infinity;
  let i = 0;
  for (let rest = view.lying; rest !== 0; rest &= rest - 1) {
    takeFeatures(view, seat, 31 - Math.clz32(rest & -rest), rival, outlook, x);
    let score = NOISE[rng.below(NOISE.length)]!;
    for (let f = 0; f < TAKE_FEATURES; f++) score += TAKE_WEIGHTS[f]! * x[f]!;
    if (score > best) {
      best = score;
      chosen = i;
    }
    i++;
  }
  return chosen;
}
