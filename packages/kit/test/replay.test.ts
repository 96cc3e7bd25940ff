// Replay: a record is walked line by line, the first line that does not fit is named, and older
// versions are brought up to date first.
import { describe, expect, test } from 'vitest';

import { Replay, upgradeRecord, type BadLine, type GameRecord } from '../src/index.ts';
import { WHISPER } from './whisper.ts';

const LINES = [
  'chance ace two',
  'sealed 0 bid 0 ; 1 bid 2',
  'bell',
  'price 2',
  '1 name two',
  'over named 1',
];
const SETUP = { seats: 2, options: {} };

const recordOf = (lines: readonly string[], rules = 3, wholeLastLine = true): GameRecord => ({
  header: { game: 'whisper', rules, seats: 2, names: new Map(), options: {}, extra: [] },
  lines,
  firstLine: 10,
  wholeLastLine,
});

/** Replays to the end or the first bad line. */
function run(record: GameRecord): { replay: Replay; bad: BadLine | undefined } {
  const replay = new Replay(WHISPER, SETUP, record);
  while (!replay.done) {
    const line = replay.next();
    if (!line.ok) return { replay, bad: line.error };
  }
  return { replay, bad: undefined };
}

const changed = (at: number, line: string) => LINES.map((old, i) => (i === at ? line : old));

describe('replay', () => {
  test('leads through all lines to the end, and repeats them', () => {
    const { replay, bad } = run(recordOf(LINES));
    expect(bad).toBeUndefined();
    expect(replay.log.lines).toEqual(LINES);
    expect(replay.log.pending.kind).toBe('over');
  });
  test('may stop anywhere between lines', () => {
    for (let end = 0; end < LINES.length; end++)
      expect(run(recordOf(LINES.slice(0, end))).bad).toBeUndefined();
  });
  test('tells what each step told', () => {
    const kinds: string[] = [];
    const note = (event: unknown) => void kinds.push((event as { kind: string }).kind);
    const replay = new Replay(WHISPER, SETUP, recordOf(LINES), {
      all: note,
      split: (_, secret) => {
        note(secret);
      },
    });
    while (!replay.done) replay.next();
    expect(kinds).toEqual(['dealt', 'dealt', 'bids', 'price', 'named']);
  });
  test('says which lines are steps', () => {
    const replay = new Replay(WHISPER, SETUP, recordOf(LINES));
    const steps: boolean[] = [];
    while (!replay.done) {
      const line = replay.next();
      if (line.ok) steps.push(line.value.step !== undefined);
    }
    expect(steps).toEqual([true, true, true, false, true, false]);
  });
  test.each([
    [
      1,
      'sealed 0 bid 0 ; 1 bid 9',
      { kind: 'refusal', refusal: { seat: 1, refusal: { rule: 'W-2' } } },
    ],
    [2, '1 name two', { kind: 'refusal', refusal: { seat: 1, refusal: { rule: 'W-3' } } }],
    [3, 'price 3', { kind: 'derived', expected: 'price 2', rule: 'W-3' }],
    [3, '1 name two', { kind: 'derived', expected: 'price 2', rule: 'W-3' }],
    [2, 'price 2', { kind: 'derived', expected: undefined, rule: 'W-3' }],
    [2, 'over named 1', { kind: 'derived', expected: undefined, rule: 'W-3' }],
    [5, 'over named 0', { kind: 'derived', expected: 'over named 1', rule: 'W-4' }],
    [2, 'ring', { kind: 'problem', problem: { code: 'step-unknown' } }],
    [4, '1 name joker', { kind: 'problem', problem: { code: 'step-move' } }],
  ])('stops at line %i “%s”', (at, line, cause) => {
    const { bad } = run(recordOf(changed(at, line)));
    expect(bad).toMatchObject({ line: 10 + at, text: line, cause });
  });
  test('goes on past no end', () => {
    const { bad } = run(recordOf([...LINES, '1 name two']));
    expect(bad).toMatchObject({ line: 16, cause: { kind: 'refusal' } });
  });
  test.each(['pri', '1 na'])('sees that the last line “%s” is cut off', (line) => {
    const whole = line.startsWith('p') ? LINES.slice(0, 3) : LINES.slice(0, 4);
    const { bad } = run(recordOf([...whole, line], 3, false));
    expect(bad?.cause).toEqual({ kind: 'problem', problem: { code: 'step-cut-off', facts: {} } });
  });
  test('misses a derived line at the end', () => {
    const short = recordOf(LINES.slice(0, -1));
    const { replay, bad } = run(short);
    expect(bad).toBeUndefined();
    expect(replay.missing()).toMatchObject({
      line: short.firstLine + short.lines.length,
      cause: {
        kind: 'problem',
        problem: { code: 'step-missing', facts: { expected: LINES.at(-1) } },
      },
    });
    expect(run(recordOf(LINES)).replay.missing()).toBeUndefined();
  });
  test('takes a whole last line without a line end', () => {
    expect(run(recordOf(LINES, 3, false)).bad).toBeUndefined();
  });
});

describe('upgradeRecord', () => {
  const OLD = LINES.filter((line) => line !== 'price 2');
  const OLDEST = OLD.map((line) => line.replace(' name ', ' say '));

  test.each([
    [1, OLDEST],
    [2, OLD],
    [3, LINES],
  ])('brings lines of version %i up to the present one', (version, lines) => {
    const upgraded = upgradeRecord(WHISPER, recordOf(lines, version));
    expect(upgraded).toMatchObject({ ok: true, value: { header: { rules: 3 }, lines: LINES } });
    expect(upgraded.ok && run(upgraded.value).bad).toBeUndefined();
  });
  test('old lines do not replay as they are', () => {
    expect(run(recordOf(OLDEST, 1)).bad).toBeDefined();
  });
  test.each([
    [4, 'rules-newer'],
    [0, 'rules-too-old'],
  ])('cannot bring version %i there: %s', (found, code) => {
    expect(upgradeRecord(WHISPER, recordOf(LINES, found))).toEqual({
      ok: false,
      error: { code, facts: { found, known: 3 } },
    });
  });
});
