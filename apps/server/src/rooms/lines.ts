// Messages as their text goes over sockets: what several sockets are told alike is written once.

import type { ChatLine, Report, Room, SocketAnswer } from '@tablee/wire';

/** The text of a message. */
export type Packed = Buffer;

export const pack = (answer: SocketAnswer): Packed => Buffer.from(JSON.stringify(answer));

/** What was written of the very same thing before is not written again. */
const writtenOnce = <T extends object, W>(write: (thing: T) => W): ((thing: T) => W) => {
  const written = new WeakMap<T, W>();
  return (thing) => {
    const known = written.get(thing);
    if (known !== undefined) return known;
    const made = write(thing);
    written.set(thing, made);
    return made;
  };
};

/** The talk so far: the same for everybody who comes before the next line. */
export const packTalk = writtenOnce((lines: readonly ChatLine[]) =>
  pack({ kind: 'chat', lines: [...lines] }),
);

const textOf = writtenOnce((part: object) => JSON.stringify(part));

/** Why the table said no, for counting; which rule it was would say too much about a hand. */
export const refusalIn = (report: Report): string | undefined => {
  if (report.kind !== 'refused') return undefined;
  const { refused } = report;
  return refused.kind === 'table' ? refused.code : refused.kind;
};

/** A table sends a report to everybody in one go; viewers that see the same are few between. */
const REMEMBERED = 4;

/**
 * Remembers the last reports of all tables. What each table remembered until its next step would outlive a
 * collection of young garbage.
 */
const written: { readonly report: Report; readonly packed: Packed }[] = [];
let next = 0;

export const packReport = (report: Report): Packed => {
  for (const known of written) if (known.report === report) return known.packed;
  const packed = Buffer.from(`{"kind":"report","report":${reportText(report)}}`);
  written[next] = { report, packed };
  next = (next + 1) % REMEMBERED;
  return packed;
};

const reportText = (report: Report): string => {
  if (report.kind !== 'table') return JSON.stringify(report);
  // The heavy parts of a whole table are the same ones for all who come to watch between two steps.
  const { sheet, told, view, ...rest } = report;
  const light = JSON.stringify(rest).slice(0, -1);
  return `${light},"sheet":${textOf(sheet)},"told":${textOf(told)},"view":${textOf(view)}}`;
};

/** The room for each of several sockets: the same but for their own seat. */
export function roomWriter(room: Room): (seat: number | null) => Packed {
  const text = JSON.stringify(room);
  // Made anew each time: a small buffer that is kept keeps the whole slab that it was cut from.
  return (seat) => Buffer.from(`{"kind":"room","room":${text},"seat":${String(seat)}}`);
}
