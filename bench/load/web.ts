// Plain sockets for thousands of players, and jobs a few at a time.
import { WebSocket } from 'ws';

const AT_A_TIME = 24;

export const SOCKET = {
  perMessageDeflate: false,
  skipUTF8Validation: true,
  // A second address is never tried: no time is lost on happy eyeballs.
  autoSelectFamily: false,
};

/** Opens a socket and passes every message to `hear`, the first one included. */
export const openSocket = (port: number, path: string, hear: (data: Buffer) => void): WebSocket => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, SOCKET);
  socket.on('message', hear);
  return socket;
};

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
