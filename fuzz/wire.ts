// A WebSocket client that can also write raw bytes, so that it can break the protocol.
import type { Socket } from 'node:net';

import { WebSocket } from 'ws';

import { textFrame } from './frames.ts';

const OPEN_MS = 120_000;

interface WirePlan {
  readonly port: number;
  readonly address: string;
  readonly origin?: string | undefined;
  readonly path?: string;
}

export class Wire {
  isOpen = false;
  isClosed = false;
  /** The HTTP status with which the server met the request for a socket. */
  status: number | undefined;
  onText: (text: string) => void = () => undefined;
  onPong: (data: Buffer) => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #watchers = new Set<() => void>();

  constructor({ port, address, origin, path = '/ws' }: WirePlan) {
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
      headers: { 'X-Forwarded-For': address, ...(origin !== undefined && { Origin: origin }) },
      perMessageDeflate: false,
    });
    this.#socket.on('open', () => {
      this.isOpen = true;
      this.status = 101;
      this.#stir();
    });
    this.#socket.on('unexpected-response', (request, { statusCode }) => {
      this.status = statusCode;
      request.destroy();
      this.#closed();
    });
    this.#socket.on('message', (data: Buffer) => {
      this.onText(data.toString());
      this.#stir();
    });
    this.#socket.on('pong', (data) => {
      this.onPong(data);
      this.#stir();
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => this.#closed());
  }

  get #stream(): Socket | undefined {
    return (this.#socket as unknown as { readonly _socket?: Socket })._socket;
  }

  say(...texts: readonly string[]): void {
    this.write(Buffer.concat(texts.map((text) => textFrame(text))));
  }

  write(bytes: Buffer): void {
    if (!this.isClosed) this.#stream?.write(bytes);
  }

  /** Bytes that the server has not taken yet. */
  get waiting(): number {
    return this.#stream?.writableLength ?? 0;
  }

  stopReading(): void {
    this.#stream?.pause();
  }

  readAgain(): void {
    this.#stream?.resume();
  }

  hangUp(): void {
    this.#socket.terminate();
  }

  /** Resolves with whether it became so before the wire broke or this time passed. */
  until(isSo: () => boolean, milliseconds: number): Promise<boolean> {
    if (isSo() || this.isClosed) return Promise.resolve(isSo());
    return new Promise((resolve) => {
      const look = (isLate = false): void => {
        if (!isSo() && !this.isClosed && !isLate) return;
        clearTimeout(timer);
        this.#watchers.delete(look);
        resolve(isSo());
      };
      const timer = setTimeout(() => look(true), milliseconds);
      this.#watchers.add(look);
    });
  }

  opened(): Promise<boolean> {
    return this.until(() => this.isOpen, OPEN_MS);
  }

  #closed(): void {
    this.isClosed = true;
    this.#stir();
  }

  #stir(): void {
    for (const look of this.#watchers) look();
  }
}
