// A WebSocket by hand on a plain connection: cheap enough for thousands, and able to say what no library
// would let one say.
import net from 'node:net';

/** Any sixteen bytes will do; nobody here is a proxy that could be confused. */
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';
const OPEN_MS = 120_000;
export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 };

/** The mask is all zeros, so the payload stays as it is. */
export function frame(
  opcode: number,
  payload: Buffer,
  { fin = true, reserved = 0, masked = true } = {},
): Buffer {
  const { length } = payload;
  const size = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const out = Buffer.alloc(size + (masked ? 4 : 0) + length);
  out[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  out[1] = (masked ? 0x80 : 0) | (size === 2 ? length : size === 4 ? 126 : 127);
  if (size === 4) out.writeUInt16BE(length, 2);
  if (size === 10) out.writeBigUInt64BE(BigInt(length), 2);
  payload.copy(out, size + (masked ? 4 : 0));
  return out;
}

export const textFrame = (text: string): Buffer => frame(OPCODE.text, Buffer.from(text));

export class Wire {
  isOpen = false;
  isClosed = false;
  /** With what the wish for a socket was met. */
  status: number | undefined;
  onText: (text: string) => void = () => undefined;
  onPong: (data: Buffer) => void = () => undefined;
  readonly #socket: net.Socket;
  #rest: Buffer = Buffer.alloc(0);
  readonly #watchers = new Set<() => void>();

  constructor({
    port,
    address,
    origin,
    path = '/ws',
  }: {
    readonly port: number;
    readonly address: string;
    readonly origin?: string | undefined;
    readonly path?: string;
  }) {
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => {
      this.isClosed = true;
      this.#stir();
    });
    this.#socket.on('data', (part: Buffer) => this.#read(part));
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n` +
        `X-Forwarded-For: ${address}\r\n` +
        (origin === undefined ? '' : `Origin: ${origin}\r\n`) +
        '\r\n',
    );
  }

  say(text: string): void {
    this.write(textFrame(text));
  }

  /** Many at once: what comes in one piece is heard in one piece. */
  sayAll(texts: readonly string[]): void {
    this.write(Buffer.concat(texts.map((text) => textFrame(text))));
  }

  write(bytes: Buffer): void {
    if (!this.isClosed) this.#socket.write(bytes);
  }

  /** Bytes that the server has not taken yet. */
  get waiting(): number {
    return this.#socket.writableLength;
  }

  /** Does not read any more what it is sent. */
  stopReading(): void {
    this.#socket.pause();
  }

  readAgain(): void {
    this.#socket.resume();
  }

  hangUp(): void {
    this.#socket.destroy();
  }

  /** Resolves with whether it became so, or false when the wire broke or this time passed before. */
  until(isSo: () => boolean, milliseconds: number): Promise<boolean> {
    if (isSo()) return Promise.resolve(true);
    if (this.isClosed) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (answer: boolean): void => {
        clearTimeout(timer);
        this.#watchers.delete(look);
        resolve(answer);
      };
      const look = (): void => {
        if (isSo()) end(true);
        else if (this.isClosed) end(false);
      };
      const timer = setTimeout(() => end(false), milliseconds);
      this.#watchers.add(look);
    });
  }

  opened(): Promise<boolean> {
    return this.until(() => this.isOpen, OPEN_MS);
  }

  #stir(): void {
    for (const look of this.#watchers) look();
  }

  #read(part: Buffer): void {
    this.#rest = this.#rest.length === 0 ? part : Buffer.concat([this.#rest, part]);
    if (!this.isOpen && !this.#readHead()) return;
    let at = 0;
    for (;;) {
      const next = this.#readFrame(at);
      if (next === undefined) break;
      at = next;
    }
    this.#rest = this.#rest.subarray(at);
    this.#stir();
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end < 0) return false;
    this.status = Number(this.#rest.subarray(9, 12).toString());
    this.isOpen = this.status === 101;
    this.#rest = this.#rest.subarray(end + 4);
    if (!this.isOpen) this.#stir();
    return this.isOpen;
  }

  /** Where the next frame begins; undefined while this one is not whole. */
  #readFrame(at: number): number | undefined {
    const bytes = this.#rest;
    if (bytes.length < at + 2) return undefined;
    const short = bytes[at + 1]! & 0x7f;
    const size = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < at + size) return undefined;
    const length =
      short < 126
        ? short
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    const from = at + size;
    if (bytes.length < from + length) return undefined;
    this.#hear(bytes[at]! & 0x0f, bytes.subarray(from, from + length));
    return from + length;
  }

  #hear(opcode: number, payload: Buffer): void {
    if (opcode === OPCODE.text) this.onText(payload.toString());
    else if (opcode === OPCODE.ping) this.write(frame(OPCODE.pong, payload));
    else if (opcode === OPCODE.pong) this.onPong(payload);
    else if (opcode === OPCODE.close) this.#socket.end();
  }
}
