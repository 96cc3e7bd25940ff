// The other clients during a flood: sockets in a process of their own that ping at a steady rate, so that a late
// answer is the server's.
import { WIRE_VERSION } from '@tablee/wire';
import { WebSocket } from 'ws';

import { SOCKET } from '../web.ts';

const SOCKETS = 64;
/** A quarter of what a server lets one socket say, so that none is refused after four seconds without an answer. */
const EVERY_MS = 200;

const times: number[] = [];
/** Pings without an answer yet. */
let open = 0;
let isCounting = false;

const connect = (port: number): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, SOCKET);
    socket.once('error', reject);
    socket.once('close', () => process.exit(1));
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', version: WIRE_VERSION })));
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as {
        readonly kind: string;
        readonly sent: number;
      };
      if (answer.kind === 'welcome') resolve(socket);
      // A ping that is refused would be waited for without end.
      if (answer.kind === 'failed') process.exit(1);
      // Zero: sent while nothing was counted.
      if (answer.kind !== 'pong' || answer.sent === 0) return;
      open -= 1;
      times.push(performance.now() - answer.sent);
    });
  });

const ping = (socket: WebSocket): void => {
  if (isCounting) open += 1;
  socket.send(JSON.stringify({ kind: 'ping', sent: isCounting ? performance.now() : 0 }));
};

const sockets: WebSocket[] = [];
for (let i = 0; i < SOCKETS; i++) sockets.push(await connect(Number(process.argv[2])));
// Evenly spread, and sent whether or not the last answer has come.
sockets.forEach((socket, i) =>
  setTimeout(() => setInterval(() => ping(socket), EVERY_MS), (i * EVERY_MS) / SOCKETS),
);

process.on('message', (what) => {
  if (what === 'begin') {
    isCounting = true;
    process.send?.([]);
    return;
  }
  isCounting = false;
  const wait = setInterval(() => {
    if (open > 0) return;
    clearInterval(wait);
    process.send?.(times.splice(0));
  }, 5);
});
process.on('disconnect', () => process.exit(0));
process.send?.([]);
