// The challenge: who shows what, who wins how much, and where the cards go.
import { CODES } from '@tablee/chicoree/rules';
import { describe, expect, test } from 'vitest';

import { Sitting, situation, stack } from './table-setting.ts';

describe('showing cards', () => {
  test('[CH-57] a Défi drawn as first card is taken in hand unseen', () => {
    const s = new Sitting(2);
    s.play(stack('D5 MAL C1 D2'), '0 done');
    expect([s.hand(0), s.seen(1, 0), s.mover]).toEqual(['MAL D5', 'MAL', 1]);
    expect(s.heardOf(1, 'challenge')).toEqual([]);
    s.play('1 done');
    expect(s.heardOf(1, 'challenge')).toHaveLength(1);
  });

  test('[CH-57] only Défi cards have flowers, as many as their name says', () => {
    for (const [flowers, card] of ['C1', 'D1', 'D2', 'D3', 'D4', 'D5'].entries()) {
      const s = situation(2, { hands: [card, 'C2'], next: 'C3 D1' });
      const before = s.tokens[0]!;
      s.play('0 done', `sealed 0 show ${card} ; 1 show C2`);
      expect(s.tokens[0]! - before).toBe(flowers === 0 ? 0 : flowers + 1);
    }
    for (const other of 'EGY C7 JOK MAL CAF SAN'.split(' ')) {
      const s = situation(2, { hands: [other, 'D1'], next: 'C3 D1', tokens: [5, 5] });
      s.play('0 done', `sealed 0 show ${other} ; 1 show D1`);
      expect(s.tokens).toEqual([5, 7]);
    }
  });

  test('[CH-58] everyone puts down any number of hand cards, Défi or others, at least one', () => {
    const s = situation(2, { hands: ['C1 D3', 'D2 D2'], next: 'VOG D4' });
    s.play('0 done');
    expect(s.moves(0)).toEqual(
      ['C1', 'C1 D3', 'C1 VOG', 'C1 VOG D3', 'D3', 'VOG', 'VOG D3'].map((show) => `show ${show}`),
    );
    expect(s.moves(1)).toEqual(['show D2', 'show D2 D2']);
    s.play('sealed 0 show C1 VOG D3 ; 1 show D2');
    expect([s.hand(0), s.hand(1)]).toEqual(['', 'D2']);
  });

  test('[CH-58] an empty hand is not asked', () => {
    const s = new Sitting(3);
    s.play(stack('C1 D4 C2 D3'), '0 done');
    expect(s.pending).toEqual({ kind: 'sealed', seats: [0] });
    s.play('sealed 0 show C1', '1 done');
    expect(s.pending).toEqual({ kind: 'sealed', seats: [1] });
  });

  test('[CH-58] all cards are turned up together', () => {
    const s = situation(3, { hands: ['C1', 'D2', 'D3'], next: 'MAL D4' });
    s.play('0 done', 'sealed 0 show C1 MAL ; 1 show D2 ; 2 show D3');
    for (const ear of [0, 1, 2, 3]) {
      const shown = s.heardOf(ear, 'shown').at(-1)!;
      expect(
        shown.cards.map(({ seat, cards }) => [seat, cards.map((card) => CODES[card]!).join(' ')]),
      ).toEqual([
        [0, 'C1 MAL'],
        [1, 'D2'],
        [2, 'D3'],
      ]);
    }
  });
});

describe('winning', () => {
  test('[CH-59] the most flowers win all flowers on the table, the triggering card’s too', () => {
    const s = situation(3, {
      hands: ['D1 D1 D1', 'D2', 'D2 C1'],
      next: 'C4 D5',
      tokens: [5, 5, 5],
    });
    s.play('0 done', 'sealed 0 show D1 D1 D1 ; 1 show D2 ; 2 show C1 D2');
    expect(s.tokens).toEqual([5 + 3 + 2 + 2 + 5, 5, 5]);
    expect(s.heardOf(3, 'flowers').at(-1)).toEqual({
      kind: 'flowers',
      total: 12,
      wins: [{ seat: 0, amount: 12 }],
    });
  });

  test('[CH-59] flowers that stay in hand do not count', () => {
    const s = situation(2, { hands: ['D5 C1', 'D2'], next: 'C4 D1', tokens: [5, 5] });
    s.play('0 done', 'sealed 0 show C1 ; 1 show D2');
    expect([s.tokens, s.hand(0)]).toEqual([[5, 8], 'C4 D5']);
  });

  test('[CH-60] all turned cards are discarded, the triggering card too', () => {
    const s = situation(2, { hands: ['D5 C1', 'D2'], next: 'C4 D3' });
    s.play('0 done', 'sealed 0 show C1 C4 D5 ; 1 show D2');
    expect(['C1', 'C4', 'D2', 'D3', 'D5'].map((code) => s.discarded(code))).toEqual(
      new Array(5).fill(1),
    );
    expect([s.hand(0), s.hand(1)]).toEqual(['', '']);
  });

  test('[CH-61] equal most flowers: each of them gets the full number', () => {
    const s = situation(4, {
      hands: ['D4', 'D2 D2', 'D3', 'D1 D3'],
      next: 'C4 D2',
      tokens: [5, 5, 5, 5],
    });
    s.play('0 done', 'sealed 0 show D4 ; 1 show D2 D2 ; 2 show D3 ; 3 show D1 D3');
    const all = 4 + 4 + 3 + 4 + 2;
    expect(s.tokens).toEqual([5 + all, 5 + all, 5, 5 + all]);
  });

  test('[CH-62] a stopped player who wins gets nothing, and nobody moves up', () => {
    const s = situation(3, {
      hands: ['SUR D2', 'D5', 'D3'],
      next: 'C4 D1',
      tokens: [5, 5, 5],
    });
    s.play('0 play SUR on 1', '0 done', 'sealed 0 show D2 ; 1 show D5 ; 2 show D3');
    expect(s.tokens).toEqual([5, 5, 5]);
  });

  test('[CH-62] whoever ties with a stopped player still gets the full number', () => {
    const s = situation(3, {
      hands: ['CAF D2', 'D5', 'D5'],
      next: 'C4 D1',
      tokens: [5, 5, 5],
    });
    s.play('0 play CAF on 1', '0 done', 'sealed 0 show D2 ; 1 show D5 ; 2 show D5');
    expect(s.tokens).toEqual([5, 5, 5 + 13]);
  });

  test('[CH-62] the stop still holds in a challenge of the last stopped turn', () => {
    const s = situation(2, {
      hands: ['SUR', 'D5 D5'],
      next: 'C1 MAL C1 ORA C1 PLU C1 D2 C1 D2',
      tokens: [5, 5],
    });
    s.turns('play SUR on 1', '', '');
    s.play('1 done', 'sealed 0 show C1 ; 1 show D5');
    expect([s.tokens, s.stops(1)]).toEqual([[5, 5], '']);
    s.play('0 done', 'sealed 0 show C1 ; 1 show D5');
    expect(s.tokens).toEqual([5, 12]);
  });

  test('[CH-63] nobody wins if no player showed a flower', () => {
    const s = situation(3, { hands: ['C1', 'C2', 'D5 C3'], next: 'C4 D5', tokens: [5, 5, 5] });
    s.play('0 done', 'sealed 0 show C1 ; 1 show C2 ; 2 show C3');
    expect([s.tokens, s.discarded('D5'), s.mover]).toEqual([[5, 5, 5], 1, 1]);
  });

  test('[CH-63] the tokens come from the bank', () => {
    const s = situation(3, { hands: ['D5', 'D1', 'C3'], next: 'C4 D1', tokens: [5, 4, 3] });
    s.play('0 done', 'sealed 0 show D5 ; 1 show D1 ; 2 show C3');
    expect(s.tokens).toEqual([12, 4, 3]);
  });
});
