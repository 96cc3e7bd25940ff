// How many connections an address may have open, and what happens when no file descriptor is left.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { Connections, descriptorsMax, type ConnectionsPlan } from '../src/http/connections.ts';
import { openHouse, type House } from './rooms-house.ts';
import { WAIT } from './wait.ts';

const clients: Socket[] = [];
let server: Server | undefined;
let house: House | undefined;
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server?.close();
  await house?.close();
  server = house = undefined;
});

/** A client that says nothing: whether the server keeps it, once that is known. */
async function knock(port: number): Promise<'kept' | 'closed'> {
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  const closed = once(client, 'close').then(() => 'closed' as const);
  await once(client, 'connect');
  client.write('GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
  return Promise.race([once(client, 'data').then(() => 'kept' as const), closed]);
}

async function guarded(plan: Partial<ConnectionsPlan>) {
  const [refused, note, error] = [vi.fn(), vi.fn(), vi.fn()];
  const here = createServer((_request, response) => response.end('here'));
  server = here;
  new Connections(here, {
    perAddress: 0,
    isBehindProxy: false,
    weigh: () => 1,
    metrics: { refused },
    limited: { note },
    log: { error },
    ...plan,
  });
  here.listen(0, '127.0.0.1');
  await once(here, 'listening');
  const { port } = here.address() as AddressInfo;
  const times = async (many: number): Promise<string[]> => {
    const all = [];
    for (let i = 0; i < many; i++) all.push(await knock(port));
    return all;
  };
  return { times, refused, note, error };
}

describe('connections of one address', () => {
  test('are so many and no more, until one of them ends', async () => {
    const { times, refused, note } = await guarded({ perAddress: 2 });
    expect(await times(4)).toEqual(['kept', 'kept', 'closed', 'closed']);
    expect(refused.mock.calls).toEqual([
      ['connection', 'address'],
      ['connection', 'address'],
    ]);
    expect(note).toHaveBeenCalledWith('connections', '127.0.0.1');
    clients[0]!.destroy();
    await vi.waitFor(async () => expect(await times(1)).toEqual(['kept']), WAIT);
  });

  test('are as many as the proxy needs that all visitors come through', async () => {
    const { times } = await guarded({ perAddress: 1, isBehindProxy: true });
    expect(await times(3)).toEqual(['kept', 'kept', 'kept']);
  });

  test('are more where an address is shared', async () => {
    const { times } = await guarded({ perAddress: 1, weigh: () => 1 / 3 });
    expect(await times(4)).toEqual(['kept', 'kept', 'kept', 'closed']);
  });

  test('leave half of the descriptors to others', async () => {
    const { times } = await guarded({ perAddress: 1000, descriptors: 68 });
    expect(await times(3)).toEqual(['kept', 'kept', 'closed']);
  });
});

describe('a process without a descriptor left', () => {
  test('turns connections away, says so once, and counts them', async () => {
    const { times, refused, error } = await guarded({ descriptors: 66 });
    expect(await times(5)).toEqual(['kept', 'kept', 'closed', 'closed', 'closed']);
    expect(refused).toHaveBeenCalledTimes(3);
    expect(refused).toHaveBeenCalledWith('connection', 'descriptors');
    expect(error.mock.calls).toEqual([
      [{ connections: 2, descriptors: 66 }, 'no file descriptor is left for a new connection'],
    ]);
    for (const client of clients) client.destroy();
    await vi.waitFor(async () => expect(await times(1)).toEqual(['kept']), WAIT);
  });

  test('knows how many it may have, or that nobody says', () => {
    expect(descriptorsMax()).toBeGreaterThan(64);
  });
});

test('a connection that becomes a socket makes room for a plain one', async () => {
  house = await openHouse({ environment: { MAX_CONNECTIONS_PER_ADDRESS: '1', LOG_LEVEL: 'warn' } });
  const socket = connect(house.port, '127.0.0.1');
  clients.push(socket);
  socket.write(
    'GET /ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain(' 101 ');
  expect([await knock(house.port), await knock(house.port)]).toEqual(['kept', 'closed']);
  expect(house.lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'limited', limit: 'connections', times: 1 }),
  ]);
});
