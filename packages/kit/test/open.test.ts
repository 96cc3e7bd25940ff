// Opening a record: what cannot be opened has a code, the line and what stands there, as far as
// there is one, and the rule behind it.
import { describe, expect, test } from 'vitest';

import { openRecord, rowOf } from '../src/index.ts';
import { findWhisper, opened, spoilt, whisperRecord } from './whisper-records.ts';
import { WHISPER, WHISPER_META } from './whisper.ts';

const record = whisperRecord();
const put = (start: string, to: string) => spoilt(start, to).text;

test('a record is opened with its game, its rules and every line', async () => {
  const open = await opened(record);
  expect(open.game.meta).toBe(WHISPER_META);
  expect(open.rules).toBe(WHISPER);
  expect(open.setup).toEqual({ seats: 2, options: { first: 0, rounds: 2, bids: 'open' } });
  expect(open.record.lines.at(-1)).toMatch(/^over /);
  expect(open.rows.join('\n')).toBe(record);
  expect(rowOf(open.rows, 'option bids')).toBe(8);
  expect(rowOf(open.rows, 'option hush')).toBeUndefined();
});

test('older rules are brought up to the present ones', async () => {
  const old = record.replace('rules 3', 'rules 1').replace(' name two', ' say two');
  const { record: upgraded } = await opened(old.replace('price 2\n', ''));
  expect(upgraded.header.rules).toBe(3);
  expect(upgraded.lines).toEqual((await opened(record)).record.lines);
});

test('what the game’s finder throws is thrown on', async () => {
  const refuse = () => Promise.reject(new Error('no deck'));
  await expect(openRecord(record, refuse)).rejects.toThrow('no deck');
});

describe('a header', () => {
  test.each<[string, string, number?, string?]>([
    ['record-empty', ''],
    ['record-not-one', 'hello\n', 1],
    ['record-newer', put('tablee-record', 'tablee-record 9'), 1],
    ['record-carriage-return', record.replaceAll('\n', '\r\n'), 1],
    ['record-byte-order-mark', `\ufeff${record}`, 1],
    ['record-header-line', put('rules', 'rules one'), 3],
    ['record-header-line', put('seats', '\nseats 2'), 4],
    ['record-header-line', put('seats', 'seats \u001b[2J'), 4],
    ['record-header-twice', put('rules', 'seats 2'), 4],
    ['record-header-twice', put('option rounds', 'option first 1'), 7],
    ['record-header-long', put('rules', 'x\n'.repeat(1000))],
    ['record-header-missing', record.replace('game whisper\n', '')],
    ['record-name-seat', put('name 0', 'name 7 Zoé'), 5],
    ['record-cut-off', record.split('\n', 4).join('\n'), 4],
    ['rules-newer', put('rules', 'rules 99'), 3],
    // Options of theirs mean nothing here.
    ['rules-newer', put('option bids', 'option fog 1').replace('rules 3', 'rules 99'), 3],
    ['rules-too-old', put('rules', 'rules 0'), 3],
    ['game-unknown', put('game', 'game skat'), 2],
    ['seats-range', put('seats', 'seats 9'), 4, 'W-1'],
    ['option-range', put('option rounds', 'option rounds 99'), 7, 'W-2'],
    ['option-choice', put('option bids', 'option bids loud'), 8, 'W-3'],
    ['option-unused', put('option bids', 'option bids open\noption hush 4'), 9, 'W-3'],
    ['option-unknown', put('option rounds', 'option colour red'), 7],
    ['option-unknown', put('option rounds', 'option __proto__ 1'), 7],
    ['option-missing', record.replace(/option first .*\n/, '')],
  ])('gives %s', async (code, text, line, rule) => {
    const open = await openRecord(text, findWhisper);
    expect(open).toMatchObject({
      ok: false,
      error: {
        code,
        line,
        text: line === undefined ? '' : text.split('\n')[line - 1],
        rule: rule === undefined ? undefined : { game: 'whisper', id: rule },
      },
    });
  });
  test('that names an unknown game says which', async () => {
    const open = await openRecord(put('game', 'game skat'), findWhisper);
    expect(open.ok || open.error.facts).toEqual({ game: 'skat' });
  });
});
