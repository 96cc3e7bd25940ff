// Standing orders: when they may be given, what they say, and that they end with what they are for.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lotOf, orderText, readOrder, RULES, type Order, type View } from '@tablee/chicoree/rules';
import type { Seat } from '@tablee/kit';

import { watchOrders } from './order-watch.ts';
import { Sitting, situation, stack } from './table-setting.ts';

const ORDERS = RULES.orders!;
const MELEE = { auction: 'melee' };
const FRESH = String(Math.floor(Math.random() * 2 ** 32));

const eyes = (s: Sitting, seat: Seat) => s.view(seat) as View;
const check = (s: Sitting, seat: Seat, order: string) => ORDERS.check(eyes(s, seat), seat, order);

/** What an order says now: the text of a move, `wait` or `spent`. */
function says(s: Sitting, seat: Seat, order: string): string {
  const answer = ORDERS.obey(eyes(s, seat), seat, order);
  return typeof answer === 'string' ? answer : RULES.notation.format(answer.move);
}

/** Seat 0 has turned up a card in the first turn; everyone has 12 tokens. */
function turnedUp(card: string, seats = 3, options: Readonly<Record<string, string>> = {}) {
  const s = new Sitting(seats, options);
  s.play(stack(`MAL ${card} ORA C4 PLU C5 INC C1`), '0 done');
  return s;
}

/** Seat 1 owes seat 0 more than it has, and holds these cards. */
const indebted = (hand: string, tokens: readonly number[], options = {}) =>
  situation(tokens.length, {
    front: ['MOI C1 C2 C3 C4 C6 C6 C7'],
    hands: ['', hand],
    tokens,
    next: 'ORA C3 ORA C3 ORA C3 ORA C3',
    options,
  });

describe('an order up to a price', () => {
  test('[CH-64] raises by one token, by turns, up to its limit and then passes', () => {
    const s = turnedUp('C3');
    const order = 'bid 3 pass 1-C3';
    expect([0, 1, 2].map((seat) => check(s, seat, order))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([0, 1, 2].map((seat) => says(s, seat, order))).toEqual(['bid 1', 'wait', 'wait']);
    s.play('0 bid 1', '1 pass', '2 bid 2');
    expect(says(s, 0, order)).toBe('bid 3');
    s.play('0 bid 3', '2 bid 4');
    expect(says(s, 0, order)).toBe('pass');
  });

  test('[CH-64] with `ask` the person is asked beyond the limit', () => {
    const s = turnedUp('C3');
    s.play('0 bid 3');
    expect(says(s, 1, 'bid 4 ask 1-C3')).toBe('bid 4');
    expect(says(s, 1, 'bid 3 ask 1-C3')).toBe('spent');
    // Seat 2 is not asked yet, so neither is the person.
    expect(says(s, 2, 'bid 3 ask 1-C3')).toBe('wait');
  });

  test('[CH-69] never bids more than there is in the purse', () => {
    const s = situation(3, { tokens: [9, 3, 9], next: 'MAL C3' });
    s.play('0 done', '0 bid 2');
    const order = `bid 9 pass ${lotOf(eyes(s, 1))!}`;
    expect(says(s, 1, order)).toBe('bid 3');
    s.play('1 bid 3', '2 bid 4');
    expect([check(s, 1, order), says(s, 1, order)]).toEqual(['not-now', 'spent']);
  });

  test('[CH-71] in a free-for-all it bids at any moment, and then is silent', () => {
    const s = turnedUp('C3', 3, MELEE);
    const order = 'bid 2 pass 1-C3';
    expect([0, 1, 2].map((seat) => says(s, seat, order))).toEqual(['bid 1', 'bid 1', 'bid 1']);
    s.play('2 bid 1');
    expect(says(s, 0, order)).toBe('bid 2');
    s.play('1 bid 5');
    expect([says(s, 0, order), says(s, 0, 'bid 2 ask 1-C3')]).toEqual(['wait', 'spent']);
  });

  test.each(['turns', 'melee'])('[CH-71] never outbids its own seat (%s)', (auction) => {
    const s = turnedUp('C3', 3, { auction });
    s.play('0 bid 1');
    expect([check(s, 0, 'bid 9 pass 1-C3'), says(s, 0, 'bid 9 pass 1-C3')]).toEqual([
      undefined,
      'wait',
    ]);
  });

  test('[CH-70] whoever has passed has no more say', () => {
    const s = turnedUp('C3');
    s.play('0 pass', '1 bid 1');
    for (const order of ['bid 9 pass 1-C3', 'pass auction 1-C3'])
      expect([check(s, 0, order), says(s, 0, order)]).toEqual(['not-now', 'spent']);
  });

  test('[CH-53] a seller does not bid, nor a debtor on what they are about to sell', () => {
    const s = indebted('C2 C5', [8, 0, 9]);
    const place = lotOf(eyes(s, 1))!;
    expect([0, 1, 2].map((seat) => check(s, seat, `bid 2 pass ${place}`))).toEqual([
      undefined,
      'not-now',
      undefined,
    ]);
    s.play('1 sell C2');
    expect(check(s, 1, `bid 2 pass ${place}-C2`)).toBe('not-now');
    expect(says(s, 0, `bid 2 pass ${place}`)).toBe('bid 1');
  });
});

describe('the auction it is for', () => {
  test('[CH-64] an order for one auction says nothing in the next', () => {
    const s = turnedUp('C3');
    const order = 'bid 9 pass 1-C3';
    s.play('0 pass', '1 pass', '2 bid 1', '1 done');
    expect(lotOf(eyes(s, 1))).toBe('2-C4');
    for (const stale of [order, 'bid 9 ask 1', 'pass auction 1-C3'])
      expect([check(s, 1, stale), says(s, 1, stale)]).toEqual(['not-now', 'spent']);
  });

  test.each([{}, MELEE])('[CH-52] two equal cards of one debtor are two lots (%j)', (options) => {
    const s = indebted('C2 C2 C2', [8, 0, 9], options);
    const sold = () => (s.pending.kind === 'open' ? ['2 bid 1', 'bell'] : ['0 pass', '2 bid 1']);
    s.play('1 sell C2');
    const first = lotOf(eyes(s, 2))!;
    expect(check(s, 2, `bid 9 pass ${first}`)).toBeUndefined();
    s.play(...sold(), '1 sell C2');
    const second = lotOf(eyes(s, 2))!;
    expect([first, second]).toEqual([
      expect.stringMatching(/-1-2-C2$/),
      expect.stringMatching(/-1-1-C2$/),
    ]);
    expect(says(s, 0, `bid 9 pass ${first}`)).toBe('spent');
    expect(says(s, 0, `bid 9 pass ${second}`)).toBe('bid 1');
  });

  test('[CH-21] given before the card is turned up, it is for that one, whatever it is', () => {
    const s = new Sitting(3);
    s.play(stack('MAL C3 ORA C4'));
    const order = `bid 2 pass ${lotOf(eyes(s, 1))!}`;
    expect([order, check(s, 1, order), says(s, 1, order)]).toEqual([
      'bid 2 pass 1',
      undefined,
      'wait',
    ]);
    expect([check(s, 0, order), says(s, 0, order)]).toEqual([undefined, 'wait']);
    s.play('0 done', '0 pass');
    expect(says(s, 1, order)).toBe('bid 1');
    s.play('1 bid 1', '2 pass');
    expect([check(s, 1, order), says(s, 1, order)]).toEqual(['not-now', 'spent']);
  });

  test.each(['SUR', 'D3', 'C6', 'EGY'])('[CH-18] it is spent when %s comes up', (card) => {
    const s = turnedUp(card);
    expect([lotOf(eyes(s, 2)) === '1', says(s, 2, 'bid 9 pass 1')]).toEqual([false, 'spent']);
  });

  test('[CH-50] before a forced sale it is for what the debtor will sell', () => {
    const s = indebted('C2 C6', [8, 0, 9]);
    const place = lotOf(eyes(s, 2))!;
    const order = `bid 1 ask ${place}`;
    expect([check(s, 2, order), says(s, 2, order)]).toEqual([undefined, 'wait']);
    s.play('1 sell C2', '0 pass');
    expect(says(s, 2, order)).toBe('bid 1');
  });

  test('[CH-54] a sale that was taken back and made anew is another lot', () => {
    const [first, second] = ['C2', 'C5'].map((card) => {
      const s = indebted('C2 C5', [8, 0, 9]);
      s.play(`1 sell ${card}`);
      return s;
    });
    expect(says(first!, 0, `bid 9 pass ${lotOf(eyes(first!, 0))!}`)).toBe('bid 1');
    expect(says(second!, 0, `bid 9 pass ${lotOf(eyes(first!, 0))!}`)).toBe('spent');
  });
});

describe('passing', () => {
  test('[CH-70] `pass auction` passes when its seat is to speak, in this auction only', () => {
    const s = turnedUp('C3');
    const order = 'pass auction 1-C3';
    expect([check(s, 1, order), says(s, 1, order)]).toEqual([undefined, 'wait']);
    s.play('0 bid 1');
    expect(says(s, 1, order)).toBe('pass');
  });

  test('[CH-71] nobody passes in a free-for-all, with closed fists or before an auction', () => {
    expect(check(turnedUp('C3', 3, MELEE), 1, 'pass auction 1-C3')).toBe('not-now');
    expect(check(turnedUp('C6'), 1, 'pass auction 1-C6')).toBe('not-now');
    const s = new Sitting(3);
    s.play(stack('MAL C3'));
    expect(check(s, 1, 'pass auction 1')).toBe('not-now');
  });

  test('[CH-22] `pass turn` passes until one’s own next turn begins', () => {
    const s = turnedUp('C3');
    const order = 'pass turn 1';
    expect([0, 1, 2].map((seat) => check(s, seat, order))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(says(s, 0, order)).toBe('pass');
    s.play('0 pass', '1 pass', '2 pass');
    expect([0, 1, 2].map((seat) => says(s, seat, order))).toEqual(['wait', 'spent', 'wait']);
    s.play('1 done', '1 pass');
    expect([says(s, 1, order), says(s, 2, order)]).toEqual(['spent', 'pass']);
    s.play('2 pass', '0 pass', '2 done', '2 pass');
    expect([0, 1, 2].map((seat) => says(s, seat, order))).toEqual(['pass', 'spent', 'spent']);
    s.play('0 pass', '1 pass');
    expect([0, 1, 2].map((seat) => check(s, seat, order))).toEqual([
      'not-now',
      'not-now',
      'not-now',
    ]);
  });

  test('[CH-22] it makes no sense while one’s own turn is still to be played', () => {
    const s = new Sitting(2);
    s.play(stack('MAL C3'));
    expect([check(s, 0, 'pass turn 1'), check(s, 1, 'pass turn 1')]).toEqual([
      'not-now',
      undefined,
    ]);
    expect(check(s, 1, 'pass turn 2')).toBe('not-now');
  });

  test('[CH-71] it is silent in a free-for-all', () => {
    expect(says(turnedUp('C3', 3, MELEE), 1, 'pass turn 1')).toBe('wait');
  });

  test('[CH-66] its fist is empty', () => {
    expect(says(turnedUp('C6'), 1, 'pass turn 1')).toBe('bid 0');
    const s = situation(3, { tokens: [5, 0, 5], next: 'MAL C6' });
    s.play('0 done');
    // Seat 1 has no token and is not asked.
    expect(says(s, 1, `pass turn ${s.state.turn}`)).toBe('wait');
  });

  test('[CH-58] which cards to show in a challenge remains the person’s choice', () => {
    const s = situation(3, { hands: ['', 'D5 C1'], next: 'MAL D2' });
    s.play('0 done');
    expect(s.pending).toEqual({ kind: 'sealed', seats: [0, 1] });
    expect([0, 1, 2].map((seat) => says(s, seat, `pass turn ${s.state.turn}`))).toEqual([
      'wait',
      'wait',
      'wait',
    ]);
  });

  test('[CH-50] and so does what to sell for a debt', () => {
    const s = indebted('C2 C5', [8, 0, 9]);
    expect(says(s, 1, `pass turn ${s.state.turn}`)).toBe('wait');
    s.play('1 sell C2', '0 pass');
    expect(says(s, 2, `pass turn ${s.state.turn}`)).toBe('pass');
  });
});

describe('whoever is out', () => {
  test('[CH-51] a bankrupt seat gives no orders', () => {
    const s = indebted('', [8, 0, 9]);
    expect(s.state.isAlive(1)).toBe(false);
    const { turn } = s.state;
    for (const order of [`pass turn ${turn}`, `bid 2 pass ${turn}`])
      expect([check(s, 1, order), says(s, 1, order)]).toEqual(['not-now', 'spent']);
    expect(check(s, 2, `bid 2 pass ${turn}`)).toBeUndefined();
  });

  test('[CH-51] a seat that has left the game does not lengthen a passing', () => {
    // Seat 1 is bankrupt; seat 0 is in its own turn.
    const s = indebted('', [8, 0, 9, 9]);
    s.play('0 done');
    const order = `pass turn ${s.state.turn}`;
    expect(says(s, 0, order)).toBe('pass');
    const heard: unknown[] = [];
    for (let turn = 0; turn < 4; turn++) {
      s.passAll();
      heard.push([s.mover, says(s, 0, order)]);
      s.play(`${s.mover} done`);
    }
    expect(heard).toEqual([
      [2, 'wait'],
      [3, 'wait'],
      [0, 'spent'],
      [2, 'spent'],
    ]);
  });

  test('[CH-02] nothing is ordered before the first shuffle, nor after the end', () => {
    const s = new Sitting(2);
    expect([check(s, 0, 'pass turn 0'), check(s, 0, 'bid 1 pass 0')]).toEqual([
      'not-now',
      'not-now',
    ]);
    const over = indebted('', [8, 0]);
    expect(over.pending.kind).toBe('over');
    expect(check(over, 0, `pass turn ${over.state.turn}`)).toBe('not-now');
  });
});

describe('the words', () => {
  test.each<[string, Order]>([
    ['bid 6 pass 12-C4', { kind: 'bid', most: 6, then: 'pass', lot: '12-C4' }],
    ['bid 3 ask 12', { kind: 'bid', most: 3, then: 'ask', lot: '12' }],
    ['pass auction 12-3-0-MAL', { kind: 'pass-auction', lot: '12-3-0-MAL' }],
    ['pass turn 12', { kind: 'pass-turn', turn: 12 }],
  ])('%s', (text, order) => {
    expect([readOrder(text), orderText(order)]).toEqual([order, text]);
  });

  test.each([
    ...['', 'bid', 'bid 6', 'bid 6 pass', 'bid 6 pass ', 'bid 0 pass 12', 'bid 06 pass 12'],
    ...['bid 6 wait 12', 'bid 6 pass 12 12', 'bid 6 pass 12-3', 'bid 6 pass 12-3-C4'],
    ...['bid 6 pass 12-3-4-5', 'bid 6 pass C4', 'bid 6 pass 12-c4', 'bid 6 pass 012-C4'],
    ...['pass', 'pass turn', 'pass turn 12-C4', 'pass auction', 'pass game 12', 'pick bid 3'],
    ...['bid 6 pass 12-C4\n', 'bid 6 pass 12-', 'bid -6 pass 12', 'bid 1e1 pass 12'],
  ])('“%s” is no order', (text) => {
    const s = turnedUp('C3');
    expect([readOrder(text), check(s, 0, text), says(s, 0, text)]).toEqual([
      undefined,
      'unreadable',
      'spent',
    ]);
  });

  test('any text is an order with one spelling, or none', () => {
    const view = eyes(turnedUp('C3'), 0);
    const word = fc.constantFrom(
      'bid',
      'pass',
      'ask',
      'auction',
      'turn',
      '1',
      '6',
      '1-C3',
      '1-0-2',
      '-',
    );
    const phrase = fc.array(fc.oneof(word, fc.string()), { maxLength: 6 }).map((w) => w.join(' '));
    fc.assert(
      fc.property(fc.oneof(phrase, fc.string({ unit: 'binary' })), fc.nat(3), (text, seat) => {
        const order = readOrder(text);
        const why = ORDERS.check(view, seat, text);
        expect(why === 'unreadable').toBe(order === undefined);
        if (order !== undefined) expect(orderText(order)).toBe(text);
        else expect(ORDERS.obey(view, seat, text)).toBe('spent');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('random games with orders', () => {
  test.each(['turns', 'melee'])(`%s: they do as they say (seed ${FRESH})`, (auction) => {
    for (const seats of [2, 3, 5])
      expect(watchOrders(RULES, { auction }, seats, `${FRESH} ${seats}`)).toEqual([]);
  });
});
