// Standing orders: what a seat wants done when it is asked. `pick MOVE` works in every game; what
// else there is, a game says itself. An order sees its own seat's view and nothing else.

import { assert, rngFor, type AnyRules, type Seat } from '@tablee/kit';
import { PICK } from './company.ts';
import type { Draft, Ledger } from './ledger.ts';
import type { HostPlan } from './plan.ts';

/** An order is carried out as if somebody had thought for a moment: its speed tells nothing. */
const ORDER_MS = { least: 700, more: 1500 };

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

/** How long until a seat's order is carried out; undefined while it has nothing to say. */
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

/** What is written when a seat's order is carried out now; nothing while it has nothing to say. */
export function orderDrafts(ledger: Ledger, seat: Seat): Draft[] {
  const said = saidBy(ledger, seat);
  if (said === 'wait') return [];
  const cancel = { what: `cancel ${seat}` };
  if (said === 'spent') return [cancel];
  const { rules, log } = ledger;
  assert(rules.check(log.state, seat, said.move) === undefined, 'an order says what is allowed');
  // Several servers may carry out the same order: it is one command.
  const by = `order/${seat}/${log.steps}`;
  const move: Draft = { what: { kind: 'move', seat, move: said.move }, by };
  return said.isLast ? [cancel, move] : [move];
}
