// A home of tables without a browser: its store in memory, its clock set by hand.
import { SenseOfTime } from '@tablee/table';
import { HandClock, MemoryStore } from '@tablee/table/testing';
import type { Player } from '@tablee/wire';

import type { Kept } from '../src/offline/kept.ts';
import { Tables, type HomePorts } from '../src/offline/tables.ts';

export interface HomeWorld {
  readonly home: Tables;
  readonly log: MemoryStore;
  readonly tables: ReadonlyMap<string, Kept>;
  /** Lets so many seconds pass. */
  pass(seconds: number): Promise<void>;
  /** Opens a table and lets its bots play for so many seconds. */
  run(table: string, seconds?: number): Promise<void>;
}

export function homeWorld(ports: Partial<HomePorts> = {}): HomeWorld {
  const log = new MemoryStore();
  const tables = new Map<string, Kept>();
  const hand = new HandClock(1);
  let drawn = 0;
  const home = new Tables({
    store: Object.assign(log, {
      isLasting: false,
      create: (kept: Kept) => Promise.resolve(void tables.set(kept.sheet.id, kept)),
      find: (table: string) => Promise.resolve(tables.get(table)),
      note: () => Promise.resolve(),
      list: () => Promise.resolve([]),
      remove: () => Promise.resolve(),
    }),
    clock: new SenseOfTime({
      wall: () => hand.now(),
      steady: () => hand.now(),
      after: (milliseconds, run) => hand.after(milliseconds, run),
    }),
    random: (bytes) => {
      drawn += 1;
      return (drawn % 256).toString(16).padStart(2, '0').repeat(bytes);
    },
    today: () => 1,
    pace: () => 300,
    until: () => 0,
    think: () => Promise.resolve(undefined),
    complain: (error) => {
      throw error;
    },
    ...ports,
  });
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) await hand.advance(1000);
  };
  return {
    ...{ home, log, tables, pass },
    async run(table, seconds = 120) {
      const opened = await home.open(table);
      await pass(seconds);
      opened.close();
    },
  };
}

export const bot = (name: string, face: number): Player => ({
  ...{ kind: 'bot', name, face },
  bot: 'habitue',
});
