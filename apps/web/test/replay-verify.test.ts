// Verification of films: true records pass, a changed draw is found where it lies on the table, and
// what this browser saw before the game is heard.

import { commitment, secretFrom } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { Film } from '../src/app/film.ts';
import { verify } from '../src/replay/verify.ts';
import { filmOf, goldenRecords, playedRecord } from './replay-records.ts';

const verdictOn = async (text: string) => verify(await filmOf(text));

test.each([
  ['nicht-die-bohne', 4],
  ['pas-de-bras', 3],
  ['chicoree', 3],
])('a true record of %s passes', async (game, seats) => {
  const record = await playedRecord(game, seats);
  const draws = record.match(/^chance /gm)?.length;
  expect(await verdictOn(record)).toMatchObject({ kind: 'right', firstBy: 'draw', draws });
});

test('two cards that changed places are found, with their line and their moment', async () => {
  const record = await playedRecord('nicht-die-bohne', 3, { rounds: '2' });
  const before = record.slice(0, record.lastIndexOf('\nchance ') + 1);
  const last = record.slice(before.length).split('\n', 1)[0]!;
  const swapped = last.replace(/^chance (\S+) (\S+)/, 'chance $2 $1');
  const film = await filmOf(`${before}${swapped}\n`);
  const verdict = verify(film);
  expect(verdict).toMatchObject({
    kind: 'draw-wrong',
    line: before.split('\n').length,
    position: film.last,
    place: 1,
  });
});

test('what tears is torn, be it by a line of the record or by a mistake of ours', async () => {
  const record = await playedRecord('nicht-die-bohne', 3, { rounds: '1' });
  const some = record.slice(0, record.indexOf('\nsealed') + 1);
  expect(await verdictOn(some)).toMatchObject({ kind: 'right', isOver: false, draws: 1 });
  expect(await verdictOn(`${some}bell\n`)).toMatchObject({ kind: 'torn' });

  const { open } = await filmOf(record);
  const rules = {
    ...open.rules,
    apply() {
      throw new Error('ours');
    },
  };
  const film = new Film({ ...open, rules });
  expect(film.tear).toMatchObject({ kind: 'broken' });
  expect(verify(film)).toEqual({ kind: 'torn' });
});

test('a record without a commitment says so', async () => {
  const golden = goldenRecords()[0]!;
  expect(await verdictOn(golden.text)).toMatchObject({ kind: 'header', why: 'missing' });
});

describe('what this browser saw before the game', () => {
  const commitOf = (record: string): string => /^commit (\S+)/m.exec(record)![1]!;
  const witness = { table: 'table1', entropy: 'ab', isIn: false };

  test('is found in the record, or the record is another one', async () => {
    const record = await playedRecord('nicht-die-bohne', 3, { rounds: '1' });
    const film = await filmOf(record);
    expect(verify(film)).toMatchObject({ kind: 'right', isWitnessed: false });
    const kept = { ...witness, commit: commitOf(record) };
    expect(verify(film, () => kept)).toMatchObject({ kind: 'right', isWitnessed: false });
    const other = { ...witness, commit: commitment(secretFrom('another')) };
    expect(verify(film, () => other)).toMatchObject({ kind: 'commit-other-wrong' });
  });

  test('what it threw in is found there, or it was left out', async () => {
    const record = await playedRecord('nicht-die-bohne', 3, { rounds: '1' });
    const film = await filmOf(record);
    const thrownIn = { ...witness, commit: commitOf(record), isIn: true };
    expect(verify(film, () => thrownIn)).toMatchObject({ kind: 'entropy-missing-wrong' });
  });
});
