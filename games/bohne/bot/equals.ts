// Models how thinking players take: the own gain and what the take leaves for the others, by the
// estimated value of rows (prospects.ts).

import type { Policy } from '@tablee/bots';
import type { Card, Rng, Seat } from '@tablee/kit';
import { rankOf, SUIT_COUNT, suitOf, type View } from '../rules/index.ts';
import { TAKE_WEIGHTS } from './beliefs.ts';
import { NOISE } from './learned.ts';
import { SHORT_ADD, SHORT_OF } from './outlook.ts';
import { believed, prospects } from './prospects.ts';

const SEATS_MAX = 6;
// Local names: an imported one is looked up at every use, and searches go through here.
const cardAdd = SHORT_ADD;
const shortOf = SHORT_OF;
const suitOfCard = suitOf;
const rankOfCard = rankOf;
const noise = NOISE;
const [OWN, OWN_LEFT, OTHERS] = TAKE_WEIGHTS;

// One decision's figures; only ever read in the call that filled them.
const rows = new Int32Array(SUIT_COUNT << 3);
/**
 * By suit: the ranks that can reach no row after this trick, and those that cannot reach the own
 * row.
 */
const gone = new Int32Array(SUIT_COUNT);
const goneForMe = new Int32Array(SUIT_COUNT);
/** What the card in front of seat `from` is worth to seat `to`, at `to × 8 + from`. */
const gains = new Float64Array(SEATS_MAX << 3);

const addCard = (sums: Int32Array, card: Card): void => {
  sums[suitOfCard(card)]! += cardAdd[rankOfCard(card)]!;
};

function fillRows(view: View, seat: Seat, lying: number): void {
  const { round, seats } = view;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let sum = 0;
    for (let other = 0; other < seats; other++) {
      const row = shortOf[view.row(round, other, suit)]!;
      rows[(suit << 3) | other] = row;
      sum += row;
    }
    gone[suit] = sum;
  }
  for (let rest = lying; rest !== 0; rest &= rest - 1)
    addCard(gone, view.lyingCard(31 - Math.clz32(rest & -rest)));
  goneForMe.set(gone);
  const kinds = view.kinds(seat);
  for (let i = 0; i < kinds; i++) {
    const card = view.kindAt(seat, i);
    for (let copies = view.copiesAt(seat, i); copies > 0; copies--) addCard(goneForMe, card);
  }
}

function fillGains(view: View, seat: Seat, lying: number, figures: Float32Array): void {
  for (let takers = view.lying | (1 << seat); takers !== 0; takers &= takers - 1) {
    const to = 31 - Math.clz32(takers & -takers);
    const sums = to === seat ? goneForMe : gone;
    for (let rest = lying; rest !== 0; rest &= rest - 1) {
      const from = 31 - Math.clz32(rest & -rest);
      const card = view.lyingCard(from);
      const suit = suitOfCard(card);
      const row = rows[(suit << 3) | to]!;
      const before = believed(figures, row, sums[suit]!);
      const after = believed(figures, row + cardAdd[rankOfCard(card)]!, sums[suit]!);
      gains[(to << 3) | from] = after - before;
    }
  }
}

/**
 * The others' total gain after a take from `from`, if each of them takes the card worth most to it.
 */
function leftToOthers(view: View, from: Seat): number {
  let others = 0;
  let taker = from;
  let lying = view.lying & ~(1 << from);
  for (;;) {
    let chosen = view.leader;
    let best = -Infinity;
    for (let rest = lying; rest !== 0; rest &= rest - 1) {
      const next = 31 - Math.clz32(rest & -rest);
      const worth = gains[(taker << 3) | next]!;
      if (worth > best) {
        best = worth;
        chosen = next;
      }
    }
    others += gains[(taker << 3) | chosen]!;
    if (lying === 0) break;
    lying &= ~(1 << chosen);
    taker = chosen;
  }
  return others;
}

function fill(view: View, seat: Seat, left: number): void {
  const lying = view.lying | (1 << view.leader);
  fillRows(view, seat, lying);
  fillGains(view, seat, lying, prospects(view.cardsEach, left));
}

/** What the training sees of a take: as many figures as it finds weights for. */
export const TAKER_LOOKS = TAKE_WEIGHTS.length;

/**
 * For each card that can be taken: the own gain, the same times what is left of the round, and the
 * others' gain.
 */
export function takerLooks(view: View, seat: Seat): Float64Array[] {
  const left = view.cardsEach - view.trick - 1;
  fill(view, seat, left);
  const looks: Float64Array[] = [];
  for (let rest = view.lying; rest !== 0; rest &= rest - 1) {
    const from = 31 - Math.clz32(rest & -rest);
    const own = gains[(seat << 3) | from]!;
    const others = leftToOthers(view, from) / (view.seats - 1);
    looks.push(Float64Array.of(own, (own * left) / view.cardsEach, others));
  }
  return looks;
}

/** Takes as experts do, and is as unsure as they are. */
export const EQUAL_TAKER: Policy<View> = {
  pick: (view: View, seat: Seat, rng: Rng): number => {
    const { cardsEach } = view;
    const left = cardsEach - view.trick - 1;
    fill(view, seat, left);
    const ownWeight = OWN + OWN_LEFT * (left / cardsEach);
    let chosen = 0;
    let best = -Infinity;
    let i = 0;
    for (let rest = view.lying; rest !== 0; rest &= rest - 1, i++) {
      const from = 31 - Math.clz32(rest & -rest);
      const own = ownWeight * gains[(seat << 3) | from]!;
      const score =
        noise[rng.below(noise.length)]! +
        (own + (OTHERS * leftToOthers(view, from)) / (view.seats - 1));
      if (score > best) {
        best = score;
        chosen = i;
      }
    }
    return chosen;
  },
};
