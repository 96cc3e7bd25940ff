// What leaves in this turn of the event loop: everything for one socket in one piece (what happened, and
// that it was done), and one timer for all sockets together.

import type { Socket as Stream } from 'node:net';
import type { WebSocket } from 'ws';
import type { Frame } from '../rooms/frames.ts';
import type { Socket } from './connection.ts';

export class Outbox implements Socket {
  readonly #socket: WebSocket;
  readonly #stream: Stream;
  readonly #flushed: () => void;
  #first: Frame | undefined;
  #more: Frame[] | undefined;
  /** Bytes that wait for the end of the turn. */
  #waiting = 0;

  /** `stream`: what the socket itself writes to. `flushed` is called after every write. */
  constructor(socket: WebSocket, stream: Stream, flushed: () => void = () => undefined) {
    this.#socket = socket;
    this.#stream = stream;
    this.#flushed = flushed;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get unread(): number {
    return this.#socket.bufferedAmount + this.#waiting;
  }

  get delivered(): number {
    return this.#stream.bytesWritten - this.#stream.writableLength;
  }

  close(code: number): void {
    this.flush();
    this.#socket.close(code);
    // What still arrives is discarded: to parse a flood costs more than to send it.
    this.#stream.removeAllListeners('data').resume();
    this.#stream.end();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  ping(word: string): void {
    this.#socket.ping(word);
  }

  pong(data: Buffer): void {
    this.flush();
    this.#socket.pong(data);
    this.#flushed();
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
    this.#flushed();
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
