// Nobody ends, voids or plays a game for others: over real sockets, where people come and go over days.
import { commitment, extraOf, readRecord } from '@tablee/kit';
import { afterEach, expect, it } from 'vitest';

import { HandClock } from './rooms-clock.ts';
import { openHouse, type House } from './rooms-house.ts';
import { closePages, Page, SETTINGS } from './rooms-page.ts';

const DAY = 86_400;
const SLOW = {
  ...SETTINGS,
  options: { first: '0' },
  clock: { kind: 'correspondence', move: DAY },
} as const;

let house: House | undefined;
afterEach(async () => {
  closePages();
  await house?.close();
  house = undefined;
});

/** Three at a table over days that is being played. */
async function overDays(clock: HandClock): Promise<[Page, Page, Page]> {
  house = await openHouse({ clock });
  const [anna, bea, cleo] = ['Anna', 'Bea', 'Cléo'].map((name) => new Page(house!, name)) as [
    Page,
    Page,
    Page,
  ];
  await anna.create({ settings: SLOW });
  for (const page of [bea, cleo]) await page.join(anna.table);
  for (const page of [anna, bea, cleo]) await page.enter();
  await anna.wish('start');
  for (const page of [anna, bea, cleo])
    await page.first('report', ({ report }) => report.kind === 'table');
  return [anna, bea, cleo];
}

const vote = (page: Page): void => {
  page.command({ kind: 'vote', id: `end-${page.seat}`, seat: page.seat, what: 'end' });
};

it('one of three does not end a game while the others sleep; all of them do', async () => {
  const clock = new HandClock(Date.now());
  const [anna, bea, cleo] = await overDays(clock);
  bea.close();
  cleo.close();
  while (house!.sockets() > 1) await clock.advance(0);
  await clock.advance(60_000);
  vote(anna);
  await anna.next('report', ({ report }) => report.kind === 'done');
  await clock.advance(60_000);
  expect(anna.room!.state).toBe('playing');
  const path = `/api/tables/${anna.table}/record`;
  expect(await anna.ask('GET', path)).toMatchObject({ status: 409, value: { code: 'not-over' } });

  // Who comes back finds the question open.
  for (const page of [bea, cleo]) {
    await page.enter();
    await page.first(
      'report',
      ({ report }) => report.kind === 'table' && report.people?.votes.end.includes(0) === true,
    );
    vote(page);
  }
  for (const page of [anna, bea, cleo]) await page.roomIn('ended');
  expect(house!.results).toEqual([]);

  const { status, value } = await anna.ask('GET', path);
  expect(status).toBe(200);
  const record = readRecord(value as string);
  if (!record.ok) throw new Error('a record');
  const { header, lines } = record.value;
  expect(lines[0]).toMatch(/^chance /);
  expect(lines.some((line) => line.startsWith('over'))).toBe(false);
  const [seed = '', salt = ''] = extraOf(header, 'reveal')!.split(' ');
  expect(extraOf(header, 'commit')).toBe(commitment({ seed, salt }));
});

it('nobody has a bot make the move of somebody who has looked in and gone again', async () => {
  const clock = new HandClock(Date.now());
  const [anna, bea] = await overDays(clock);
  // Anna leads.
  anna.send({ kind: 'quit' });
  for (const wait of [1000, 60_000]) {
    await clock.advance(wait);
    bea.command({ kind: 'stand-in', id: `now-${wait}`, seat: 1, who: 0 });
    const { report } = await bea.next('report', (one) => one.report.kind === 'refused');
    expect(report).toMatchObject({ refused: { code: 'not-gone' } });
  }
});
