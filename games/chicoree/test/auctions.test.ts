// Auctions: open ones turn by turn and free-for-all, and the bluff with closed fists.
import { describe, expect, test } from 'vitest';

import { Sitting, situation, stack } from './table-setting.ts';

/** Seat `first` has turned up a card in the first turn; everyone has 12 tokens. */
const turnedUp = (card: string, seats: number, options: Readonly<Record<string, string>> = {}) => {
  const s = new Sitting(seats, options);
  s.play(stack(`MAL ${card}`), `${options['first'] ?? '0'} done`);
  return s;
};
/** Seat 0 has turned up a card; everyone has as many tokens as given, and an empty hand. */
const withPurses = (
  card: string,
  tokens: readonly number[],
  options: Readonly<Record<string, string>> = {},
) => {
  const s = situation(tokens.length, { tokens, next: `MAL ${card}`, options });
  s.play('0 done');
  return s;
};
const MELEE = { auction: 'melee' };

describe('open auction, turn by turn', () => {
  test('[CH-64] each price is higher than the last; the last bidder gets the card in hand', () => {
    for (const card of ['C1', 'C2', 'C3', 'C4', 'C5']) {
      const s = turnedUp(card, 3);
      s.play('0 bid 2');
      expect(s.moves(1)).toEqual(
        [...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `bid ${n}`), 'pass'].sort(),
      );
      s.play('1 bid 5', '2 pass', '0 bid 6', '1 pass');
      expect([s.hand(0), s.tokens, s.mover]).toEqual([`${card} MAL`, [6, 12, 12], 1]);
      expect(s.heardOf(3, 'sold')).toHaveLength(1);
    }
  });

  test('[CH-69] the price goes to the bank, and only the winner pays', () => {
    const s = turnedUp('C3', 3);
    s.play('0 bid 2', '1 bid 5', '2 pass', '0 pass');
    expect(s.tokens).toEqual([12, 7, 12]);
  });

  test('[CH-69] nobody may bid more than they have, nor less than 1', () => {
    const s = withPurses('C3', [3, 9]);
    expect(s.moves(0)).toEqual(['bid 1', 'bid 2', 'bid 3', 'pass']);
  });

  test('[CH-70] the active player speaks first, then clockwise', () => {
    const s = turnedUp('C3', 4, { first: '2' });
    const spoken: number[] = [];
    for (const bid of [1, 2, 3, 4, 5]) {
      spoken.push(s.mover);
      s.play(`${s.mover} bid ${bid}`);
    }
    expect(spoken).toEqual([2, 3, 0, 1, 2]);
  });

  test('[CH-70] who passes is out of this auction, but not of the next', () => {
    const s = new Sitting(3);
    s.play(stack('MAL C3 ORA C4'), '0 done', '0 pass', '1 bid 1', '2 bid 2');
    expect(s.mover).toBe(1);
    s.play('1 bid 3');
    expect(s.mover).toBe(2);
    s.play('2 pass');
    expect([s.hand(1), s.mover]).toEqual(['C3', 1]);
    s.play('1 done', '1 pass', '2 pass');
    expect(s.mover).toBe(0);
  });

  test('[CH-70] it ends when all but the last bidder have passed', () => {
    const s = turnedUp('C3', 3);
    s.play('0 bid 1', '1 pass');
    expect(s.play('2 pass')).toEqual(['turn 2 1 11 12 12']);
    const late = turnedUp('C3', 3);
    late.play('0 pass', '1 pass');
    expect(late.play('2 bid 4')).toEqual(['turn 2 1 12 12 8']);
  });

  test('[CH-70] if all pass, it ends and the card is discarded', () => {
    const s = turnedUp('C3', 3);
    s.play('0 pass', '1 pass');
    expect(s.play('2 pass')).toEqual(['turn 2 1 12 12 12']);
    expect(s.discard).toBe('C3');
  });

  test('[CH-70] a seat that cannot outbid is out without a line', () => {
    const s = withPurses('C3', [9, 3, 9, 0, 5]);
    s.play('0 bid 3');
    expect(s.mover).toBe(2);
    s.play('2 bid 5');
    expect(s.mover).toBe(0);
    const sold = withPurses('C3', [9, 3, 4, 0, 2]);
    sold.play('0 bid 4');
    expect([sold.hand(0), sold.mover]).toEqual(['C3 MAL', 1]);
  });

  test('[CH-70] an active player without tokens is passed over', () => {
    const s = withPurses('C3', [0, 3, 9]);
    expect(s.mover).toBe(1);
    s.play('1 pass', '2 bid 1');
    expect(s.hand(2)).toBe('C3');
  });

  test('[CH-70] the only one who can bid may do so, or pass', () => {
    const s = withPurses('C3', [0, 0, 5]);
    expect([s.mover, s.moves(2)]).toEqual([
      2,
      ['bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5', 'pass'],
    ]);
    s.play('2 bid 1');
    expect(s.hand(2)).toBe('C3');
    const passed = withPurses('C3', [0, 0, 5]);
    passed.play('2 pass');
    expect(passed.discarded('C3')).toBe(1);
  });
});

describe('open auction, free-for-all', () => {
  test('[CH-71] anyone may bid at any moment, in any order, until the bell', () => {
    const s = turnedUp('C3', 4, MELEE);
    s.play('2 bid 1', '0 bid 2', '2 bid 3', '1 bid 7', 'bell');
    expect([s.hand(1), s.tokens]).toEqual(['C3', [12, 5, 12, 12]]);
    expect(s.mover).toBe(1);
  });

  test('[CH-71] the countdown goes on after each bid, for all who are not the bidder', () => {
    const s = turnedUp('C3', 3, { ...MELEE, hammer: '5' });
    for (const line of ['0 bid 1', '1 bid 2', '2 bid 4']) {
      s.play(line);
      expect(s.pending).toMatchObject({ kind: 'open', bellSeconds: 5 });
    }
    expect(s.moves(2)).toEqual([]);
    expect(s.moves(0)).toContain('bid 5');
    expect(s.moves(0)).not.toContain('bid 4');
  });

  test('[CH-71] of equal bids the first received counts', () => {
    const s = turnedUp('C3', 3, MELEE);
    s.play('2 bid 4');
    expect(s.rule('1 bid 4')).toBe('CH-64');
    s.play('bell');
    expect(s.hand(2)).toBe('C3');
  });

  test('[CH-71] the bell ends it even when nobody can bid any higher', () => {
    const s = turnedUp('C3', 3, MELEE);
    s.play('2 bid 12');
    expect(s.pending.kind).toBe('open');
    s.play('bell');
    expect([s.hand(2), s.tokens]).toEqual(['C3', [12, 12, 0]]);
  });

  test('[CH-71] only those who can bid are asked; the bell ends a silent auction', () => {
    const s = withPurses('C3', [0, 4, 0], MELEE);
    expect(s.pending).toMatchObject({ kind: 'open', seats: [1] });
    s.play('bell');
    expect([s.discarded('C3'), s.mover]).toEqual([1, 1]);
  });
});

describe('bluff auction', () => {
  test('[CH-66] the most wins; the tokens of all go to the bank', () => {
    for (const card of ['EGY', 'GRE', 'MOI', 'C6', 'C7']) {
      const s = turnedUp(card, 4);
      expect(s.pending).toEqual({ kind: 'sealed', seats: [0, 1, 2, 3] });
      s.play('sealed 0 bid 2 ; 1 bid 5 ; 2 bid 0 ; 3 bid 4');
      expect([s.hand(1), s.tokens]).toEqual([card, [10, 7, 12, 8]]);
    }
  });

  test('[CH-66] bluff also where open auctions are free-for-all', () => {
    expect(turnedUp('C6', 3, MELEE).pending).toEqual({ kind: 'sealed', seats: [0, 1, 2] });
  });

  test('[CH-66] from zero to everything one has', () => {
    const s = withPurses('C7', [3, 1, 12]);
    expect(s.moves(0)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3']);
    expect(s.moves(1)).toEqual(['bid 0', 'bid 1']);
  });

  test('[CH-66] all fists open together, for all to see', () => {
    const s = turnedUp('C7', 3);
    s.play('sealed 0 bid 2 ; 1 bid 0 ; 2 bid 1');
    for (const ear of [0, 1, 2, 3]) {
      expect(s.heardOf(ear, 'fists')).toEqual([
        {
          kind: 'fists',
          bids: [
            { seat: 0, amount: 2 },
            { seat: 1, amount: 0 },
            { seat: 2, amount: 1 },
          ],
        },
      ]);
    }
  });

  test('[CH-66] seats without tokens are not asked', () => {
    const s = withPurses('C7', [3, 0, 4, 0]);
    expect(s.pending).toEqual({ kind: 'sealed', seats: [0, 2] });
    const one = withPurses('C7', [0, 0, 4]);
    expect(one.pending).toEqual({ kind: 'sealed', seats: [2] });
    one.play('sealed 2 bid 1');
    expect([one.hand(2), one.tokens]).toEqual(['C7', [0, 0, 3]]);
  });

  test('[CH-67] a tie goes to the nearest clockwise, the active player first', () => {
    for (const [bids, winner] of [
      [[3, 3, 3, 3], 2],
      [[3, 3, 0, 0], 0],
      [[0, 3, 0, 3], 3],
      [[3, 0, 0, 3], 3],
      [[0, 4, 3, 4], 3],
      [[5, 5, 2, 4], 0],
    ] as const) {
      const s = turnedUp('C6', 4, { first: '2' });
      s.play(`sealed ${bids.map((bid, seat) => `${seat} bid ${bid}`).join(' ; ')}`);
      expect(s.seen('watcher', winner)).toContain('C6');
      expect(s.tokens).toEqual(bids.map((bid) => 12 - bid));
    }
  });
});

describe('nobody', () => {
  test('[CH-68] in every case a card nobody bid for is discarded', () => {
    const turns = turnedUp('C1', 2);
    turns.play('0 pass', '1 pass');
    const melee = turnedUp('C1', 2, MELEE);
    melee.play('bell');
    for (const s of [turns, melee]) {
      expect([s.discard, s.tokens, s.mover]).toEqual(['C1', [12, 12], 1]);
      expect(s.heardOf(2, 'unsold')).toHaveLength(1);
    }
    const bluff = turnedUp('EGY', 2);
    bluff.play('sealed 0 bid 0 ; 1 bid 0');
    expect([bluff.discard, bluff.tokens, bluff.mover]).toEqual(['EGY', [12, 12], 1]);
  });

  test('[CH-68] if nobody can bid, it is discarded without a line', () => {
    for (const [card, options] of [
      ['C1', {}],
      ['C1', MELEE],
      ['C6', {}],
      ['C6', MELEE],
    ] as const) {
      const s = withPurses(card, [0, 0, 0], options);
      expect([s.discarded(card), s.mover]).toEqual([1, 1]);
      expect(s.derived).toEqual([expect.stringMatching(/^turn \d+ 1 0 0 0$/)]);
    }
  });
});
