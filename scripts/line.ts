// What a wire needs of Node: a line over a real socket, and the time and chance of this process.

import type { Line, LineEars, WirePorts } from '@tablee/table';
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
