// Serializes socket messages. A message for several sockets is serialized once.

import type { ChatLine, Report, Room, SocketAnswer } from '@tablee/wire';

/** The text of a message. */
export type Packed = Buffer;

export const pack = (answer: SocketAnswer): Packed => Buffer.from(JSON.stringify(answer));

/** Caches the serialized form of an object by identity. */
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

/** The chat so far, cached until the next line. */
export const packTalk = writtenOnce((lines: readonly ChatLine[]) =>
  pack({ kind: 'chat', lines: [...lines] }),
);

const textOf = writtenOnce((part: object) => JSON.stringify(part));

/**
 * The reason of a refusal, as a metric label. Naming the rule would reveal too much about a hand.
 */
export const refusalIn = (report: Report): string | undefined => {
  if (report.kind !== 'refused') return undefined;
  const { refused } = report;
  return refused.kind === 'table' ? refused.code : refused.kind;
};

/**
 * A table sends one report to all its peers in a row; few distinct views fall between equal ones.
 */
const REMEMBERED = 4;

/**
 * The last reports of all tables. A cache per table would live until its next step and so survive
 * the collection of young garbage.
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
  // The heavy parts of a full table are the same objects for all watchers joining between two
  // steps.
  const { sheet, told, view, ...rest } = report;
  const light = JSON.stringify(rest).slice(0, -1);
  return `${light},"sheet":${textOf(sheet)},"told":${textOf(told)},"view":${textOf(view)}}`;
};

/** Serializes the room for several sockets; only the recipient's own seat differs. */
export function roomWriter(room: Room): (seat: number | null) => Packed {
  const text = JSON.stringify(room);
  // Made anew each time: a small buffer that is kept keeps the whole slab that it was cut from.
  return (seat) => Buffer.from(`{"kind":"room","room":${text},"seat":${String(seat)}}`);
}
