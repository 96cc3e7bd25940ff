// Setting up a table: defaults are filled in, and what does not fit is said by rule.
import { describe, expect, test } from 'vitest';

import { resolveSetup } from '../src/index.ts';
import { WHISPER_META } from './whisper.ts';

const resolve = (seats: number, given: Readonly<Record<string, string>> = {}) =>
  resolveSetup(WHISPER_META, seats, given, (count) => count - 1);

describe('resolveSetup', () => {
  test('fills in every default: a number, the seats, a draw, a choice', () => {
    expect(resolve(3)).toEqual({
      ok: true,
      value: { seats: 3, options: { first: 2, rounds: 3, bids: 'open' } },
    });
  });
  test('takes what is given, and asks for no draw then', () => {
    const given = { first: '1', rounds: '2', bids: 'shy', hush: '9' };
    const setup = resolveSetup(WHISPER_META, 2, given, () => expect.unreachable());
    expect(setup).toEqual({
      ok: true,
      value: { seats: 2, options: { first: 1, rounds: 2, bids: 'shy', hush: 9 } },
    });
  });
  test('keeps the order of the options, whatever order they are given in', () => {
    const setup = resolve(2, { hush: '1', bids: 'shy', rounds: '1', first: '0' });
    expect(setup.ok && Object.keys(setup.value.options)).toEqual([
      'first',
      'rounds',
      'bids',
      'hush',
    ]);
  });
  test('knows no other options, and cites no rule for it', () => {
    expect(resolve(2, { colour: 'red' })).toMatchObject({
      ok: false,
      error: { code: 'option-unknown', facts: { option: 'colour' } },
    });
  });
  test.each([
    [1, {}, 'W-1', 'seats-range'],
    [5, {}, 'W-1', 'seats-range'],
    [2.5, {}, 'W-1', 'seats-range'],
    [2, { first: '2' }, 'W-1', 'option-range'],
    [2, { rounds: '0' }, 'W-2', 'option-range'],
    [2, { rounds: '4' }, 'W-2', 'option-range'],
    [2, { rounds: '01' }, 'W-2', 'option-range'],
    [2, { rounds: '2.0' }, 'W-2', 'option-range'],
    [2, { rounds: '' }, 'W-2', 'option-range'],
    [2, { bids: 'loud' }, 'W-3', 'option-choice'],
    [2, { hush: '4' }, 'W-3', 'option-unused'],
    [2, { bids: 'shy', hush: '10' }, 'W-3', 'option-range'],
  ])('refuses %i seats with %j by %s: %s', (seats, given, rule, why) => {
    expect(resolve(seats, given as Readonly<Record<string, string>>)).toMatchObject({
      ok: false,
      error: { rule, why },
    });
  });
});
