// Where things are at the bean table, as selectors: what advice and lessons point at.

import type { Seat } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import { RULES, type Move } from '../rules/index.ts';

/** What one would press for a move. */
export function spotsOf(edition: Edition, move: Move): readonly string[] {
  if (move.kind === 'take') return [takeAt(move.seat)];
  return [`[role=option][data-card^="${RULES[edition].card.format(move.card)}:"]`];
}

/** A card of the trick that may be asked for. */
export const takeAt = (seat: Seat): string => `[data-take="${seat}"]`;
/** The card that a seat has played, wherever it lies in the middle. */
export const playedBy = (seat: Seat): string => `[data-slot="played:${seat}"]`;
/** What makes the move of the chosen card, once one is chosen. */
export const GO = ':is([data-action="play"], [data-action="take"])';
export const HAND = '[data-zone="hand"] [role=listbox]';
export const OWN_ROWS = '[data-zone="own"]';
export const TRICK = '[data-zone="trick"]';
export const panelOf = (seat: Seat): string => `[data-zone="seat"][data-seat="${seat}"]`;
export const rowOf = (place: string, suit: number): string => `${place} [data-suit="${suit}"]`;
