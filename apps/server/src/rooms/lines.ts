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

/** Why the table said no, for counting; which rule it was would say too much about a hand. */
export const refusalIn = (report: Report): string | undefined => {
  if (report.kind !== 'refused') return undefined;
  const { refused } = report;
  return refused.kind === 'table' ? refused.code : refused.kind;
};

/** Those who are told the same are told one after the other, with few between them. */
const REMEMBERED = 4;

/** Writes what was last written of the very same thing without looking at it again. */
class LastText {
  #part: object | undefined;
  #text = '';

  of(part: object): string {
    if (part !== this.#part) this.#text = JSON.stringify(part);
    this.#part = part;
    return this.#text;
  }
}

/** Remembers the last reports it wrote, and the parts of them that are the same for several seats. */
export class ReportWriter {
  readonly #written: { readonly report: Report; readonly packed: Packed }[] = [];
  readonly #events = new LastText();
  readonly #waiting = new LastText();
  #next = 0;

  write(report: Report): Packed {
    for (const known of this.#written) if (known.report === report) return known.packed;
    const packed = textFrame(`{"kind":"report","report":${this.#textOf(report)}}`);
    this.#written[this.#next] = { report, packed };
    this.#next = (this.#next + 1) % REMEMBERED;
    return packed;
  }

  #textOf(report: Report): string {
    if (report.kind === 'step') {
      const { step, eyes, changes } = report;
      const seen = `"eyes":${JSON.stringify(eyes)},"changes":${JSON.stringify(changes)}`;
      const events = this.#events.of(report.events);
      const waiting = this.#waiting.of(report.waiting);
      return `{"kind":"step","step":${step},${seen},"events":${events},"waiting":${waiting}}`;
    }
    if (report.kind !== 'table') return JSON.stringify(report);
    // The heavy parts of a whole table are the same ones for all who come to watch between two steps.
    const { sheet, told, view, ...rest } = report;
    const light = JSON.stringify(rest).slice(0, -1);
    return `${light},"sheet":${textOf(sheet)},"told":${textOf(told)},"view":${textOf(view)}}`;
  }
}

/**
 * One for all tables: a table says a thing to everybody in one go, and what no table has still to say is
 * not kept for it until it says the next thing.
 */
const writer = new ReportWriter();

export const packReport = (report: Report): Packed => writer.write(report);

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
