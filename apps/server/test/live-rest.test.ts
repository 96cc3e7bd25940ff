// Tables that everybody has left: bots do not play on for nobody, and go on when somebody comes back.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { HandClock } from './rooms-clock.ts';
import { openHouse, type House } from './rooms-house.ts';
import { BOT, closePages, Page } from './rooms-page.ts';

/** A bot takes this long for a move: a game takes many minutes. */
const PACE_MS = 20_000;

let clock: HandClock;
let house: House;
let anna: Page;

const entries = async (): Promise<number> =>
  (await house.store.rooms.find(anna.table))?.length ?? -1;

/** Lets time pass until the log is longer. */
const movesAgain = async (): Promise<void> => {
  const before = await entries();
  while ((await entries()) === before) await clock.advance(1000);
};

beforeEach(async () => {
  clock = new HandClock(Date.now());
  house = await openHouse({ clock, environment: { BOT_PACE: String(PACE_MS) } });
  anna = new Page(house, 'Anna');
  await anna.create({ others: [BOT, BOT] });
  await anna.enter();
  await anna.wish('start');
});
afterEach(async () => {
  closePages();
  await house.close();
});

describe('a table that is left to bots', () => {
  beforeEach(async () => {
    await anna.wish('leave');
    await movesAgain();
  });

  it('rests after a while, and nobody has to look at it any more', async () => {
    while (house.rooms.openTables > 0) await clock.advance(5000);
    const rested = await entries();
    for (let hour = 0; hour < 30; hour++) await clock.leap(3_600_000);
    expect(await entries()).toBe(rested);
    expect(await house.store.rooms.due(clock.now() + 30 * 86_400_000, 9)).toEqual([]);
    expect((await house.rooms.room(anna.table)).state).toBe('playing');
  });

  it('goes on for somebody who only looks, and rests again without them', async () => {
    while (house.rooms.openTables > 0) await clock.advance(5000);
    const eve = await new Page(house, 'Eve').watch(anna.table);
    // Longer than anybody would have waited for somebody to come.
    for (let moves = 0; moves < 6; moves++) await movesAgain();
    eve.close();
    while (house.sockets() > 1) await clock.advance(0);
    while (house.rooms.openTables > 0) await clock.advance(5000);
    expect((await house.rooms.room(anna.table)).state).toBe('playing');
  });

  it('goes on for whoever comes back to their seat', async () => {
    while (house.rooms.openTables > 0) await clock.advance(5000);
    anna.heard.splice(0);
    await anna.enter();
    const isAsked = (): boolean =>
      anna.reports.some((report) => 'waiting' in report && report.waiting.seats.includes(0));
    while (!isAsked()) await clock.advance(1000);
  });
});

describe('a table where somebody still has a turn to come', () => {
  it('plays on without them as far as that turn', async () => {
    anna.close();
    while (house.sockets() > 0) await clock.advance(0);
    while (house.rooms.openTables > 0) await clock.advance(5000);
    expect((await anna.ask('GET', '/api/me/tables')).value).toMatchObject([{ isMyTurn: true }]);
  });
});
