// Polls the player's tables on the server for the shelf: when it is opened, and from time to time
// while it is in sight.

import type { MyTable } from '@tablee/wire';
import type { Component } from 'svelte';
import { ownTables } from '../app/own-tables.ts';
import { Poll } from '../online/poll.ts';
import OnlineRow from './OnlineRow.svelte';

const EVERY_MS = 20_000;

/** A table on the server, with the row that shows it. */
export interface OnlineGame {
  readonly table: MyTable;
  readonly Row: Component<{ table: MyTable; now: number }>;
}

/** Tells the tables whenever they were looked up, those that are over too; the answer ends it. */
export function followMine(tell: (games: readonly OnlineGame[]) => void): () => void {
  let isOver = false;
  const poll = new Poll(async () => {
    // Without a network the shelf still has its boxes; what it showed last stays.
    const tables = await ownTables().catch(() => undefined);
    if (tables && !isOver) tell(tables.map((table) => ({ table, Row: OnlineRow })));
  }, EVERY_MS);
  return () => {
    isOver = true;
    poll.end();
  };
}
