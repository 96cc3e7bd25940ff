// The record's text: what is written is read back, and what is broken is named by line.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cleanName, extraOf, readRecord, writeRecord, type RecordHeader } from '../src/index.ts';

const HEADER: RecordHeader = {
  game: 'whisper',
  rules: 3,
  seats: 2,
  names: new Map([
    [1, 'Béatrice de l’Été'],
    [0, 'Ada'],
  ]),
  options: { first: '0', rounds: '1' },
  extra: [
    ['commit', 'ab12'],
    ['bot', '1 expert'],
    ['bot', '0 random'],
  ],
};
const TEXT = `tablee-record 1
game whisper
rules 3
seats 2
name 0 Ada
name 1 Béatrice de l’Été
option first 0
option rounds 1
commit ab12
bot 1 expert
bot 0 random
steps
chance ace two
bell
`;

describe('writeRecord', () => {
  test('writes the header in the documented order, then the lines', () => {
    expect(writeRecord(HEADER, ['chance ace two', 'bell'])).toBe(TEXT);
  });
});

describe('readRecord', () => {
  test('reads back what was written', () => {
    const record = readRecord(TEXT);
    expect(record).toEqual({
      ok: true,
      value: {
        header: { ...HEADER, options: expect.objectContaining(HEADER.options) as unknown },
        lines: ['chance ace two', 'bell'],
        firstLine: 13,
        wholeLastLine: true,
      },
    });
    expect(record.ok && writeRecord(record.value.header, record.value.lines)).toBe(TEXT);
    expect(record.ok && extraOf(record.value.header, 'bot')).toBe('1 expert');
    expect(record.ok && extraOf(record.value.header, 'reveal')).toBeUndefined();
  });
  test('sees that the last line has no end', () => {
    expect(readRecord(TEXT.trimEnd())).toMatchObject({ ok: true, value: { wholeLastLine: false } });
  });
  test('takes no option for a property of objects', () => {
    const record = readRecord(TEXT.replace('option first 0', 'option constructor 0'));
    expect(record.ok && Object.keys(record.value.header.options)).toEqual([
      'constructor',
      'rounds',
    ]);
  });
  test.each([
    ['', 'record-empty', {}],
    ['hello\n', 'record-not-one', {}],
    ['tablee-record 01\n', 'record-not-one', {}],
    [TEXT.replace('record 1', 'record 2'), 'record-newer', { found: 2, known: 1 }],
    [TEXT.replaceAll('\n', '\r\n'), 'record-carriage-return', { line: 1 }],
    [TEXT.replace('rules 3\n', 'rules 3\r\n'), 'record-carriage-return', { line: 3 }],
    [
      TEXT.replace('rules 3', 'rules three'),
      'record-header-line',
      { line: 3, text: 'rules three' },
    ],
    [TEXT.replace('seats 2', 'seats  2'), 'record-header-line', { line: 4, text: 'seats  2' }],
    [TEXT.replace('game whisper', 'game'), 'record-header-line', { line: 2, text: 'game' }],
    [TEXT.replace('game whisper', 'game a b'), 'record-header-line', { line: 2, text: 'game a b' }],
    [
      TEXT.replace('name 0 Ada', 'name x Ada'),
      'record-header-line',
      { line: 5, text: 'name x Ada' },
    ],
    [
      TEXT.replace('option first 0', 'option first'),
      'record-header-line',
      { line: 7, text: 'option first' },
    ],
    [TEXT.replace('rules 3', 'game other'), 'record-header-twice', { line: 3, key: 'game' }],
    [
      TEXT.replace('option rounds 1', 'option first 1'),
      'record-header-twice',
      { line: 8, key: 'option' },
    ],
    [TEXT.replace('name 1', 'name 0'), 'record-header-twice', { line: 6, key: 'name' }],
    [TEXT.replace('commit', `${'x\n'.repeat(1000)}commit`), 'record-header-long', { most: 1000 }],
    [TEXT.replace('game whisper\n', ''), 'record-header-missing', { key: 'game' }],
    [TEXT.replace('rules 3\n', ''), 'record-header-missing', { key: 'rules' }],
    [TEXT.replace('seats 2\n', ''), 'record-header-missing', { key: 'seats' }],
    [TEXT.slice(0, TEXT.indexOf('steps')), 'record-cut-off', { line: 11 }],
  ])('cannot read %j: %s', (text, code, facts) => {
    expect(readRecord(text)).toEqual({ ok: false, error: { code, facts } });
  });
  test('never throws, whatever it is given', () => {
    const broken = fc.tuple(fc.nat(TEXT.length), fc.nat(TEXT.length), fc.string());
    fc.assert(
      fc.property(broken, ([from, length, put]) => {
        readRecord(TEXT.slice(0, from) + put + TEXT.slice(from + length));
      }),
    );
  });
});

describe('cleanName', () => {
  test.each([
    ['  Ada \n Lovelace\t', 'Ada Lovelace'],
    ['a\u0000b\u200Bc', 'a b c'],
    ['x'.repeat(99), 'x'.repeat(40)],
    [`${'x'.repeat(39)} yz`, 'x'.repeat(39)],
    [`${'x'.repeat(39)}😀😀`, `${'x'.repeat(39)}😀`],
    [`a${'\u{1e8d0}'.repeat(5000)}`, `a${'\u{1e8d0}'.repeat(15)}`],
    [`a${'\u0301'.repeat(5000)}b`, `a${'\u0301'.repeat(15)}`],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 Zoé', '🏴 Zoé'],
  ])('makes one line of %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });
  test('leaves nothing that a record could not hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const name = cleanName(typed);
        fc.pre(name !== '');
        const read = readRecord(writeRecord({ ...HEADER, names: new Map([[1, name]]) }, []));
        expect(read.ok && read.value.header.names.get(1)).toBe(name);
      }),
    );
  });
});

describe('what a header must not hold', () => {
  test.each(['two\nlines', 'two  spaces', ' a space first', 'a space last ', ''])(
    'writeRecord stops at the name %j',
    (name) => {
      expect(() => writeRecord({ ...HEADER, names: new Map([[0, name]]) }, [])).toThrow(/header/);
    },
  );
  test('a name for a seat that the table does not have is reported', () => {
    const text = writeRecord({ ...HEADER, names: new Map([[2, 'Zed']]) }, []);
    expect(readRecord(text)).toMatchObject({
      ok: false,
      error: { code: 'record-name-seat', facts: { seat: 2, seats: 2 } },
    });
  });
  test('a key of other programs needs no value and survives', () => {
    const text = writeRecord({ ...HEADER, extra: [['rated', '']] }, []);
    const read = readRecord(text);
    expect(read.ok && read.value.header.extra).toEqual([['rated', '']]);
  });
});
