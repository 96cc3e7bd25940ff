// A sensible person's first afternoon with the beans: takes what helps its rows, leaves the leader
// little, and gives away what the others have least use for.

import type { Bot } from '@tablee/bots';
import type { Card, Seat } from '@tablee/kit';
import { LEAD, PHASE, PLAY, rankOf, ROW_ADD, suitOf, TAKE } from '../rules/index.ts';
import type { Move, View } from '../rules/index.ts';
import { outlook } from './outlook.ts';

/** What a point in another's rows costs me, against one in mine. */
const ENVY = 0.15;
/** The same for whoever leads in points, or is level with me at the top. */
const ENVY_LEADER = 0.25;
/** How much a card that others want gains me: who is taken from early still has a choice. */
const EARLY = 0.3;
/** How much the led card's worth to me counts: the player taken from last must have it. */
const LAST = 0.25;

const SEATS_MAX = 6;
// One decision's figures; only ever read in the call that filled them.
const envy = new Float64Array(SEATS_MAX);
/** What the card in front of seat `from` is worth to seat `to`, at `to × SEATS_MAX + from`. */
const gains = new Float64Array(SEATS_MAX * SEATS_MAX);

export const greedy: Bot<View, Move> = (view, seat) => {
  fillEnvy(view, seat);
  switch (view.phase) {
    case PHASE.lead:
      return LEAD[cardToGive(view, seat)];
    case PHASE.play:
      return PLAY[cardToGive(view, seat)];
    default:
      return TAKE[seatToTakeFrom(view, seat)];
  }
};

function fillEnvy(view: View, seat: Seat): void {
  let best = -Infinity;
  for (let other = 0; other < view.seats; other++) {
    envy[other] = view.total(other);
    if (other !== seat) best = Math.max(best, envy[other]!);
  }
  for (let other = 0; other < view.seats; other++)
    envy[other] = other === seat ? 0 : envy[other] === best ? ENVY_LEADER : ENVY;
}

/** What a card would add to the outlook of somebody's rows, with so many tricks to come. */
function gain(view: View, seat: Seat, card: Card, tricksLeft: number): number {
  const row = view.row(view.round, seat, suitOf(card));
  const left = tricksLeft / view.cardsEach;
  return outlook(row + ROW_ADD[rankOf(card)]!, left) - outlook(row, left);
}

// ---- giving

/** The card that serves the others least, and me most by when it will be taken. */
function cardToGive(view: View, seat: Seat): Card {
  const tricksLeft = view.cardsEach - view.trick - 1;
  const leads = view.phase === PHASE.lead;
  // A led card that I would rather not have is a reason to be taken from early.
  const early = leads ? 0 : EARLY - LAST * gain(view, seat, view.played(view.leader), tricksLeft);
  let chosen = view.kindAt(seat, 0);
  let best = -Infinity;
  for (let i = 0; i < view.kinds(seat); i++) {
    const card = view.kindAt(seat, i);
    const score = giftScore(view, seat, card, tricksLeft, early);
    if (score > best) {
      best = score;
      chosen = card;
    }
  }
  return chosen;
}

function giftScore(view: View, seat: Seat, card: Card, tricksLeft: number, early: number): number {
  let harm = 0;
  let wanted = -Infinity;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue;
    const worth = gain(view, other, card, tricksLeft);
    // Nobody is sure to get it, but whoever wants it will try.
    harm += envy[other]! * worth * (worth > 0 ? 2 : 1);
    wanted = Math.max(wanted, worth);
  }
  return early * wanted - harm;
}

// ---- taking

/** Plays the rest of the trick in the head, everyone taking what helps them most. */
function seatToTakeFrom(view: View, seat: Seat): Seat {
  fillGains(view);
  let chosen: Seat = 0;
  let best = -Infinity;
  for (let lying = view.lying & ~(1 << seat); lying !== 0; lying &= lying - 1) {
    const from = 31 - Math.clz32(lying & -lying);
    const score = gains[seat * SEATS_MAX + from]! - costOfRest(view, from);
    if (score > best) {
      best = score;
      chosen = from;
    }
  }
  return chosen;
}

function fillGains(view: View): void {
  const tricksLeft = view.cardsEach - view.trick - 1;
  for (let to = 0; to < view.seats; to++)
    for (let from = 0; from < view.seats; from++)
      gains[to * SEATS_MAX + from] = gain(view, to, view.played(from), tricksLeft);
}

/** What the others will get after I take from `from`, each weighed by how little I like it. */
function costOfRest(view: View, from: Seat): number {
  let cost = 0;
  let taker = from;
  let lying = view.lying & ~(1 << from);
  while (lying !== 0) {
    const next = favourite(taker, lying);
    cost += envy[taker]! * gains[taker * SEATS_MAX + next]!;
    lying &= ~(1 << next);
    taker = next;
  }
  return cost + envy[taker]! * gains[taker * SEATS_MAX + view.leader]!;
}

function favourite(taker: Seat, lying: number): Seat {
  let chosen = 0;
  let best = -Infinity;
  for (let rest = lying; rest !== 0; rest &= rest - 1) {
    const from = 31 - Math.clz32(rest & -rest);
    const worth = gains[taker * SEATS_MAX + from]!;
    if (worth > best) {
      best = worth;
      chosen = from;
    }
  }
  return chosen;
}
