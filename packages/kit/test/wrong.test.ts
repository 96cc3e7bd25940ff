// A line that does not fit: which sentence is said of it, by which code and rule, and whether the
// line can be read at all.
import { describe, expect, test } from 'vitest';

import {
  printable,
  printableFacts,
  Replay,
  wrongWith,
  type AnyGameTexts,
  type BadLine,
  type RecordSpeech,
} from '../src/index.ts';
import { opened, spoilt, whisperRecord } from './whisper-records.ts';

const SPEECH: RecordSpeech = {
  lang: 'en',
  gameTexts: { refusal: ({ why }) => `game says ${why}` } as Partial<AnyGameTexts> as AnyGameTexts,
  names: ['Zoé', ''],
};

async function wrongIn(text: string) {
  const { rules, setup, record } = await opened(text);
  const replay = new Replay(rules, setup, record);
  while (!replay.done) {
    const next = replay.next();
    if (!next.ok) return wrongWith(next.error, record, SPEECH);
  }
  return wrongWith(replay.missing()!, record, SPEECH);
}

describe('a line', () => {
  test.each<[string, boolean, string | undefined, string, string, string]>([
    ['step-unknown', false, undefined, 'bell', 'hello', 'This line cannot be read.'],
    [
      'step-card',
      false,
      undefined,
      'chance',
      'chance ace joker',
      'This line cannot be read: text joker.',
    ],
    [
      'step-move',
      false,
      undefined,
      '1 name',
      '1 name joker',
      'This line cannot be read: part joker.',
    ],
    [
      'step-kind',
      true,
      'W-1',
      'chance',
      'bell',
      'The game waits for something else here: pending chance.',
    ],
    [
      'step-seats',
      true,
      'W-2',
      'sealed',
      'sealed 0 bid 0',
      'The game waits for something else here: seat 1.',
    ],
    ['derived', true, 'W-3', 'price', 'price 3', 'This computed line is wrong: expected price 2.'],
    ['derived', true, 'W-3', 'bell', 'price 2', 'This computed line is wrong: expected none.'],
    ['not-legal', true, 'W-3', 'bell', '1 name two', 'Seat 1: game says not-legal'],
    ['not-legal', true, 'W-2', 'sealed', 'sealed 0 bid 9 ; 1 bid 2', 'Zoé: game says not-legal'],
  ])('gives %s', async (code, readable, rule, start, to, sentence) => {
    expect(await wrongIn(spoilt(start, to).text)).toEqual({ code, readable, rule, sentence });
  });
  test('after the end is one too many', async () => {
    const wrong = await wrongIn(`${whisperRecord()}bell\n`);
    expect(wrong).toMatchObject({
      code: 'game-over',
      rule: 'W-4',
      sentence: 'The game waits for something else here: pending over.',
    });
  });
  test('that is missing at the end is named', async () => {
    const wrong = await wrongIn(whisperRecord().replace(/over .*\n$/, ''));
    expect(wrong).toMatchObject({ code: 'step-missing', readable: false });
    expect(wrong.sentence).toContain('over named');
  });
  test('that is cut off is said to be, even where half of it breaks a rule', async () => {
    const { text, line } = spoilt('bell', '1 name two');
    const half = text.split('\n').slice(0, line).join('\n');
    expect(await wrongIn(half)).toEqual({
      code: 'step-cut-off',
      readable: false,
      rule: 'W-3',
      sentence: 'The file is cut off. Seat 1: game says not-legal',
    });
    expect(await wrongIn(`${half}\n`)).toMatchObject({ code: 'not-legal', readable: true });
  });
  test('may break a rule of the game that is called like ours', async () => {
    const { record } = await opened(whisperRecord());
    const refusal = { rule: 'W-4', why: 'game-over', facts: {} };
    const cause = { kind: 'refusal', refusal: { seat: undefined, refusal } } as const;
    const bad: BadLine = { line: record.firstLine, text: '', cause };
    expect(wrongWith(bad, record, SPEECH).sentence).toBe('game says game-over');
  });
});

describe('what stands in a file', () => {
  test('is shown without what would garble a line', () => {
    expect(printable('a\u202eb\u0007\u2028c')).toBe('a\ufffdb\ufffd\ufffdc');
    expect(printable('Zoé 🫜')).toBe('Zoé 🫜');
  });
  test('is not shown endlessly, and no character is cut in half', () => {
    expect(printable('x'.repeat(100))).toBe('x'.repeat(100));
    expect(printable('x'.repeat(1_000_000))).toBe(`${'x'.repeat(100)}…`);
    expect(printable('😀'.repeat(100))).toBe('😀'.repeat(100));
    expect(printable(`x${'😀'.repeat(1000)}`)).toBe(`x${'😀'.repeat(99)}…`);
  });
  test('is cleaned in facts; lists of what is known are ours', () => {
    const known = 'y'.repeat(300);
    expect(printableFacts({ text: '\u0007', line: 3, known })).toEqual({
      text: '\ufffd',
      line: 3,
      known,
    });
  });
});
