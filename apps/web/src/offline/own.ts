// The record of a game that was played on this device, and whose it is.

import type { Seat } from '@tablee/kit';
import { home } from './link.ts';

export interface OwnRecord {
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly playedAt: number | undefined;
  /** Whoever this device belongs to; undefined where several sat around it. */
  readonly me: Seat | undefined;
}

/** Undefined as long as the game goes on. */
export async function ownRecord(table: string): Promise<OwnRecord | undefined> {
  const text = await home.record(table);
  if (text === undefined) return undefined;
  const summary = (await home.list()).find(({ id }) => id === table);
  // Alone with bots one has a seat of one's own.
  const isAlone = summary?.mode === 'solo' || summary?.mode === 'daily';
  return { text, playedAt: summary?.touched, me: isAlone ? (summary.seat ?? 0) : undefined };
}
