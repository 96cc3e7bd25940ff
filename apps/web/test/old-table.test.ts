// Who sits at a table with the cards of another game.
import type { Player } from '@tablee/wire';
import { describe, expect, it } from 'vitest';

import { loadWhole } from '../src/app/film.ts';
import { companyAround, ownSeatOf } from '../src/daily/same-cards/old-table.ts';
import { playedRecord } from './replay-records.ts';

const person = (name: string, face: number): Player => ({ kind: 'person', name, face });
const bot = (name: string, face: number, level = 'habitue'): Player => ({
  ...{ kind: 'bot', name, face },
  bot: level,
});
const ADA = person('Ada', 1);

describe('the company around somebody', () => {
  it('keeps its bots: names, pictures and levels', () => {
    const players = [person('Ada', 0), bot('Odette', 2, 'maitre'), bot('Basile', 3)];
    expect(companyAround(players, 0, ADA)).toEqual([ADA, players[1], players[2]]);
  });

  it('has bots under the names of the people who sat there, and faces that nobody else has', () => {
    const players = [person('Zoé', 0), person('Max', 1), bot('Odette', 2)];
    const [first, second, third] = companyAround(players, 0, ADA);
    expect([first, third]).toEqual([ADA, players[2]]);
    expect(second).toMatchObject({ kind: 'bot', name: 'Max', bot: 'habitue' });
    expect(new Set([first, second, third].map((one) => one!.face)).size).toBe(3);
  });

  it('calls nobody in the seat that one left by the name of the bot whose seat one took', () => {
    const players = [person('Ada', 0), bot('Odette', 2), bot('Basile', 3), bot('Rosa', 4)];
    const company = companyAround(players, 2, ADA);
    expect(company.slice(1)).toEqual([players[1], ADA, players[3]]);
    expect(['Ada', 'Odette', 'Basile', 'Rosa']).not.toContain(company[0]!.name);
  });

  it('never has two of the same name: whoever takes another seat leaves their own to somebody', () => {
    const players = [person('Ada', 0), person('Max', 1), person('', 2), bot('Odette', 2)];
    const company = companyAround(players, 1, ADA);
    expect(company[1]).toBe(ADA);
    const names = company.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(4);
    expect(names).not.toContain('');
  });
});

it('a record tells who sat there, and whose seat was a person’s', async () => {
  const record = await playedRecord('nicht-die-bohne', 3, { rounds: '1' });
  const { open: old, outcome } = (await loadWhole(record))!;
  expect(old.game.meta.id).toBe('nicht-die-bohne');
  expect(old.players[0]).toMatchObject({ kind: 'person', name: 'Zoé' });
  expect(old.players[1]).toMatchObject({ kind: 'bot', bot: 'habitue' });
  expect(ownSeatOf(old)).toBe(0);
  expect(outcome.scores).toHaveLength(3);
});

it('what is not over is no old table', async () => {
  const text = await playedRecord('nicht-die-bohne', 3, { rounds: '1' });
  const [whole = ''] = text.split('\npoints');
  expect(await loadWhole(`${whole}\n`)).toBeUndefined();
  expect(await loadWhole(`${whole.slice(0, whole.lastIndexOf('\n'))}\n`)).toBeUndefined();
  expect(await loadWhole('a letter')).toBeUndefined();
});
