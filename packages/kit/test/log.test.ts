// The log of a game in progress: what fits is appended, what does not is refused by rule and seat.
import { describe, expect, test } from 'vitest';

import { formatStep, Log, parseStep, type AnyRules, type Step } from '../src/index.ts';
import { WHISPER } from './whisper.ts';

const LINES = [
  'chance ace two three',
  'sealed 0 bid 0 ; 1 bid 2 ; 2 bid 1',
  '0 bid 3',
  'bell',
  '0 name two',
];

const step = (line: string): Step<unknown> => {
  const read = parseStep(WHISPER, line);
  if (!read.ok) throw new Error(line);
  return read.value;
};

function logOf(...lines: string[]): Log {
  const log = new Log(WHISPER, { seats: 3, options: {} });
  for (const line of lines) log.append(step(line));
  return log;
}

describe('append', () => {
  test('keeps state and lines in step, with the derived lines', () => {
    const log = logOf(...LINES);
    expect(log.steps).toBe(5);
    expect(log.lines).toEqual([...LINES.slice(0, 4), 'price 3', LINES[4], 'over named 1']);
    expect(log.pending.kind).toBe('over');
  });
  test('gives the derived lines of the step, and tells what happened to those who may know', () => {
    const log = logOf();
    const told: unknown[] = [];
    const derived = log.append(step(LINES[0]!), {
      all: () => expect.unreachable(),
      split: (insiders, secret, open) => told.push([insiders, secret, open]),
    });
    expect(derived).toEqual([]);
    expect(log.lines).toEqual([LINES[0]]);
    expect(told[1]).toEqual([
      [1],
      { kind: 'dealt', seat: 1, card: 1 },
      { kind: 'dealt', seat: 1, card: null },
    ]);
    const later = logOf(...LINES.slice(0, 3));
    expect(later.append(step('bell'))).toMatchObject([{ text: 'price 3' }]);
    expect(later.lines.slice(3)).toEqual(['bell', 'price 3']);
  });
  test('whoever is told of a step before it is done, and asks what comes next, spoils nothing', () => {
    const early: AnyRules = {
      ...WHISPER,
      apply(state, done, tell) {
        tell?.split([], null, null);
        WHISPER.apply(state as never, done as never, tell);
      },
    };
    const log = new Log(early, { seats: 3, options: {} });
    const ask = (): unknown => log.pending;
    for (const line of LINES) {
      log.append(step(line), { all: ask, split: ask });
      expect(log.pending).toEqual(early.pending(log.state));
    }
  });
});

describe('check', () => {
  test.each(LINES.map((line, i) => [i, line] as const))('accepts line %i, %s', (i, line) => {
    expect(logOf(...LINES.slice(0, i)).check(step(line))).toBeUndefined();
  });
  test.each([
    [0, 'bell', 'W-1', 'step-kind', undefined],
    [0, '1 bid 1', 'W-1', 'not-legal', 1],
    [0, 'chance ace two', 'W-1', 'not-drawn', undefined],
    [0, 'sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0', 'W-1', 'not-legal', 0],
    [1, 'chance ace two three', 'W-2', 'step-kind', undefined],
    [1, '1 bid 1', 'W-2', 'step-kind', undefined],
    [1, 'sealed 0 bid 0 ; 2 bid 0', 'W-2', 'step-seats', 1],
    [1, 'sealed 0 bid 0 ; 1 bid 3 ; 2 bid 0', 'W-2', 'not-legal', 1],
    [2, '1 bid 3', 'W-3', 'not-legal', 1],
    [2, 'sealed 0 bid 3', 'W-3', 'step-kind', undefined],
    [2, '5 bid 3', 'W-3', 'not-legal', 5],
    [5, 'bell', 'W-4', 'game-over', undefined],
    [5, '0 name two', 'W-4', 'not-legal', 0],
  ])('after %i lines refuses %s by %s: %s', (after, line, rule, why, seat) => {
    const found = logOf(...LINES.slice(0, after)).check(step(line));
    expect([found?.refusal.rule, found?.refusal.why, found?.seat]).toEqual([rule, why, seat]);
  });
});

describe('steps as text', () => {
  test.each(LINES)('%s is read and written the same', (line) => {
    expect(formatStep(WHISPER, step(line))).toBe(line);
  });
  test.each([
    ['', 'step-unknown'],
    ['chance', 'step-unknown'],
    ['chance ', 'step-card'],
    ['chance ace  two', 'step-card'],
    ['chance joker', 'step-card'],
    ['0', 'step-unknown'],
    ['x bid 1', 'step-unknown'],
    ['00 bid 1', 'step-unknown'],
    ['0 bid 01', 'step-move'],
    ['0 shout', 'step-move'],
    ['bell ', 'step-unknown'],
    ['sealed 1 bid 0 ; 0 bid 0', 'step-sealed-order'],
    ['sealed 0 bid 0 ; 0 bid 1', 'step-sealed-order'],
    ['sealed 0 bid 0;1 bid 0', 'step-move'],
    ['sealed ', 'step-unknown'],
  ])('“%s” is no step: %s', (line, code) => {
    const read = parseStep(WHISPER, line);
    expect(read.ok ? 'read' : read.error.code).toBe(code);
  });
});
