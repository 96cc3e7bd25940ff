// Pings and pongs of clients: they count like messages, and what a client leaves unread is bounded.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WIRE_VERSION } from '@tablee/wire';
import { WebSocket } from 'ws';
import { afterEach, describe, expect, it, test, vi } from 'vitest';

import { Backlog } from '../src/socket/backlog.ts';
import { CLOSE } from '../src/socket/closing.ts';
import { Connection, type Socket } from '../src/socket/connection.ts';
import { openHouse, passingHouse } from './rooms-house.ts';
import { closePages, Page } from './rooms-page.ts';
import { WAIT } from './wait.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closePages();
});

const HELLO = JSON.stringify({ kind: 'hello', version: WIRE_VERSION });

/** A client that speaks the protocol itself. */
async function greeted(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(HELLO);
  await once(socket, 'message');
  return socket;
}

describe('a client that pings', () => {
  it('gets its words back', async () => {
    const { port } = await passingHouse();
    const socket = await greeted(port);
    socket.ping('one');
    const [one] = (await once(socket, 'pong')) as [Buffer];
    expect(one.toString()).toBe('one');
    socket.terminate();
  });

  it('is closed with 4004 and one log line when it floods', async () => {
    const environment = { RATE_MESSAGES: '5', LOG_LEVEL: 'warn' };
    const house = await openHouse({ environment });
    const socket = await greeted(house.port);
    let pongs = 0;
    socket.on('pong', () => (pongs += 1));
    const answered = once(socket, 'message').then(() => 'answered');
    const closed = once(socket, 'close').then(([code]) => code as number);
    for (let n = 0; n < 2000; n++) socket.ping(Buffer.alloc(125));
    socket.send(JSON.stringify({ kind: 'ping', sent: 1 }));
    expect(await Promise.race([answered, closed])).toBe(4004);
    // Twice the rate at once, and what comes back while 2,000 of them are read.
    expect(pongs).toBeLessThan(100);
    await house.close();
    const lines = house.lines.map((line) => JSON.parse(line) as object);
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'limited', limit: 'messages', times: 1 }),
    ]);
  });

  it('finds its place at the address taken when it comes back at once', async () => {
    const environment = { RATE_MESSAGES: '5', MAX_SOCKETS_PER_ADDRESS: '1' };
    const house = await passingHouse({ environment });
    const socket = await greeted(house.port);
    for (let n = 0; n < 2000; n++) socket.ping();
    await once(socket, 'close');
    await vi.waitFor(() => expect(house.sockets()).toBe(0), WAIT);
    const again = new WebSocket(`ws://127.0.0.1:${house.port}/ws`);
    // A refused socket that is put away says so as an error, whenever it comes to that.
    again.on('error', () => undefined);
    const status = new Promise((resolve) => {
      again.on('open', () => resolve(101));
      again.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    });
    expect(await status).toBe(429);
    again.terminate();
  });

  it('is closed with 4004 when it sends pongs without end', async () => {
    const house = await passingHouse({ environment: { RATE_MESSAGES: '5' } });
    const socket = await greeted(house.port);
    const answered = once(socket, 'message').then(() => 'answered');
    const closed = once(socket, 'close').then(([code]) => code as number);
    for (let n = 0; n < 2000; n++) socket.pong(Buffer.alloc(125));
    socket.send(JSON.stringify({ kind: 'ping', sent: 1 }));
    expect(await Promise.race([answered, closed])).toBe(4004);
  });

  it('spends what its messages may spend', async () => {
    const house = await passingHouse({ environment: { RATE_MESSAGES: '5' } });
    const page = await new Page(house, 'Anna').hello();
    for (let n = 0; n < 30; n++) page.frame('ping');
    page.send({ kind: 'ping', sent: 1 });
    expect(await page.next('failed')).toMatchObject({ code: 'too-fast' });
  });
});

/** A connection over a socket; its client reads as little as the test wants. */
function held(state: { unread: number; delivered: number }) {
  const socket = {
    isOpen: true,
    get unread() {
      return state.unread;
    },
    get delivered() {
      return state.delivered;
    },
    send: vi.fn<Socket['send']>(),
    close: vi.fn<Socket['close']>(),
    terminate: vi.fn<Socket['terminate']>(),
    ping: vi.fn<Socket['ping']>(),
    pong: vi.fn<Socket['pong']>(),
  };
  const limited = vi.fn();
  const connection = new Connection(
    {
      rooms: { enter: vi.fn(), isShutOut: () => false },
      log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
      metrics: { refused: vi.fn() } as never,
      now: () => 0,
      steady: () => 0,
      heardAll: () => Promise.resolve(),
      rate: 10_000,
      mayAddressSpeak: () => true,
      mayAddressEnter: () => true,
      broke: vi.fn(),
      limited,
    },
    socket,
  );
  return { connection, socket, limited };
}

const BEAT_MS = 15_000;

describe('a connection', () => {
  it('answers no ping while a megabyte is unread, and is dropped', () => {
    const { connection, socket, limited } = held({ unread: 1024 * 1024 + 1, delivered: 0 });
    connection.pinged(Buffer.from('x'));
    expect(socket.pong).not.toHaveBeenCalled();
    expect(socket.terminate).toHaveBeenCalledOnce();
    expect(limited).toHaveBeenCalledWith('unread');
  });

  it('is dropped when its client takes nothing from one beat to the next, whatever it says', () => {
    const state = { unread: 100, delivered: 1000 };
    const { connection, socket } = held(state);
    for (const beat of [1, 2, 3]) {
      // It reads, but slowly.
      state.delivered += 1;
      connection.hear('{}');
      connection.beat(beat * BEAT_MS, BEAT_MS);
    }
    expect(socket.terminate).not.toHaveBeenCalled();
    connection.hear('{}');
    connection.beat(4 * BEAT_MS, BEAT_MS);
    expect(socket.terminate).toHaveBeenCalledOnce();
  });

  it('lives by the answer to its own ping, not by any pong', () => {
    const { connection, socket } = held({ unread: 0, delivered: 0 });
    connection.beat(BEAT_MS, BEAT_MS);
    connection.ponged(Buffer.from(socket.ping.mock.lastCall![0]));
    connection.beat(2 * BEAT_MS, BEAT_MS);
    expect(socket.terminate).not.toHaveBeenCalled();
    connection.ponged(Buffer.alloc(0));
    connection.ponged(Buffer.from(socket.ping.mock.calls[0]![0]));
    connection.beat(3 * BEAT_MS, BEAT_MS);
    expect(socket.terminate).toHaveBeenCalledOnce();
  });

  it('hears nothing after it was closed', () => {
    const { connection, socket } = held({ unread: 0, delivered: 0 });
    socket.isOpen = false;
    connection.hear(HELLO);
    connection.pinged(Buffer.alloc(1));
    expect(connection.isGreeted).toBe(false);
    expect(socket.pong).not.toHaveBeenCalled();
  });
});

test('every close code is listed for operators', () => {
  const file = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'HOSTING.md');
  const text = readFileSync(file, 'utf8');
  for (const code of Object.values(CLOSE)) expect(text).toContain(` ${code} `);
});

describe('the unread bytes of all sockets', () => {
  interface Slow {
    unread: number;
    drops: number;
    drop: () => void;
  }
  const reader = (unread: number): Slow => {
    const one: Slow = {
      unread,
      drops: 0,
      drop: () => {
        one.unread = 0;
        one.drops += 1;
      },
    };
    return one;
  };
  const drops = (...readers: readonly Slow[]): number[] => readers.map((one) => one.drops);

  it('are bounded by closing those with most, down to three quarters', () => {
    const backlog = new Backlog(100);
    const readers = [10, 40, 20, 29, 5].map(reader);
    for (const one of readers) backlog.note(one);
    expect(drops(...readers)).toEqual([0, 1, 0, 0, 0]);
  });

  it('are looked at again before one is closed', () => {
    const backlog = new Backlog(100);
    const [first, second, third] = [reader(60), reader(30), reader(60)];
    backlog.note(first);
    backlog.note(second);
    first.unread = 0;
    backlog.note(third);
    expect(drops(first, second, third)).toEqual([0, 0, 0]);
  });

  it('are looked at after each write, and forgotten when the socket closes', async () => {
    const note = vi.spyOn(Backlog.prototype, 'note');
    const forget = vi.spyOn(Backlog.prototype, 'forget');
    const { port } = await passingHouse();
    const socket = await greeted(port);
    const [connection] = note.mock.lastCall!;
    expect(connection).toMatchObject({ unread: 0 });
    const before = note.mock.calls.length;
    socket.ping();
    await once(socket, 'pong');
    expect(note.mock.calls.length).toBeGreaterThan(before);
    socket.terminate();
    await vi.waitFor(() => expect(forget).toHaveBeenCalledWith(connection), WAIT);
  });

  it('are forgotten with their socket', () => {
    const backlog = new Backlog(100);
    const [first, second] = [reader(60), reader(60)];
    backlog.note(first);
    backlog.forget(first);
    backlog.note(second);
    expect(drops(first, second)).toEqual([0, 0]);
  });
});
