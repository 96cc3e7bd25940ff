// Whole games over real sockets: made, joined by link with just a name, started, played to the end.
import { readRecord } from '@tablee/kit';
import { afterEach, describe, expect, it } from 'vitest';

import { openHouse, type House } from './rooms-house.ts';
import { BOT, closePages, EMPTY, Page, playerAt } from './rooms-page.ts';

let house: House | undefined;
afterEach(async () => {
  closePages();
  await house?.close();
  house = undefined;
});

/** Three at a table; `bots` of them are bots. */
async function gather(game: string, bots = 0): Promise<Page[]> {
  house = await openHouse();
  const anna = new Page(house, 'Anna');
  const others = [EMPTY, EMPTY].map((seat, i) => (i < bots ? BOT : seat));
  const { id } = await anna.create({ game, others: others.reverse() });
  const rest = ['Bea', 'Cléo'].slice(0, 2 - bots).map((name) => new Page(house!, name));
  for (const page of rest) await page.join(id);
  const pages = [anna, ...rest];
  for (const page of pages) await page.enter();
  return pages;
}

describe('a game', () => {
  for (const [game, bots] of [
    ['nicht-die-bohne', 0],
    ['pas-de-bras', 1],
    ['chicoree', 0],
    ['chicoree', 1],
  ] as const)
    it(`of ${game} with ${bots} bots is played to its end`, async () => {
      const pages = await gather(game, bots);
      const [anna] = pages;
      await anna!.wish('start');
      const players = await Promise.all(pages.map((page) => playerAt(page)));
      await Promise.all(players.map((player) => player.play()));
      await Promise.all(pages.map((page) => page.roomIn('over')));
      const { winners } = anna!.room!;
      expect(winners.length).toBeGreaterThan(0);
      expect(house!.results).toHaveLength(1);
      expect(house!.results[0]!.seats.filter(({ hasWon }) => hasWon)).toHaveLength(winners.length);
      const { status, value } = await anna!.ask('GET', `/api/tables/${anna!.table}/record`);
      expect(status).toBe(200);
      const record = readRecord(value as string);
      expect(record.ok).toBe(true);
      expect(house!.lines).toEqual([]);
    });
});
