// Files that are no records: one clear line, exit 2, never a stack trace.

import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { fileOf, recordOf } from './records.ts';
import { scratch, tablee } from './run.ts';

const MEBIBYTE = 2 ** 20;

const complaint = async (file: string, command = 'replay'): Promise<string> => {
  const { code, err } = await tablee([command, file]);
  expect(err).toMatch(/^tablee: [^\n]+\n$/);
  expect(err).not.toContain('    at ');
  expect(code).toBe(2);
  return err;
};

describe.each(['replay', 'verify'])('%s of', (command) => {
  test('a file that is not there', async () => {
    expect(await complaint(path.join(scratch(), 'none'), command)).toContain('no such file');
  });
  test('a folder', async () => {
    const folder = path.join(scratch(), 'folder');
    mkdirSync(folder);
    expect(await complaint(folder, command)).toContain('a folder');
  });
  test('an empty file', async () => {
    expect(await complaint(fileOf(''), command)).toContain('empty');
  });
  test('100 MB', async () => {
    const file = fileOf('tablee-record 1\n');
    truncateSync(file, 100 * MEBIBYTE);
    expect(await complaint(file, command)).toContain('too large to read (at most 8 MiB)');
  });
  test('a binary file', async () => {
    const zeros = fileOf(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]));
    expect(await complaint(zeros, command)).toContain('not UTF-8 text');
    const latin = fileOf(Buffer.from('tablee-record 1\ngame chicor\xe9e\n', 'latin1'));
    expect(await complaint(latin, command)).toContain('not UTF-8 text');
  });
  test('some other text', async () => {
    expect(await complaint(fileOf('Dear diary\n'), command)).toContain('not a saved game');
  });
});

test('endless standard input is given up at the limit', async () => {
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(MEBIBYTE, 'x');
    })(),
  );
  const { code, err } = await tablee(['replay', '-'], { stdin: endless });
  expect(err).toContain('too large');
  expect(code).toBe(2);
});

describe('a header with', () => {
  const cases: [string, (record: string) => string, string][] = [
    [
      'a newer format',
      (r) => r.replace('tablee-record 1', 'tablee-record 2'),
      'line 1: tablee-record 2: Format 2 is newer',
    ],
    [
      'newer rules',
      (r) => r.replace('rules 1', 'rules 99'),
      'version 99 of the rules, which is newer',
    ],
    [
      'newer rules with options of theirs',
      (r) => r.replace('rules 1', 'rules 99').replace('option bonus 0', 'option weather rain'),
      'version 99 of the rules, which is newer',
    ],
    [
      'a name for nobody',
      (r) => r.replace('name 2', 'name 3'),
      'a name for seat 3, but only 3 seats',
    ],
    [
      'rules too old',
      (r) => r.replace('rules 1', 'rules 0'),
      'version 0 of the rules: it can’t be brought up',
    ],
    ['an unknown game', (r) => r.replace('game chicoree', 'game poker'), 'The game “poker” is not'],
    [
      'too many seats',
      (r) => r.replace('seats 3', 'seats 9'),
      'line 4: seats 9: 2 to 6 can play, not 9. [CH-05]',
    ],
    ['no game', (r) => r.replace(/^game .*\n/m, ''), 'has no line “game”'],
    ['a missing option', (r) => r.replace(/^option bonus .*\n/m, ''), 'no line “option bonus …”'],
    [
      'an unknown option',
      (r) => r.replace('option bonus', 'option __proto__'),
      'no option “__proto__”',
    ],
    ['an unknown deck', (r) => r.replace('deck tablee', 'deck nowhere'), 'knows no “nowhere”'],
    [
      'an option twice',
      (r) => r.replace(/^(option bonus .*)$/m, '$1\n$1'),
      '“option” is in the header twice',
    ],
    [
      'a blank line',
      (r) => r.replace('\nseats', '\n\nseats'),
      'line 4: This header line cannot be read.',
    ],
    ['Windows line ends', (r) => r.replaceAll('\n', '\r\n'), 'The line ends the Windows way'],
    ['a byte order mark', (r) => `\ufeff${r}`, 'begins with a byte order mark'],
    ['no end', (r) => r.slice(0, r.indexOf('steps')), 'before the line “steps”'],
    ['control characters', (r) => r.replace('seats 3', 'seats \u001b[2J'), 'line 4'],
  ];
  test.each(cases)('%s', async (_what, change, message) => {
    const record = await recordOf('chicoree', '--seats', '3');
    const text = change(record);
    expect(text).not.toBe(record);
    const err = await complaint(fileOf(text));
    expect(err).toContain(message);
    expect(err).not.toContain('\u001b');
  });
});

describe('a step that cannot be read:', () => {
  test.each([
    ['an unknown word', 'dance now', 'dance now: This is not a line of a game.'],
    ['an unknown card', 'chance G5 Q7', 'There is no card “Q7”.'],
    ['an unknown move', '0 fly', 'The move cannot be read at “fly”.'],
    ['a malformed move', '0 lead', 'The move cannot be read'],
    ['two spaces', '0 lead  G5', 'The move cannot be read'],
    ['sealed seats out of order', 'sealed 2 play G5 ; 1 play G6', 'out of order at seat 1'],
    ['an endless line', `0 lead ${'G'.repeat(5000)}`, '…'],
  ])('%s', async (_what, line, message) => {
    const record = await recordOf('nicht-die-bohne');
    const file = path.join(scratch(), 'game.tablee');
    writeFileSync(
      file,
      record.replace(/^chance .*$/m, (deal) => `${deal}\n${line}`),
    );
    const err = await complaint(file);
    expect(err).toContain(message);
    expect(err.length).toBeLessThan(600);
  });
});
