// No answer is a bid that costs more than one which no rival can beat: not the adviser's, not the reviewer's.

import { Match, matchPlan, randomBot, SILENT } from '@tablee/bots';
import { botsOf } from '@tablee/chicoree/bot';
import { ADVISER, JUDGE } from '@tablee/chicoree/bot/advice';
import { META } from '@tablee/chicoree/meta';
import { C1, PHASE, RULES, type Move, type State, type View } from '@tablee/chicoree/rules';
import { askedSeats, rngFor, type Seat } from '@tablee/kit';
import { priceOf } from '@tablee/review';
import { describe, expect, test } from 'vitest';
import { situation } from './table-setting.ts';

interface Auction {
  readonly view: View;
  readonly seat: Seat;
}

/** Auctions of all three forms, with purses that random bots, beginners and regulars leave. */
function auctions(most: number): readonly Auction[] {
  const { debutant, habitue } = botsOf();
  const all: Auction[] = [];
  for (let game = 0; all.length < most; game++) {
    const bots = [randomBot(RULES), debutant, habitue, habitue].slice(0, 2 + (game % 3));
    const options = { auction: game % 2 === 0 ? 'turns' : 'melee' };
    const match = new Match(matchPlan({ rules: RULES, meta: META, options }, bots, `bids ${game}`));
    do {
      const state = match.log.state as State;
      if (![PHASE.auction, PHASE.melee, PHASE.bluff].some((phase) => phase === state.phase))
        continue;
      for (const seat of askedSeats(match.log.pending))
        if (RULES.count(state, seat) > 0) all.push({ view: RULES.view(state, seat), seat });
    } while (match.step());
  }
  return all.slice(0, most);
}

/** Whether a bid wins whatever the others do, by trying the most that each of them can answer. */
function isSure({ view, seat }: Auction, amount: number): boolean {
  const state = RULES.clone(view as State);
  const bid = (one: Seat, tokens: number): Move => ({ kind: 'bid', amount: tokens });
  if (view.phase !== PHASE.bluff) {
    RULES.apply(state, { kind: 'move', seat, move: bid(seat, amount) });
    // The hammer falls at once, or only the bell is waited for.
    const pending = RULES.pending(state);
    const isOver = state.phase !== view.phase || state.card !== view.card;
    return (
      isOver ||
      (pending.kind === 'open' && pending.seats.every((one) => RULES.count(state, one) === 0))
    );
  }
  const pending = RULES.pending(view);
  const seats = pending.kind === 'sealed' ? pending.seats : [];
  const choices = seats.map((one) => ({
    seat: one,
    move: bid(one, one === seat ? amount : view.tokens(one)),
  }));
  let winner: Seat | undefined;
  RULES.apply(state, { kind: 'sealed', choices }, {
    all: (event: { kind: string; seat?: Seat }) => {
      if (event.kind === 'sold') winner = event.seat;
    },
  } as never);
  return winner === seat;
}

/** The least sure bid; undefined where no bid is sure. */
function leastSure(auction: Auction): number | undefined {
  const { view, seat } = auction;
  for (let amount = view.price + 1; amount <= view.tokens(seat); amount++)
    if (isSure(auction, amount)) return amount;
  return undefined;
}

const amountOf = (move: unknown): number => {
  const { kind, amount } = (move ?? { kind: 'pass' }) as { kind: string; amount?: number };
  return kind === 'bid' ? amount! : 0;
};

test('in a thousand auctions no bid is thought of above the least sure one, which always is', () => {
  let [sure, tight] = [0, 0];
  for (const auction of auctions(1000)) {
    const { view, seat } = auction;
    const picks: number[] = [];
    JUDGE.candidates(view, seat, picks);
    const bids = picks.map((pick) =>
      pick === SILENT ? 0 : amountOf(RULES.moveAt(view, seat, pick)),
    );
    const least = leastSure(auction);
    if (least === undefined) continue;
    sure++;
    expect(Math.max(...bids)).toBeLessThanOrEqual(least);
    if (bids.includes(least)) tight++;
  }
  expect(sure).toBeGreaterThan(300);
  expect(tight).toBeGreaterThan(sure / 3);
});

test('the adviser never answers with a bid above the least sure one', () => {
  for (const auction of auctions(150)) {
    const { view, seat } = auction;
    const { candidates } = ADVISER(view, seat, rngFor('bids', String(seat)), { playouts: 40 });
    const least = leastSure(auction) ?? Infinity;
    for (const { move } of candidates) expect(amountOf(move)).toBeLessThanOrEqual(least);
  }
});

test('neither does the reviewer, also where more was bid', () => {
  let overbids = 0;
  for (const auction of auctions(600)) {
    const { view, seat } = auction;
    const least = leastSure(auction);
    if (least === undefined || view.tokens(seat) < least + 2 || overbids > 30) continue;
    overbids++;
    const move = { kind: 'bid', amount: least + 2 };
    const plan = { rules: RULES, judge: JUDGE, seed: 'bids', playouts: 600 };
    const { best } = priceOf(plan, view, { seat, move }, 0);
    const read = RULES.notation.parse(best.move ?? '');
    expect(amountOf(read.ok ? read.value : undefined)).toBeLessThanOrEqual(least);
  }
  expect(overbids).toBeGreaterThan(20);
});

test('what is the only move worth a thought costs nothing, and is a choice all the same', () => {
  const s = situation(3, { front: ['GRE', 'GRE', 'GRE'], hands: ['C1 INC'] });
  const view = RULES.view(s.state, 0);
  expect(RULES.count(view, 0)).toBeGreaterThan(1);
  const plan = { rules: RULES, judge: JUDGE, seed: 'only', playouts: 400 };
  const move = { kind: 'lay', card: C1, as: null };
  const price = priceOf(plan, view, { seat: 0, move }, 0);
  expect(price).toMatchObject({ label: 'fine', cost: 0, best: { move: 'lay C1' } });
  expect(price.played.chance).toBeGreaterThan(0);
  expect(price.playouts).toBeGreaterThan(0);
});

describe('a hint about a bid', () => {
  const hints = auctions(250).map((auction) => {
    const { view, seat } = auction;
    const { candidates } = ADVISER(view, seat, rngFor('hints', String(seat)), { playouts: 120 });
    return { view, bids: candidates.map((one) => ({ ...one, amount: amountOf(one.move) })) };
  });

  test('shows bids that differ, and among them what comes of bidding nothing', () => {
    let apart = 0;
    for (const { view, bids } of hints) {
      const amounts = bids.map(({ amount }) => amount);
      expect(amounts.length).toBeLessThanOrEqual(3);
      expect(amounts).toContain(0);
      if (view.phase !== PHASE.bluff || amounts.length < 3 || Math.max(...amounts) < 5) continue;
      const [low, middle, high] = amounts.toSorted((a, b) => a - b) as [number, number, number];
      expect(Math.min(middle - low, high - middle)).toBeGreaterThan(1);
      apart++;
    }
    expect(apart).toBeGreaterThan(5);
  });

  test('names no worth that its best bid is above, and does not praise what it advises against', () => {
    const told = new Set<string>();
    for (const { bids } of hints) {
      const best = bids[0]!.amount;
      for (const { amount, isAsGood, reasons } of bids)
        for (const { fact, facts, isAgainst } of reasons) {
          told.add(fact);
          if (facts?.['worth'] !== undefined) expect(facts['worth']).toBeGreaterThanOrEqual(best);
          // What the rule of thumb calls worth it is the best bid itself, or as good.
          if (fact === 'worth-it') expect(isAsGood).toBe(true);
          if (facts?.['best'] !== undefined) expect(facts['best']).toBe(best);
          if (isAgainst === true) expect(isAsGood).toBe(false);
          if (fact === 'outbid') expect(amount).toBeLessThan(best);
        }
    }
    expect([...told]).toEqual(expect.arrayContaining(['worth-it', 'outbid', 'too-dear']));
  });
});
