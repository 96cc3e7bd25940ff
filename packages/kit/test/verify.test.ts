// Verification: a true record passes, what was changed is found, and what cannot be checked is said.
import { describe, expect, test } from 'vitest';

import { commitment, Draws, secretFrom, verifyRecord } from '../src/index.ts';
import { opened, SECRET, spoilt, whisperRecord } from './whisper-records.ts';

const record = whisperRecord();
const verdictOn = async (text: string) => verifyRecord(await opened(text));
const put = (start: string, to: string) => spoilt(start, to).text;
const beforeReveal = (lines: string) => record.replace('\nreveal', `\n${lines}\nreveal`);

test('a true record passes', async () => {
  expect(await verdictOn(record)).toEqual({
    kind: 'right',
    commit: commitment(SECRET),
    firstBy: 'draw',
    entropy: 0,
    draws: 1,
    cards: 2,
    steps: 4,
    isOver: true,
  });
});

test.each([
  ['host', 'first-by host'],
  ['unsaid', 'note nothing'],
])('whoever begins is checked only where the lot says so, not by %s', async (firstBy, line) => {
  const { text } = spoilt('first-by', line);
  const drawn = new Draws(SECRET).firstSeat(2);
  const other = text.replace(/^option first .*$/m, `option first ${1 - drawn}`);
  expect(await verdictOn(other)).toMatchObject({ kind: 'right', firstBy });
});

describe('what does not match is found with its line:', () => {
  test('another commitment', async () => {
    const { text, line } = spoilt('commit', `commit ${commitment(secretFrom('another'))}`);
    expect(await verdictOn(text)).toEqual({ kind: 'commit-wrong', line });
  });
  test('commitment and seed exchanged together', async () => {
    const other = secretFrom('another');
    const text = put('commit', `commit ${commitment(other)}`)
      .replace(/^reveal .*$/m, `reveal ${other.seed} ${other.salt}`)
      .replace('first-by draw', 'first-by host');
    expect(await verdictOn(text)).toMatchObject({ kind: 'draw-wrong' });
  });
  test('another first player', async () => {
    const drawn = new Draws(SECRET).firstSeat(2);
    const { text, line } = spoilt('option first', `option first ${1 - drawn}`);
    const verdict = { kind: 'first-wrong', line, written: 1 - drawn, drawn };
    expect(await verdictOn(text)).toEqual(verdict);
  });
  test('two cards that changed places', async () => {
    const [, one = '', two = ''] = /^chance (\S+) (\S+)$/m.exec(record)!;
    const { text, line } = spoilt('chance', `chance ${two} ${one}`);
    const { rules } = await opened(text);
    expect(await verdictOn(text)).toEqual({
      kind: 'draw-wrong',
      line,
      position: 1,
      place: 1,
      written: rules.card.parse(two),
      drawn: rules.card.parse(one),
    });
  });
  test('chance that nobody added', async () => {
    const text = beforeReveal('entropy 1 00ff').replace('first-by draw', 'first-by host');
    expect(await verdictOn(text)).toMatchObject({ kind: 'draw-wrong' });
  });
});

describe('the header', () => {
  test.each<[string, string, string]>([
    ['missing', 'commit', record.replace(/^commit .*\n/m, '')],
    ['missing', 'reveal', record.replace(/^reveal .*\n/m, '')],
    ['malformed', 'commit', put('commit', 'commit xyz')],
    ['malformed', 'commit', put('commit', `commit ${commitment(SECRET).toUpperCase()}`)],
    ['malformed', 'reveal', put('reveal', `reveal ${SECRET.seed.slice(0, 10)} 00`)],
    ['malformed', 'reveal', put('reveal', `reveal ${SECRET.seed} ${SECRET.salt} 00`)],
    ['malformed', 'first-by', put('first-by', 'first-by magic')],
    ['malformed', 'first-by', put('first-by', 'first-by unsaid')],
    ['malformed', 'entropy', beforeReveal('entropy 9 00')],
    ['malformed', 'entropy', beforeReveal('entropy 0 xyz')],
    ['malformed', 'entropy', beforeReveal('entropy 0 aa bb')],
  ])('%s “%s” cannot be verified', async (why, key, text) => {
    expect(await verdictOn(text)).toEqual({ kind: 'header', why, key });
  });
  test.each(['commit', 'reveal', 'first-by'])('with two lines “%s” has none', async (key) => {
    const text = beforeReveal(`${key} 00`);
    const rows = text.split('\n');
    const line = rows.findLastIndex((row) => row.startsWith(`${key} `)) + 1;
    expect(await verdictOn(text)).toEqual({ kind: 'header', why: 'twice', key, line });
  });
  test('wants the seats that added chance in order', async () => {
    const verdict = { kind: 'entropy-order', seat: 0 };
    expect(await verdictOn(beforeReveal('entropy 1 aa\nentropy 0 bb'))).toEqual(verdict);
    expect(await verdictOn(beforeReveal('entropy 0 aa\nentropy 0 bb'))).toEqual(verdict);
  });
});

test('a game that was stopped is proven as far as it goes; what tears, or reveals nothing, is not', async () => {
  const some = record.slice(0, record.indexOf('\nsealed') + 1);
  expect(await verdictOn(some)).toMatchObject({ kind: 'right', steps: 1, isOver: false });
  expect(await verdictOn(some.replace(/^reveal .*\n/m, ''))).toEqual({ kind: 'unfinished' });
  const torn = { kind: 'torn', bad: { text: 'bell' } };
  expect(await verdictOn(`${some}bell\n`)).toMatchObject(torn);
  const short = { kind: 'torn', bad: { text: '', cause: { kind: 'problem' } } };
  expect(await verdictOn(record.replace(/^over .*\n/m, ''))).toMatchObject(short);
});

describe('whoever was there', () => {
  test('is asked once the pledge is read, before the draws, and may object', async () => {
    const open = await opened(record.replace(/^chance (\S+) (\S+)$/m, 'chance $2 $1'));
    const verdict = verifyRecord(open, ({ commit }) => ({ kind: 'objection', commit }));
    expect(verdict).toEqual({ kind: 'objection', commit: commitment(SECRET) });
    expect(verifyRecord(open, () => undefined)).toMatchObject({ kind: 'draw-wrong' });
  });
  test('is not asked about what cannot be read', async () => {
    const ask = () => {
      throw new Error('asked');
    };
    const open = await opened(put('commit', 'commit xyz'));
    expect(verifyRecord(open, ask)).toMatchObject({ kind: 'header' });
  });
});
