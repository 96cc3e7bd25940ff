// Planted faults: rules that are wrong in one place each, and the check that must notice it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Obeyed, Seat, Step, Tell } from '@tablee/kit';
import { conform, readScript, writePlaythrough, type Check } from '@tablee/kit/testing';

import { META } from '../meta.ts';
import {
  KINDS,
  lotOf,
  orderText,
  PHASE,
  readOrder,
  RULES,
  type ChicoreeRules,
  type Event,
  type Move,
  type Order,
  type State,
  type View,
} from '../rules/index.ts';
import { addTinyDeck, BACKSTAGE } from '../testing/index.ts';
import { orderSamples } from './order-samples.ts';
import { watchOrders } from './order-watch.ts';

addTinyDeck();

/** Who notices: a check of the conformance suite, a golden playthrough, or who watches the orders. */
interface Fault {
  readonly name: string;
  readonly caughtBy: Check | 'golden' | 'order-watch';
  readonly rules: ChicoreeRules;
}

const fault = (
  name: string,
  caughtBy: Fault['caughtBy'],
  change: Partial<ChicoreeRules>,
): Fault => ({ name, caughtBy, rules: { ...RULES, ...change } });

/** Rules that tell other events than the right ones. */
const retold = (change: (event: Event) => Event): Partial<ChicoreeRules> => ({
  apply: (s, step, tell) => {
    RULES.apply(s, step, tell && changed(tell, change));
  },
});

const changed = (tell: Tell<Event>, change: (event: Event) => Event): Tell<Event> => ({
  all: (event) => {
    tell.all(change(event));
  },
  split: (insiders, secret, open) => {
    tell.split(insiders, change(secret), change(open));
  },
});

/** In a bluff, the last of equal bids clockwise wins instead of the first. */
function lastOfEqualsWins(s: State, step: Step<Move>, tell?: Tell<Event>): void {
  if (s.phase !== PHASE.bluff || step.kind !== 'sealed') {
    RULES.apply(s, step, tell);
    return;
  }
  const bids = step.choices.map(({ seat, move }) => ({
    seat,
    amount: move.kind === 'bid' ? move.amount : 0,
    away: (seat - s.active + s.seats) % s.seats,
  }));
  const most = Math.max(...bids.map(({ amount }) => amount));
  const tied = bids.filter(({ amount }) => amount === most).sort((a, b) => a.away - b.away);
  const { card } = s;
  const wrong = tied.at(-1)!.seat;
  const passesOn = most > 0 && tied.length > 1;
  RULES.apply(
    s,
    step,
    tell &&
      changed(tell, (event) =>
        passesOn && event.kind === 'sold' ? { ...event, seat: wrong } : event,
      ),
  );
  if (!passesOn) return;
  s.drop(tied[0]!.seat, card);
  s.take(wrong, card, 'seen');
}

/** One token too many for whoever wins a challenge. */
function oneFlowerMore(s: State, step: Step<Move>, tell?: Tell<Event>): void {
  let winners: readonly Seat[] = [];
  RULES.apply(s, step, {
    all: (event) => {
      if (event.kind === 'flowers') winners = event.wins.map(({ seat }) => seat);
      tell?.all(event);
    },
    split: (insiders, secret, open) => tell?.split(insiders, secret, open),
  });
  for (const seat of winners) s.pay(seat, 1);
}

/** The unseen first card counts as seen by everyone. */
function firstCardSeen(s: State, step: Step<Move>, tell?: Tell<Event>): void {
  const { active, pile } = s;
  const top = pile > 0 ? s.pileAt(pile - 1) : undefined;
  RULES.apply(s, step, tell);
  if (step.kind !== 'move' || step.move.kind !== 'done' || top === undefined) return;
  if (s.inHand(active, top) === 0) return;
  s.drop(active, top);
  s.take(active, top, 'seen');
}

/** Trades a card that everyone knows of for the top of the pile. */
function forgetfulGuess(...[view, seat, rng]: Parameters<ChicoreeRules['guess']>): State {
  const state = RULES.guess(view, seat, rng);
  for (let other = 0; other < state.seats; other++)
    for (let card = 0; card < KINDS; card++) {
      if (other === seat || state.known(other, card) === 0 || state.pile === 0) continue;
      const top = state.pileAt(state.pile - 1);
      state.drop(other, card);
      state.take(other, top, 'unseen');
      state.imaginePile(state.pile - 1, card);
      return state;
    }
  return state;
}

function loseDiscard(s: State): void {
  if (s.discarded > 3) s.clearDiscard();
}

let lines = 0;

const SECRECY: readonly Fault[] = [
  fault('a view that shows the hands', 'secret-view', {
    view: (s) => {
      const open = RULES.clone(s);
      open.hidePile();
      return open;
    },
  }),
  fault('a view that shows the card on top of the pile', 'secret-view', {
    view: (s, viewer) => {
      const view = RULES.view(s, viewer);
      if (s.pile > 0) view.imaginePile(s.pile - 1, s.pileAt(s.pile - 1));
      return view;
    },
  }),
  fault('a view that counts the flowers in other hands', 'secret-view', {
    view: (s, viewer) => {
      let flowers = 0;
      for (let card = KINDS - 5; card < KINDS; card++) flowers += s.inHand(0, card);
      return Object.assign(RULES.view(s, viewer), { flowers });
    },
    // It even survives the wire: that is not what shall be noticed here.
    pack: (view) => [...RULES.pack(view), (view as View & { flowers: number }).flowers],
    unpack: (setup, packed) => {
      const view = RULES.unpack(setup, packed.slice(0, -1));
      return view && Object.assign(view, { flowers: packed.at(-1) });
    },
  }),
  fault('a drawn card that everyone is told', 'secret-events', {
    apply: (s, step, tell) => {
      RULES.apply(
        s,
        step,
        tell && {
          all: (event) => {
            tell.all(event);
          },
          split: (_, secret) => {
            tell.all(secret);
          },
        },
      );
    },
  }),
  fault('a drawn card that everyone is taken to know', 'witness', { apply: firstCardSeen }),
  fault('a guess that forgets what everyone saw', 'guess', { guess: forgetfulGuess }),
  fault('a check that looks into another hand', 'sight', {
    check: (s, seat, move) =>
      move.kind === 'play' && move.on !== null && s.inHand((seat + 1) % s.seats, 0) > 0
        ? { rule: 'CH-45', why: 'needs-target', facts: {} }
        : RULES.check(s, seat, move),
  }),
];

const PROMISES: readonly Fault[] = [
  fault('sealed indexes that are off by one', 'indexed-apply', {
    applySealedAt: (s, picks) => {
      const pending = RULES.pending(s);
      const others = Array.from(picks);
      if (pending.kind === 'sealed')
        for (const seat of pending.seats) others[seat] = (picks[seat]! + 1) % RULES.count(s, seat);
      RULES.applySealedAt(s, others);
    },
  }),
  fault('a derived line that is another one the second time', 'replay', {
    derived: (event) => {
      const line = RULES.derived(event);
      lines += 1;
      return line && { ...line, text: `${line.text} ${lines}` };
    },
  }),
  fault('a discard that vanishes', 'census', {
    apply: (s, step, tell) => {
      RULES.apply(s, step, tell);
      loseDiscard(s);
    },
    applyAt: (s, seat, i) => {
      RULES.applyAt(s, seat, i);
      loseDiscard(s);
    },
    applySealedAt: (s, picks) => {
      RULES.applySealedAt(s, picks);
      loseDiscard(s);
    },
  }),
];

const RULES_FAULTS: readonly Fault[] = [
  fault('a bluff tie that goes to the wrong seat', 'golden', { apply: lastOfEqualsWins }),
  fault('a flower counted twice', 'golden', { apply: oneFlowerMore }),
  fault('a flower counted twice, seen by an onlooker', 'witness', { apply: oneFlowerMore }),
  fault('a turn line that is off by one', 'golden', {
    ...retold((event) => (event.kind === 'turn' ? { ...event, number: event.number + 1 } : event)),
  }),
  fault('a wrong winner of an exhausted game', 'golden', {
    pending: (s) => {
      const pending = RULES.pending(s);
      if (pending.kind !== 'over' || pending.outcome.reason !== 'exhausted') return pending;
      return { ...pending, outcome: { ...pending.outcome, winners: [0, 1] } };
    },
  }),
  fault('an export that may be laid without a shop', 'golden', {
    check: (s, seat, move) => {
      const refusal = RULES.check(s, seat, move);
      return refusal?.why === 'export-needs-shop' ? undefined : refusal;
    },
  }),
];

const ORDERS = RULES.orders!;

/** Rules whose standing orders say something else where `change` wants it. */
const misheard = (
  change: (view: View, seat: Seat, order: Order) => Obeyed<Move> | undefined,
): Partial<ChicoreeRules> => ({
  orders: {
    ...ORDERS,
    obey: (view, seat, text) => {
      const order = readOrder(text);
      return (order && change(view, seat, order)) ?? ORDERS.obey(view, seat, text);
    },
  },
});

/** Other bids than the right ones, where an order bids. */
const rebid = (change: (amount: number, order: Order, view: View) => number) =>
  misheard((view, seat, order) => {
    const said = ORDERS.obey(view, seat, orderText(order));
    if (typeof said === 'string' || said.move.kind !== 'bid') return said;
    return { move: { kind: 'bid', amount: change(said.move.amount, order, view) } };
  });

const mostOf = (order: Order): number => (order.kind === 'bid' ? order.most : 0);

const ORDER_FAULTS: readonly Fault[] = [
  fault('an order that bids its limit, whatever is in the purse', 'orders', {
    ...rebid((_, order) => mostOf(order)),
  }),
  fault('an order that bids against itself', 'orders', {
    ...misheard((view, seat, order) =>
      order.kind === 'bid' && order.lot === lotOf(view) && view.bidder === seat
        ? { move: { kind: 'bid', amount: view.price + 1 } }
        : undefined,
    ),
  }),
  ...(['orders', 'order-watch'] as const).map((caughtBy) =>
    fault('an order that carries over into the next auction', caughtBy, {
      ...misheard((view, seat, order) => {
        const lot = lotOf(view);
        if (order.kind !== 'bid' || lot === undefined) return undefined;
        return ORDERS.obey(view, seat, orderText({ ...order, lot }));
      }),
    }),
  ),
  fault('a lot that forgets which card of a debtor it is', 'order-watch', {
    orders: {
      check: (view, seat, text) => ORDERS.check(view, seat, remembered(view, text)),
      obey: (view, seat, text) => ORDERS.obey(view, seat, remembered(view, text)),
    },
  }),
  fault('a passing that goes on in one’s own turn', 'orders', {
    ...misheard((view, seat, order) =>
      order.kind === 'pass-turn' && view.phase === PHASE.auction && seat === view.speaker
        ? { move: { kind: 'pass' } }
        : undefined,
    ),
  }),
  fault('a passing that shows a card in a challenge', 'order-watch', {
    ...misheard((view, seat, order) =>
      order.kind === 'pass-turn' && view.phase === PHASE.challenge && view.held(seat) > 0
        ? { move: RULES.moveAt(view, seat, 0) }
        : undefined,
    ),
  }),
  fault('a fist that is not empty', 'order-watch', {
    ...rebid((amount, _, view) => (view.phase === PHASE.bluff ? 1 : amount)),
  }),
  fault('an order that raises by two', 'order-watch', {
    ...rebid((amount, order) => (mostOf(order) > amount ? amount + 1 : amount)),
  }),
  fault('an order that goes one token beyond its limit', 'order-watch', {
    ...misheard((view, seat, order) => {
      if (order.kind !== 'bid') return undefined;
      return ORDERS.obey(view, seat, orderText({ ...order, most: order.most + 1 }));
    }),
  }),
  fault('an order that passes instead of asking', 'order-watch', {
    ...misheard((view, seat, order) =>
      order.kind === 'bid'
        ? ORDERS.obey(view, seat, orderText({ ...order, then: 'pass' }))
        : undefined,
    ),
  }),
  fault('an order that sleeps', 'order-watch', { ...misheard(() => 'wait') }),
  fault('an order with two spellings', 'orders', {
    orders: {
      check: (view, seat, text) => ORDERS.check(view, seat, text.trim()),
      obey: (view, seat, text) => ORDERS.obey(view, seat, text.trim()),
    },
  }),
  fault('an order that throws at what it cannot read', 'throws', {
    orders: {
      ...ORDERS,
      check: (view, seat, text) => {
        if (readOrder(text) === undefined) throw new Error(`no order: ${text}`);
        return ORDERS.check(view, seat, text);
      },
    },
  }),
];

/** An order for the same card of the same debtor, however many that one holds now. */
function remembered(view: View, text: string): string {
  const now = lotOf(view)?.split('-') ?? [];
  return text.replace(/(\d+)-(\d+)-\d+-(\w+)$/, (lot, turn, seller, card) =>
    now[0] === turn && now[1] === seller && now[3] === card ? now.join('-') : lot,
  );
}

export const FAULTS: readonly Fault[] = [...SECRECY, ...PROMISES, ...RULES_FAULTS, ...ORDER_FAULTS];

const HOME = path.join(import.meta.dirname, '..', 'golden');
const GOLDENS = readdirSync(HOME)
  .filter((name) => name.endsWith('.play'))
  .map((name) => readFileSync(path.join(HOME, name), 'utf8'));

/** A fault shows when a game happens to come to it: a few games are looked at, one after another. */
const SEEDS = [
  'faults',
  'more faults',
  'yet more faults',
  'and some more',
  'once more',
  'the last',
];

/** Both kinds of open auction, since some faults live in one of them. */
const conformChecks = (rules: ChicoreeRules, seed: string): readonly Check[] =>
  ['melee', 'turns'].flatMap((auction) =>
    conform({
      rules,
      meta: META,
      backstage: BACKSTAGE,
      seats: 3,
      options: { auction },
      games: 1,
      seed,
      orders: (view, seat) => orderSamples(view as View, seat),
    }).map(({ check }) => check),
  );

const goldenDiffers = (rules: ChicoreeRules): boolean =>
  GOLDENS.some(
    (text) =>
      writePlaythrough({ rules, meta: META, backstage: BACKSTAGE }, readScript(text)) !== text,
  );

/** Two equal cards of one debtor in a turn are rare: many quick games, at tables where it happens. */
const ordersGoWrong = (rules: ChicoreeRules, games: number): boolean =>
  Array.from({ length: games }, (_, game) => `orders ${game}`).some((seed, game) => {
    const auction = game % 2 === 0 ? 'turns' : 'melee';
    return watchOrders(rules, { auction }, 2 + (game % 4), seed).length > 0;
  });

describe('the right rules', () => {
  test('draw no complaint from any of the checks', () => {
    expect(conformChecks(RULES, SEEDS[0]!)).toEqual([]);
    expect(goldenDiffers(RULES)).toBe(false);
    expect(ordersGoWrong(RULES, 24)).toBe(false);
  });
});

describe('planted faults', () => {
  test.each(FAULTS)('$name: noticed by $caughtBy', ({ caughtBy, rules }) => {
    if (caughtBy === 'golden') expect(goldenDiffers(rules)).toBe(true);
    else if (caughtBy === 'order-watch') expect(ordersGoWrong(rules, 400)).toBe(true);
    else expect(SEEDS.some((seed) => conformChecks(rules, seed).includes(caughtBy))).toBe(true);
  });
});
