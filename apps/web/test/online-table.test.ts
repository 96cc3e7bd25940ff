// The online table without a browser: clocks in words, notes in the log, and every language complete.
import { LANGS } from '@tablee/kit';
import { REACTIONS, type Note } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { byUrgency, type Due } from '../src/online/table/notices.ts';
import { ONLINE_TABLE } from '../src/online/table/texts/index.ts';
import { faceOf, figures, spans } from '../src/online/table/time.ts';
import { withNotes } from '../src/table/notes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const texts = ONLINE_TABLE.fr.clock;

describe('a clock', () => {
  test('counts a second that has begun', () => {
    expect(figures(0)).toBe('0:00');
    expect(figures(1)).toBe('0:01');
    expect(figures(59_001)).toBe('1:00');
    expect(figures(HOUR + 2 * MINUTE + 5000)).toBe('1:02:05');
    expect(figures(-20)).toBe('0:00');
  });

  test('of many days says one figure', () => {
    expect(spans(3 * 24 * HOUR, texts)).toBe('3 j');
    expect(spans(47 * HOUR, texts)).toBe('47 h');
    expect(spans(11.2 * MINUTE, texts)).toBe('12 min');
  });

  test('shows the move’s own time first, then the bank', () => {
    const clock = { move: 20_000, bank: 120_000, isRunning: true };
    expect(faceOf(clock, 'live', texts)).toMatchObject({ main: '0:20', bank: '2:00' });
    expect(faceOf({ ...clock, move: 0 }, 'live', texts)).toMatchObject({
      main: '2:00',
      bank: undefined,
    });
    expect(faceOf({ ...clock, isRunning: false }, 'live', texts)).toMatchObject({
      main: '2:00',
      isLow: false,
    });
  });

  test('warns when little is left in all, and only who is asked', () => {
    const low = { move: 9000, bank: 0, isRunning: true };
    expect(faceOf(low, 'live', texts)).toMatchObject({ isLow: true, seconds: 9 });
    expect(faceOf({ ...low, bank: MINUTE }, 'live', texts).isLow).toBe(false);
    expect(faceOf({ ...low, isRunning: false }, 'live', texts).isLow).toBe(false);
    expect(faceOf({ ...low, move: HOUR }, 'correspondence', texts).isLow).toBe(true);
    expect(faceOf({ ...low, move: 5 * HOUR }, 'correspondence', texts).isLow).toBe(false);
  });
});

describe('notes', () => {
  const lines = [0, 0, 1, 3].map((step, i) => ({ step, text: `line ${i}` }));
  const noted = (notes: readonly Note[], shown = 9): string[] =>
    withNotes(lines, { notes, say: ({ kind }) => kind }, shown).map(({ text }) => text);

  test('stand after the steps that had been played by then, in their own order', () => {
    const notes: Note[] = [
      { step: 0, kind: 'paused' },
      { step: 1, kind: 'stand-in', seat: 1 },
      { step: 1, kind: 'back', seat: 1 },
      { step: 9, kind: 'ended' },
    ];
    expect(noted(notes)).toEqual([
      'paused',
      'line 0',
      'line 1',
      'stand-in',
      'back',
      'line 2',
      'line 3',
      'ended',
    ]);
  });

  test('wait until the table has come so far', () => {
    expect(noted([{ step: 9, kind: 'ended' }], 4)).not.toContain('ended');
  });
});

test('what holds up the game is shown before what can wait, and equals as they came', () => {
  const due: readonly Due[] = [
    { kind: 'promise', key: 'promise' },
    { kind: 'next', key: 'next' },
    { kind: 'vote', key: 'vote end 0', what: 'end', seats: [0] },
    { kind: 'gone', key: 'gone 2', seat: 2 },
    { kind: 'pause', key: 'pause' },
    { kind: 'gone', key: 'gone 1', seat: 1 },
    { kind: 'own', key: 'own' },
    { kind: 'asked', key: 'asked 2', seat: 2 },
  ];
  expect(byUrgency(due).map(({ key }) => key)).toEqual([
    ...['asked 2', 'gone 2', 'gone 1', 'own', 'pause', 'vote end 0', 'next', 'promise'],
  ]);
});

function sayings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sayings);
}

/** Every sentence, those with something to fill in as well. */
const allOf = (lang: (typeof LANGS)[number]): string[] => {
  const words = ONLINE_TABLE[lang];
  const { clock, absence, replace, vote, stop, talk, menu } = words;
  const kinds = ['stand-in', 'back', 'flag', 'paused', 'resumed', 'ended'] as const;
  return [
    ...sayings(ONLINE_TABLE[lang]),
    clock.label('0:20', '2:00'),
    clock.own('0:20'),
    clock.low(5),
    ...kinds.map((kind) => words.note(kind, 'Odette')),
    absence.gone('Odette'),
    absence.later('Odette'),
    replace.asked('Odette'),
    replace.hint('Odette'),
    replace.yes('Odette'),
    replace.done('Odette', 'Basile'),
    words.more(2),
    ...(['pause', 'end'] as const).flatMap((what) => [
      vote.wanted(what, ['Odette']),
      vote.wanted(what, ['Odette', 'Basile']),
    ]),
    vote.missing(['Odette', 'Basile']),
    ...[[], ['Odette'], ['Odette', 'Basile']].map((names) => stop.waits(names)),
    talk.muted('Odette'),
    talk.said('Odette', '…'),
    menu.moveUntil('12:00'),
    words.watchers(2),
  ];
};

test('French keeps a no-break space before its high punctuation', () => {
  for (const text of allOf('fr')) expect(text).not.toMatch(/ [:;!?»]|« |'/u);
});

test('no language has forgotten to translate', () => {
  const [first, second, third] = LANGS.map(allOf);
  expect(second).toHaveLength(first!.length);
  expect(third).toHaveLength(first!.length);
  const same = first!.filter((text, i) => text === second![i] && text.length > 12);
  expect(same).toEqual([]);
});

test.each(LANGS)('%s has a word for every reaction and counts watchers', (lang) => {
  const words = ONLINE_TABLE[lang];
  expect(new Set(REACTIONS.map((what) => words.talk.reaction[what])).size).toBe(REACTIONS.length);
  expect(words.watchers(1)).not.toBe(words.watchers(2).replace('2', '1'));
});
