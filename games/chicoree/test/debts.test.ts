// Debts: who pays when, the forced sale in every kind of auction, bankruptcy and the last player.
import { describe, expect, test } from 'vitest';

import { situation, type Situation, type Sitting } from './table-setting.ts';

const HARVESTED = 'MOI C1 C2 C3 C4';
/** Seat 0 asks each opponent for 4. */
const ASKS_FOUR = `${HARVESTED} C6 C6 C7`;

const asking = (seats: number, rest: Situation): Sitting =>
  situation(seats, { ...rest, front: [ASKS_FOUR, ...(rest.front ?? []).slice(1)] });

describe('paying', () => {
  test('[CH-50] who can pay pays without a word, even with the last token', () => {
    const s = asking(2, { hands: ['', 'C1 C2'], tokens: [0, 4] });
    expect([s.tokens, s.mover, s.hand(1)]).toEqual([[5, 0], 0, 'C1 C2']);
    expect(s.heardOf(2, 'owes')).toEqual([]);
  });

  test('[CH-50] who cannot pay must at once auction a card from hand', () => {
    const s = asking(2, { hands: ['', 'C1 C2 MAL'], tokens: [8, 3] });
    expect([s.tokens, s.pending]).toEqual([[9, 3], { kind: 'turn', seat: 1 }]);
    expect(s.moves(1)).toEqual(['sell C1', 'sell C2', 'sell MAL']);
    expect(s.heardOf(2, 'owes')).toEqual([{ kind: 'owes', seat: 1, to: 0, amount: 4 }]);
    s.play('1 sell C2', '0 bid 1');
    expect([s.tokens, s.hand(0), s.hand(1), s.mover]).toEqual([[12, 0], 'C2', 'C1 MAL', 0]);
    expect(s.moves(0)).toContain('done');
  });

  test('[CH-50] one sells no more than needed', () => {
    const s = asking(2, { hands: ['', 'C1 C2'], tokens: [8, 3] });
    s.play('1 sell C1', '0 bid 5');
    expect([s.tokens, s.hand(1), s.mover]).toEqual([[9 - 5 + 4, 3 + 5 - 4], 'C2', 0]);
  });

  test('[CH-52] one card at a time, until one can pay', () => {
    const s = asking(3, { hands: ['', 'C1 C2 C3 C5'], tokens: [8, 0, 10] });
    s.play('1 sell C1', '0 bid 2', '2 pass');
    expect([s.tokens, s.moves(1)]).toEqual([
      [7, 2, 10],
      ['sell C2', 'sell C3', 'sell C5'],
    ]);
    s.play('1 sell C5', '0 pass', '2 bid 1');
    expect([s.tokens, s.moves(1)]).toEqual([
      [7, 3, 9],
      ['sell C2', 'sell C3'],
    ]);
    s.play('1 sell C2', '0 bid 1', '2 pass');
    expect([s.tokens, s.hand(1), s.mover]).toEqual([[7 - 1 + 4 + 4, 0, 5], 'C3', 0]);
  });

  test('[CH-52] debtors settle one after the other, clockwise from the active player', () => {
    const s = asking(4, { hands: ['', '', 'C1', 'C2'], tokens: [0, 9, 3, 3] });
    // Seat 1 has paid, seat 2 sells, seat 3 has not yet been asked.
    expect([s.tokens, s.mover]).toEqual([[5, 5, 3, 3], 2]);
    s.play('2 sell C1', '0 bid 1', '1 pass', '3 pass');
    expect([s.tokens, s.mover]).toEqual([[8, 5, 0, 3], 3]);
    s.play('3 sell C2', '0 pass', '1 bid 2');
    expect([s.tokens, s.mover]).toEqual([[12, 3, 0, 1], 0]);
  });

  test('[CH-52] a later opponent has not paid yet while an earlier one sells, and may bid', () => {
    const s = asking(3, { hands: ['', 'C1', ''], tokens: [0, 0, 6] });
    expect(s.tokens).toEqual([1, 0, 6]);
    s.play('1 sell C1', '0 pass', '2 bid 6');
    // Seat 2 spent what it owed: it has no card to pay with but the one it bought.
    expect([s.tokens, s.pending, s.moves(2)]).toEqual([
      [5, 2, 0],
      { kind: 'turn', seat: 2 },
      ['sell C1'],
    ]);
  });

  test('[CH-52] the seats are counted from the active player, not from seat 0', () => {
    const s = situation(3, {
      front: ['', '', `${HARVESTED} C6 C6 C7`],
      hands: ['C1', 'C2', ''],
      tokens: [2, 2, 5],
      next: 'C5 MAL C5 MAL',
    });
    s.play('0 done', '1 done');
    expect([s.mover, s.moves(0)]).toEqual([0, ['sell C1', 'sell C5', 'sell MAL']]);
  });
});

describe('the forced sale', () => {
  test('[CH-53] chain 1 to 5 by open auction: the active player first, the seller gets it', () => {
    const s = asking(4, { hands: ['', '', 'C3'], tokens: [8, 8, 1, 8] });
    s.play('2 sell C3');
    expect(s.mover).toBe(0);
    s.play('0 bid 1', '1 bid 2', '3 bid 3', '0 pass', '1 pass');
    expect([s.hand(3), s.tokens]).toEqual(['C3', [8 + 1 + 4 + 4 + 4, 4, 0, 1]]);
  });

  test('[CH-53] red, ochre, joker and Défi by open auction too', () => {
    for (const card of ['MAL', 'SUR', 'VOG', 'JOK', 'D4']) {
      const s = asking(3, { hands: ['', card], tokens: [8, 1, 9] });
      s.play(`1 sell ${card}`, '0 bid 1', '2 bid 3', '0 pass');
      expect([s.hand(2), s.tokens, s.mover]).toEqual([card, [9 + 4 + 4, 0, 2], 0]);
    }
  });

  test('[CH-53] Départ, shop and export by bluff: the losers’ tokens go to the seller too', () => {
    for (const card of ['EGY', 'GRE', 'MOI', 'C6', 'C7']) {
      const s = asking(4, { hands: ['', card], tokens: [8, 0, 9, 9] });
      s.play(`1 sell ${card}`);
      expect(s.pending).toEqual({ kind: 'sealed', seats: [0, 2, 3] });
      s.play('sealed 0 bid 2 ; 2 bid 3 ; 3 bid 1');
      expect(s.hand(2)).toBe(card);
      expect([s.tokens, s.mover]).toEqual([[9 - 2 + 4 + 4 + 4, 2, 2, 4], 0]);
    }
  });

  test('[CH-53] a tie in the seller’s bluff auction goes to the active player first', () => {
    const s = asking(4, { hands: ['', '', 'C6'], tokens: [8, 9, 0, 9] });
    s.play('2 sell C6', 'sealed 0 bid 2 ; 1 bid 0 ; 3 bid 2');
    expect([s.hand(0), s.hand(3)]).toEqual(['C6', '']);
  });

  test('[CH-53] free-for-all where the table agreed on it', () => {
    const s = asking(4, {
      hands: ['', 'MAL'],
      tokens: [8, 0, 9, 9],
      options: { auction: 'melee' },
    });
    s.play('1 sell MAL');
    expect(s.pending).toMatchObject({ kind: 'open' });
    s.play('3 bid 1', '2 bid 4', 'bell');
    expect([s.hand(2), s.tokens, s.mover]).toEqual(['MAL', [9 + 12, 0, 1, 5], 0]);
  });

  test('[CH-54] an unsold card is discarded here too', () => {
    const open = asking(3, { hands: ['', 'C1 C2'], tokens: [8, 3, 9] });
    open.play('1 sell C1', '0 pass', '2 pass');
    expect([open.discarded('C1'), open.tokens, open.moves(1)]).toEqual([1, [9, 3, 9], ['sell C2']]);
    const bluff = asking(3, { hands: ['', 'C6 C2'], tokens: [8, 3, 9] });
    bluff.play('1 sell C6', 'sealed 0 bid 0 ; 2 bid 0');
    expect([bluff.discarded('C6'), bluff.moves(1)]).toEqual([1, ['sell C2']]);
    const melee = asking(3, {
      hands: ['', 'D5 C2'],
      tokens: [8, 3, 9],
      options: { auction: 'melee' },
    });
    melee.play('1 sell D5', 'bell');
    expect([melee.discarded('D5'), melee.moves(1)]).toEqual([1, ['sell C2']]);
  });

  test('[CH-54] if nobody can bid, the card is discarded without a line', () => {
    const s = asking(3, { hands: ['', 'C1 C2 C6'], tokens: [0, 0, 0] });
    s.play('1 sell C1', '0 bid 1');
    expect(s.tokens).toEqual([0, 1, 0]);
    s.play('1 sell C2');
    expect([s.discarded('C2'), s.moves(1)]).toEqual([1, ['sell C6']]);
    expect(s.play('1 sell C6')).toEqual(['over last 0']);
    expect(s.discarded('C6')).toBe(1);
  });
});

describe('bankruptcy', () => {
  test('[CH-51] who still cannot pay leaves the game, and all their cards are discarded', () => {
    const s = asking(3, { front: ['', 'GRE C1 C2'], hands: ['', 'C5'], tokens: [8, 2, 9] });
    const before = ['GRE', 'C1', 'C2', 'C5'].map((code) => s.discarded(code));
    s.play('1 sell C5', '0 pass', '2 pass');
    expect(s.heardOf(3, 'bankrupt')).toEqual([{ kind: 'bankrupt', seat: 1, to: 0, amount: 2 }]);
    expect([s.front(1), s.hand(1), s.state.isAlive(1)]).toEqual(['', '', false]);
    expect(['GRE', 'C1', 'C2', 'C5'].map((code) => s.discarded(code))).toEqual(
      before.map((count) => count + 1),
    );
    expect(s.mover).toBe(0);
  });

  test('[CH-51] shops and export in front are discarded like the rest', () => {
    const s = situation(3, {
      front: [`${HARVESTED} C6 C6 C6 C7`, 'MOI C1 JOK=2 C6 C6 C7'],
      tokens: [8, 2, 9],
    });
    expect([s.state.isAlive(1), s.front(1)]).toEqual([false, '']);
    expect(['C1', 'C6', 'C7', 'JOK'].map((code) => s.discarded(code))).toEqual([1, 2, 1, 1]);
  });

  test('[CH-51] no card to sell: bankrupt at once, without a line', () => {
    const s = asking(3, { tokens: [8, 3, 9] });
    expect([s.state.isAlive(1), s.mover]).toEqual([false, 0]);
  });

  test('[CH-51] jokers and stop cards in front are discarded too', () => {
    const s = situation(3, {
      front: ['', 'MOI JOK=1', `${HARVESTED} C6 C6 C7`],
      hands: ['SUR CAF'],
      tokens: [12, 2, 12],
      next: 'D2 MAL MAL ORA',
    });
    s.play('0 play SUR on 1', '0 play CAF on 1', '0 done', '1 done');
    s.play('1 sell MAL', '2 pass', '0 pass', '1 sell ORA', '2 pass', '0 pass');
    expect(s.state.isAlive(1)).toBe(false);
    expect(['JOK', 'SUR', 'CAF', 'MAL', 'ORA'].map((code) => s.discarded(code))).toEqual(
      new Array(5).fill(1),
    );
    expect(s.stops(1)).toBe('');
  });

  test('[CH-51] a stop card that has only just been played is discarded too', () => {
    const s = situation(3, {
      front: ['', `${HARVESTED} C6 C6 C7`],
      hands: ['SUR CAF'],
      tokens: [12, 12, 2],
      next: 'D2 MAL',
    });
    s.play('0 play SUR on 2', '0 play CAF on 2');
    expect(s.stops(2)).toBe('SUR:2 CAF:2');
    s.play('0 done');
    expect([s.state.isAlive(2), s.stops(2)]).toEqual([false, '']);
    expect([s.discarded('SUR'), s.discarded('CAF')]).toEqual([1, 1]);
  });

  test('[CH-51] a bankrupt seat is marked x, skipped, and asked no more', () => {
    const s = asking(3, { hands: ['', '', 'C2 C3'], tokens: [8, 3, 9], next: 'C1 EGY C1 D2' });
    s.play('0 done');
    expect(s.pending).toEqual({ kind: 'sealed', seats: [0, 2] });
    expect(s.play('sealed 0 bid 0 ; 2 bid 0')).toEqual([
      expect.stringMatching(/^turn \d+ 2 16 x 5$/),
    ]);
    s.play('2 done');
    expect(s.pending).toEqual({ kind: 'sealed', seats: [0, 2] });
  });

  test('[CH-55] a bankrupt player’s last tokens go to the creditor', () => {
    const s = asking(3, { tokens: [8, 3, 9] });
    expect(s.tokens).toEqual([8 + 1 + 3 + 4, 0, 5]);
  });

  test('[CH-55] even what a sale brought goes to the creditor', () => {
    const s = asking(3, { hands: ['', 'C5'], tokens: [8, 2, 9] });
    s.play('1 sell C5', '0 pass', '2 bid 1');
    expect([s.state.isAlive(1), s.tokens]).toEqual([false, [8 + 1 + 3 + 4, 0, 4]]);
  });

  test('[CH-55] the active player’s turn goes on after a bankruptcy', () => {
    const s = situation(3, { front: [ASKS_FOUR], hands: ['C5 C6'], tokens: [8, 3, 9] });
    s.play('0 lay C6', '0 lay C5');
    expect(s.front(0)).toBe('MOI C1 C2 C3 C4 C5 C6 C6 C6 C7');
  });

  test('[CH-56] the last player left wins at once', () => {
    const s = asking(2, { tokens: [8, 3] });
    expect(s.derived).toEqual([expect.stringMatching(/^turn \d+ 0 8 3$/), 'over last 0']);
    expect(s.outcome).toMatchObject({ reason: 'last', rule: 'CH-56', winners: [0] });
    expect(s.outcome.scores[1]).toBeNull();
  });

  test('[CH-56] after a vain sale, and after the second of two bankruptcies', () => {
    const s = asking(3, { hands: ['', '', 'C2'], tokens: [8, 3, 3] });
    expect([s.state.isAlive(1), s.mover]).toEqual([false, 2]);
    expect(s.play('2 sell C2', '0 pass')).toEqual(['over last 0']);
  });
});
