// Setting up a Chicorée table: seats, options, the first player and the opening shuffle.
import { META } from '@tablee/chicoree/meta';
import { CODES } from '@tablee/chicoree/rules';
import { textsOf } from './texts.ts';
import { resolveSetup, type Lang } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { Sitting, stack } from './table-setting.ts';

const setUp = (seats: number, options: Readonly<Record<string, string>> = {}) =>
  resolveSetup(META, seats, options, () => 0);
const refused = (seats: number, options: Readonly<Record<string, string>> = {}) => {
  const result = setUp(seats, options);
  if (result.ok) return 'accepted';
  const { error } = result;
  return 'rule' in error ? `${error.rule} ${error.why}` : error.code;
};

describe('the opening', () => {
  test('[CH-02] all cards of the deck are shuffled into one draw pile before anything else', () => {
    const s = new Sitting(3);
    expect(s.pending).toMatchObject({ kind: 'chance', take: 110 });
    if (s.pending.kind !== 'chance') throw new Error('a shuffle');
    expect(s.pending.from).toHaveLength(110);
    s.play(stack('D5 MAL'));
    expect(s.state.pile).toBe(110);
    expect(s.discard).toBe('');
    s.play('0 done');
    expect([s.hand(0), s.state.pile]).toEqual(['MAL D5', 108]);
  });

  test('[CH-03] every player begins with 12 tokens and no card', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const s = new Sitting(seats);
      expect(s.play(stack(''))).toEqual([`turn 1 0${' 12'.repeat(seats)}`]);
      for (let seat = 0; seat < seats; seat++) {
        expect([s.state.held(seat), s.front(seat), s.stops(seat)]).toEqual([0, '', '']);
      }
    }
  });

  test('[CH-03] bonus 1 gives one more token per seat after the first player', () => {
    const s = new Sitting(4, { bonus: '1', first: '2' });
    expect(s.play(stack(''))).toEqual(['turn 1 2 14 15 12 13']);
    const even = new Sitting(4, { bonus: '0', first: '2' });
    expect(even.play(stack(''))).toEqual(['turn 1 2 12 12 12 12']);
  });

  test('[CH-03] refuses any other bonus', () => {
    expect(refused(3, { bonus: '2' })).toBe('CH-03 option-range');
    expect(refused(3, { bonus: '-1' })).toBe('CH-03 option-range');
    const none = setUp(3);
    expect(none.ok && none.value.options['bonus']).toBe(0);
  });

  test('[CH-04] the first player is drawn by lot unless the host names one', () => {
    const asked: number[] = [];
    const drawn = resolveSetup(META, 5, {}, (seats) => {
      asked.push(seats);
      return 3;
    });
    expect(asked).toEqual([5]);
    expect(drawn.ok && drawn.value.options['first']).toBe(3);
    const named = resolveSetup(META, 5, { first: '4' }, () => 3);
    expect(named.ok && named.value.options['first']).toBe(4);
  });

  test('[CH-04] play goes clockwise from the first player', () => {
    const s = new Sitting(3, { first: '1' });
    s.play(stack('C1 MAL C1 ORA C1 PLU C1 INC'));
    expect(s.derived).toEqual(['turn 1 1 12 12 12']);
    expect(s.play('1 done')).toEqual(['turn 2 2 12 12 12']);
    expect(s.play('2 done')).toEqual(['turn 3 0 12 12 12']);
    expect(s.play('0 done')).toEqual(['turn 4 1 12 12 12']);
  });

  test('[CH-04] refuses a first player who has no seat', () => {
    expect(refused(3, { first: '3' })).toBe('CH-04 option-range');
    expect(refused(3, { first: 'x' })).toBe('CH-04 option-range');
    expect(refused(3, { first: '2' })).toBe('accepted');
  });

  test('[CH-05] 2 to 6 players, 3 to 5 recommended', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(refused(seats)).toBe('accepted');
    expect(META.seats).toMatchObject({ min: 2, max: 6, best: [3, 5] });
  });

  test('[CH-05] refuses one player and seven', () => {
    for (const seats of [0, 1, 7, 2.5]) expect(refused(seats)).toBe('CH-05 seats-range');
  });

  test('[CH-07] cards 2 and 5 of the chain are sowing and roasting', () => {
    const names = (lang: Lang) =>
      (['C2', 'C5'] as const).map((code) => textsOf(lang).card(CODES.indexOf(code)));
    expect(names('fr')).toEqual(['2-Semis', '5-Torréfaction']);
    for (const lang of ['en', 'de'] as const)
      expect(names(lang)).toEqual([
        expect.stringMatching(/^2-\p{Lu}/u),
        expect.stringMatching(/^5-\p{Lu}/u),
      ]);
  });
});

describe('how auctions are held', () => {
  test('[CH-65] turn by turn unless the table agrees on free-for-all', () => {
    const plain = setUp(3);
    expect(plain.ok && plain.value.options['auction']).toBe('turns');
    const s = new Sitting(3);
    s.play(stack('MAL C3'), '0 done');
    expect(s.pending).toEqual({ kind: 'turn', seat: 0 });
    const melee = new Sitting(3, { auction: 'melee' });
    melee.play(stack('MAL C3'), '0 done');
    expect(melee.pending).toMatchObject({ kind: 'open', seats: [0, 1, 2] });
  });

  test('[CH-65] refuses any other kind of auction', () => {
    expect(refused(3, { auction: 'foo' })).toBe('CH-65 option-choice');
  });

  test('[CH-71] the countdown is 8 seconds unless the table chooses 3 to 15', () => {
    for (const [options, seconds] of [
      [{}, 8],
      [{ hammer: '3' }, 3],
      [{ hammer: '15' }, 15],
    ] as const) {
      const s = new Sitting(3, { auction: 'melee', ...options });
      s.play(stack('MAL C3'), '0 done');
      expect(s.pending).toMatchObject({ kind: 'open', bellSeconds: seconds });
    }
  });

  test('[CH-71] refuses a countdown out of range, or where nobody counts', () => {
    expect(refused(3, { auction: 'melee', hammer: '2' })).toBe('CH-71 option-range');
    expect(refused(3, { auction: 'melee', hammer: '16' })).toBe('CH-71 option-range');
    expect(refused(3, { auction: 'turns', hammer: '8' })).toBe('CH-71 option-unused');
    expect(refused(3, { hammer: '8' })).toBe('CH-71 option-unused');
  });

  test('an option that does not exist is refused', () => {
    expect(refused(3, { colour: 'red' })).toBe('option-unknown');
  });
});

test('the codes of the record are in the order of the list', () => {
  expect(CODES.join(' ')).toBe(
    'EGY GRE MOI C1 C2 C3 C4 C5 C6 C7 JOK MAL ORA PLU INC SUR CAF VOG BLO SAN D1 D2 D3 D4 D5',
  );
});
