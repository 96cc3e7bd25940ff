// A server that is cut off from the database while another one is not: its people are sent to the other
// one, and nobody is flagged there before they could come.
import { SenseOfTime } from '@tablee/table';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Database } from '../src/store/database.ts';
import { Heartbeat } from '../src/store/heartbeat.ts';
import { HandClock } from './rooms-clock.ts';
import { busPair, freshStore, openHouse } from './rooms-house.ts';
import { closePages, EMPTY, Page, SETTINGS } from './rooms-page.ts';

const SECOND = 1000;
const GRACE_MS = 20 * SECOND;
const TIGHT = { kind: 'live', bank: 30, move: 10 } as const;
/** What everybody has in all for their first move. */
const TIME_MS = 40 * SECOND;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  closePages();
  for (const one of open.splice(0).reverse()) await one.close();
});

/** Anna at a table of her own, on a server whose heart can be cut off from the database. */
async function atTheTable({ besideAnother }: { readonly besideAnother: boolean }) {
  // The wires stay real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const machine = new HandClock(Date.now());
  const time = new SenseOfTime(machine);
  const store = await freshStore(time);
  open.push(store);
  let isCut = false;
  const query: Database['query'] = (...asked) =>
    isCut ? Promise.reject(new Error('no way')) : store.database.query(...asked);
  const { kind } = store.database;
  const heartbeat = await Heartbeat.start({ kind, query } as Database, 'ours', time);
  open.push(heartbeat);
  // Its store has beaten as `test`, and does so no more.
  await store.heartbeat.close();
  if (!besideAnother) await store.database.query(`delete from nodes where id <> 'ours'`);
  await heartbeat.beat();
  const house = await openHouse({ time, store: { ...store, heartbeat } });
  open.push(house);
  const anna = new Page(house, 'Anna');
  await anna.create({ game: 'chicoree', others: [EMPTY] });
  await anna.enter();
  return {
    ...{ house, anna, machine },
    cut: () => {
      isCut = true;
    },
    /** Whether she is still there after the door has looked. */
    isKept: async (): Promise<boolean> => {
      vi.advanceTimersByTime(SECOND);
      anna.send({ kind: 'ping', sent: machine.now() });
      const isAnswered = (): boolean => anna.all('pong').at(-1)?.sent === machine.now();
      await anna.until(() => isAnswered() || anna.closeCode !== undefined);
      return anna.closeCode === undefined;
    },
  };
}

describe('a server that has no database for a while', () => {
  it('sends its people to another one, and lets nobody in', async () => {
    const { house, anna, machine, cut, isKept } = await atTheTable({ besideAnother: true });
    cut();
    await machine.advance(5 * SECOND);
    expect(await isKept()).toBe(true);
    await machine.advance(3 * SECOND);
    expect(await isKept()).toBe(false);
    expect(anna.all('restart')).toHaveLength(1);
    expect(anna.closeCode).toBe(1012);
    const late = new Page(house, 'Late').connect();
    await expect(late.opened()).rejects.toThrow('503');
  });

  it('keeps them where there is no other', async () => {
    const { machine, cut, isKept } = await atTheTable({ besideAnother: false });
    cut();
    await machine.advance(10 * SECOND);
    expect(await isKept()).toBe(true);
  });

  it('keeps them where it was only asleep', async () => {
    const { machine, cut, isKept } = await atTheTable({ besideAnother: true });
    cut();
    await machine.leap(60 * SECOND, 0);
    expect(await isKept()).toBe(true);
  });
});

describe('a server that plays on while another one is cut off', () => {
  /** Anna and Bea sit at a server that is not heard of again, and it is the first move of one of them. */
  async function apart({ isOpenHere }: { readonly isOpenHere: boolean }) {
    const store = await freshStore();
    open.push(store);
    const pair = busPair();
    const clock = new HandClock(Date.now());
    const here = await openHouse({ store, bus: pair.a, clock });
    open.push(here);
    const other = await openHouse({ store, bus: pair.b, clock });
    const anna = new Page(other, 'Anna');
    const bea = new Page(other, 'Bea');
    const settings = { ...SETTINGS, clock: TIGHT };
    const { id } = await anna.create({ game: 'chicoree', others: [EMPTY], settings });
    await bea.join(id);
    for (const page of [anna, bea]) await page.enter();
    await anna.wish('start');
    if (isOpenHere) await new Page(here, 'Eve').watch(id);
    await clock.advance(SECOND);
    pair.cut = true;
    await other.kill();
    await clock.advance(TIME_MS - 3 * SECOND);
    const flags = async (): Promise<number> =>
      (await store.logs.entries(id)).filter(({ text }) => text.startsWith('flag')).length;
    return { here, pair, clock, bea, flags };
  }

  it('flags nobody of those who were there before they could come', async () => {
    const { pair, clock, flags } = await apart({ isOpenHere: true });
    pair.a.lose('b');
    await clock.advance(GRACE_MS - SECOND);
    expect(await flags()).toBe(0);
    await clock.advance(SECOND);
    expect(await flags()).toBeGreaterThan(0);
  });

  it('does not do so either where it has not had the table open', async () => {
    const { here, clock, bea, flags } = await apart({ isOpenHere: false });
    bea.moveTo(here);
    await bea.enter();
    await clock.advance(GRACE_MS - SECOND);
    expect(await flags()).toBe(0);
    await clock.advance(SECOND);
    expect(await flags()).toBeGreaterThan(0);
  });
});
