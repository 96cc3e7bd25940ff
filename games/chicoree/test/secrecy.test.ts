// Who knows what: cards seen on their way to a hand, cards nobody saw, and what is always public.
import { CODES, RULES, type View } from '@tablee/chicoree/rules';
import type { Viewer } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { Sitting, situation, stack } from './table-setting.ts';

const OTHERS: readonly Viewer[] = [1, 2, 'watcher'];

describe('seen cards', () => {
  test('[CH-72] a card won in an auction is known to all, the rest of the hand is not', () => {
    const s = new Sitting(3);
    s.play(stack('C7 C3 D1 GRE'), '0 done', '0 bid 1', '1 pass', '2 pass');
    for (const viewer of OTHERS) expect(s.seen(viewer, 0)).toBe('C3');
    expect(s.seen(0, 0)).toBe('C3 C7');
    s.play('1 done', 'sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0');
    for (const viewer of OTHERS) expect(s.seen(viewer, 0)).toBe('GRE C3');
    for (const viewer of [0, 2, 'watcher'] as const) expect(s.seen(viewer, 1)).toBe('');
  });

  test('[CH-72] so is a card bought from a debtor', () => {
    const s = situation(3, {
      front: ['MOI C1 C2 C3 C4 C6'],
      hands: ['', 'D5 C2'],
      tokens: [8, 0, 9],
    });
    s.play('1 sell D5', '0 pass', '2 bid 1');
    for (const viewer of [0, 1, 'watcher'] as const) expect(s.seen(viewer, 2)).toBe('D5');
    for (const viewer of [0, 2, 'watcher'] as const) expect(s.seen(viewer, 1)).toBe('');
  });

  test('[CH-72] so are the special cards that were turned up', () => {
    const s = new Sitting(3);
    s.play(stack('MAL SUR'), '0 done');
    for (const viewer of OTHERS) expect(s.seen(viewer, 0)).toBe('SUR');
  });

  test('[CH-72] a known card that leaves the hand is known no more', () => {
    const s = new Sitting(2);
    s.play(stack('SUR SUR C1 ORA'), '0 done', '1 done');
    expect([s.hand(0), s.seen(1, 0)]).toEqual(['SUR SUR', 'SUR']);
    s.play('0 play SUR on 1');
    expect([s.hand(0), s.seen(1, 0)]).toEqual(['SUR', '']);
  });

  test('[CH-72] an unseen card that leaves takes nothing known with it', () => {
    const s = new Sitting(2);
    s.play(stack('SUR CAF C1 ORA'), '0 done', '1 done', '0 play SUR on 1');
    expect(s.seen(1, 0)).toBe('CAF');
  });

  test('[CH-72] everybody else hears of a drawn card, not which', () => {
    const s = situation(3, { hands: ['VOG'], next: 'C1 C2 C3 MAL' });
    const before = s.heardOf(0, 'drew').length;
    s.play('0 play VOG', '0 done');
    const own = s.heardOf(0, 'drew').slice(before);
    expect(own.map(({ card }) => (card === null ? '?' : CODES[card]!))).toEqual(['C1', 'C2', 'C3']);
    for (const ear of [1, 2, 3]) {
      expect(s.heardOf(ear, 'drew').slice(before)).toEqual(
        new Array(3).fill({ kind: 'drew', seat: 0, card: null }),
      );
    }
  });
});

describe('public knowledge', () => {
  test('[CH-73] tokens, hand sizes and the discard are public', () => {
    const s = situation(3, {
      front: ['EGY', 'MOI C1'],
      hands: ['C1 C2 C3', 'D5', 'C4 C4'],
      tokens: [3, 6, 9],
    });
    for (const viewer of [0, 1, 2, 'watcher'] as const) {
      const view = s.view(viewer) as View;
      expect([0, 1, 2].map((seat) => view.tokens(seat))).toEqual([7, 6, 9]);
      expect([0, 1, 2].map((seat) => view.held(seat))).toEqual([3, 1, 2]);
      expect(view.discardCards()).toEqual(s.state.discardCards());
      expect(view.pile).toBe(s.state.pile);
      expect(view.start(0)).toBe(s.state.start(0));
    }
  });

  test('[CH-73] only the moves of the rules exist', () => {
    expect([...RULES.notation.kinds].sort()).toEqual(
      ['lay', 'start', 'play', 'done', 'sell', 'bid', 'pass', 'show'].sort(),
    );
  });

  test('[CH-73] nobody sells of their own will, or leaves', () => {
    const s = situation(3, { front: ['MOI'], hands: ['C1 SUR EGY D4'] });
    expect(s.moves(0)).toEqual(['done', 'lay C1', 'play SUR on 1', 'play SUR on 2']);
    expect(s.moves(1)).toEqual([]);
  });
});
