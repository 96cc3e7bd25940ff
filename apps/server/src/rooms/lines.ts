// The wire to one socket as a room sees it, and messages made ready for it: what several sockets are
// told alike is written once.

import type { ChatLine, Report, Room, SocketAnswer, SocketCode } from '@tablee/wire';
import { textFrame, type Frame } from './frames.ts';

/** A message as it goes over the wire. */
export type Packed = Frame;

export interface Line {
  /** Whether anybody is still at the other end. */
  readonly isOpen: boolean;
  send(packed: Packed): void;
  /** Something was not done; `id`: as the socket calls it. */
  fail(code: SocketCode, id?: string): void;
  /** The socket is no longer at the table; `answer` says why. */
  dismiss(answer: SocketAnswer): void;
}

export const pack = (answer: SocketAnswer): Packed => textFrame(JSON.stringify(answer));

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

/** The heavy parts of a whole table are the same ones for all who come to watch between two steps. */
const reportText = (report: Report): string => {
  if (report.kind !== 'table') return JSON.stringify(report);
  const { sheet, told, view, ...rest } = report;
  const light = JSON.stringify(rest).slice(0, -1);
  return `${light},"sheet":${textOf(sheet)},"told":${textOf(told)},"view":${textOf(view)}}`;
};

const packReport = (report: Report): Packed =>
  textFrame(`{"kind":"report","report":${reportText(report)}}`);

/** Why the table said no, for counting; which rule it was would say too much about a hand. */
export const refusalIn = (report: Report): string | undefined => {
  if (report.kind !== 'refused') return undefined;
  const { refused } = report;
  return refused.kind === 'table' ? refused.code : refused.kind;
};

/**
 * Remembers the last reports it wrote: those who look through the same eyes get the same report one
 * after the other, and watchers come between players.
 */
export class ReportWriter {
  #player: { readonly report: Report; readonly packed: Packed } | undefined;
  #watcher: { readonly report: Report; readonly packed: Packed } | undefined;

  write(report: Report, isWatcher: boolean): Packed {
    if (this.#player?.report === report) return this.#player.packed;
    if (this.#watcher?.report === report) return this.#watcher.packed;
    const written = { report, packed: packReport(report) };
    if (isWatcher) this.#watcher = written;
    else this.#player = written;
    return written.packed;
  }
}

/** The room for each of several sockets: the same but for their own seat. */
export function roomWriter(room: Room): (seat: number | null) => Packed {
  const text = JSON.stringify(room);
  const made = new Map<number | null, Packed>();
  return (seat) => {
    const packed =
      made.get(seat) ?? textFrame(`{"kind":"room","room":${text},"seat":${String(seat)}}`);
    made.set(seat, packed);
    return packed;
  };
}
