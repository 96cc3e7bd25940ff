// The film: every position is the table as the rules make it, however one gets there, and nobody's
// eyes see more than that seat did.

import { describe, expect, test } from 'vitest';
import { chapterAt, chaptersOf, leap, openingOf } from '../src/replay/chapters.ts';
import type { Film } from '../src/app/film.ts';
import { changeLine, filmOf, goldenRecords, playedRecord } from './replay-records.ts';

/** A sight as plain numbers, to compare. */
const packed = (film: Film, position: number): readonly number[] =>
  film.open.rules.pack(film.sightAt(position, 'whole'));

describe.each(goldenRecords())('the golden game $name', ({ text }) => {
  test('fits line by line', async () => {
    const film = await filmOf(text);
    expect(film.tear).toBeUndefined();
    expect(film.last).toBeGreaterThan(20);
  });
  test('is the same backwards, forwards and by leaps', async () => {
    const film = await filmOf(text);
    const { rules, setup } = film.open;
    const state = rules.setup(setup);
    const truth = [rules.pack(rules.clone(state))];
    for (const { step } of film.shots) {
      rules.apply(state, step);
      truth.push(rules.pack(rules.clone(state)));
    }
    for (let at = film.last; at >= 0; at -= 7) expect(packed(film, at)).toEqual(truth[at]);
    for (let at = 0; at <= film.last; at += 5) expect(packed(film, at)).toEqual(truth[at]);
    for (const at of [film.last, 0, 30, 29, 31, 1]) expect(packed(film, at)).toEqual(truth[at]);
  });
});

describe('eyes', () => {
  test('of one seat are told only what that seat was told', async () => {
    const film = await filmOf(await playedRecord('nicht-die-bohne', 4, { rounds: '1' }));
    const hands = (eyes: number | 'whole') =>
      film.eventsAt(1, eyes).map((event) => (event as { cards: unknown }).cards !== null);
    expect(hands('whole')).toEqual([true, true, true, true]);
    expect(hands(2)).toEqual([false, false, true, false]);
  });
  test('see the whole table or a view of it, each of their own', async () => {
    const film = await filmOf(await playedRecord('pas-de-bras', 3, { rounds: '1' }));
    const { rules } = film.open;
    const view = film.sightAt(1, 0);
    expect(rules.pack(view)).not.toEqual(packed(film, 1));
    rules.apply(film.sightAt(1, 'whole'), film.shots[1]!.step);
    expect(rules.pack(film.sightAt(1, 0))).toEqual(rules.pack(view));
  });
});

describe('chapters', () => {
  test('of a bean game are its rounds', async () => {
    const film = await filmOf(await playedRecord('nicht-die-bohne', 3, { rounds: '2' }));
    const chapters = chaptersOf(film);
    expect(chapters.map(({ kind, number }) => `${kind} ${number}`)).toEqual(['round 1', 'round 2']);
    expect(chapterAt(chapters, 0)).toBeUndefined();
    expect(chapterAt(chapters, 1)?.number).toBe(1);
    expect(chapterAt(chapters, film.last)?.number).toBe(2);
    expect(openingOf(film)).toBe(1);
  });
  test('of Chicorée are its turns, and one can leap from one to the next', async () => {
    const film = await filmOf(await playedRecord('chicoree', 3));
    const chapters = chaptersOf(film);
    expect(chapters.slice(0, 3).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(chapters.every(({ kind }) => kind === 'turn')).toBe(true);
    const second = chapters[1]!.position;
    expect(leap(chapters, 1, 1, film.last)).toBe(second);
    expect(leap(chapters, second + 1, -1, film.last)).toBe(second);
    expect(leap(chapters, film.last, 1, film.last)).toBe(film.last);
    expect(leap(chapters, 0, -1, film.last)).toBe(0);
  });
});

describe('a film that tears', () => {
  test('shows the game up to there and opens where it tears', async () => {
    const record = await playedRecord('nicht-die-bohne', 3, { rounds: '1' });
    const { text, line } = changeLine(record, /^\d take/, (old) => old.replace(/\d$/, '5'), 3);
    const film = await filmOf(text);
    expect(film.tear).toMatchObject({ kind: 'line', bad: { line } });
    expect(film.outcome).toBeUndefined();
    expect(film.shots.at(-1)!.line).toBeLessThan(line);
    expect(openingOf(film)).toBe(film.last);
  });
  test('at its very first line still has a table to show', async () => {
    const record = await playedRecord('chicoree', 2);
    const film = await filmOf(changeLine(record, /^chance/, () => 'bell').text);
    expect(film.last).toBe(0);
    expect(film.sightAt(0, 'whole')).toBeDefined();
  });
});
