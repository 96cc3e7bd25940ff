// What a taken card does to a row: the difference that flies there with it, and the last taker.

import type { Card, Seat } from '@tablee/kit';
import type { Moment } from '@tablee/ui/scene.ts';
import { rankOf, ROW_ADD, suitOf, type Event, type View } from '../rules/index.ts';
import { rowInfo, rowWith } from './rows.ts';

export type Took = Extract<Event, { readonly kind: 'took' }>;

export interface Gain {
  /** Which take it is: the same one, told by a moment and by its step, flies once. */
  readonly id: string;
  readonly seat: Seat;
  readonly from: Seat;
  readonly suit: number;
  /** Points that the row has won or lost; 0 where the card changes nothing. */
  readonly points: number;
}

/** What a card would win or lose its taker, before it is taken. */
export function pointsOf(before: View, seat: Seat, card: Card): number {
  const { before: row, after } = rowWith(before, seat, card);
  return after.value - row.value;
}

/** The take that is shown now; the last ones of a trick are moments, one by one. */
export function takeShown(
  moment: Moment<Event> | null,
  events: readonly Event[],
): Took | undefined {
  if (moment !== null) return moment.event.kind === 'took' ? moment.event : undefined;
  const takes = events.filter((event): event is Took => event.kind === 'took');
  return takes.some(({ forced }) => forced) ? undefined : takes.at(-1);
}

/** The same, of a card that lies in its row already. */
export function gainOf(after: View, { seat, from, card }: Took): Gain {
  const suit = suitOf(card);
  const row = after.row(after.round, seat, suit);
  const points = rowInfo(suit, row).value - rowInfo(suit, row - ROW_ADD[rankOf(card)]!).value;
  return { id: `${after.round} ${after.trick} ${from}`, seat, from, suit, points };
}
