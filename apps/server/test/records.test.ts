// The record of a finished game: made once, the same for everyone, kept, and without the name of somebody
// who has gone for good.
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPeople } from '../src/people/service.ts';
import type { OpenStore } from '../src/store/open-store.ts';
import { freshStore, openHouse, realClock, type House } from './rooms-house.ts';
import { BOT, closePages, Page, playerAt } from './rooms-page.ts';

let store: OpenStore;
let houses: House[];
/** How often a whole log was read to be played again. */
let replays: number;
let anna: Page;

const open = async (environment = {}): Promise<House> => {
  const { logs } = store;
  const counted: OpenStore['logs'] = {
    append: (...all) => logs.append(...all),
    entries: (table, from) => {
      if (from === undefined) replays += 1;
      return logs.entries(table, from);
    },
    snapshot: (table) => logs.snapshot(table),
    saveSnapshot: (...all) => logs.saveSnapshot(...all),
  };
  const house = await openHouse({ store: { ...store, logs: counted }, environment });
  houses.push(house);
  return house;
};

const ask = (house: House, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${house.port}/api/tables/${anna.table}/record`, { headers });

beforeEach(async () => {
  store = await freshStore();
  houses = [];
  replays = 0;
  anna = new Page(await open(), 'Annabelle');
  await anna.create({ others: [BOT, BOT] });
  await anna.enter();
  await anna.wish('start');
  await (await playerAt(anna)).play();
  await anna.roomIn('over');
});
afterEach(async () => {
  closePages();
  for (const house of houses) await house.close();
  await store.close();
});

describe('the record of a finished game', () => {
  it('is made once, however many ask at once, and kept for the next server', async () => {
    const texts = await Promise.all(
      Array.from({ length: 30 }, async () => (await ask(houses[0]!)).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('Annabelle');
    expect(await (await ask(await open())).text()).toBe(texts[0]);
    expect(replays).toBe(1);
  });

  it('is served without tables and log once it is kept: a copy of the records is enough', async () => {
    const text = await (await ask(houses[0]!)).text();
    for (const part of ['entries', 'logs', 'rooms', 'sittings'])
      await store.database.query(`delete from ${part}`);
    expect(await (await ask(await open())).text()).toBe(text);
  });

  it('is kept by whoever asks, who hears that it is still the same', async () => {
    const { headers } = await ask(houses[0]!);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const again = await ask(houses[0]!, { 'If-None-Match': headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('names nobody who has gone for good', async () => {
    const before = await ask(houses[0]!);
    const { database } = store;
    const random = (bytes: number): Uint8Array => randomBytes(bytes);
    const people = openPeople({ database, settings: {}, clock: realClock, random });
    await people.delete((await people.personOf(anna.key))!);
    expect(await database.query('select text from records')).toEqual([]);
    const after = await ask(houses[0]!);
    expect(await after.text()).toBe((await before.text()).replace('Annabelle', '—'));
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('is not for whoever asks too often', async () => {
    const house = await open({ RATE_RECORDS: '2' });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask(house)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
