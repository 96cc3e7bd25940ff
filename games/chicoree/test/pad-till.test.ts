// The pad of a real table: what turns bring, debts, and what a device keeps.

import { isName } from '@tablee/ui/pad/names.ts';
import { describe, expect, test } from 'vitest';
import { fr } from '../ui/pad/texts/fr.ts';
import {
  bankrupt,
  debtPaid,
  lastLeft,
  missing,
  newTill,
  nextTurn,
  readTill,
  withPurse,
  writeTill,
  type Purse,
  type Till,
} from '../ui/pad/till.ts';

const NAMES = ['Odette', 'Basile', 'Rosa'];
const tokens = ({ purses }: Till): number[] => purses.map((purse) => purse.tokens);
const kinds = ({ lines }: Till): string[] => lines.map(({ kind }) => kind);

/** A table at which it is the last player's turn, so that the next one is Odette's. */
function before(...changes: readonly Partial<Purse>[]): Till {
  const till = { ...newTill(NAMES, 2, 0), active: 2 };
  return changes.reduce<Till>((now, change, seat) => withPurse(now, seat, change), till);
}

describe('a turn', () => {
  test('[CH-03] everyone starts with twelve tokens, or one more per seat', () => {
    expect(tokens(newTill(NAMES, 0, 0))).toEqual([12, 12, 12]);
    expect(tokens(newTill(NAMES, 1, 1))).toEqual([14, 12, 13]);
  });

  test('[CH-10] [CH-11] [CH-32] brings the Départ income, then shops and export from everyone', () => {
    const till = nextTurn(before({ income: 4, shops: 2, exports: true }));
    expect(till.active).toBe(0);
    expect(till.turn).toBe(2);
    expect(tokens(till)).toEqual([12 + 4 + 8, 8, 8]);
    expect(kinds(till)).toEqual(['income', 'paid', 'paid']);
  });

  test('[CH-15] brings nothing without a Départ, shops or not', () => {
    const till = nextTurn(before({ shops: 3 }));
    expect(tokens(till)).toEqual([12, 12, 12]);
    expect(kinds(till)).toEqual(['none']);
  });

  test('[CH-42] [CH-47] [CH-48] brings nothing to who is stopped, for two own turns', () => {
    let till = nextTurn(before({ income: 4, shops: 1, stopped: 2 }));
    expect(tokens(till)).toEqual([12, 12, 12]);
    expect(till.lines).toEqual([{ kind: 'stopped', seat: 0, left: 2 }]);
    for (let turn = 0; turn < 3; turn++) till = nextTurn(till);
    expect(till.lines).toEqual([{ kind: 'stopped', seat: 0, left: 1 }]);
    for (let turn = 0; turn < 3; turn++) till = nextTurn(till);
    expect(tokens(till)).toEqual([12 + 4 + 2, 11, 11]);
    expect(till.purses[0]!.stopped).toBe(0);
  });
});

describe('a debt', () => {
  const owing = () => nextTurn(before({ income: 1, shops: 3 }, { tokens: 2 }, { tokens: 3 }));

  test('[CH-50] [CH-52] stops the payments at the first who cannot pay', () => {
    const till = owing();
    expect(till.debt).toEqual({ seat: 1, amount: 3 });
    expect(missing(till, till.debt!)).toBe(1);
    expect(tokens(till)).toEqual([13, 2, 3]);
    expect(nextTurn(till)).toBe(till);
    expect(debtPaid(till).debt).toEqual({ seat: 1, amount: 3 });
  });

  test('is paid after a sale, and the others go on', () => {
    const till = debtPaid(withPurse(owing(), 1, { tokens: 5 }));
    expect(till.debt).toBeNull();
    expect(tokens(till)).toEqual([19, 2, 0]);
  });

  test('[CH-51] [CH-55] or ends in bankruptcy: the last tokens go to the creditor', () => {
    const till = bankrupt(owing());
    expect(tokens(till)).toEqual([13 + 2 + 3, 0, 0]);
    expect(till.purses[1]!.isOut).toBe(true);
    expect(kinds(till)).toEqual(['income', 'bankrupt', 'paid']);
    expect(nextTurn(till).active).toBe(2);
  });

  test('[CH-56] the last one left has won', () => {
    const poor = nextTurn(before({ income: 1, shops: 3 }, { tokens: 0 }, { tokens: 0 }));
    const one = bankrupt(poor);
    expect(one.debt).toEqual({ seat: 2, amount: 3 });
    const end = bankrupt(one);
    expect(lastLeft(end)).toBe(0);
    expect(nextTurn(end)).toBe(end);
  });
});

describe('what a device keeps', () => {
  test('comes back, with the debt, without what was said', () => {
    const till = nextTurn(before({ income: 4, shops: 2 }, { tokens: 1 }));
    expect(readTill(writeTill(till), isName)).toEqual({ ...till, lines: [] });
  });

  test('of any earlier day is taken up where it was left', () => {
    const purse = { income: 0, shops: 0, exports: false, stopped: 0, isOut: false };
    const text = JSON.stringify({
      purses: [
        { name: 'Odette', tokens: 9, ...purse, income: 2, shops: 1, stopped: 2 },
        { name: 'Basile', tokens: 3, ...purse },
        { name: '', tokens: 12, ...purse },
        { name: 'Rosa', tokens: 22, ...purse, income: 4, shops: 3, exports: true },
      ],
      active: 3,
      turn: 2,
      debt: { seat: 1, amount: 5 },
    });
    const till = readTill(text, isName)!;
    expect(writeTill(till)).toBe(text);
    expect(tokens(bankrupt(till))).toEqual([9, 0, 7, 30]);
    expect(tokens(debtPaid(withPurse(till, 1, { tokens: 5 })))).toEqual([9, 0, 7, 32]);
  });

  test.each([
    'x',
    'null',
    '[]',
    '{}',
    '{"purses":[],"active":0,"turn":1}',
    writeTill(newTill(NAMES, 0, 0)).replace('"tokens":12', '"tokens":-1'),
    writeTill(newTill(NAMES, 0, 0)).replace('"income":0', '"income":3'),
    writeTill(newTill(NAMES, 0, 0)).replace('"active":0', '"active":3'),
    writeTill(newTill(NAMES, 0, 0)).replace('"isOut":false', '"isOut":true'),
    writeTill(newTill(NAMES, 0, 0)).replace('"turn":1', '"turn":0'),
  ])('is not taken as %s', (text) => {
    expect(readTill(text, isName)).toBeUndefined();
  });

  test('never holds less than nothing', () => {
    expect(withPurse(newTill(NAMES, 0, 0), 0, { tokens: -5 }).purses[0]!.tokens).toBe(0);
  });
});

test('every line has its sentence', () => {
  const say: typeof fr.say = (line, names) => fr.say(line, names);
  expect(say({ kind: 'paid', seat: 1, to: 0, amount: 1 }, NAMES)).toBe(
    'Basile donne 1 pion à Odette.',
  );
  expect(say({ kind: 'stopped', seat: 0, left: 2 }, NAMES)).toContain('encore 2 tours');
  expect(say({ kind: 'bankrupt', seat: 1, to: 0, amount: 2 }, NAMES)).toContain(
    '2 pions vont à Odette',
  );
});
