// The turn: nine steps, strictly in this order, and how a game is won.
import { describe, expect, test } from 'vitest';

import { Sitting, situation, stack } from './table-setting.ts';

const HARVESTED = 'MOI C1 C2 C3 C4';

describe('with a Départ in front', () => {
  test('[CH-10] step 1 takes the income of the Départ from the bank', () => {
    const s = situation(3, { front: ['EGY'], tokens: [3, 5, 6] });
    expect(s.derived).toEqual([expect.stringMatching(/^turn \d+ 0 3 5 6$/)]);
    expect(s.tokens).toEqual([7, 5, 6]);
  });

  test('[CH-10] the income comes once a turn, and only in one’s own', () => {
    const s = situation(3, { front: ['EGY'], tokens: [3, 5, 6] });
    s.turns('', '', '');
    expect(s.tokens).toEqual([11, 5, 6]);
  });

  test('[CH-11] step 2 takes from each opponent for shops and export', () => {
    const s = situation(4, {
      front: [`${HARVESTED} C6 C6 C7`],
      tokens: [0, 10, 9, 8],
    });
    expect(s.tokens).toEqual([0 + 1 + 3 * 4, 6, 5, 4]);
  });

  test('[CH-11] step 2 comes after step 1 and goes round clockwise', () => {
    const s = situation(3, { front: [`${HARVESTED} C6`] });
    const told = s.heard[3]!.slice(-4) as { kind: string }[];
    const turn = told.findIndex(({ kind }) => kind === 'turn');
    expect(told.slice(turn)).toEqual([
      expect.objectContaining({ kind: 'turn', seat: 0 }),
      { kind: 'income', seat: 0, amount: 1 },
      { kind: 'paid', seat: 1, to: 0, amount: 1 },
      { kind: 'paid', seat: 2, to: 0, amount: 1 },
    ]);
  });

  test('[CH-12] step 3 lays any number of shops once anyone has laid a harvest', () => {
    const s = situation(3, { front: ['MOI', '', HARVESTED], hands: ['C6 C6 C6 C6'] });
    s.play('0 lay C6', '0 lay C6', '0 lay C6', '0 lay C6');
    expect(s.front(0)).toBe('MOI C6 C6 C6 C6');
  });

  test('[CH-12] a harvest counts even if it was destroyed since', () => {
    const s = situation(2, { front: ['MOI', HARVESTED], hands: ['C6 MAL'] });
    s.turns('play MAL on 1', '');
    expect(s.front(1)).toBe('MOI C1 C2 C3');
    expect(s.moves(0)).toContain('lay C6');
  });

  test('[CH-12] a harvest laid in this turn opens the shops for the next players', () => {
    const s = situation(2, { front: ['MOI C1 C2 C3', 'MOI'], hands: ['C4 C6', 'C6'] });
    expect(s.moves(0)).toEqual(['done', 'lay C4']);
    s.turns('lay C4');
    expect(s.moves(1)).toContain('lay C6');
  });

  test('[CH-13] step 4 lays one card of the chain, the numbers 1 to 5 in order', () => {
    const s = situation(2, { front: ['MOI'], hands: ['C1 C2 C3 C4 C5'] });
    for (const card of ['C1', 'C2', 'C3', 'C4', 'C5']) {
      expect(s.moves(0).filter((move) => move.startsWith('lay'))).toEqual([`lay ${card}`]);
      s.play(`0 lay ${card}`);
      expect(s.moves(0).filter((move) => move.startsWith('lay'))).toEqual([]);
      s.turns('', '');
    }
    expect(s.front(0)).toBe('MOI C1 C2 C3 C4 C5');
  });

  test('[CH-13] a player need not lay anything', () => {
    const s = situation(2, { front: ['MOI'], hands: ['C1'] });
    s.turns('');
    expect([s.front(0), s.mover]).toEqual(['MOI', 1]);
  });

  test('[CH-14] export needs a shop of one’s own, not the cards before', () => {
    const s = situation(2, { front: ['MOI', HARVESTED], hands: ['C6 C7'] });
    expect(s.moves(0)).not.toContain('lay C7');
    s.turns('lay C6', '', 'lay C7');
    expect(s.front(0)).toBe('MOI C6 C7');
  });

  test('[CH-14] a shop of somebody else is not enough for export', () => {
    const s = situation(2, { front: ['MOI', `${HARVESTED} C6`], hands: ['C7'] });
    expect(s.moves(0)).toEqual(['done']);
  });
});

describe('without a Départ in front', () => {
  test('[CH-15] step 5 lays one Départ from the hand', () => {
    const s = situation(2, { hands: ['EGY GRE C1'] });
    expect(s.moves(0)).toEqual(['done', 'start EGY', 'start GRE']);
    s.play('0 start GRE');
    expect([s.front(0), s.hand(0)]).toEqual(['GRE', 'EGY C1']);
    expect(s.moves(0)).toEqual(['done']);
  });

  test('[CH-15] steps 1 to 4 do not happen in that turn', () => {
    const s = situation(2, { front: ['', HARVESTED], hands: ['EGY C1 C6'], tokens: [7, 7] });
    s.play('0 start EGY');
    expect(s.tokens).toEqual([7, 7]);
    expect(s.moves(0)).toEqual(['done']);
    s.turns('', '');
    expect(s.tokens[0]).toBe(11);
    expect(s.moves(0)).toEqual(['done', 'lay C1', 'lay C6']);
  });

  test('[CH-15] one may keep it in hand', () => {
    const s = situation(2, { hands: ['EGY'] });
    s.turns('', '');
    expect([s.front(0), s.moves(0).includes('start EGY')]).toEqual(['', true]);
  });
});

describe('in both cases', () => {
  test('[CH-16] step 6 plays any number of special cards', () => {
    const s = situation(3, {
      front: ['MOI', HARVESTED],
      hands: ['C1 MAL INC SUR CAF'],
      next: 'D2 D3',
    });
    s.play('0 lay C1', '0 play MAL on 1', '0 play INC on 1', '0 play SUR on 1', '0 play CAF on 2');
    expect([s.front(1), s.stops(1), s.stops(2), s.hand(0)]).toEqual([
      'MOI C1 C2',
      'SUR:2',
      'CAF:2',
      '',
    ]);
  });

  test('[CH-16] special cards need no Départ', () => {
    const s = situation(2, { hands: ['SUR EGY'] });
    s.play('0 start EGY', '0 play SUR on 1', '0 done');
    const bare = situation(2, { hands: ['SUR'] });
    bare.play('0 play SUR on 1');
    expect([s.stops(1), bare.stops(1)]).toEqual(['SUR:2', 'SUR:2']);
  });

  test('[CH-17] step 7 draws a card into the hand, unseen by the others', () => {
    const s = new Sitting(2);
    s.play(stack('C7 MAL'), '0 done');
    expect(s.hand(0)).toBe('C7 MAL');
    const [mine] = s.heardOf(0, 'drew');
    expect(mine).toMatchObject({ seat: 0 });
    expect(mine!.card).not.toBeNull();
    for (const ear of [1, 2]) {
      expect(s.heardOf(ear, 'drew')).toEqual([{ kind: 'drew', seat: 0, card: null }]);
    }
    expect(s.seen(1, 0)).toBe('MAL');
  });

  test('[CH-17] whatever the first card is, nothing is triggered', () => {
    for (const card of ['EGY', 'C1', 'C7', 'JOK', 'MAL', 'VOG', 'D5']) {
      const s = new Sitting(2);
      s.play(stack(`${card} SUR`), '0 done');
      expect(s.hand(0)).toBe(card === 'VOG' || card === 'D5' ? `SUR ${card}` : `${card} SUR`);
      expect(s.mover).toBe(1);
    }
  });

  test('[CH-18] step 8 turns a second card up in the middle for all to see', () => {
    for (const card of ['EGY', 'C3', 'C6', 'MAL', 'D2']) {
      const s = new Sitting(3);
      s.play(stack(`C1 ${card}`), '0 done');
      for (const ear of [0, 1, 2, 3]) {
        const turned = s.heardOf(ear, 'turned');
        expect(turned).toHaveLength(1);
        expect(turned[0]).toMatchObject({ seat: 0 });
        expect(s.log.rules.card.format(turned[0]!.card)).toBe(card);
      }
    }
  });

  test('[CH-19] a red, an ochre card or a joker goes to the hand, seen by all', () => {
    for (const card of 'MAL ORA PLU INC SUR CAF VOG BLO SAN JOK'.split(' ')) {
      const s = new Sitting(3);
      s.play(stack(`D5 ${card}`), '0 done');
      expect(s.mover).toBe(1);
      expect(s.hand(0)).toBe(`${card} D5`);
      for (const viewer of [1, 2, 'watcher'] as const) expect(s.seen(viewer, 0)).toBe(card);
    }
  });

  test('[CH-20] a Défi: everyone takes part in a challenge', () => {
    for (const card of ['D1', 'D2', 'D3', 'D4', 'D5']) {
      const s = situation(3, { hands: ['C1', 'C2', 'C3'], next: `C4 ${card}` });
      s.play('0 done');
      expect(s.pending).toEqual({ kind: 'sealed', seats: [0, 1, 2] });
      expect(s.moves(0)).toEqual(['show C1', 'show C1 C4', 'show C4']);
    }
  });

  test('[CH-21] any other card: everyone takes part in an auction', () => {
    for (const card of ['C1', 'C2', 'C3', 'C4', 'C5']) {
      const s = new Sitting(3);
      s.play(stack(`MAL ${card}`), '0 done', '0 bid 1', '1 bid 2', '2 bid 3', '0 pass', '1 pass');
      expect(s.hand(2)).toBe(card);
    }
    for (const card of ['EGY', 'GRE', 'MOI', 'C6', 'C7']) {
      const s = new Sitting(3);
      s.play(stack(`MAL ${card}`), '0 done', 'sealed 0 bid 0 ; 1 bid 2 ; 2 bid 1');
      expect(s.hand(1)).toBe(card);
    }
  });

  test('[CH-22] step 9: the turn passes clockwise, with a line of its own', () => {
    const s = new Sitting(3);
    s.play(stack('C1 C2 C1 D1 C3 SUR C1 C3'), '0 done', '0 bid 3', '1 pass');
    expect(s.play('2 pass')).toEqual(['turn 2 1 9 12 12']);
    s.play('1 done');
    expect(s.play('sealed 0 show C1 ; 1 show C1')).toEqual(['turn 3 2 9 12 12']);
    expect(s.play('2 done')).toEqual(['turn 4 0 9 12 12']);
  });

  test('the nine steps are told in their order', () => {
    const s = situation(3, {
      front: [`${HARVESTED} C6`, HARVESTED],
      hands: ['C5 C6 MAL'],
      next: 'D1 C1',
    });
    const before = s.heardOf(0, 'turn').length;
    s.play('0 lay C6', '0 lay C5', '0 play MAL on 1', '0 done', '0 bid 1', '1 pass', '2 pass');
    const events = s.heard[0] as { kind: string }[];
    const from = events.indexOf(s.heardOf(0, 'turn')[before - 1]!);
    expect(events.slice(from).map(({ kind }) => kind)).toEqual(
      (
        'turn income paid paid laid laid played destroyed drew turned auction ' +
        'bid passed passed sold turn income'
      ).split(' '),
    );
  });
});

describe('the win', () => {
  const READY = { front: ['MOI C1 C2 C3 C4 C5'], hands: ['C6 C7'], next: 'C1 C2' };

  test('[CH-01] the seven cards of the chain in front of you win', () => {
    const s = situation(3, { ...READY, next: 'C1 MAL' });
    s.play('0 lay C6', '0 lay C7');
    expect(s.play('0 done')).toEqual(['over chain 0']);
    expect(s.front(0)).toBe('MOI C1 C2 C3 C4 C5 C6 C7');
    expect(s.outcome).toMatchObject({ reason: 'chain', rule: 'CH-23', winners: [0] });
  });

  test('[CH-01] six of the seven do not win', () => {
    for (const laid of ['lay C6', '']) {
      const s = situation(3, { ...READY, next: 'C1 MAL' });
      s.turns(laid);
      expect(s.mover).toBe(1);
    }
  });

  test('[CH-23] the win comes at the end of one’s own turn, after its auction', () => {
    const s = situation(3, READY);
    s.play('0 lay C6', '0 lay C7', '0 done');
    expect(s.pending).toEqual({ kind: 'turn', seat: 0 });
    s.play('0 pass', '1 bid 2');
    expect(s.play('2 pass')).toEqual(['over chain 0']);
    expect(s.hand(1)).toBe('C2');
    expect(s.pending.kind).toBe('over');
  });

  test('[CH-23] the win comes after the challenge of that turn', () => {
    const s = situation(2, { ...READY, hands: ['C6 C7', 'D1'], next: 'C1 D3' });
    s.play('0 lay C6', '0 lay C7', '0 done');
    expect(s.pending.kind).toBe('sealed');
    expect(s.play('sealed 0 show C1 ; 1 show D1')).toEqual(['over chain 0']);
  });
});

describe('our rulings on the turn', () => {
  test('[CH-24] a card that a special drew is for later turns, if it is to be laid', () => {
    const s = situation(2, { front: ['MOI C1'], hands: ['VOG'], next: 'C2 C6' });
    s.play('0 play VOG');
    expect(s.hand(0)).toBe('C2 C6');
    expect(s.moves(0)).toEqual(['done']);
    s.turns('', '');
    expect(s.moves(0)).toContain('lay C2');
  });

  test('[CH-24] a Départ that a special drew is for later turns', () => {
    const s = situation(2, { hands: ['BLO'], next: 'EGY C6' });
    s.play('0 play BLO');
    expect(s.moves(0)).toEqual(['done']);
  });

  test('[CH-25] a destroyed card is laid again before going on', () => {
    const s = situation(2, { front: ['MOI C1 C2 C3 C4', 'MOI'], hands: ['C4 C5', 'MAL'] });
    s.turns('', 'play MAL on 0');
    expect(s.front(0)).toBe('MOI C1 C2 C3');
    expect(s.moves(0)).toEqual(['done', 'lay C4']);
    s.turns('lay C4', '', 'lay C5');
    expect(s.front(0)).toBe('MOI C1 C2 C3 C4 C5');
  });

  test('[CH-25] a destroyed manufacture comes before all that is higher', () => {
    const s = situation(2, { front: [HARVESTED, 'MOI'], hands: ['C3 C5', 'INC'] });
    s.turns('', 'play INC on 0');
    expect(s.front(0)).toBe('MOI C1 C2 C4');
    expect(s.moves(0)).toEqual(['done', 'lay C3']);
  });

  test('[CH-26] a shop laid in step 3 counts at once for export', () => {
    const s = situation(2, { front: ['MOI', HARVESTED], hands: ['C6 C7'] });
    s.play('0 lay C6', '0 lay C7');
    expect(s.front(0)).toBe('MOI C6 C7');
  });

  test('[CH-26] only one export lies in front of a player, but any number of shops', () => {
    const s = situation(2, { front: [`${HARVESTED} C6 C7`], hands: ['C6 C6 C7'] });
    expect(s.moves(0)).toEqual(['done', 'lay C6']);
    s.play('0 lay C6', '0 lay C6');
    expect(s.moves(0)).toEqual(['done']);
    expect(s.front(0)).toBe('MOI C1 C2 C3 C4 C6 C6 C6 C7');
  });

  test('[CH-27] what is laid in this turn brings income from the next turn on', () => {
    const s = situation(2, { front: ['MOI', HARVESTED], hands: ['C6 C7'], tokens: [5, 10] });
    expect(s.tokens).toEqual([6, 10]);
    s.turns('lay C6, lay C7');
    expect(s.tokens).toEqual([6, 11]);
    s.turns('');
    expect(s.tokens).toEqual([6 + 1 + 3, 11 - 3]);
  });
});

describe('Départ, shops, export', () => {
  test('[CH-30] Égypte brings 4, Grèce 2, Moines Hollandais 1', () => {
    for (const [card, income] of Object.entries({ EGY: 4, GRE: 2, MOI: 1 })) {
      const s = situation(2, { front: [card], tokens: [5, 5] });
      expect(s.tokens).toEqual([5 + income, 5]);
    }
  });

  test('[CH-31] only one Départ per player for the whole game', () => {
    const s = situation(2, { front: ['MOI'], hands: ['EGY GRE MOI'] });
    expect(s.moves(0)).toEqual(['done']);
    s.turns('', '');
    expect(s.moves(0)).toEqual(['done']);
    expect(s.front(0)).toBe('MOI');
  });

  test('[CH-32] each opponent gives 1 per shop and 2 for export', () => {
    for (const [laid, due] of [
      ['C6', 1],
      ['C6 C6 C6', 3],
      ['C6 C7', 3],
      ['C6 C6 C6 C6 C7', 6],
      ['JOK=6 JOK=7', 3],
    ] as const) {
      const s = situation(3, { front: [`${HARVESTED} ${laid}`], tokens: [2, 10, 7] });
      expect(s.tokens).toEqual([2 + 1 + 2 * due, 10 - due, 7 - due]);
    }
  });

  test('[CH-32] shops bring nothing in the turns of the others', () => {
    const s = situation(3, { front: [`${HARVESTED} C6`], tokens: [2, 10, 7] });
    const after = s.tokens;
    s.turns('', '');
    expect(s.tokens).toEqual(after);
  });

  test('[CH-33] the bank never runs out', () => {
    const s = situation(2, { front: ['EGY', 'EGY'], tokens: [0, 0] });
    for (let turn = 0; turn < 100; turn++) s.turns('');
    expect(s.tokens[0]! + s.tokens[1]!).toBe(101 * 4);
  });
});
