// Carries out standing orders, which a seat gives in advance. `pick MOVE` works in every game; a
// game may define more. An order sees only its seat's view.

import { assert, rngFor, type AnyRules, type Seat } from '@tablee/kit';
import { PICK } from './company.ts';
import type { Draft, Ledger } from './ledger.ts';
import type { HostPlan } from './plan.ts';

/** Delay of an order, as long as a player's thought, so that it does not reveal the order. */
const ORDER_MS = { least: 700, more: 1500 };

/** Why an order is refused; undefined if it is valid. */
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

/** The result of an order now: a move, `wait`, or `spent` once it is obsolete. */
function obey(
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

function saidBy(ledger: Ledger, seat: Seat): ReturnType<typeof obey> {
  const { rules, log, company } = ledger;
  const order = company.orders.get(seat);
  if (order === undefined) return 'wait';
  const asked = { seat, isAsked: ledger.isAsked(seat) };
  return obey(rules, rules.view(log.state, seat), asked, order);
}

/** Delay before a seat's order is carried out; undefined while it waits. */
export function orderDelay(
  ledger: Ledger,
  { luck: seed, sheet }: Pick<HostPlan, 'luck' | 'sheet'>,
  seat: Seat,
  window: number | undefined,
): number | undefined {
  const said = saidBy(ledger, seat);
  if (typeof said === 'string') return said === 'spent' ? 0 : undefined;
  const luck = rngFor(seed ?? sheet.id, `order ${seat} ${ledger.log.steps}`).below(1000) / 1000;
  const time = ORDER_MS.least + luck * ORDER_MS.more;
  return window === undefined ? time : Math.min(time, window * 0.5);
}

/** The entries of a seat's order now; none while it waits. */
export function orderDrafts(ledger: Ledger, seat: Seat): Draft[] {
  const said = saidBy(ledger, seat);
  if (said === 'wait') return [];
  const cancel = { what: `cancel ${seat}` };
  if (said === 'spent') return [cancel];
  const { rules, log } = ledger;
  assert(rules.check(log.state, seat, said.move) === undefined, 'an order says what is allowed');
  // One command id for all servers, so that only one of them carries out the order.
  const by = `order/${seat}/${log.steps}`;
  const move: Draft = { what: { kind: 'move', seat, move: said.move }, by };
  return said.isLast ? [cancel, move] : [move];
}
