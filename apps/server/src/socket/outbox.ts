// What leaves in this turn of the event loop: everything for one socket in one piece (what happened, and
// that it was done), and one timer for all sockets together.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Frame } from '../rooms/frames.ts';
import type { Socket } from './connection.ts';

export class Outbox implements Socket {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #first: Frame | undefined;
  #more: Frame[] | undefined;
  /** Bytes that wait for the end of the turn. */
  #waiting = 0;

  /** `stream`: what the socket itself writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get unread(): number {
    return this.#socket.bufferedAmount + this.#waiting;
  }

  close(code: number): void {
    this.flush();
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  ping(): void {
    this.#socket.ping();
  }

  send(frame: Frame): void {
    this.#waiting += frame.length;
    if (this.#first === undefined) {
      this.#first = frame;
      soon(this);
    } else (this.#more ??= []).push(frame);
  }

  /** Now; also before something else is written to the same stream. */
  flush(): void {
    const first = this.#first;
    if (first === undefined) return;
    const more = this.#more;
    this.#first = this.#more = undefined;
    this.#waiting = 0;
    // Behind a farewell nothing may be said.
    if (!this.isOpen) return;
    this.#stream.write(more === undefined ? first : Buffer.concat([first, ...more]));
  }
}

let full: Outbox[] = [];

function soon(outbox: Outbox): void {
  if (full.length === 0) setImmediate(flushAll);
  full.push(outbox);
}

function flushAll(): void {
  const all = full;
  full = [];
  for (const outbox of all) outbox.flush();
}
