// Opens a record for the screen: with who sat at the table, and when.

import {
  cleanName,
  extraOf,
  ok,
  openRecord,
  wholeNumber,
  type GameRecord,
  type OpenFailure,
  type OpenRecord,
  type Result,
  type Seat,
} from '@tablee/kit';
import { findGame, type GameEntry } from '@tablee/registry';

export interface Reel extends OpenRecord<GameEntry> {
  /** By seat; empty where the record names nobody. */
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  /** When it was played, where the record says so, in milliseconds since 1970. */
  readonly playedAt: number | undefined;
}

export async function openReel(text: string): Promise<Result<Reel, OpenFailure>> {
  const opened = await openRecord(text, findGame);
  if (!opened.ok) return opened;
  const { record, setup } = opened.value;
  return ok({ ...opened.value, ...peopleOf(record, setup.seats), playedAt: playedAt(record) });
}

function peopleOf(
  { header }: GameRecord,
  seats: number,
): { readonly names: readonly string[]; readonly bots: readonly boolean[] } {
  const all = Array.from({ length: seats }, (_, seat): Seat => seat);
  const bots = new Set(
    header.extra.flatMap(([key, value]) => {
      const seat = key === 'bot' ? wholeNumber.parse(value.split(' ', 1)[0]!) : undefined;
      return seat === undefined ? [] : [seat];
    }),
  );
  return {
    names: all.map((seat) => cleanName(header.names.get(seat) ?? '')),
    bots: all.map((seat) => bots.has(seat)),
  };
}

/** A key that other programs may write; anything that is no date is ignored. */
function playedAt({ header }: GameRecord): number | undefined {
  const value = extraOf(header, 'played-at');
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}
