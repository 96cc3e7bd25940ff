// Standing orders: what a seat wants done when it is asked. `pick MOVE` works in every game; what
// else there is, a game says itself. An order sees its own seat's view and nothing else.

import type { AnyRules, Seat } from '@tablee/kit';

const PICK = 'pick ';

/** Why an order cannot be given; undefined when it can. */
export function checkOrder(
  rules: AnyRules,
  view: unknown,
  seat: Seat,
  order: string,
): 'unreadable' | 'not-now' | undefined {
  if (order.startsWith(PICK))
    return rules.notation.parse(order.slice(PICK.length)).ok ? undefined : 'unreadable';
  return rules.orders === undefined ? 'unreadable' : rules.orders.check(view, seat, order);
}

/** What an order says now: a move, nothing yet, or that it has had its day. */
export function obey(
  rules: AnyRules,
  view: unknown,
  { seat, isAsked }: { readonly seat: Seat; readonly isAsked: boolean },
  order: string,
): { readonly move: unknown; readonly isLast: boolean } | 'wait' | 'spent' {
  if (order.startsWith(PICK)) {
    if (!isAsked) return 'wait';
    const move = rules.notation.parse(order.slice(PICK.length));
    const isLegal = move.ok && rules.check(view, seat, move.value) === undefined;
    return isLegal ? { move: move.value, isLast: true } : 'spent';
  }
  const said = rules.orders?.obey(view, seat, order) ?? 'spent';
  if (typeof said === 'string') return said;
  return isAsked ? { move: said.move, isLast: false } : 'wait';
}
