// The wire to one socket as a room sees it, and messages made ready for it: what several sockets are
// told alike is written once.

import type { Report, Room, SocketAnswer, SocketCode } from '@tablee/wire';
import { textFrame, type Frame } from '../socket/frames.ts';

/** A message as it goes over the wire. */
export type Packed = Frame;

export interface Line {
  send(packed: Packed): void;
  /** Something was not done; `id`: as the socket calls it. */
  fail(code: SocketCode, id?: string): void;
  /** The socket is no longer at the table; `answer` says why. */
  dismiss(answer: SocketAnswer): void;
}

export const pack = (answer: SocketAnswer): Packed => textFrame(JSON.stringify(answer));

const packReport = (report: Report): Packed =>
  textFrame(`{"kind":"report","report":${JSON.stringify(report)}}`);

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
