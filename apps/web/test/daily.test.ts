// What a device remembers of the deals of the day, and how everybody's scores become bars.
import type { Counts } from '@tablee/kit';
import { dayAt, daysBefore } from '@tablee/registry';
import { describe, expect, it } from 'vitest';

import { amongOthers } from '../src/daily/among.ts';
import { binsOf } from '../src/daily/bins.ts';
import { DayBook } from '../src/daily/book.ts';
import { Memory } from '../src/app/memory.ts';

const TODAY = '2026-03-02';

function newBook(): { book: DayBook; kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const memory = new Memory(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }));
  return { book: new DayBook(memory, 'game'), kept };
}

describe('days', () => {
  it('are those of universal time', () => {
    expect(dayAt(Date.UTC(2026, 2, 1, 23, 59, 59))).toBe('2026-03-01');
    expect(dayAt(Date.UTC(2026, 2, 2))).toBe(TODAY);
  });
  it('are counted back over months and years, and on', () => {
    expect(daysBefore(TODAY, 2)).toBe('2026-02-28');
    expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
    expect(daysBefore('2028-02-28', -1)).toBe('2028-02-29');
  });
});

describe('the book of days', () => {
  it('adds to what it knows of a day, and keeps the others', () => {
    const { book } = newBook();
    book.note({ day: TODAY, table: 'a' });
    book.note({ day: '2026-03-01', table: 'b' });
    book.note({ day: TODAY, score: 7, hasWon: true });
    expect(book.of(TODAY)).toEqual({ day: TODAY, table: 'a', score: 7, hasWon: true });
    expect(book.attempts.map(({ table }) => table)).toEqual(['b', 'a']);
  });

  it('forgets what is long ago', () => {
    const { book } = newBook();
    for (let i = 0; i < 80; i++) book.note({ day: daysBefore(TODAY, i), table: `${i}` });
    expect(book.attempts).toHaveLength(60);
    expect(book.of(TODAY)?.table).toBe('0');
  });

  it('reads what earlier builds kept, and adds to it', () => {
    const { book, kept } = newBook();
    const old = [
      { day: '2026-02-28', table: 'a', score: 7, hasWon: false, par: 6.5, sent: 'refused' },
      {
        day: '2026-03-01',
        table: 'b',
        score: 9,
        hasWon: true,
        sent: 'taken',
        percentile: null,
        players: 1,
      },
    ];
    kept.set('tablee-days-game', JSON.stringify(old));
    expect(book.attempts).toEqual(old);
    book.note({ day: TODAY, table: 'c', score: 3, hasWon: false, sent: 'other-bots' });
    expect(book.attempts.map(({ sent }) => sent)).toEqual(['refused', 'taken', 'other-bots']);
    expect(book.streak(TODAY)).toBe(3);
  });

  it('takes nothing over that is none of its own', () => {
    const { book, kept } = newBook();
    kept.set('tablee-days-game', '[1, {"day": "soon", "table": "a"}, {"day": "2026-03-01"}]');
    expect(book.attempts).toEqual([]);
    kept.set('tablee-days-game', 'nonsense');
    expect(book.attempts).toEqual([]);
  });

  it('knows which deals one may still play to their end', () => {
    const { book } = newBook();
    const [before, yesterday, tomorrow] = [2, 1, -1].map((days) => daysBefore(TODAY, days));
    const toPlay = (): boolean[] =>
      [before!, yesterday!, TODAY, tomorrow!].map((day) => book.isToPlay(day, TODAY));
    expect(toPlay()).toEqual([false, false, true, true]);
    // Begun before midnight.
    for (const day of [before!, yesterday!, TODAY]) book.note({ day, table: 't' });
    expect(toPlay()).toEqual([false, true, true, true]);
    for (const day of [yesterday!, TODAY]) book.note({ day, score: 3 });
    expect(toPlay()).toEqual([false, false, false, true]);
  });

  it('counts the days in a row that were played to the end', () => {
    const { book } = newBook();
    expect(book.streak(TODAY)).toBe(0);
    for (const days of [1, 2, 4]) book.note({ day: daysBefore(TODAY, days), table: 't', score: 1 });
    expect(book.streak(TODAY)).toBe(2);
    book.note({ day: TODAY, table: 't' });
    expect(book.streak(TODAY)).toBe(2);
    book.note({ day: TODAY, score: 3 });
    expect(book.streak(TODAY)).toBe(3);
    expect(book.streak(daysBefore(TODAY, -2))).toBe(0);
  });
});

describe('the bars', () => {
  const binned = (values: readonly number[], own: number) =>
    binsOf({
      scores: values.map((score) => ({ score, players: 1 })),
      own: { score: own, hasWon: false },
    });

  it('hold everybody once, oneself in one of them, and are few', () => {
    const values = Array.from({ length: 70 }, (_, i) => i * 3 - 60);
    const bins = binned(values, 0);
    expect(bins.reduce((sum, { players }) => sum + players, 0)).toBe(70);
    expect(bins.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(bins.find(({ isOwn }) => isOwn)).toMatchObject({ from: 0 });
    expect(bins.length).toBeLessThanOrEqual(12);
    expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1);
  });

  it('are as narrow as scores are few', () => {
    expect(binned([0, 4, 7], 4).map(({ players }) => players)).toEqual([1, 0, 0, 0, 1, 0, 0, 1]);
    expect(binned([5], 5)).toEqual([{ from: 5, to: 5, players: 1, isOwn: true }]);
    expect(binned([-7, 50_000], -7).length).toBeLessThanOrEqual(12);
  });
});

it('among few one has a place, among many a share', () => {
  const texts = {
    first: 'first',
    rank: (rank: number, players: number) => `${rank} of ${players}`,
    better: (percent: number, players: number) => `${percent}% of ${players}`,
  };
  const told = (percentile: number | null, others: readonly number[], counts?: Counts): string => {
    const scores = [30, ...others].map((score) => ({ score, players: 1 }));
    const own = { score: 30, hasWon: true };
    return amongOthers(texts, { percentile, players: scores.length, own, scores }, counts);
  };
  expect(told(null, [])).toBe('first');
  expect(told(100, [12])).toBe('1 of 2');
  expect(told(33, [12, 40, 50])).toBe('3 of 4');
  expect(told(50, [30])).toBe('1 of 2');
  expect(told(75, [1, 2, 3, 40])).toBe('75% of 5');
  expect(told(67, [12, 40, 50], 'down')).toBe('2 of 4');
});
