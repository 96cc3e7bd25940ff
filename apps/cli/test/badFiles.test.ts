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
    expect(await complaint(fileOf(''), command)).toContain('[record-empty]');
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
    expect(await complaint(fileOf('Dear diary\n'), command)).toContain('[record-not-one]');
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
  // Which code each fault has is a table of the kit's tests; here is how it is shown.
  test.each<[string, (record: string) => string, string]>([
    [
      'too many seats',
      (r) => r.replace('seats 3', 'seats 9'),
      'line 4: seats 9: There is no such table: seats 9, min 2, max 6. [CH-05]',
    ],
    [
      'a blank line',
      (r) => r.replace('\nseats', '\n\nseats'),
      'line 4: A line of the header is missing or does not fit. [record-header-line]',
    ],
    [
      'a missing option',
      (r) => r.replace(/^option bonus .*\n/m, ''),
      'option bonus. [option-missing]',
    ],
    [
      'an unknown game',
      (r) => r.replace('game chicoree', 'game poker'),
      'not on the shelf: known ',
    ],
    ['no end', (r) => r.slice(0, r.indexOf('steps')), 'The file is cut off. [record-cut-off]'],
    ['control characters', (r) => r.replace('seats 3', 'seats \u001b[2J'), 'line 4'],
  ])('%s', async (_what, change, message) => {
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
    ['an unknown card', 'chance G5 Q7', 'This line cannot be read: text Q7. [step-card]'],
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
