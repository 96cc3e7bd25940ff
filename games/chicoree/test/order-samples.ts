// Standing orders that somebody at a Chicorée table might think of giving, at any moment.
import type { Seat } from '@tablee/kit';

import { lotOf, orderText, type Order, type View } from '../rules/index.ts';

/** For the lot of now, for the next card whatever it is, and some that make no sense yet. */
export function orderSamples(view: View, seat: Seat): readonly string[] {
  const { turn } = view;
  const orders: Order[] = [
    { kind: 'pass-turn', turn },
    { kind: 'pass-turn', turn: turn + seat },
    { kind: 'bid', most: 4, then: 'ask', lot: `${turn + 1}` },
  ];
  const lot = lotOf(view);
  if (lot !== undefined)
    orders.push(
      { kind: 'pass-auction', lot },
      { kind: 'bid', most: 1 + (turn % 4), then: 'ask', lot },
      { kind: 'bid', most: 3 + seat, then: 'pass', lot },
      { kind: 'bid', most: 40, then: 'pass', lot },
      { kind: 'bid', most: 5, then: 'pass', lot: lot.replace(/-[A-Z].*/, '') },
    );
  return orders.map(orderText);
}
