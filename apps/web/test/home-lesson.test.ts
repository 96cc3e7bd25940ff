// A prepared game: laid as far as it was played, it waits where its lesson explains something, and goes on
// as it is written.
import { writeRecord } from '@tablee/kit';
import type { Entry } from '@tablee/table';
import { expect, it } from 'vitest';

import { bot, homeWorld } from './home-world.ts';

const VALUES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'x2', '-', '-', '-', '0'];
const CARDS = VALUES.flatMap((value) => ['G', 'R', 'Y', 'B'].map((suit) => suit + value)).join(' ');
const LINES = [
  `chance ${CARDS}`,
  '0 lead G1',
  'sealed 1 play R1 ; 2 play Y1',
  '0 take 2',
  '1 lead G2',
];
const RECORD = writeRecord(
  {
    game: 'nicht-die-bohne',
    rules: 1,
    seats: 3,
    names: new Map(),
    options: { rounds: '1', first: '0' },
    extra: [],
  },
  LINES,
);

async function laid(played: number) {
  let until = 0;
  const world = homeWorld({ until: () => until });
  const { home, log } = world;
  const players = [
    { kind: 'person', name: 'Anna', face: 0 } as const,
    bot('Bea', 0),
    bot('Cleo', 0),
  ];
  const table = await home.create({
    game: 'nicht-die-bohne',
    mode: 'lesson',
    players,
    options: {},
    book: { record: RECORD, played },
  });
  const opened = await home.open(table);
  const pass = async (steps: number): Promise<readonly string[]> => {
    until = steps;
    opened.follow();
    await world.pass(60);
    return log.all(table).map(({ text }: Entry) => text);
  };
  return { opened, pass };
}

it('is laid as far as it was played, and nobody moves before they may', async () => {
  const { opened, pass } = await laid(4);
  expect(await pass(4)).toEqual(LINES.slice(0, 4));
  expect(await pass(5)).toEqual(LINES);
  opened.close();
});

it('waits with sealed choices, too', async () => {
  const { opened, pass } = await laid(2);
  expect(await pass(2)).toEqual(LINES.slice(0, 2));
  expect((await pass(3)).at(-1)).toBe(LINES[2]);
  opened.close();
});
