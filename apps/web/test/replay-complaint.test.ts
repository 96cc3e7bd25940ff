// Files that cannot be opened, or only in part: the page has a sentence for each in every language,
// and shows the line and the rule where there is one.

import { LANGS, RECORD_BYTES_MAX } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileComplaint, openComplaint, tearComplaint } from '../src/replay/complaint.ts';
import { decode, readFile } from '../src/replay/file.ts';
import { openReel } from '../src/app/film.ts';
import { changeLine, filmOf, playedRecord } from './replay-records.ts';

let record = '';
beforeAll(async () => {
  record = await playedRecord('nicht-die-bohne', 4, { rounds: '1' });
});

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a file', () => {
  test('of text is read as it is', () => {
    expect(decode(bytes('tablee-record 1\n'))).toEqual({ ok: true, value: 'tablee-record 1\n' });
  });
  test.each([
    ['with zero bytes', Uint8Array.of(116, 0, 116)],
    ['that is not UTF-8', Uint8Array.of(0xe9, 10)],
  ])('%s is refused', (_, junk) => {
    expect(decode(junk)).toMatchObject({ error: { code: 'file-binary' } });
  });
  test('that is huge is not even read', async () => {
    const arrayBuffer = () => Promise.reject(new Error('read'));
    const read = await readFile({ size: RECORD_BYTES_MAX + 1, arrayBuffer });
    expect(read).toMatchObject({ error: { code: 'file-too-large', facts: { max: 8 } } });
    expect(await readFile({ size: 1, arrayBuffer })).toMatchObject({
      error: { code: 'file-unreadable' },
    });
  });
  test('that cannot be read says so in every language', () => {
    for (const lang of LANGS) {
      const { sentence } = fileComplaint(lang, {
        code: 'file-too-large',
        facts: { max: 5 },
      });
      expect(sentence).toContain('5');
    }
  });
});

describe('a header', () => {
  const spoil = (fits: RegExp, to: string) => () => changeLine(record, fits, () => to).text;
  const failureOf = async (text: string) => {
    const opened = await openReel(text);
    if (opened.ok) throw new Error('opened');
    return opened.error;
  };
  test.each<[string, () => string]>([
    ['record-not-one', () => 'hello\n'],
    ['record-newer', spoil(/^tablee-record/, 'tablee-record 9')],
    ['record-header-line', spoil(/^rules/, 'rules one')],
    ['record-cut-off', () => record.split('\n', 4).join('\n')],
    ['game-unknown', spoil(/^game/, 'game skat')],
    ['option-missing', () => record.replace(/option first .*\n/, '')],
  ])('of which is said: %s', async (code, spoilt) => {
    const failure = await failureOf(spoilt());
    for (const lang of LANGS) {
      const complaint = openComplaint(lang, failure);
      expect(complaint.code).toBe(code);
      expect(complaint.sentence).toMatch(/^\S.{9,}\.$/u);
      expect(complaint.sentence).not.toContain('undefined');
    }
  });
  test('is shown with the line, what stands there, and the rule', async () => {
    const failure = await failureOf(spoil(/^seats/, 'seats 9')());
    expect(openComplaint('en', failure)).toMatchObject({
      line: 4,
      quote: 'seats 9',
      rule: { id: 'NB-10', href: '/rules/nicht-die-bohne#NB-10' },
    });
  });
  test('may name nobody, and its people are known by seat', async () => {
    const opened = await openReel(record);
    if (!opened.ok) throw new Error(opened.error.code);
    const { players } = opened.value;
    expect(players.map(({ name }) => name)).toEqual(['Zoé', '', '', '']);
    expect(players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'person']);
  });
  test('may say when it was played', async () => {
    const at = async (value: string) => {
      const opened = await openReel(record.replace('\nsteps\n', `\nplayed-at ${value}\nsteps\n`));
      return opened.ok ? opened.value.playedAt : 'failed';
    };
    expect(await at('2025-03-03')).toBe(Date.UTC(2025, 2, 3));
    expect(await at('yesterday')).toBeUndefined();
  });
});

describe('a line', () => {
  const complain = async (text: string) => {
    const film = await filmOf(text);
    const names = ['Zoé', 'B', 'C', 'D'];
    return Promise.all(
      LANGS.map(async (lang) => {
        const gameTexts = await findGame(film.open.game.meta.id)!.texts(lang);
        return tearComplaint(film, { lang, gameTexts, names })!;
      }),
    );
  };
  test.each<[string, RegExp, (old: string) => string, string | undefined]>([
    ['step-unknown', /^\d lead/, () => 'hello', undefined],
    ['step-kind', /^\d lead/, () => 'bell', 'NB-20'],
    ['derived', /^points/, () => 'points 1 2 3 4', 'NB-34'],
    ['not-the-leader', /^\d lead/, (old) => `${(Number(old[0]) + 1) % 4}${old.slice(1)}`, 'NB-20'],
    ['step-seats', /^sealed/, (old) => old.slice(0, old.lastIndexOf(' ; ')), 'NB-21'],
  ])('gives %s with its number', async (code, fits, change, rule) => {
    const { text, line } = changeLine(record, fits, change);
    for (const complaint of await complain(text)) {
      expect(complaint).toMatchObject({ code, line });
      expect(complaint.rule?.id).toBe(rule);
      expect(complaint.rule?.href).toBe(rule && `/rules/nicht-die-bohne#${rule}`);
      expect(complaint.sentence).toMatch(/\.$/u);
      expect(complaint.quote).not.toBe('');
    }
  });
  test('that is cut off is said to be, even where half of it breaks a rule', async () => {
    const { text, line } = changeLine(
      record,
      /^\d lead/,
      (old) => `${(Number(old[0]) + 1) % 4} lead G1`,
    );
    const all = await complain(text.split('\n').slice(0, line).join('\n'));
    for (const { code } of all) expect(code).toBe('step-cut-off');
  });
  test('that is missing at the end is named', async () => {
    const all = await complain(record.replace(/over .*\n$/, ''));
    for (const { code, sentence } of all) {
      expect(code).toBe('step-missing');
      expect(sentence).toContain('over total');
    }
  });
});
