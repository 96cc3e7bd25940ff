// What can be done with a card of the own hand in steps 3 to 6, and why not where nothing can.

import type { Card, Refusal, Seat } from '@tablee/kit';
import {
  chainNumber,
  isChain,
  isOchre,
  isStart,
  JOK,
  RULES,
  type Move,
  type View,
} from '../rules/index.ts';

export interface Aim<Target> {
  readonly at: Target;
  readonly move: Move;
}

export type Deed =
  | { readonly kind: 'none'; readonly refusal: Refusal | undefined }
  /** Only one thing can be done with it: lay it as it is, or play it without a target. */
  | { readonly kind: 'plain'; readonly move: Move }
  /** A joker: as which number. */
  | { readonly kind: 'numbers'; readonly aims: readonly Aim<number>[] }
  /** The possible targets. */
  | { readonly kind: 'targets'; readonly aims: readonly Aim<Seat>[] };

/** `legal` are the legal moves of the seat. */
export function deedOf(view: View, seat: Seat, card: Card, legal: readonly Move[]): Deed {
  const numbers: Aim<number>[] = [];
  const targets: Aim<Seat>[] = [];
  for (const move of legal) {
    if (!('card' in move) || move.card !== card) continue;
    if (move.kind === 'lay' && move.as !== null) numbers.push({ at: move.as, move });
    else if (move.kind === 'play' && move.on !== null) targets.push({ at: move.on, move });
    else return { kind: 'plain', move };
  }
  if (numbers.length > 0) return { kind: 'numbers', aims: numbers };
  if (targets.length > 0) return { kind: 'targets', aims: targets };
  return { kind: 'none', refusal: RULES.check(view, seat, attempt(view, seat, card)) };
}

/** The move that a tap on this card most likely means. */
function attempt(view: View, seat: Seat, card: Card): Move {
  if (isStart(card)) return { kind: 'start', card };
  if (isChain(card)) return { kind: 'lay', card, as: null };
  if (card === JOK) return { kind: 'lay', card, as: view.nextNumber(seat) || 6 };
  return { kind: 'play', card, on: isOchre(card) ? null : someOpponent(view, seat) };
}

function someOpponent(view: View, seat: Seat): Seat {
  for (let step = 1; step < view.seats; step++) {
    const other = (seat + step) % view.seats;
    if (view.isAlive(other)) return other;
  }
  return (seat + 1) % view.seats;
}

/** The places of the own board that a deed could fill: chain numbers, 0 for the Départ. */
export function placesOf(deed: Deed): readonly number[] {
  if (deed.kind === 'numbers') return deed.aims.map(({ at }) => at);
  if (deed.kind !== 'plain') return [];
  if (deed.move.kind === 'start') return [0];
  return deed.move.kind === 'lay' ? [chainNumber(deed.move.card)] : [];
}
