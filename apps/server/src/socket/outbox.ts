// What leaves in this turn of the event loop: everything for one socket in one piece (what happened, and
// that it was done), and one timer for all sockets together.

import type { Socket as Stream } from 'node:net';
import type { WebSocket } from 'ws';
import { apart } from '../rooms/apart.ts';
import type { Frame } from '../rooms/frames.ts';
import type { Socket } from './connection.ts';

interface OutboxEars {
  /** Called after every write. */
  readonly flushed?: () => void;
  /** A write at the end of the turn threw. */
  readonly broke?: (error: unknown) => void;
}

export class Outbox implements Socket {
  readonly #socket: WebSocket;
  readonly #stream: Stream;
  readonly #ears: OutboxEars;
  #first: Frame | undefined;
  #more: Frame[] | undefined;
  /** Bytes that wait for the end of the turn. */
  #waiting = 0;

  /** `stream`: what the socket itself writes to. */
  constructor(socket: WebSocket, stream: Stream, ears: OutboxEars = {}) {
    this.#socket = socket;
    this.#stream = stream;
    this.#ears = ears;
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
    this.#ears.flushed?.();
  }

  broke(error: unknown): void {
    this.#ears.broke?.(error);
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
    this.#ears.flushed?.();
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
  apart(
    all,
    (outbox) => outbox.flush(),
    (error, outbox) => outbox.broke(error),
  );
}
