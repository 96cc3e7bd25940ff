// Lists the tables of this device: those of its key, and those with a seat from another device.

import type { MyTable, Room } from '@tablee/wire';
import { ApiFailure } from './api.ts';
import { api, person } from './browser.ts';

/** Finished tables, which no longer change; undefined for a table that the server has deleted. */
const settled = new Map<string, Room | undefined>();

async function lookUp(table: string): Promise<Room | undefined> {
  if (settled.has(table)) return settled.get(table);
  try {
    const room = await api.room(table);
    if (room.state === 'over' || room.state === 'ended') settled.set(table, room);
    return room;
  } catch (error) {
    // A table that cannot be looked up must not empty the whole list.
    if (error instanceof ApiFailure && error.code === 'no-such-table')
      settled.set(table, undefined);
    return undefined;
  }
}

export async function ownTables(): Promise<readonly MyTable[]> {
  const listed = person.key === undefined ? [] : await api.myTables();
  const others = person.held(listed.map(({ room }) => room.id));
  const found = await Promise.all(
    others.map(async ({ table, seat }): Promise<readonly MyTable[]> => {
      const room = await lookUp(table);
      return room?.seats[seat]?.kind === 'person' ? [{ room, seat, isMyTurn: false }] : [];
    }),
  );
  return [...listed, ...found.flat()];
}
