// Tests six people in an auction while their server is killed and restarted: the pages reconnect by
// themselves, and the table goes on.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PHASE, type View } from '@tablee/chicoree/rules';
import type { Log } from '@tablee/kit';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { serve } from '../scripts/serve.ts';
import {
  atTable,
  createTable,
  forgiveLostLines,
  goHome,
  guest,
  keepChair,
  type Guest,
  type OnlineTable,
} from './online.ts';
import { expertTurn } from './online-expert.ts';
import { turnForward } from './online-forward.ts';
import { expectDiscretion } from './online-secrets.ts';
import { OVER, playOn, stepOf } from './players.ts';

let folder: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-restart-'));
  server = await serve({ data: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const restart = async (): Promise<void> => {
  server = await serve({ data: folder, port: server.port });
};

/** The hammer waits for a first bid. */
const isAuction = ({ state }: Log): boolean => {
  const { phase, price } = state as View;
  return phase === PHASE.melee && price === 0;
};

/** A table of six at which an auction is about to begin, shortly before the end. */
async function lateTable(guests: readonly Guest[]): Promise<OnlineTable> {
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const options = { auction: 'melee', hammer: '3' };
  const site = `http://127.0.0.1:${server.port}`;
  const table = await createTable(host, { game: 'chicoree', seats: 6, options }, site);
  for (const one of others) await keepChair(one, table);
  const started = await fetch(`${site}/api/tables/${table.id}/start`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${host.key}` },
    body: '{}',
  });
  expect(started.status).toBe(200);
  await server.close();
  await turnForward(folder, table.id, isAuction);
  await restart();
  return table;
}

/** So many steps after the power came back. */
const STEPS_AFTER = 15;

const reached = async (page: Page, step: number): Promise<void> => {
  await page.waitForFunction(
    ([over, goal]) =>
      document.querySelector(over) !== null ||
      Number(document.querySelector('main')?.dataset['step']) >= goal,
    [OVER, step] as const,
  );
};

test('six people, Chicorée: the server is killed in the middle of an auction', async () => {
  const guests = await Promise.all([
    guest({ name: 'Odette', lang: 'fr' }),
    guest({ name: 'Ben', lang: 'en', way: 'touch' }),
    guest({ name: 'Maximilienne', lang: 'fr', way: 'touch', theme: 'dark' }),
    guest({ name: 'Dora', lang: 'de', width: 1024, height: 768 }),
    guest({ name: 'Jürgen', lang: 'de', way: 'touch' }),
    guest({ name: 'Li', lang: 'en', way: 'touch', theme: 'dark' }),
  ]);
  const table = await lateTable(guests);
  await Promise.all(guests.map(({ page }) => page.goto(table.link)));
  await Promise.all(guests.map(atTable));
  const cutPower = async (): Promise<void> => {
    await guests[0].page.locator('[data-hammer]').waitFor();
    await server.kill();
    await Promise.all(guests.map(({ page }) => page.locator('[data-link=offline] p').waitFor()));
    await restart();
    await Promise.all(guests.map(({ page }) => page.locator('[data-link=online]').waitFor()));
  };
  // The players do nothing about it and go on. The length of such a game is unknown, so playing a
  // good part of it is enough.
  let isEnough = false;
  const playing = guests.map(async (one) => {
    const turn = await expertTurn(one, table);
    await playOn(one.page, one.fingers, turn, one.dice, () => Promise.resolve(isEnough)).catch(
      (error: unknown) => {
        if (!isEnough) throw error;
      },
    );
  });
  const goOn = async (): Promise<void> => {
    await cutPower();
    const goal = (await stepOf(guests[0].page)) + STEPS_AFTER;
    await Promise.all(guests.map(({ page }) => reached(page, goal)));
  };
  await Promise.race([goOn(), Promise.all(playing)]);
  isEnough = true;
  guests.forEach(forgiveLostLines);
  await expectDiscretion(guests, table.site);
  await goHome(guests);
  await Promise.all(playing);
});
