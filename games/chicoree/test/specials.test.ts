// Special cards: what the red cards destroy or stop, for how long, and what the joker is.
import { describe, expect, test } from 'vitest';

import { situation } from './table-setting.ts';

const HARVESTED = 'MOI C1 C2 C3 C4';

describe('destroying cards', () => {
  test('[CH-40] Maladie, Orage and Pluie-froid destroy one harvest', () => {
    for (const card of ['MAL', 'ORA', 'PLU']) {
      const s = situation(3, { front: ['', HARVESTED, HARVESTED], hands: [card] });
      expect(s.moves(0)).toEqual(['done', `play ${card} on 1`, `play ${card} on 2`]);
      s.play(`0 play ${card} on 2`);
      expect([s.front(1), s.front(2)]).toEqual([HARVESTED, 'MOI C1 C2 C3']);
    }
  });

  test('[CH-41] Incendie destroys one manufacture', () => {
    const s = situation(3, { front: ['', 'MOI C1 C2 C3', HARVESTED], hands: ['INC'] });
    expect(s.moves(0)).toEqual(['done', 'play INC on 1', 'play INC on 2']);
    s.play('0 play INC on 2');
    expect(s.front(2)).toBe('MOI C1 C2 C4');
  });

  test('[CH-45] the target is an opponent’s exposed card of that number', () => {
    const s = situation(3, {
      front: [HARVESTED, 'MOI C1 C2 C3'],
      hands: ['MAL INC', 'C4', 'C3 C4'],
    });
    expect(s.moves(0)).toEqual(['done', 'play INC on 1']);
  });

  test('[CH-45] the destroyed card goes to the discard, and so does the destroyer', () => {
    const s = situation(2, { front: ['', HARVESTED], hands: ['ORA INC'] });
    expect([s.discarded('C3'), s.discarded('C4')]).toEqual([0, 0]);
    s.play('0 play ORA on 1');
    expect([s.discarded('C4'), s.discarded('ORA')]).toEqual([1, 1]);
    s.play('0 play INC on 1');
    expect([s.discarded('C3'), s.discarded('INC')]).toEqual([1, 1]);
    expect(s.front(1)).toBe('MOI C1 C2');
  });

  test('[CH-49] a played special card goes to the discard', () => {
    const s = situation(2, {
      front: ['', HARVESTED],
      hands: ['MAL SAN SUR'],
      next: 'C1 C2 C1 CAF',
    });
    s.play('0 play MAL on 1', '0 play SAN', '0 play SUR on 1', '0 done');
    expect([s.discarded('MAL'), s.discarded('SAN'), s.discarded('SUR')]).toEqual([1, 1, 0]);
    s.turns('', '', '');
    expect(s.discarded('SUR')).toBe(1);
  });
});

describe('stop cards', () => {
  test('[CH-42] Surproduction and Café-Thé-Cacao stop a player for two turns', () => {
    for (const card of ['SUR', 'CAF']) {
      const s = situation(2, { front: ['', 'EGY'], hands: [card], tokens: [5, 5] });
      s.turns(`play ${card} on 1`);
      expect(s.tokens).toEqual([5, 5]);
      s.turns('', '');
      expect(s.tokens).toEqual([5, 5]);
      s.turns('', '');
      expect(s.tokens).toEqual([5, 9]);
    }
  });

  test('[CH-47] the card lies there until the end of the second own turn from then on', () => {
    const s = situation(3, { front: ['', '', 'EGY'], hands: ['SUR'] });
    s.play('0 play SUR on 2');
    expect(s.stops(2)).toBe('SUR:2');
    s.turns('', '');
    expect([s.mover, s.stops(2), s.discarded('SUR')]).toEqual([2, 'SUR:2', 0]);
    s.turns('');
    expect([s.stops(2), s.discarded('SUR')]).toEqual(['SUR:1', 0]);
    s.turns('', '');
    expect([s.mover, s.stops(2)]).toEqual([2, 'SUR:1']);
    s.play('2 done');
    expect([s.stops(2), s.discarded('SUR')]).toEqual(['SUR:1', 0]);
    s.passAll();
    expect([s.mover, s.stops(2), s.discarded('SUR')]).toEqual([0, '', 1]);
    expect(s.heardOf(3, 'stop-ended')).toHaveLength(1);
  });

  test('[CH-47] two stop cards run side by side and do not add up', () => {
    const s = situation(2, { front: ['', 'EGY'], hands: ['SUR SUR'], tokens: [5, 5] });
    s.turns('play SUR on 1, play SUR on 1');
    expect(s.stops(1)).toBe('SUR:2 SUR:2');
    s.turns('', '', '', '');
    expect([s.tokens[1], s.stops(1), s.discarded('SUR')]).toEqual([9, '', 2]);
  });

  test('[CH-47] a second stop card a round later lasts a turn longer', () => {
    const s = situation(2, { front: ['', 'EGY'], hands: ['SUR CAF'], tokens: [5, 5] });
    s.turns('play SUR on 1', '', 'play CAF on 1');
    expect(s.stops(1)).toBe('SUR:1 CAF:2');
    s.turns('');
    expect([s.stops(1), s.discarded('SUR'), s.discarded('CAF')]).toEqual(['CAF:1', 1, 0]);
    s.turns('', '');
    expect([s.tokens[1], s.stops(1)]).toEqual([5, '']);
    s.turns('');
    expect(s.tokens[1]).toBe(9);
  });

  test('[CH-47] a stop card may be played on any opponent, not on oneself', () => {
    const s = situation(4, { hands: ['CAF'] });
    expect(s.moves(0)).toEqual(['done', 'play CAF on 1', 'play CAF on 2', 'play CAF on 3']);
  });

  test('[CH-48] a stopped player gets neither Départ income nor shops nor export', () => {
    const s = situation(3, {
      front: ['', `${HARVESTED} C6 C7`],
      hands: ['SUR'],
      tokens: [8, 5, 8],
    });
    s.turns('play SUR on 1');
    expect([s.mover, s.tokens]).toEqual([1, [8, 5, 8]]);
    expect(s.heardOf(3, 'stopped')).toEqual([{ kind: 'stopped', seat: 1 }]);
    s.turns('', '', '');
    expect([s.mover, s.tokens]).toEqual([1, [8, 5, 8]]);
    s.turns('', '', '');
    expect([s.mover, s.tokens]).toEqual([1, [5, 5 + 1 + 6, 5]]);
  });

  test('[CH-48] a stopped player keeps the price of a forced sale', () => {
    const s = situation(3, {
      front: ['', 'MOI', `${HARVESTED} C6 C6`],
      hands: ['SUR', 'C1'],
      tokens: [12, 0, 12],
      next: 'C2 MAL',
    });
    s.play('0 play SUR on 1', '0 done');
    s.play('1 done');
    s.passAll();
    expect([s.mover, s.tokens]).toEqual([1, [10, 0, 15]]);
    expect(s.moves(1)).toContain('sell C1');
    s.play('1 sell C1', '2 bid 3', '0 pass');
    expect(s.tokens).toEqual([10, 1, 14]);
  });

  test('[CH-48] a stopped player may lay, play, draw and bid as ever', () => {
    const s = situation(2, { front: ['', 'MOI'], hands: ['SUR', 'C1 CAF'], next: 'C3 MAL C4 C5' });
    s.turns('play SUR on 1');
    s.play('1 lay C1', '1 play CAF on 0', '1 done', '1 bid 1', '0 pass');
    expect([s.front(1), s.hand(1)]).toEqual(['MOI C1', 'C4 C5']);
  });
});

describe('the joker', () => {
  test('[CH-44] it replaces every number of the chain', () => {
    for (let number = 1; number <= 5; number++) {
      const before = ['MOI', 'C1', 'C2', 'C3', 'C4'].slice(0, number).join(' ');
      const s = situation(2, { front: [before], hands: ['JOK'] });
      expect(s.moves(0)).toEqual([
        'done',
        `lay JOK as ${number}`,
        ...(number === 5 ? ['lay JOK as 6'] : []),
      ]);
      s.play(`0 lay JOK as ${number}`);
      expect(s.front(0)).toBe(`${before} JOK=${number}`);
    }
    const s = situation(2, { front: ['MOI', HARVESTED], hands: ['JOK JOK'] });
    expect(s.moves(0)).toEqual(['done', 'lay JOK as 1', 'lay JOK as 6']);
    s.play('0 lay JOK as 6', '0 lay JOK as 7');
    expect(s.front(0)).toBe('MOI JOK=6 JOK=7');
  });

  test('[CH-44] it never replaces a Départ', () => {
    const s = situation(2, { hands: ['JOK'] });
    expect(s.moves(0)).toEqual(['done']);
  });

  test('[CH-46] a joker as 1 to 5 or 7 is the one chain card of the turn', () => {
    const s = situation(2, { front: ['MOI'], hands: ['JOK C2'] });
    s.play('0 lay JOK as 1');
    expect(s.moves(0)).toEqual(['done']);
    s.turns('', '');
    expect(s.moves(0)).toContain('lay C2');
  });

  test('[CH-46] a joker as 4 opens the shops', () => {
    const s = situation(2, { front: ['MOI C1 C2 C3', 'MOI'], hands: ['JOK', 'C6'] });
    s.turns('lay JOK as 4');
    expect(s.moves(1)).toContain('lay C6');
  });

  test('[CH-46] a joker as 6 is a shop: any number, before step 4, with income', () => {
    const s = situation(2, {
      front: ['MOI', HARVESTED],
      hands: ['JOK JOK C1 C7'],
      tokens: [5, 9],
    });
    s.play('0 lay JOK as 6', '0 lay JOK as 6', '0 lay C7');
    expect([s.front(0), s.moves(0)]).toEqual(['MOI JOK=6 JOK=6 C7', ['done']]);
    s.turns('', '');
    expect(s.tokens).toEqual([6 + 1 + 4, 9 + 1 - 4]);
  });

  test('[CH-46] a joker can be destroyed as the card it replaces, and is discarded as a joker', () => {
    const s = situation(2, { front: ['', 'MOI C1 C2 JOK=3 JOK=4'], hands: ['MAL INC'] });
    s.play('0 play MAL on 1');
    expect([s.front(1), s.discarded('JOK'), s.discarded('C4')]).toEqual(['MOI C1 C2 JOK=3', 1, 0]);
    s.play('0 play INC on 1');
    expect([s.front(1), s.discarded('JOK'), s.discarded('C3')]).toEqual(['MOI C1 C2', 2, 0]);
  });

  test('[CH-46] jokers complete a chain', () => {
    const s = situation(2, { front: ['MOI C1 C2 C3 C4 C5'], hands: ['JOK JOK'], next: 'C1 MAL' });
    s.play('0 lay JOK as 6', '0 lay JOK as 7');
    expect(s.play('0 done')).toEqual(['over chain 0']);
  });
});
