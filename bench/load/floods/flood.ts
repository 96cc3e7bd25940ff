// Sends many requests at the same moment, each on its own connection, and counts the answers.
import http from 'node:http';

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string;
  /** Where it seems to come from. */
  readonly from: string;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** How the server says when to come again. */
  readonly again: string | undefined;
}

const LOST: Answer = { status: 0, text: '', again: undefined };

const agent = new http.Agent({ keepAlive: false, maxSockets: Infinity });

export const ask = (port: number, { method, path, key, from, body }: Question): Promise<Answer> =>
  new Promise((resolve) => {
    const request = http.request(
      {
        ...{ host: '127.0.0.1', port, method, path, agent },
        headers: {
          'x-forwarded-for': from,
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('close', () => resolve(LOST));
        response.on('end', () =>
          resolve({
            status,
            text: Buffer.concat(chunks).toString(),
            again: headers['retry-after'],
          }),
        );
      },
    );
    request.once('error', () => resolve(LOST));
    request.end(body);
  });
