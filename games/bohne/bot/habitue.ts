// The regular: takes what helps its rows, leaves the leader little, and gives what the others have
// least use for. Each question is a table lookup, because the playouts of a search use this policy.

import type { Policy } from '@tablee/bots';
import type { Card, Rng, Seat } from '@tablee/kit';
import { PHASE, rankOf, SUIT_COUNT, suitOf, type View } from '../rules/index.ts';
import { SHORT_ADD, SHORT_OF, type Outlook } from './outlook.ts';

export interface Temper {
  /** What a point in another's rows costs me, against one in mine. */
  readonly envy: number;
  /** The same for the leader in points, or a seat level with the own one at the top. */
  readonly envyLeader: number;
  /**
   * How much a card that others want gains the giver: a seat whose card is taken early still has a
   * choice.
   */
  readonly early: number;
  /** How much the led card's worth to me counts: the player taken from last must have it. */
  readonly last: number;
  /** Noise of the judgement when giving and taking, up to so many points. */
  readonly giveNoise: number;
  readonly takeNoise: number;
  /** How many cards of the hand it looks at before it gives one. */
  readonly looks: number;
}

const ALL_CARDS = 60;

export const HABITUE: Temper = {
  envy: 0.15,
  envyLeader: 0.25,
  early: 0.3,
  last: 0.25,
  giveNoise: 0,
  takeNoise: 0,
  looks: ALL_CARDS,
};

const SEATS_MAX = 6;
/** Judgements are off by sixty-fourths. */
const STEPS = 64;

// Local names: an imported one is looked up at every use, and searches go through here.
const rowAdd = SHORT_ADD;
const shortOf = SHORT_OF;
const suitOfCard = suitOf;
const rankOfCard = rankOf;
const { lead: LEADING, take: TAKING } = PHASE;

// One decision's figures; only ever read in the call that filled them.
const envies = new Float64Array(SEATS_MAX);
/** What the card in front of seat `from` is worth to seat `to`, at `to × 8 + from`. */
const gains = new Float64Array(SEATS_MAX << 3);
/** The rows of every seat and their worth, at `suit × 8 + seat`. */
const rows = new Int32Array(SUIT_COUNT << 3);
const values = new Float64Array(SUIT_COUNT << 3);

export class BeanPolicy implements Policy<View> {
  // Plain fields: searches ask for them all the time, and private ones cost them a third more.
  private readonly temper: Temper;
  private readonly outlookFor: Outlook;

  constructor(temper: Temper, outlookFor: Outlook) {
    this.temper = temper;
    this.outlookFor = outlookFor;
  }

  pick(view: View, seat: Seat, rng: Rng): number {
    return view.phase === TAKING ? this.take(view, seat, rng) : this.give(view, seat, rng);
  }

  private outlook(view: View): Float32Array {
    return this.outlookFor(view.cardsEach, view.cardsEach - view.trick - 1);
  }

  private fillEnvies(view: View, seat: Seat): void {
    const { envy, envyLeader } = this.temper;
    const { seats } = view;
    let best = -Infinity;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const total = view.total(other);
      envies[other] = total;
      if (total > best) best = total;
    }
    for (let other = 0; other < seats; other++)
      envies[other] = other === seat ? 0 : envies[other] === best ? envyLeader : envy;
  }

  // ---- giving

  /** The card that serves the others least, and me most by when it will be taken. */
  private give(view: View, seat: Seat, rng: Rng): number {
    const { looks, giveNoise } = this.temper;
    const kinds = view.kinds(seat);
    if (kinds === 1) return 0;
    this.fillEnvies(view, seat);
    const outlook = this.outlook(view);
    fillRows(view, outlook);
    const pull = this.pullOf(view, seat, outlook);
    let chosen = 0;
    let best = -Infinity;
    const first = kinds > looks ? rng.below(kinds) : 0;
    for (let look = Math.min(looks, kinds) - 1; look >= 0; look--) {
      const i = first + look < kinds ? first + look : first + look - kinds;
      let score = giftScore(view, seat, view.kindAt(seat, i), outlook, pull);
      if (giveNoise > 0) score += (giveNoise * rng.below(STEPS)) / STEPS;
      if (score > best) {
        best = score;
        chosen = i;
      }
    }
    return chosen;
  }

  /** What speaks for giving each of these cards, in any hand: it depends only on open cards. */
  fillGifts(view: View, seat: Seat, cards: readonly Card[], into: Float64Array): void {
    this.fillEnvies(view, seat);
    const outlook = this.outlook(view);
    fillRows(view, outlook);
    const pull = this.pullOf(view, seat, outlook);
    for (const card of cards) into[card] = giftScore(view, seat, card, outlook, pull);
  }

  /** A led card that I would rather not have is a reason to be taken from early. */
  private pullOf(view: View, seat: Seat, outlook: Float32Array): number {
    if (view.phase === LEADING) return 0;
    const led = view.lyingCard(view.leader);
    const row = shortOf[view.row(view.round, seat, suitOfCard(led))]!;
    const gain = outlook[row + rowAdd[rankOfCard(led)]!]! - outlook[row]!;
    return this.temper.early - this.temper.last * gain;
  }

  // ---- taking

  /** Simulates the rest of the trick, with each seat taking what helps it most. */
  private take(view: View, seat: Seat, rng: Rng): number {
    const { takeNoise } = this.temper;
    this.fillEnvies(view, seat);
    fillGains(view, this.outlook(view));
    let chosen = 0;
    let best = -Infinity;
    let i = 0;
    for (let lying = view.lying; lying !== 0; lying &= lying - 1, i++) {
      const from = 31 - Math.clz32(lying & -lying);
      let score = gains[(seat << 3) | from]! - costOfRest(view, from);
      if (takeNoise > 0) score += (takeNoise * rng.below(STEPS)) / STEPS;
      if (score > best) {
        best = score;
        chosen = i;
      }
    }
    return chosen;
  }
}

export const beanPolicy = (temper: Temper, outlookFor: Outlook): BeanPolicy =>
  new BeanPolicy(temper, outlookFor);

function giftScore(
  view: View,
  seat: Seat,
  card: Card,
  outlook: Float32Array,
  pull: number,
): number {
  const add = rowAdd[rankOfCard(card)]!;
  let place = suitOfCard(card) << 3;
  let harm = 0;
  let wanted = -Infinity;
  for (let other = 0; other < view.seats; other++, place++) {
    if (other === seat) continue;
    const worth = outlook[rows[place]! + add]! - values[place]!;
    // No seat is sure to get it, but each one that wants it will try.
    harm += envies[other]! * (worth > 0 ? 2 * worth : worth);
    if (worth > wanted) wanted = worth;
  }
  return pull * wanted - harm;
}

/** What the others will get after I take from `from`, each weighed by how little I like it. */
function costOfRest(view: View, from: Seat): number {
  let cost = 0;
  let taker = from;
  let lying = view.lying & ~(1 << from);
  while (lying !== 0) {
    const next = favourite(taker, lying);
    cost += envies[taker]! * gains[(taker << 3) | next]!;
    lying &= ~(1 << next);
    taker = next;
  }
  return cost + envies[taker]! * gains[(taker << 3) | view.leader]!;
}

function fillRows(view: View, outlook: Float32Array): void {
  const { round, seats } = view;
  for (let suit = 0; suit < SUIT_COUNT; suit++)
    for (let seat = 0; seat < seats; seat++) {
      const row = shortOf[view.row(round, seat, suit)]!;
      rows[(suit << 3) | seat] = row;
      values[(suit << 3) | seat] = outlook[row]!;
    }
}

function fillGains(view: View, outlook: Float32Array): void {
  const { round, seats } = view;
  for (let from = 0; from < seats; from++) {
    const card = view.lyingCard(from);
    const suit = suitOfCard(card);
    const add = rowAdd[rankOfCard(card)]!;
    for (let to = 0; to < seats; to++) {
      const row = shortOf[view.row(round, to, suit)]!;
      gains[(to << 3) | from] = outlook[row + add]! - outlook[row]!;
    }
  }
}

function favourite(taker: Seat, lying: number): Seat {
  let chosen = 0;
  let best = -Infinity;
  for (let rest = lying; rest !== 0; rest &= rest - 1) {
    const from = 31 - Math.clz32(rest & -rest);
    const worth = gains[(taker << 3) | from]!;
    if (worth > best) {
      best = worth;
      chosen = from;
    }
  }
  return chosen;
}
