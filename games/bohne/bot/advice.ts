// Advice at the bean table: the search of an expert, and what speaks for and against each card.

import {
  adviserFor,
  type AdvicePlan,
  type AnyAdvicePlan,
  type AnyAdviser,
  type Reason,
} from '@tablee/bots';
import type { Card, Seat } from '@tablee/kit';
import { PHASE, type Move, type State, type View } from '../rules/index.ts';
import { beanSearch, IMAGINED, PEOPLE, TASTES } from './levels.ts';
import { MEMORY, type Past } from './memory.ts';
import { gain, tricksLeft, WORTH_A_WORD } from './outlook.ts';
import { recalled } from './recalling.ts';
import { sequels } from './sequels.ts';
import { chanceOf } from './worth.ts';

/** A hint is asked for once in a while: a tenth of a second may well go into it. */
const PLAYOUTS = 8000;

const fact = (name: string, facts?: Reason['facts']): Reason =>
  facts === undefined ? { fact: name } : { fact: name, facts };
const against = (name: string, facts: Reason['facts']): Reason => ({
  ...fact(name, facts),
  isAgainst: true,
});
/**
 * The opponent that is ahead of all other players; undefined while the first place is shared or the
 * seat's own.
 */
function aheadOfAll(view: View, seat: Seat): Seat | undefined {
  let leader: Seat | undefined;
  let best = -Infinity;
  for (let other = 0; other < view.seats; other++) {
    const total = view.total(other);
    if (total === best) leader = undefined;
    if (total <= best) continue;
    best = total;
    leader = other;
  }
  return leader === seat ? undefined : leader;
}

/**
 * What a card in front of `seat` is worth to the opponents that may take it: the most and the
 * least.
 */
interface Gift {
  readonly keenest: Seat;
  readonly most: number;
  readonly victim: Seat;
  readonly least: number;
  readonly mean: number;
}

function giftOf(view: View, seat: Seat, card: Card): Gift {
  const others = Array.from({ length: view.seats }, (_, other) => other)
    .filter((other) => other !== seat)
    .map((other) => ({ other, points: gain(view, other, card) }))
    .sort((a, b) => b.points - a.points);
  const [first, last] = [others[0]!, others.at(-1)!];
  const mean = others.reduce((sum, { points }) => sum + points, 0) / others.length;
  return {
    keenest: first.other,
    most: first.points,
    victim: last.other,
    least: last.points,
    mean,
  };
}

function reasonsToGive(view: View, seat: Seat, card: Card): Reason[] {
  const gift = giftOf(view, seat, card);
  const left = tricksLeft(view);
  const reasons: Reason[] = [];
  if (view.phase === PHASE.play) reasons.push(...reasonsByTurn(view, seat, card, gift.most));
  const mean = Math.round(gift.mean);
  if (gift.mean <= -WORTH_A_WORD)
    reasons.push(fact('costs-taker', { seat: gift.victim, points: Math.round(-gift.least), left }));
  else if (mean >= 1) reasons.push(fact('gives-about', { points: mean, left }));
  else reasons.push(fact('gives-little'));
  if (gift.most >= WORTH_A_WORD) {
    const serves = gift.keenest === aheadOfAll(view, seat) ? 'serves-leader' : 'serves';
    reasons.push(against(serves, { seat: gift.keenest, points: Math.round(gift.most), left }));
  }
  return reasons;
}

/** The seat whose card is taken takes next; the last seat left must take the led card. */
function reasonsByTurn(view: View, seat: Seat, card: Card, most: number): Reason[] {
  const led = gain(view, seat, view.lyingCard(view.leader));
  const left = tricksLeft(view);
  const isTempting = gain(view, view.leader, card) >= WORTH_A_WORD;
  if (isTempting && led <= -WORTH_A_WORD)
    return [fact('escapes-led', { seat: view.leader, points: Math.round(-led), left })];
  if (isTempting) return [fact('taken-early', { seat: view.leader })];
  if (most < 0 && led >= WORTH_A_WORD) return [fact('gets-led', { points: Math.round(led), left })];
  return [];
}

function reasonsToTake(view: View, seat: Seat, from: Seat): Reason[] {
  const reasons: Reason[] = [];
  const card = view.lyingCard(from);
  const own = gain(view, seat, card);
  const left = tricksLeft(view);
  const points = Math.round(Math.abs(own));
  if (own >= 1) reasons.push(fact('helps-row', { points, left }));
  const other = bestOther(view, seat, from);
  if (own < 1 && other <= own - 1)
    reasons.push(fact('least-bad', { points: Math.round(own - other), left }));
  if (own <= -1) reasons.push(against('hurts-row', { points, left }));
  let rival = -1;
  let most = WORTH_A_WORD;
  for (let one = 0; one < view.seats; one++) {
    // A seat that has already taken cannot take this one.
    const isToCome = (view.lying & (1 << one)) !== 0 && one !== from;
    if (one === seat || !isToCome || gain(view, one, card) < most) continue;
    rival = one;
    most = gain(view, one, card);
  }
  if (rival >= 0) reasons.push(fact('keeps-from', { seat: rival, points: Math.round(most), left }));
  return reasons;
}

/** What the best of the other cards would add that can be taken instead. */
function bestOther(view: View, seat: Seat, from: Seat): number {
  let best = -Infinity;
  for (let one = 0; one < view.seats; one++) {
    if (one === from || search.rules.check(view, seat, { kind: 'take', seat: one }) !== undefined)
      continue;
    best = Math.max(best, gain(view, seat, view.lyingCard(one)));
  }
  return best;
}

function reasons(view: View, seat: Seat, move: Move | undefined): Reason[] {
  if (move === undefined) return [];
  return move.kind === 'take'
    ? reasonsToTake(view, seat, move.seat)
    : reasonsToGive(view, seat, move.card);
}

function average(score: number, best: number, view: View): Reason | undefined {
  const behind = Math.round(best - score);
  // As long as a card is given, the trick itself is still to come.
  const left = tricksLeft(view) + (view.phase === PHASE.take ? 0 : 1);
  return behind >= 1
    ? against('behind', { points: behind, left })
    : fact('average', { points: Math.round(score), left });
}

const search = beanSearch({ taste: TASTES.even, policy: IMAGINED, playouts: PLAYOUTS });

const PLAN: AdvicePlan<View, State, Move> = {
  ...search,
  chance: chanceOf,
  score: (state, seat) => state.total(seat),
  memory: MEMORY,
  recalling: (past, view, seat) => recalled(past as Past, view, seat, PEOPLE),
  reasons,
  average,
  sequels,
};

export const ADVISER = adviserFor(PLAN) as AnyAdviser;
export const JUDGE = PLAN as unknown as AnyAdvicePlan;
