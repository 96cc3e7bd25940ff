// What a wire needs of Node: a line over a real socket, and the time and chance of this process.

import { Wire } from '@tablee/table';
import type { Heard, Line, LineEars, WirePorts } from '@tablee/table';
import { readSocketAnswer } from '@tablee/wire';
import type { SocketAnswer } from '@tablee/wire';
import { WebSocket, type ClientOptions } from 'ws';

export interface RealLine extends Line {
  /** For whoever wants to break it. */
  readonly socket: WebSocket;
}

/** A line to a server on this machine. */
export function openLine(port: number, ears: LineEars, options: ClientOptions = {}): RealLine {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    perMessageDeflate: false,
    ...options,
  });
  socket.on('open', () => ears.opened());
  socket.on('message', (data: Buffer) => ears.heard(data.toString()));
  socket.on('close', (code) => ears.closed(code));
  // It is closed after that, too.
  socket.on('error', () => undefined);
  return {
    socket,
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      socket.close();
    },
  };
}

/** `haste`: how many times sooner than a page somebody loses patience. */
export const portsOf = (
  open: WirePorts['open'],
  { random = Math.random, haste = 1 } = {},
): WirePorts => ({
  open,
  random,
  today: () => Date.now(),
  clock: {
    now: () => performance.now() * haste,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds / haste);
      return { cancel: () => clearTimeout(timer) };
    },
  },
});

/** As the wire says, word for word; `unreadable` hears of everything else. */
export const readStrictly =
  (unreadable: (text: string) => void) =>
  (text: string): SocketAnswer | undefined => {
    const answer = readSocketAnswer(JSON.parse(text));
    if (answer.ok) return answer.value;
    unreadable(text.slice(0, 300));
    return undefined;
  };

/** Nobody asks whether the server is still there, and nobody comes back: what is lost is an error. */
const TIMELESS = { now: () => performance.now(), after: () => ({ cancel: () => undefined }) };

interface Visit {
  readonly table: string;
  readonly token?: string | undefined;
  readonly read: (text: string) => SocketAnswer | undefined;
  readonly hear: (answer: Heard) => void;
  /** With a word when the line is. */
  readonly lost: (why: string) => void;
  readonly socket?: ClientOptions;
}

/** Comes to a table once. */
export const openWire = (port: number, { table, token, read, hear, lost, socket }: Visit): Wire => {
  const wire = new Wire(
    {
      table,
      token: () => token,
      since: () => undefined,
      read,
      hear,
      resend: () => undefined,
      changed: (state) => {
        if (state.kind === 'connecting' || state.kind === 'online') return;
        lost('why' in state ? state.why : state.kind);
      },
    },
    { ...portsOf((ears) => openLine(port, ears, socket)), clock: TIMELESS },
  );
  wire.start();
  return wire;
};
