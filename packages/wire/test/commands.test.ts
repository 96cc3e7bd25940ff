// What a client may say: each command comes through whole, and nothing else does.
import { describe, expect, test } from 'vitest';

import { readCommand, WIRE_VERSION, type Command } from '../src/index.ts';

const COMMANDS: readonly Command[] = [
  { kind: 'sit', eyes: 0 },
  { kind: 'sit', eyes: 15 },
  { kind: 'sit', eyes: 'watcher' },
  { kind: 'move', id: 'a-1', seat: 0, step: 0, move: 'take 2' },
  { kind: 'move', id: 'x'.repeat(40), seat: 15, step: 123456, move: '' },
  { kind: 'undo', id: 'a-2', seat: 5, step: 7 },
  { kind: 'order', id: 'a-3', seat: 1, step: 9, hasChosen: true, order: 'pick take 2' },
];
const MOVE = { kind: 'move', id: 'a-1', seat: 0, step: 4, move: 'take 2' };
const UNDO = { kind: 'undo', id: 'a-1', seat: 0, step: 4 };

const bad = (path: string) => ({ ok: false, error: { code: 'wire-message', facts: { path } } });

test('the version is a number that can rise', () => {
  expect(Number.isInteger(WIRE_VERSION)).toBe(true);
});

describe('a command', () => {
  test.each(COMMANDS)('comes through the wire as it was sent: %o', (command) => {
    expect(readCommand(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
    expect(readCommand(structuredClone(command))).toEqual({ ok: true, value: command });
  });

  test('that is a move may say how often something had been taken back', () => {
    expect(readCommand({ ...MOVE, undone: 2 })).toEqual({
      ok: true,
      value: { ...MOVE, undone: 2 },
    });
    expect(readCommand({ ...MOVE, undone: -1 })).toEqual(bad('undone'));
  });

  test.each(COMMANDS)('with a field that nobody knows is refused: %o', (command) => {
    expect(readCommand({ ...command, hint: 1 })).toEqual(bad('hint'));
  });

  test.each(COMMANDS)('with a field missing is refused: %o', (command) => {
    for (const key of Object.keys(command)) {
      const { [key]: _, ...rest } = command as Record<string, unknown>;
      expect(readCommand(rest)).toEqual(bad(key));
    }
  });

  const WRONG: readonly (readonly [string, object])[] = [
    ['kind', { ...MOVE, kind: 'jump' }],
    ['kind', { ...MOVE, kind: null }],
    ['id', { ...MOVE, id: '' }],
    ['id', { ...MOVE, id: 'x'.repeat(41) }],
    ['id', { ...MOVE, id: 7 }],
    ['seat', { ...MOVE, seat: '0' }],
    ['seat', { ...MOVE, seat: -1 }],
    ['seat', { ...MOVE, seat: 16 }],
    ['seat', { ...MOVE, seat: 0.5 }],
    ['seat', { ...MOVE, seat: 'watcher' }],
    ['step', { ...MOVE, step: -1 }],
    ['step', { ...MOVE, step: 1.5 }],
    ['step', { ...MOVE, step: NaN }],
    ['step', { ...MOVE, step: Infinity }],
    ['step', { ...MOVE, step: null }],
    ['move', { ...MOVE, move: ['take 2'] }],
    ['move', { ...MOVE, move: { kind: 'take' } }],
    ['move', { ...MOVE, move: 'x'.repeat(5000) }],
    ['move', { ...UNDO, move: 'take 2' }],
    ['step', { ...UNDO, step: '4' }],
    ['eyes', { kind: 'sit', eyes: 'omniscient' }],
    ['eyes', { kind: 'sit', eyes: 16 }],
    ['eyes', { kind: 'sit', eyes: [0] }],
  ];
  test.each(WRONG)('of a wrong type is refused with its place: %s', (path, command) => {
    expect(readCommand(command)).toEqual(bad(path));
  });

  test.each([undefined, null, 0, '', 'move', [], [MOVE], true])('is no %o', (data) => {
    expect(readCommand(data)).toMatchObject({ ok: false, error: { code: 'wire-message' } });
  });

  test('is not described by what it says: content does not belong into logs', () => {
    const read = readCommand({ ...MOVE, move: 7, id: 'secret' });
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  test('shows nothing of what a prototype holds', () => {
    const polluted = JSON.parse('{"kind":"sit","eyes":0,"__proto__":{"seat":1}}') as unknown;
    const read = readCommand(polluted);
    expect(read.ok && 'seat' in read.value).toBe(false);
  });
});

test('the longest move fits: a challenge with the largest deck in hand', () => {
  const move = `show${' MOI'.repeat(250)}`;
  expect(readCommand({ ...MOVE, move })).toMatchObject({ ok: true });
});
