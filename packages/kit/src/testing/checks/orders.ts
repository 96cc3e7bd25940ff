// Checks standing orders: they make legal moves only, know no more than their seat sees, never act
// where they could not be given, and have one spelling. Orders that were taken stay on the desk for
// a while, so that they live through moments that they were not meant for.

import type { Obeyed, Orders, Seat } from '../../game.ts';
import type { Rng } from '../../rng.ts';
import { MISSPELLINGS } from '../candidates.ts';
import { copyOf } from '../../copy.ts';
import type { Moment } from '../moment.ts';
import { difference, unchanged } from '../same.ts';

/** Orders kept per seat; a new one takes the place of any. */
const KEPT = 6;

interface Standing {
  readonly text: string;
  isSpent: boolean;
}

type Sampler = (view: unknown, seat: Seat) => readonly string[];

export class OrderDesk {
  readonly #sample: Sampler;
  readonly #rng: Rng;
  readonly #kept = new Map<Seat, Standing[]>();
  /** How many orders were taken. */
  taken = 0;

  constructor(sample: Sampler | undefined, rng: Rng) {
    this.#sample = sample ?? (() => []);
    this.#rng = rng;
  }

  check(m: Moment): void {
    const { orders } = m.rules;
    if (orders === undefined) return;
    for (let seat = 0; seat < m.setup.seats; seat++) {
      const view = m.rules.view(m.state, seat);
      const before = copyOf(view);
      const samples = this.#sample(view, seat);
      for (const text of samples) {
        this.#take(m, orders, view, seat, text);
        checkStranger(m, orders, view, text);
      }
      checkWords(m, orders, view, seat, samples);
      this.#checkKept(m, orders, view, seat);
      if (!unchanged(view, before)) m.complain('orders', `asking seat ${seat} changes its view`);
    }
  }

  #take(
    m: Moment,
    orders: Orders<unknown, unknown>,
    view: unknown,
    seat: Seat,
    text: string,
  ): void {
    const why = orders.check(view, seat, text);
    if (why === 'unreadable') m.complain('orders', `“${text}” is meant to be an order`);
    const kept = this.#kept.get(seat) ?? [];
    if (why !== undefined || kept.some((order) => order.text === text)) return;
    this.taken += 1;
    const place = kept.length < KEPT ? kept.length : this.#rng.below(KEPT);
    kept[place] = { text, isSpent: false };
    this.#kept.set(seat, kept);
  }

  #checkKept(m: Moment, orders: Orders<unknown, unknown>, view: unknown, seat: Seat): void {
    const kept = this.#kept.get(seat) ?? [];
    if (kept.length === 0) return;
    const { state } = m.backstage.disguise(m.state, seat, this.#rng);
    const other = m.rules.view(state, seat);
    for (const order of kept) {
      const { text } = order;
      const answer = orders.obey(view, seat, text);
      checkAnswer(m, orders, view, seat, text, answer);
      const unlike =
        difference(orders.obey(other, seat, text), answer) ??
        difference(orders.check(other, seat, text), orders.check(view, seat, text));
      if (unlike !== undefined)
        m.complain('orders', `${seat} “${text}” answers to what ${seat} cannot see: ${unlike}`);
      if (order.isSpent && typeof answer !== 'string')
        m.complain('orders', `${seat} “${text}” speaks again after it was spent`);
      order.isSpent ||= answer === 'spent';
    }
  }
}

function checkAnswer(
  { rules, complain }: Moment,
  orders: Orders<unknown, unknown>,
  view: unknown,
  seat: Seat,
  text: string,
  answer: Obeyed<unknown>,
): void {
  const why = orders.check(view, seat, text);
  if (why !== undefined && answer !== 'spent')
    complain('orders', `${seat} “${text}” stands, but could not be given now: ${why}`);
  if (typeof answer === 'string') return;
  const refusal = rules.check(view, seat, answer.move);
  if (refusal !== undefined)
    complain(
      'orders',
      `${seat} “${text}” says ${rules.notation.format(answer.move)}: ${refusal.rule} ${refusal.why}`,
    );
}

/** A seat that does not exist has no orders. */
function checkStranger(
  { setup, complain }: Moment,
  orders: Orders<unknown, unknown>,
  view: unknown,
  text: string,
): void {
  if (orders.check(view, setup.seats, text) === undefined)
    complain('orders', `a seat that does not exist may order “${text}”`);
}

/** Texts that are no order: other spellings of one, and the one that is the host's own. */
function checkWords(
  { rules, complain }: Moment,
  orders: Orders<unknown, unknown>,
  view: unknown,
  seat: Seat,
  samples: readonly string[],
): void {
  const wrong = [...rules.notation.kinds, ...samples].map((text) => `pick ${text}`);
  for (const text of samples)
    for (const misspell of MISSPELLINGS) if (misspell(text) !== text) wrong.push(misspell(text));
  for (const text of wrong) {
    if (orders.check(view, seat, text) !== 'unreadable')
      complain('orders', `“${text}” is taken for an order`);
    if (orders.obey(view, seat, text) !== 'spent') complain('orders', `“${text}” is obeyed`);
  }
}
