// Sends HTTP with any path, header and body on a kept connection, and bytes that are not HTTP.
import http from 'node:http';
import net from 'node:net';

const WAIT_MS = 120_000;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<http.IncomingHttpHeaders>;
  readonly text: string;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export class Web {
  readonly #port: number;
  readonly #address: string;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  constructor({ port, address }: { readonly port: number; readonly address: string }) {
    this.#port = port;
    this.#address = address;
  }

  /** The answer; undefined where the server hung up instead, or said nothing for very long. */
  ask({ method, path, headers = {}, body }: Request): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const about =
        body === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      const request = http.request({
        ...{ host: '127.0.0.1', port: this.#port, method, path, agent: this.#agent },
        headers: { 'X-Forwarded-For': this.#address, ...about, ...headers },
        timeout: WAIT_MS,
      });
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('close', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode!, headers: response.headers, text });
        });
      });
      request.on('timeout', () => request.destroy());
      request.on('error', () => resolve(undefined));
      request.end(body);
    });
  }

  /** What comes back within this time, as it is. */
  raw(bytes: Buffer, milliseconds: number): Promise<string> {
    return new Promise((resolve) => {
      const socket = net.connect({ port: this.#port, host: '127.0.0.1' });
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
      setTimeout(() => socket.destroy(), milliseconds).unref();
      socket.write(bytes);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
