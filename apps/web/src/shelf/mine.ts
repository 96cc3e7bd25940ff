// One's own tables on the server for the shelf: looked up when it is opened, and again from time to time
// while it is in sight.

import type { MyTable } from '@tablee/wire';
import type { Component } from 'svelte';
import { api } from '../app/browser.ts';
import OnlineRow from './OnlineRow.svelte';

const EVERY_MS = 20_000;

/** A table on the server, with the row that shows it. */
export interface OnlineGame {
  readonly table: MyTable;
  readonly Row: Component<{ table: MyTable; now: number }>;
}

/** Tells the tables whenever they were looked up, those that are over too; the answer ends it. */
export function followMine(tell: (games: readonly OnlineGame[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      const tables = await api.myTables();
      if (!isOver) tell(tables.map((table) => ({ table, Row: OnlineRow })));
    } catch {
      // Without a network the shelf still has its boxes; what it showed last stays.
    }
    if (!isOver) timer = setTimeout(shown, EVERY_MS);
  };
  const shown = (): void => {
    if (document.visibilityState === 'visible') void look();
  };

  document.addEventListener('visibilitychange', shown);
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', shown);
  };
}
