// Answers broken requests once: a body that breaks after its request was answered gets no second answer,
// which a proxy could hand to another client.

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

export class OneAnswer {
  /** What the latest request of each connection is answered with. */
  readonly #latest = new WeakMap<Socket, ServerResponse>();

  note(response: ServerResponse): void {
    this.#latest.set(response.req.socket, response);
  }

  /** Ends the connection: where its next request would begin is unknown. */
  refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const latest = this.#latest.get(socket);
    const isAnswered = latest?.req.complete === false && latest.headersSent;
    if (!isAnswered && socket.writable) {
      const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
      socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    }
    socket.destroySoon();
  }
}
