// What all players share: requests over kept connections, plain sockets, and doing many things a few at
// a time.
import http from 'node:http';
import { WebSocket } from 'ws';

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Asks for JSON with JSON; anything but an answer in the 200s is an error. */
export const ask = (port, method, path, { body, headers = {} } = {}) =>
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
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const answer = Buffer.concat(chunks).toString();
          if (response.statusCode >= 200 && response.statusCode < 300) resolve(JSON.parse(answer));
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
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
export const openSocket = (port, path, hear) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, SOCKET);
  socket.on('message', hear);
  return socket;
};

export const opened = (socket) =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

/** Runs jobs for 0 to count − 1, a few at a time; the results are in order. */
export const many = async (count, job, atATime = 24) => {
  const results = new Array(count);
  let next = 0;
  const work = async () => {
    while (next < count) {
      const i = next++;
      results[i] = await job(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, count) }, work));
  return results;
};
