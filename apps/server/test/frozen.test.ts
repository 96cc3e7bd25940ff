// Tables that stand still: whoever sits there is told, no server writes to their log, and whoever runs
// the server finds, exports, cuts back and tries them again.
import { Host } from '@tablee/table';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { cutBack, exportTable, freeze, listFrozen, thaw } from '../src/rooms/frozen.ts';
import { twoHouses } from './rooms-house.ts';
import { BOT, closePages, EMPTY, Page } from './rooms-page.ts';
import { WAIT } from './wait.ts';

afterEach(closePages);

/** A table of two people on one server each, dealt. */
async function dealt() {
  const { store, a, b } = await twoHouses();
  const anna = new Page(a, 'Anna');
  const bea = new Page(b, 'Bea');
  const { id } = await anna.create({ others: [EMPTY, { ...BOT, bot: 'habitue' }] });
  await bea.join(id);
  await anna.enter();
  await bea.enter();
  await anna.wish('start');
  for (const page of [anna, bea]) await vi.waitFor(() => expect(isSeen(page)).toBe(true), WAIT);
  return { store, a, b, anna, bea, id };
}

const isSeen = ({ heard }: Page): boolean =>
  heard.some((one) => one.kind === 'report' && one.report.kind === 'table');
const halts = ({ heard }: Page): unknown[] =>
  heard.flatMap((one) =>
    one.kind === 'report' && one.report.kind === 'halted' ? [one.report] : [],
  );

/** Somebody wrote what no rules allow, and this server comes upon it. */
async function spoiled() {
  const table = await dealt();
  const { store, id, b } = table;
  let before = await store.logs.entries(id);
  // The bot may be writing as well.
  while (!(await store.logs.append(id, before.length, [{ text: '0 take 0', at: 1 }])))
    before = await store.logs.entries(id);
  await b.rooms.tableChanged(id);
  await vi.waitFor(() => expect(halts(table.bea)).not.toEqual([]), WAIT);
  await vi.waitFor(async () => expect(await listFrozen(store.database)).toHaveLength(1), WAIT);
  return { ...table, before };
}

describe('an entry that cannot be played', () => {
  it('stops the table on every server, and says so to everyone', async () => {
    const { store, anna, bea, a, b, id, before } = await spoiled();
    expect(await listFrozen(store.database)).toMatchObject([
      { table: id, game: 'nicht-die-bohne', why: 'fault', entry: before.length },
    ]);
    await vi.waitFor(
      () => expect(halts(anna)).toContainEqual({ kind: 'halted', why: 'fault' }),
      WAIT,
    );
    expect(halts(bea)).toContainEqual({ kind: 'halted', why: 'fault' });
    const said = [...a.lines, ...b.lines].map((line) => JSON.parse(line) as { msg: string });
    expect(said.filter(({ msg }) => msg === 'a table stands still').length).toBeGreaterThan(0);
    expect(await store.logs.entries(id)).toHaveLength(before.length + 1);
    expect((await store.rooms.find(id))?.isFrozen).toBe(true);
  });

  it('nothing is written after it, whoever tries', async () => {
    const { store, id, before } = await spoiled();
    expect(await store.logs.append(id, before.length + 1, [{ text: 'paused', at: 2 }])).toBe(false);
  });

  it('who comes later is told so', async () => {
    const { a, id } = await spoiled();
    const late = new Page(a, 'Late');
    await late.watch(id);
    await vi.waitFor(() => expect(halts(late)).toHaveLength(1), WAIT);
    expect(isSeen(late)).toBe(false);
  });

  it('cut back and tried again, the table goes on where it was', async () => {
    const { store, anna, bea, a, id, before } = await spoiled();
    const kept = await exportTable(store, id);
    expect(kept).toMatchObject({ frozen: { entry: before.length }, document: { id } });
    expect(kept?.entries).toHaveLength(before.length + 1);
    expect(kept).not.toHaveProperty('secret');
    expect(await exportTable(store, id, { withSecrets: true })).toHaveProperty('secret.seed');
    expect(await cutBack(store, id, before.length)).toBe(true);
    expect(await thaw(store, id, Date.now())).toBe(true);
    const seen = [anna, bea].map(({ heard }) => heard.length);
    await a.rooms.tableChanged(id);
    for (const [n, page] of [anna, bea].entries())
      await vi.waitFor(() => {
        const since = page.heard.slice(seen[n]);
        expect(since.some((one) => one.kind === 'report' && one.report.kind === 'table')).toBe(
          true,
        );
      }, WAIT);
    expect(await store.logs.entries(id)).toEqual(before);
    expect(await listFrozen(store.database)).toEqual([]);
  });
});

describe('somebody who gets up while that cannot be kept', () => {
  it('leaves no guest behind', async () => {
    const { a, anna, id } = await dealt();
    let visits = 0;
    const join = vi.spyOn(Host.prototype, 'join').mockImplementation((peer, eyes) => {
      visits += 1;
      return {
        ...{ ...peer, eyes },
        receive: () => Promise.reject(new Error('away')),
        leave: () => {
          visits -= 1;
        },
      };
    });
    try {
      await expect(a.rooms.leave({ key: anna.key }, id)).rejects.toThrow('away');
      expect(join).toHaveBeenCalled();
      expect(visits).toBe(0);
    } finally {
      join.mockRestore();
    }
  });
});

describe('a table that is played', () => {
  it('is neither cut back nor thawed', async () => {
    const { store, id } = await dealt();
    const before = await store.logs.entries(id);
    expect(await cutBack(store, id, 0)).toBe(false);
    expect(await thaw(store, id, 1)).toBe(false);
    expect(await store.logs.entries(id)).toEqual(before);
    expect(await exportTable(store, 'nothing')).toBeUndefined();
  });

  it('keeps the first reason why it stood still', async () => {
    const { store, id } = await dealt();
    await freeze(store.database, id, { why: 'fault', length: 1, error: new Error('one') }, 10);
    await freeze(store.database, id, { why: 'fault', length: 9, error: new Error('two') }, 20);
    expect(await listFrozen(store.database)).toMatchObject([{ entry: 1, at: 10 }]);
  });
});
