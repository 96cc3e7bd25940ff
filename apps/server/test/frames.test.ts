// Frames that the server writes itself: whatever their length, the library at the other end reads them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket as Stream } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { textFrame } from '../src/rooms/frames.ts';
import { Outbox } from '../src/socket/outbox.ts';
import { textIn } from '../sim/frame-reader.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Pair {
  readonly outbox: Outbox;
  readonly socket: WebSocket;
  readonly heard: string[];
  readonly closed: Promise<number>;
}

/** A socket that is let in, and who listens at the other end. */
async function pair(): Promise<Pair> {
  const here = createServer();
  server = here;
  const door = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const entered = new Promise<{ socket: WebSocket; stream: Stream }>((resolve) => {
    here.on('upgrade', (request, stream, head) => {
      door.handleUpgrade(request, stream, head, (socket) =>
        resolve({ socket, stream: stream as Stream }),
      );
    });
  });
  await new Promise<void>((resolve) => here.listen(0, '127.0.0.1', resolve));
  const { port } = here.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}/`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  const closed = new Promise<number>((resolve, reject) => {
    client.on('close', resolve);
    client.on('error', reject);
  });
  const { socket, stream } = await entered;
  return { outbox: new Outbox(socket, stream), socket, heard, closed };
}

const LENGTHS = [0, 1, 124, 125, 126, 127, 128, 65_534, 65_535, 65_536, 100_000];

describe('a frame', () => {
  it.each(LENGTHS)('of %i letters holds what it was made of', (length) => {
    for (const letter of ['x', 'é', '🃏']) {
      const text = letter.repeat(length);
      expect(textIn(textFrame(text))).toBe(text);
    }
  });
});

describe('an outbox', () => {
  it('sends everything in order, between what the library sends itself', async () => {
    const { outbox, socket, heard, closed } = await pair();
    const texts = LENGTHS.flatMap((length) => ['x'.repeat(length), 'é'.repeat(length)]);
    for (const [i, text] of texts.entries()) {
      outbox.send(textFrame(text));
      if (i % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
      if (i % 5 === 0) socket.ping();
    }
    outbox.flush();
    socket.close(4000);
    expect(await closed).toBe(4000);
    expect(heard).toEqual(texts);
  });

  it('says nothing behind a farewell', async () => {
    const { outbox, socket, heard, closed } = await pair();
    outbox.send(textFrame('before'));
    outbox.flush();
    outbox.send(textFrame('too late'));
    socket.close(4000);
    expect(await closed).toBe(4000);
    expect(heard).toEqual(['before']);
  });
});
