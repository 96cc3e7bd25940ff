// HTTP by hand on one connection that is kept: any path, any header, any body, and the answer as it came.
import net from 'node:net';

const WAIT_MS = 120_000;

export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** A body in chunks; undefined while its last one is missing. */
function chunksIn(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const size = parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    at = end + 2 + size + 2;
    if (bytes.length < at) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
  }
}

/** An answer at the beginning of these bytes; undefined while it is not whole. */
function answerIn(bytes: Buffer, method: string): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const status = Number(first.slice(9, 12));
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  if (!isEmpty && headers.get('transfer-encoding') === 'chunked') {
    const body = chunksIn(bytes.subarray(end + 4));
    return body && { status, headers, text: body.toString() };
  }
  const length = isEmpty ? 0 : Number(headers.get('content-length') ?? 0);
  const until = end + 4 + length;
  if (bytes.length < until) return undefined;
  return { status, headers, text: bytes.subarray(end + 4, until).toString() };
}

export class Web {
  readonly #port: number;
  readonly #address: string;
  #socket: net.Socket | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #look: () => void = () => undefined;

  constructor({ port, address }: { readonly port: number; readonly address: string }) {
    this.#port = port;
    this.#address = address;
  }

  /**
   * The answer; undefined when the server hung up instead, which it may do where a request is none, or
   * when it said nothing at all for very long.
   */
  async ask({ method, path, headers = {}, body }: Request): Promise<Answer | undefined> {
    const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(body);
    const all = {
      Host: `127.0.0.1:${this.#port}`,
      'X-Forwarded-For': this.#address,
      ...(body === undefined
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': bytes.length }),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'utf8');
    return this.raw(Buffer.concat([head, bytes]), method);
  }

  async raw(bytes: Buffer, method = 'GET', milliseconds = WAIT_MS): Promise<Answer | undefined> {
    const socket = this.#open();
    this.#rest = Buffer.alloc(0);
    socket.write(bytes);
    const answer = await this.#answer(socket, method, milliseconds);
    if (answer === undefined || answer.headers.get('connection') === 'close') this.close();
    return answer;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): net.Socket {
    if (this.#socket !== undefined && !this.#socket.destroyed) return this.#socket;
    const socket = net.connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#look();
    });
    socket.on('data', (part: Buffer) => {
      if (this.#socket !== socket) return;
      this.#rest = Buffer.concat([this.#rest, part]);
      this.#look();
    });
    this.#socket = socket;
    return socket;
  }

  #answer(socket: net.Socket, method: string, milliseconds: number): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const end = (answer: Answer | undefined): void => {
        clearTimeout(late);
        this.#look = () => undefined;
        resolve(answer);
      };
      const late = setTimeout(() => end(undefined), milliseconds);
      this.#look = () => {
        const answer = answerIn(this.#rest, method);
        if (answer !== undefined) end(answer);
        else if (socket.destroyed) end(undefined);
      };
    });
  }
}
