// Verification: true records pass, a changed draw is found, and what cannot be checked is said.

import { Draws } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { changeLine, fileOf, recordOf } from './records.ts';
import { tablee } from './run.ts';

const verify = (text: string, ...flags: readonly string[]) =>
  tablee(['verify', fileOf(text), ...flags]);

describe('a true record', () => {
  test.each(['nicht-die-bohne', 'pas-de-bras', 'chicoree'])('of %s passes', async (game) => {
    const record = await recordOf(game);
    const { code, out, err } = await verify(record);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/✓/g)).toHaveLength(4);
    const { out: json } = await verify(record, '--json');
    const draws = record.match(/^chance /gm)?.length;
    expect(JSON.parse(json)).toMatchObject({ game, ok: true, first: 'right', draws });
  });
  test('whose first player the host named passes, and says so', async () => {
    const { code, out } = await verify(await recordOf('chicoree', '--option', 'first=1'), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ first: 'host' });
  });
});

test('a game that was stopped passes as far as it went, and says so', async () => {
  const record = await recordOf('nicht-die-bohne');
  const some = record.slice(0, record.indexOf('\nsealed') + 1);
  const { code, out } = await verify(some);
  expect(code).toBe(0);
  expect(out).toContain('before its end');
  const { out: json } = await verify(some, '--json');
  expect(JSON.parse(json)).toMatchObject({ ok: true, draws: 1, over: false });
});

describe('a record that does not match its seed ends with 1 and names the line', () => {
  test('two cards of a deal have changed places', async () => {
    const record = await recordOf('nicht-die-bohne', '--option', 'rounds=1');
    const swapped = (line: string) => line.replace(/^chance (\S+) (\S+)/, 'chance $2 $1');
    const { text, line } = changeLine(record, 'chance ', swapped);
    const [, one] = /^chance (\S+)/m.exec(record)!;
    const { code, err } = await verify(text.split('\n').slice(0, line).join('\n') + '\n');
    expect(err).toContain(`line ${line}: The draw is not that of the revealed seed: card 1, `);
    expect(err).toMatch(new RegExp(`drawn [^(]+ \\(${one!}\\)`));
    expect(code).toBe(1);
  });
  test('somebody else begins than the lot says', async () => {
    const record = await recordOf('chicoree', '--option', 'first=1', '--seats', '3');
    const [, seed, salt] = /^reveal (\S+) (\S+)$/m.exec(record)!;
    const lot = new Draws({ seed: seed!, salt: salt! }).firstSeat(3);
    const claimed = record
      .replace('first-by host', 'first-by draw')
      .replace(/^option first .*$/m, `option first ${(lot + 1) % 3}`);
    const { code, err } = await verify(claimed);
    expect(err).toContain(`option first, written ${(lot + 1) % 3}, drawn ${lot}. [first-wrong]`);
    expect(code).toBe(1);
  });
  test('a move breaks a rule', async () => {
    const { text, line } = changeLine(await recordOf('pas-de-bras'), /^\d lead/, () => '0 take 1');
    const { code, err } = await verify(text);
    expect(err).toMatch(new RegExp(`line ${line}: .*\\[NB-`));
    expect(code).toBe(1);
  });
});

describe('what cannot be verified ends with 2', () => {
  test.each<[string, (record: string) => string, string]>([
    ['no commitment', (r) => r.replace(/^commit .*\n/m, ''), 'missing commit'],
    [
      'two seeds',
      (r) => r.replace(/^(reveal .*)$/m, '$1\nreveal 00 11'),
      'line 18: The draws cannot be verified: twice reveal. [header]',
    ],
    [
      'a game that was still played',
      (r) => r.replace(/^reveal .*\n/m, '').replace(/^over .*\n/m, ''),
      '[unfinished]',
    ],
  ])('%s', async (_what, change, message) => {
    const { code, err } = await verify(change(await recordOf('nicht-die-bohne')));
    expect(err).toContain(message);
    expect(err).toMatch(/^tablee: [^\n]+\n$/);
    expect(code).toBe(2);
  });
});
