// How games end up on somebody's page: kept once, rated once, counted by whom they were against.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Finished, Person } from '../src/people/service.ts';
import {
  codeOf,
  DAY,
  finishedBy,
  newGuest,
  newTable,
  openHouse,
  START,
  type TestHouse,
} from './people-house.ts';

let house: TestHouse;
let ana: Person;
let bo: Person;
let cy: Person;

beforeEach(async () => {
  house = await openHouse();
  ana = (await newGuest(house.people, 'Ana')).person;
  bo = (await newGuest(house.people, 'Bo')).person;
  cy = (await newGuest(house.people, 'Cy')).person;
});

const ratingsOf = async (): Promise<Map<unknown, unknown>> => {
  const rows = await house.database.query(`select person, value, games from ratings`);
  return new Map(rows.map((row) => [row['person'], row]));
};

const botSeat = (bot: string, place: number): Finished['seats'][number] => ({
  person: null,
  name: 'Robot',
  level: bot,
  place,
  hasWon: place === 1,
});

describe('a finished game', () => {
  test('is kept once, whoever brings it', async () => {
    const finished = finishedBy('tableone', [ana, bo, cy]);
    const both = await Promise.all([
      house.people.keepResult(finished),
      house.people.keepResult(finished),
    ]);
    expect(both.sort()).toEqual([false, true]);
    const ratings = await ratingsOf();
    expect(await house.people.keepResult({ ...finished, at: START + DAY })).toBe(false);
    expect(await ratingsOf()).toEqual(ratings);
    expect([...ratings.values()]).toMatchObject([{ games: 1 }, { games: 1 }, { games: 1 }]);
    expect(await house.database.query(`select at from results`)).toEqual([
      { at: START },
      { at: START },
      { at: START },
    ]);
  });

  test('moves ratings by place', async () => {
    await house.people.keepResult(finishedBy('tableone', [ana, bo, cy]));
    const value = async (person: Person): Promise<number> => {
      const [game] = (await house.people.ownProfile(person)).games;
      return game!.rating!.value;
    };
    expect(await value(ana)).toBeGreaterThan(1500);
    expect(await value(bo)).toBeCloseTo(1500, 6);
    expect(await value(cy)).toBeLessThan(1500);
  });

  test('that ends at the same time as another one of the same people counts as well', async () => {
    await Promise.all([
      house.people.keepResult(finishedBy('tableone', [ana, bo])),
      house.people.keepResult(finishedBy('tabletwo', [bo, ana])),
    ]);
    expect([...(await ratingsOf()).values()]).toMatchObject([{ games: 2 }, { games: 2 }]);
  });

  test('is not rated when the table was not, with bots, with nobody else there, or alone', async () => {
    const people = finishedBy('tableone', [ana, bo]);
    const [first, second] = people.seats;
    const unrated: Finished[] = [
      { ...people, table: 'table1', isRated: false },
      { ...people, table: 'table2', seats: [first!, botSeat('habitue', 2)] },
      { ...people, table: 'table3', seats: [first!, { ...second!, wasAbsent: true }] },
      { ...people, table: 'table4', seats: [first!] },
    ];
    for (const finished of unrated) expect(await house.people.keepResult(finished)).toBe(true);
    expect((await ratingsOf()).size).toBe(0);
    const { history } = await house.people.ownProfile(ana);
    expect(history).toHaveLength(4);
    expect(history.every(({ isRated }) => !isRated)).toBe(true);
  });

  test('is rated by its result whoever lets a bot play: that cancels nothing', async () => {
    const [first, second, third] = finishedBy('tableone', [ana, bo, cy]).seats;
    const seats = [first!, second!, { ...third!, gotUp: true }];
    await house.people.keepResult(finishedBy('tableone', [ana, bo, cy], { seats }));
    const ratings = await ratingsOf();
    const value = ({ id }: Person): number => (ratings.get(id) as { value: number }).value;
    expect(value(ana)).toBeGreaterThan(1500);
    expect(value(cy)).toBeLessThan(1500);
  });

  test('in which a bot wins for somebody who got up gives them no points', async () => {
    const [first, second] = finishedBy('tableone', [ana, bo]).seats;
    const seats = [{ ...first!, gotUp: true }, second!];
    await house.people.keepResult(finishedBy('tableone', [ana, bo], { seats }));
    expect((await ratingsOf()).get(ana.id)).toMatchObject({ value: 1500, games: 1 });
    expect((await ratingsOf()).get(bo.id)).toMatchObject({ games: 1 });
  });

  test('compares the others where one of them never came', async () => {
    const [first, second, third] = finishedBy('tableone', [ana, bo, cy]).seats;
    const seats = [first!, { ...second!, wasAbsent: true }, third!];
    await house.people.keepResult(finishedBy('tableone', [ana, bo, cy], { seats }));
    expect([...(await ratingsOf()).keys()].sort()).toEqual([ana.id, cy.id].sort());
  });

  test('knows nobody who has gone since, and finds who signed in since', async () => {
    const table = await newTable(house, 'tableone', [ana, bo]);
    await house.people.delete(bo);
    expect(table.seats).toHaveLength(2);
    await house.people.keepResult(finishedBy('tableone', [ana, bo]));
    expect(await house.database.query(`select person, name from results order by seat`)).toEqual([
      { person: ana.id, name: 'Ana' },
      { person: null, name: '—' },
    ]);
    expect((await ratingsOf()).size).toBe(0);

    const guest = await newGuest(house.people, 'Ana again');
    await newTable(house, 'tabletwo', [guest.person, cy]);
    const code = await house.people.makeRecovery(ana);
    await house.people.recover(code, guest.key);
    await house.people.keepResult(finishedBy('tabletwo', [guest.person, cy]));
    expect((await ratingsOf()).get(ana.id)).toMatchObject({ games: 1 });
  });
});

describe('a page', () => {
  test('counts games and wins, by game and by whom they were against', async () => {
    const { seats } = finishedBy('x', [ana, bo]);
    const keep = (table: string, more: Partial<Finished>): Promise<boolean> =>
      house.people.keepResult(finishedBy(table, [ana, bo], more));
    await keep('table1', {});
    await keep('table2', { seats: [seats[0]!, botSeat('habitue', 2), botSeat('habitue', 3)] });
    await keep('table3', {
      seats: [{ ...seats[0]!, hasWon: false }, seats[1]!, botSeat('random', 1)],
    });
    await keep('table4', { game: 'pas-de-bras' });
    const { games } = await house.people.ownProfile(ana);
    expect(games).toMatchObject([
      {
        game: 'chicoree',
        games: 3,
        wins: 2,
        against: [
          { level: 'habitue', games: 1, wins: 1 },
          { level: 'people', games: 2, wins: 1 },
          { level: 'random', games: 1, wins: 0 },
        ],
        rating: { games: 1 },
      },
      { game: 'pas-de-bras', games: 1, wins: 1, against: [{ level: 'people' }] },
    ]);
  });

  test('grows less sure of a rating while somebody is away', async () => {
    await house.people.keepResult(finishedBy('tableone', [ana, bo]));
    const deviation = async (): Promise<number> =>
      (await house.people.ownProfile(ana)).games[0]!.rating!.deviation;
    const before = await deviation();
    house.wait(60 * DAY);
    expect(await deviation()).toBeGreaterThan(before);
  });

  test('lists the last games, newest first, to oneself alone', async () => {
    await house.people.keepResult(finishedBy('tableone', [ana, bo, cy]));
    await house.people.keepResult(finishedBy('tabletwo', [bo, ana], { at: START + DAY }));
    await house.people.keepResult(finishedBy('tablesix', [bo, cy], { at: START + DAY }));
    const { history, headToHead } = await house.people.ownProfile(ana);
    expect(headToHead).toEqual([]);
    expect(history).toEqual([
      {
        table: 'tabletwo',
        game: 'chicoree',
        names: ['Bo', 'Ana'],
        seat: 1,
        winners: [0],
        isRated: true,
        at: START + DAY,
      },
      {
        table: 'tableone',
        game: 'chicoree',
        names: ['Ana', 'Bo', 'Cy'],
        seat: 0,
        winners: [0],
        isRated: true,
        at: START,
      },
    ]);
    await house.people.makeRecovery(ana);
    expect((await house.people.profile(ana.id, bo.id)).history).toEqual([]);
  });

  test('lists no more than the last fifty', async () => {
    for (let i = 0; i < 53; i += 1)
      await house.people.keepResult(
        finishedBy(`table${i}`, [ana, bo], { at: START + i, isRated: false }),
      );
    const { history } = await house.people.ownProfile(ana);
    expect(history.map(({ table }) => table)).toEqual(
      Array.from({ length: 50 }, (_, i) => `table${52 - i}`),
    );
  });

  test('is public with an account only', async () => {
    expect(await codeOf(house.people.profile(ana.id))).toBe('no-such-person');
    expect(await codeOf(house.people.profile('nobodyatall'))).toBe('no-such-person');
    await house.people.makeRecovery(ana);
    expect(await house.people.profile(ana.id)).toMatchObject({ person: ana.id, since: START });
  });

  test('says how it stands between two', async () => {
    await house.people.makeRecovery(ana);
    await house.people.keepResult(finishedBy('tableone', [ana, bo, cy]));
    await house.people.keepResult(finishedBy('tabletwo', [bo, ana]));
    await house.people.keepResult(finishedBy('table333', [ana, bo]));
    await house.people.keepResult(finishedBy('table444', [cy, bo]));
    expect((await house.people.profile(ana.id, bo.id)).headToHead).toEqual([
      { game: 'chicoree', games: 3, mine: 1, theirs: 2 },
    ]);
    expect((await house.people.profile(ana.id, ana.id)).headToHead).toEqual([]);
    expect((await house.people.profile(ana.id)).headToHead).toEqual([]);
  });
});
