// Whole games on the built site: by mouse, by finger on a phone, and with nothing but a keyboard; each
// edition with as few and as many people as it allows.
import { describe, expect, test } from 'vitest';

import { fingers, type Way } from './fingers.ts';
import { beanTurn, chicoreeTurn, diceFrom, playOn, type Turn } from './players.ts';
import { keepTable, prepare } from './prepare.ts';
import { visit } from './visit.ts';

interface Game {
  readonly game: string;
  readonly seats: number;
  readonly way: Way;
  readonly options: Readonly<Record<string, string>>;
}

const ROUND = { rounds: '1' };
const GAMES: readonly Game[] = [
  { game: 'nicht-die-bohne', seats: 3, way: 'mouse', options: ROUND },
  { game: 'nicht-die-bohne', seats: 6, way: 'keyboard', options: { rounds: '2' } },
  { game: 'nicht-die-bohne', seats: 4, way: 'touch', options: ROUND },
  { game: 'pas-de-bras', seats: 3, way: 'touch', options: ROUND },
  { game: 'pas-de-bras', seats: 6, way: 'mouse', options: ROUND },
  { game: 'pas-de-bras', seats: 5, way: 'keyboard', options: ROUND },
  { game: 'chicoree', seats: 2, way: 'keyboard', options: {} },
  { game: 'chicoree', seats: 6, way: 'touch', options: {} },
  { game: 'chicoree', seats: 3, way: 'mouse', options: { auction: 'melee', hammer: '3' } },
];

const TURNS: Readonly<Record<string, Turn>> = {
  'nicht-die-bohne': beanTurn,
  'pas-de-bras': beanTurn,
  chicoree: chicoreeTurn,
};

describe('a whole game', () => {
  for (const { game, seats, way, options } of GAMES)
    test(`of ${game} with ${seats} seats by ${way}`, async () => {
      const isTouch = way === 'touch';
      const { page, site, close } = await visit({
        touch: isTouch,
        ...(isTouch ? { width: 390, height: 844 } : {}),
      });
      await page.goto(site);
      const table = await prepare({ game, seats, options, until: ({ steps }) => steps === 0 });
      await keepTable(page, table);
      await page.goto(`${site}/table/${table.id}`);
      await playOn(page, fingers(page, way), TURNS[game]!, diceFrom(seats));
      const result = page.locator('dialog [data-winners], dialog [data-reason]');
      expect(await result.count()).toBeGreaterThan(0);
      await close();
    });
});
