// Advice at the bean table: the search of an expert, and what speaks for and against each card.

import { adviserFor, type AnyAdviser, type Reason } from '@tablee/bots';
import type { Card, Seat } from '@tablee/kit';
import { PHASE, suitOf, type Move, type View } from '../rules/index.ts';
import { pointsLeader } from './learned.ts';
import { beanSearch, IMAGINED, TASTES } from './levels.ts';
import { SHORT_OF, shortAdd, THUMB } from './outlook.ts';
import { chanceOf } from './worth.ts';

const PLAYOUTS = 2000;
/** Fewer points are not worth a word. */
const WORTH_A_WORD = 3;

/** What a card would add to the outlook of somebody's rows. */
function gain(view: View, seat: Seat, card: Card): number {
  const outlook = THUMB(view.cardsEach, view.cardsEach - view.trick - 1);
  const row = SHORT_OF[view.row(view.round, seat, suitOf(card))]!;
  return outlook[row + shortAdd(card)]! - outlook[row]!;
}

/** Which of the others a card would serve best. */
function keenest(
  view: View,
  seat: Seat,
  card: Card,
): { readonly seat: Seat; readonly points: number } {
  let best = { seat: -1, points: -Infinity };
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue;
    const points = gain(view, other, card);
    if (points > best.points) best = { seat: other, points };
  }
  return best;
}

function reasonsToGive(view: View, seat: Seat, card: Card): Reason[] {
  const reasons: Reason[] = [];
  const leader = pointsLeader(view, seat);
  const wanted = keenest(view, seat, card);
  if (wanted.seat === leader && wanted.points >= WORTH_A_WORD)
    reasons.push({
      fact: 'gives-leader',
      facts: { seat: leader, points: Math.round(wanted.points) },
    });
  if (view.phase === PHASE.play && gain(view, view.leader, card) >= WORTH_A_WORD)
    reasons.push({ fact: 'taken-early' });
  const own = gain(view, seat, card);
  if (own <= -WORTH_A_WORD) reasons.push({ fact: 'rid-of', facts: { points: Math.round(-own) } });
  return reasons;
}

function reasonsToTake(view: View, seat: Seat, from: Seat): Reason[] {
  const reasons: Reason[] = [];
  const card = view.lyingCard(from);
  const own = gain(view, seat, card);
  if (own >= 1) reasons.push({ fact: 'helps-row', facts: { points: Math.round(own) } });
  if (own <= -1) reasons.push({ fact: 'hurts-row', facts: { points: Math.round(-own) } });
  let rival = -1;
  let points = WORTH_A_WORD;
  for (let other = 0; other < view.seats; other++) {
    // Whoever has taken already cannot take this one.
    const isToCome = (view.lying & (1 << other)) !== 0 && other !== from;
    if (other === seat || !isToCome || gain(view, other, card) < points) continue;
    rival = other;
    points = gain(view, other, card);
  }
  if (rival >= 0)
    reasons.push({ fact: 'keeps-from', facts: { seat: rival, points: Math.round(points) } });
  return reasons;
}

function reasons(view: View, seat: Seat, move: Move | undefined): Reason[] {
  if (move === undefined) return [];
  return move.kind === 'take'
    ? reasonsToTake(view, seat, move.seat)
    : reasonsToGive(view, seat, move.card);
}

export const ADVISER = adviserFor({
  ...beanSearch({ taste: TASTES.even, policy: IMAGINED, playouts: PLAYOUTS }),
  chance: chanceOf,
  score: (state, seat) => state.total(seat),
  reasons,
}) as AnyAdviser;
