// Reads the record of a game played on this device, with the seat of the device's owner.

import type { Seat } from '@tablee/kit';
import { home } from './link.ts';

export interface OwnRecord {
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly playedAt: number | undefined;
  /** The seat of this device's owner; undefined where several people sat around it. */
  readonly me: Seat | undefined;
}

/** Undefined as long as the game goes on. */
export async function ownRecord(table: string): Promise<OwnRecord | undefined> {
  const text = await home.record(table);
  if (text === undefined) return undefined;
  const summary = (await home.list()).find(({ id }) => id === table);
  // A table with a single person has an owner's seat.
  const isAlone = summary?.mode === 'solo' || summary?.mode === 'daily';
  return { text, playedAt: summary?.touched, me: isAlone ? (summary.seat ?? 0) : undefined };
}
