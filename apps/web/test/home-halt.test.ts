// An offline table that cannot go on: its player is told, the fault is loud, nothing more is written, and
// what was played can be saved. One whose rules have changed goes on where something leads to them.
import { readRecord, type AnyRules } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { SenseOfTime, type Entry } from '@tablee/table';
import type { Report } from '@tablee/wire';
import { afterEach, expect, it, vi } from 'vitest';

import type { HomeStore, Kept } from '../src/offline/kept.ts';
import { Tables } from '../src/offline/tables.ts';

function memory() {
  const tables = new Map<string, Kept>();
  const entries: Entry[] = [];
  let notes = 0;
  const store: HomeStore = {
    isLasting: false,
    append(_, at, more) {
      if (at !== entries.length) return Promise.resolve(false);
      entries.push(...more);
      return Promise.resolve(true);
    },
    entries: (_, from = 0) => Promise.resolve(entries.slice(from)),
    create: (kept) => Promise.resolve(void tables.set(kept.sheet.id, kept)),
    find: (table) => Promise.resolve(tables.get(table)),
    note: () => Promise.resolve(void (notes += 1)),
    list: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
  };
  return { store, entries, notes: () => notes };
}

/** A table of one person and two bots, dealt and left again. */
async function dealt() {
  const kept = memory();
  const faults: unknown[] = [];
  const tables = new Tables({
    store: kept.store,
    clock: new SenseOfTime({
      wall: () => 1,
      steady: () => 1,
      after: () => ({ cancel: () => undefined }),
    }),
    random: (bytes) => 'ab'.repeat(bytes),
    today: () => 1,
    pace: () => 0,
    until: () => Infinity,
    think: () => Promise.resolve(undefined),
    complain: (error) => faults.push(error),
  });
  const bot = { kind: 'bot', face: 0, bot: 'habitue' } as const;
  const table = await tables.create({
    game: 'nicht-die-bohne',
    mode: 'solo',
    players: [
      { kind: 'person', name: 'Anna', face: 0 },
      { ...bot, name: 'Bea' },
      { ...bot, name: 'Cleo' },
    ],
    options: { first: '0' },
  });
  (await tables.open(table)).close();
  return { ...kept, tables, table, faults };
}

it('tells its player, says why aloud, and writes nothing', async () => {
  const { tables, table, entries, faults, notes } = await dealt();
  entries.push({ text: '0 take 0' });
  const length = entries.length;
  const noted = notes();
  const opened = await tables.open(table);
  const heard: Report[] = [];
  opened.host.join({ seats: [0], isPerson: true, send: (report) => heard.push(report) }, 0);
  expect(heard).toEqual([{ kind: 'halted', why: 'fault' }]);
  expect(faults).toHaveLength(1);
  expect(entries).toHaveLength(length);
  expect(notes()).toBe(noted);
  opened.close();
});

it('gives away what was played, and nothing of a table that goes on', async () => {
  const { tables, table, entries } = await dealt();
  expect(await tables.record(table)).toBeUndefined();
  entries.push({ text: '0 take 0' });
  (await tables.open(table)).close();
  const record = readRecord((await tables.record(table)) ?? '');
  expect(record.ok && record.value.lines).toEqual([entries[0]?.text]);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** From here on the game has rules 2, which spell and play everything like rules 1. */
async function renew(upgrades: AnyRules['upgrades']): Promise<void> {
  const entry = findGame('nicht-die-bohne')!;
  const rules = { ...(await entry.rules()), version: 2, upgrades };
  vi.spyOn(entry, 'rules').mockResolvedValue(rules);
}

/** What somebody hears who comes to a table, and does what they say. */
async function visit(tables: Tables, table: string) {
  const opened = await tables.open(table);
  const heard: Report[] = [];
  const guest = { seats: [0], isPerson: true, send: (report: Report) => heard.push(report) };
  return { opened, heard, at: opened.host.join(guest, 0) };
}

it('goes on under newer rules, and says so before the first entry of theirs', async () => {
  const { tables, table, entries, faults } = await dealt();
  const before = [...entries];
  await renew([{ from: 1, upgrade: ({ options, lines }) => ({ options, lines }) }]);
  const { opened, heard, at } = await visit(tables, table);
  expect(heard).toMatchObject([{ kind: 'table', sheet: { rules: 2, game: 'nicht-die-bohne' } }]);
  expect(entries).toEqual(before);
  const { plan, log } = opened.host;
  const move = plan.rules.notation.format(plan.rules.moveAt(log.state, 0, 0));
  await at.receive({ kind: 'move', id: 'one', seat: 0, step: 1, move });
  expect(entries.slice(before.length).map(({ text }) => text)).toEqual(['rules 2', `0 ${move}`]);
  expect(faults).toEqual([]);
  opened.close();
});

it('is left as it is where nothing leads to newer rules, and gives no record', async () => {
  const { tables, table, entries, notes } = await dealt();
  const [length, noted] = [entries.length, notes()];
  await renew([]);
  const { opened, heard } = await visit(tables, table);
  expect(heard).toEqual([{ kind: 'halted', why: 'rules-too-old' }]);
  expect([entries.length, notes()]).toEqual([length, noted]);
  await expect(tables.record(table)).rejects.toThrow('rules-too-old');
  opened.close();
});
