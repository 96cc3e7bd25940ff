// Where things are at the Chicorée table, as selectors: what advice and lessons point at.

import type { Card, Seat } from '@tablee/kit';
import { whenChosen } from '@tablee/ui/lesson.ts';
import { CODES, PHASE, type Move, type View } from '../rules/index.ts';
import { QUICK_RAISES } from './orders.ts';

/** A card in the hand, by its code. */
export const held = (code: string): string => `[role=option][data-card="${code}"]`;
const inHand = (card: Card): string => held(CODES[card]!);
const button = (name: string): string => `[data-action="${name}"]`;

/** What one would press for a move. */
export function spotsOf(move: Move, view: View): readonly string[] {
  switch (move.kind) {
    case 'lay':
    case 'start':
    case 'sell':
      return [inHand(move.card)];
    case 'play':
      return [inHand(move.card), ...(move.on === null ? [] : [`[data-target="${move.on}"]`])];
    case 'show':
      return [...new Set(move.cards)].map(inHand);
    case 'done':
    case 'pass':
      return [button(move.kind)];
    case 'bid': {
      if (view.phase === PHASE.bluff) return [fistOf(move.amount)];
      const raise = move.amount - view.price;
      return [button(raise <= QUICK_RAISES.length ? `bid+${raise}` : 'more')];
    }
  }
}

/** The same one thing after the other, down to what plays it. */
export function pressesOf(move: Move, view: View): readonly string[] {
  const first = spotsOf(move, view);
  switch (move.kind) {
    case 'lay':
    case 'start':
    case 'sell':
      return [...first, whenChosen(first, button(move.kind))];
    case 'play':
      return move.on === null ? [...first, whenChosen(first, button('play'))] : first;
    case 'show':
      return [...first, whenChosen(first, `${button('show')}[aria-disabled="false"]`)];
    case 'bid':
    case 'done':
    case 'pass':
      return first;
  }
}

/** One token more or fewer until there are so many, then the fist is closed. */
function fistOf(amount: number): string {
  const holding = (tokens: number): string => `${button('fist')}[data-tokens="${tokens}"]`;
  const fewer = Array.from({ length: amount }, (_, tokens) => holding(tokens));
  return [
    holding(amount),
    ...(amount === 0 ? [] : [`:is(${fewer.join(', ')}) ~ ${button('add')}`]),
    `${button('less')}:has(~ ${button('fist')}:not(:is(${[...fewer, holding(amount)].join(', ')})))`,
  ].join(', ');
}

/** The card that is fought for. */
export const LOT = '[data-slot="lot"]';
export const PURSE = '[data-zone="own"] [data-tokens]';
/** The own board: 0 is the Départ. */
export const placeAt = (place: number): string => `[data-zone="own"] [data-place="${place}"]`;
export const panelOf = (seat: Seat): string => `[data-zone="seat"][data-seat="${seat}"]`;
export const purseOf = (seat: Seat): string => `${panelOf(seat)} [data-tokens]`;
