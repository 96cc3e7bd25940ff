// Standing orders at the table: which ones make sense now, and the one that stands. The table keeps
// them for their owner alone; what they say is a matter of the rules.

import type { Seat } from '@tablee/kit';
import { lotOf, orderText, PHASE, readOrder, type Order, type View } from '../rules/index.ts';
import type { TableScene } from './table-scene.ts';

export type { Order };

/** By so much a button raises the price at once. */
export const QUICK_RAISES: readonly number[] = [1, 2];

/** Whether a seat still has a say in the open auction of now. */
export const hasSay = (view: View, seat: Seat): boolean =>
  (view.phase === PHASE.auction || view.phase === PHASE.melee) &&
  view.isAlive(seat) &&
  seat !== view.seller &&
  (view.passed & (1 << seat)) === 0 &&
  view.tokens(seat) > (view.bidder === seat ? view.price - 1 : view.price);

/** The viewer's own order, as the table keeps it. */
export const orderNow = ({ orders }: TableScene): Order | undefined =>
  orders?.now === undefined ? undefined : readOrder(orders.now);

/** « Jusqu'à…, puis je passe » or « …, puis demande-moi », for the auction of now. */
export function upTo(scene: TableScene, most: number, then: 'pass' | 'ask'): string | undefined {
  const lot = lotOf(scene.view);
  return lot === undefined ? undefined : given(scene, { kind: 'bid', most, then, lot });
}

/** To pass this auction before one is asked. */
export function passAuction(scene: TableScene): string | undefined {
  const lot = lotOf(scene.view);
  return lot === undefined ? undefined : given(scene, { kind: 'pass-auction', lot });
}

/** To pass everything until the own turn. */
export const passTurn = (scene: TableScene): string | undefined =>
  given(scene, { kind: 'pass-turn', turn: scene.view.turn });

/** The order's text, where the rules let it be given now. */
function given({ orders, rules, view, seat }: TableScene, order: Order): string | undefined {
  if (orders === undefined || rules.orders === undefined || seat === null) return undefined;
  const text = orderText(order);
  return rules.orders.check(view, seat, text) === undefined ? text : undefined;
}
