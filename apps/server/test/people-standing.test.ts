// Who may play rated: accounts that have played here for a while, not throwaways by the dozen.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../src/people/service.ts';
import { DAY, finishedBy, newGuest, openHouse, START, type TestHouse } from './people-house.ts';

let house: TestHouse;
let tables = 0;

beforeEach(async () => {
  house = await openHouse();
});

const newAccount = async (name: string): Promise<Person> => {
  const { person } = await newGuest(house.people, name);
  await house.people.makeRecovery(person);
  return person;
};

const accounts = (name: string, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => newAccount(`${name} ${i}`)));

const play = (day: number, order: readonly Person[], isRated = false): Promise<boolean> => {
  tables += 1;
  const at = START + day * DAY;
  return house.people.keepResult(finishedBy(`table${tables}`, order, { at, isRated }));
};

const isOpen = async ({ id }: Person): Promise<boolean> => (await house.people.standing(id)).isOpen;

/** Eight people with a rating, as in a house that has been open for a while. */
const grown = async (): Promise<Person[]> => {
  const founders = await accounts('Founder', 8);
  await play(0, founders.slice(0, 4), true);
  await play(0, founders.slice(4), true);
  return founders;
};

describe('rated play', () => {
  test('is closed to a dozen accounts that have just been made', async () => {
    const throwaways = await accounts('Throwaway', 12);
    expect(await Promise.all(throwaways.map(isOpen))).toEqual(throwaways.map(() => false));
    expect(await house.people.standing(throwaways[0]!.id)).toEqual({
      ...{ isOpen: false, among: 'accounts', days: 0, ofDays: 3, people: 0, ofPeople: 2 },
    });
  });

  test('opens after games on three days with two people who have a rating', async () => {
    const [one, two] = (await grown()) as [Person, Person];
    const [newcomer] = (await accounts('Newcomer', 1)) as [Person];
    const { id } = newcomer;
    await play(1, [newcomer, one]);
    await play(1, [newcomer, two]);
    expect(await house.people.standing(id)).toMatchObject({ isOpen: false, days: 1, people: 2 });
    await play(2, [one, newcomer]);
    expect(await isOpen(newcomer)).toBe(false);
    await play(3, [one, newcomer]);
    expect(await house.people.standing(id)).toMatchObject({ isOpen: true, days: 3, people: 2 });
  });

  test('stays closed to throwaways that play among themselves, or with one accomplice', async () => {
    const [accomplice] = (await grown()) as [Person];
    const throwaways = await accounts('Throwaway', 12);
    for (let day = 1; day <= 10; day++)
      for (let i = 0; i < 12; i += 3) await play(day, [accomplice, ...throwaways.slice(i, i + 3)]);
    expect(await Promise.all(throwaways.map(isOpen))).toEqual(throwaways.map(() => false));
    const { id } = throwaways[0]!;
    expect(await house.people.standing(id)).toMatchObject({ among: 'rated', days: 10, people: 1 });
  });

  test('opens in a new house by games with accounts, but not with guests or bots', async () => {
    const [ana, bo, cy] = (await accounts('Neighbour', 3)) as [Person, Person, Person];
    const guest = (await newGuest(house.people, 'Guest')).person;
    for (const day of [0, 1, 2]) await play(day, [ana, guest]);
    expect(await house.people.standing(ana.id)).toMatchObject({ days: 0, people: 0 });
    for (const day of [3, 4, 5]) await play(day, [ana, bo, cy]);
    expect(await Promise.all([ana, bo, cy].map(isOpen))).toEqual([true, true, true]);
  });

  test('stays open to everybody who was rated before, whose rating is kept', async () => {
    const [ana, bo] = (await accounts('Regular', 2)) as [Person, Person];
    await play(0, [ana, bo], true);
    const before = await house.database.query('select * from ratings order by person');
    expect(await Promise.all([ana, bo].map(isOpen))).toEqual([true, true]);
    expect(await house.database.query('select * from ratings order by person')).toEqual(before);
  });

  test('is open to all accounts where the operator says so', async () => {
    house = await openHouse({ ratedFor: 'accounts' });
    const [ana] = (await accounts('Member', 1)) as [Person];
    expect(await isOpen(ana)).toBe(true);
  });
});
