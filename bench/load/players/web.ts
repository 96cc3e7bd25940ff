// What all players share: requests over kept connections, plain sockets, and doing many things a few at
// a time.
import http from 'node:http';
import { WebSocket } from 'ws';

const AT_A_TIME = 24;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

export interface Asked {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for JSON with JSON; anything but an answer in the 200s is an error. */
export const ask = <T>(
  port: number,
  method: string,
  path: string,
  { body, headers = {} }: Asked = {},
): Promise<T> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: {
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const answer = Buffer.concat(chunks).toString();
          const { statusCode = 0 } = response;
          if (statusCode >= 200 && statusCode < 300) resolve(JSON.parse(answer) as T);
          else reject(new Error(`${method} ${path}: ${statusCode} ${answer}`));
        });
      },
    );
    request.once('error', reject);
    request.end(text);
  });

export const SOCKET = {
  perMessageDeflate: false,
  skipUTF8Validation: true,
  // Nobody asks for a second address: no time is lost on happy eyeballs.
  autoSelectFamily: false,
};

/** A socket whose messages go to `hear` from the first one on. */
export const openSocket = (port: number, path: string, hear: (data: Buffer) => void): WebSocket => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, SOCKET);
  socket.on('message', hear);
  return socket;
};

export const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

/** Runs jobs for 0 to count − 1, a few at a time; the results are in order. */
export const many = async <T>(count: number, job: (i: number) => Promise<T>): Promise<T[]> => {
  const results = new Array<T>(count);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const i = next++;
      results[i] = await job(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, count) }, work));
  return results;
};
