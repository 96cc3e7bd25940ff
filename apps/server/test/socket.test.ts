// The door for sockets and what may be said there: who is let in, what is refused, who is dropped.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WIRE_VERSION } from '@tablee/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { openHouse, passingHouse, type House } from './rooms-house.ts';
import { closePages, EMPTY, newKey, Page, SETTINGS } from './rooms-page.ts';
import { WAIT } from './wait.ts';

const streams: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  closePages();
  for (const stream of streams.splice(0)) stream.destroy();
});

/** A short text as a browser would frame it. */
function frame(text: string): Buffer {
  const mask = Buffer.from([1, 2, 3, 4]);
  const data = Buffer.from(text).map((byte, i) => byte ^ mask[i % 4]!);
  return Buffer.concat([Buffer.from([0x81, 0x80 | data.length]), mask, data]);
}

/** An upgrade by hand, and maybe one word more: the first line of the answer. */
function knock(
  house: House,
  path: string,
  headers: Record<string, string> = {},
  word?: string,
): Promise<string> {
  const stream = connect(house.port, '127.0.0.1');
  streams.push(stream);
  const lines = Object.entries({
    Host: `127.0.0.1:${house.port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  stream.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return new Promise((resolve) => {
    stream.once('data', (data) => {
      if (word !== undefined) stream.write(frame(word));
      resolve(data.toString().split('\r\n')[0]!);
    });
  });
}

describe('the door', () => {
  it('opens for our own pages and for programs, not for pages of others', async () => {
    const house = await passingHouse({ environment: { PUBLIC_ORIGIN: 'https://cards.example' } });
    const ours = `http://127.0.0.1:${house.port}`;
    expect(await knock(house, '/ws')).toContain(' 101 ');
    expect(await knock(house, '/ws', { Origin: ours })).toContain(' 101 ');
    expect(await knock(house, '/ws', { Origin: 'https://cards.example' })).toContain(' 101 ');
    expect(await knock(house, '/ws', { Origin: 'https://evil.example' })).toContain(' 403 ');
    expect(await knock(house, '/ws', { Origin: 'null' })).toContain(' 403 ');
  });

  it('is at one address only', async () => {
    const house = await passingHouse();
    expect(await knock(house, '/api/ws')).toContain(' 404 ');
    expect(await knock(house, '/')).toContain(' 404 ');
  });

  it('lets in only so many, of one address and in all', async () => {
    const few = await passingHouse({ environment: { MAX_SOCKETS_PER_ADDRESS: '2' } });
    await new Page(few, 'A').hello();
    const second = await new Page(few, 'B').hello();
    expect(await knock(few, '/ws')).toContain(' 429 ');
    second.close();
    while (few.sockets() > 1) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await knock(few, '/ws')).toContain(' 101 ');
    const full = await passingHouse({ environment: { MAX_SOCKETS: '1' } });
    await new Page(full, 'A').hello();
    expect(await knock(full, '/ws')).toContain(' 503 ');
  });

  it('lets in twenty times as many from a shared address', async () => {
    const house = await passingHouse({
      environment: { MAX_SOCKETS_PER_ADDRESS: '1', SHARED_ADDRESSES: '127.0.0.0/8' },
    });
    for (let i = 0; i < 20; i++) expect(await knock(house, '/ws')).toContain(' 101 ');
    expect(await knock(house, '/ws')).toContain(' 429 ');
  });

  it('logs refusals for want of room at an address: the first at once, then their sum', async () => {
    const environment = { MAX_SOCKETS_PER_ADDRESS: '1', LOG_LEVEL: 'warn' };
    const house = await openHouse({ environment });
    await new Page(house, 'A').hello();
    for (let i = 0; i < 3; i++) expect(await knock(house, '/ws')).toContain(' 429 ');
    const said = (): unknown[] => house.lines.map((line) => JSON.parse(line) as unknown);
    const line = { level: 'warn', msg: 'limited', limit: 'sockets' };
    expect(said()).toEqual([expect.objectContaining({ ...line, times: 1 })]);
    await house.close();
    expect(said()).toEqual([
      expect.objectContaining({ ...line, times: 1 }),
      expect.objectContaining({ ...line, times: 2 }),
    ]);
  });

  it('drops who does not say hello, and who does not answer any more', async () => {
    // The wires stay real.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const house = await passingHouse();
    const silent = new Page(house, 'Silent').connect();
    await silent.opened();
    vi.advanceTimersByTime(10_000);
    await silent.until(() => silent.closeCode !== undefined);
    expect(silent.closeCode).toBe(4005);
    // Greets, and is a stone from then on: no pong, no goodbye.
    const page = await new Page(house, 'Well').hello();
    const hello = JSON.stringify({ kind: 'hello', version: WIRE_VERSION });
    expect(await knock(house, '/ws', {}, hello)).toContain(' 101 ');
    await once(streams[0]!, 'data');
    expect(house.sockets()).toBe(2);
    // Who has spoken of late is not asked.
    vi.advanceTimersByTime(15_000);
    const asked = page.pinged();
    vi.advanceTimersByTime(15_000);
    await asked;
    // What was said before this is heard by now.
    await page.ask('GET', '/healthz');
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => expect(house.sockets()).toBe(1), WAIT);
    expect(page.closeCode).toBeUndefined();
  });

  it('drops who does not read', async () => {
    const house = await passingHouse();
    const anna = new Page(house, 'Anna');
    const { id } = await anna.create({ others: Array.from({ length: 5 }, () => EMPTY) });
    for (let n = 0; n < 100; n++) {
      const line = { seat: 0, name: 'Anna', text: 'x'.repeat(300), at: n };
      await house.store.chat.say(id, `line ${n}`, line);
    }
    const deaf = await new Page(house, 'Deaf').hello();
    deaf.pause();
    // So much that no buffer of the system holds it.
    const ask = (): void => deaf.knock(id);
    while (house.sockets() > 0) {
      for (let n = 0; n < 20; n++) ask();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
});

describe('what is said', () => {
  it('begins with hello in our version', async () => {
    const house = await passingHouse();
    const page = new Page(house, 'Anna').connect();
    await page.opened();
    page.send({ kind: 'ping', sent: 1 });
    expect(await page.next('failed')).toMatchObject({ code: 'hello-first' });
    page.send({ kind: 'hello', version: WIRE_VERSION });
    expect(await page.next('welcome')).toMatchObject({ version: WIRE_VERSION });
    page.send({ kind: 'ping', sent: 17 });
    expect(await page.next('pong')).toMatchObject({ sent: 17 });
  });

  it('is not understood in another version, whatever else it says', async () => {
    const house = await passingHouse();
    const page = new Page(house, 'Anna').connect();
    await page.opened();
    page.send({ kind: 'hello', version: WIRE_VERSION + 1, what: 'is new' });
    expect(await page.next('failed')).toMatchObject({ code: 'version' });
    await page.until(() => page.closeCode !== undefined);
    expect(page.closeCode).toBe(4001);
  });

  it('may be nonsense a few times, not for ever', async () => {
    const house = await passingHouse();
    const page = await new Page(house, 'Anna').hello();
    const nonsense = ['', '{', '[]', 'null', '7', '{"kind":"dance"}', '{"kind":"quit","x":1}'];
    for (const text of nonsense) page.sendText(text);
    await page.until(() => page.all('failed').length === nonsense.length);
    expect(page.all('failed').every(({ code }) => code === 'unreadable')).toBe(true);
    expect(page.closeCode).toBeUndefined();
    for (const text of nonsense) page.sendText(text);
    await page.until(() => page.closeCode !== undefined);
    expect(page.closeCode).toBe(4002);
  });

  it('may not be too much at once, nor too often', async () => {
    const house = await passingHouse({ environment: { RATE_MESSAGES: '5' } });
    const large = await new Page(house, 'Large').hello();
    large.sendText(`"${'x'.repeat(20_000)}"`);
    await large.until(() => large.closeCode !== undefined);
    expect(large.closeCode).toBe(1009);
    const quick = await new Page(house, 'Quick').hello();
    for (let i = 0; i < 30; i++) quick.speak({ kind: 'say', id: `line-${i}`, text: 'x' });
    await quick.until(() => quick.all('failed').length === 30);
    const late = quick.all('failed').filter(({ code }) => code === 'too-fast');
    expect(late.length).toBeGreaterThan(10);
    expect(late.at(-1)).toMatchObject({ id: 'line-29' });
    for (let i = 0; i < 250; i++) quick.send({ kind: 'ping', sent: i });
    await quick.until(() => quick.closeCode !== undefined);
    expect(quick.closeCode).toBe(4004);
  });

  it('goes to a table only from who came there', async () => {
    const house = await passingHouse();
    const page = await new Page(house, 'Anna').hello();
    page.speak({ kind: 'say', id: 's1', text: 'hello?' });
    expect(await page.next('failed')).toMatchObject({ code: 'enter-first', id: 's1' });
    page.command({ kind: 'undo', id: 'c1', seat: 0, step: 0 });
    expect(await page.next('failed')).toMatchObject({ code: 'enter-first', id: 'c1' });
    page.speak({ kind: 'react', what: 'bravo' });
    expect(await page.next('failed')).toMatchObject({ code: 'enter-first' });
  });

  it('is logged nowhere', async () => {
    const house = await passingHouse({ environment: { LOG_LEVEL: 'debug' } });
    const anna = new Page(house, 'Anna');
    await anna.create();
    await anna.enter();
    anna.speak({ kind: 'say', id: 'a', text: 'a very secret line' });
    await anna.next('said');
    const text = house.lines.join('');
    for (const secret of [anna.key, anna.token, 'very secret', anna.table])
      expect(text).not.toContain(secret);
  });
});

describe('coming to a table', () => {
  it('needs a table and a token that holds a seat there', async () => {
    const house = await passingHouse();
    const anna = new Page(house, 'Anna');
    await anna.create();
    await anna.hello();
    const fails = async (table: string, token?: string): Promise<string> => {
      anna.knock(table, token);
      return (await anna.next('failed')).code;
    };
    expect(await fails('nosuchtable')).toBe('no-such-table');
    expect(await fails(anna.table, newKey())).toBe('bad-token');
    expect((await anna.enter()).seat).toBe(0);
  });

  it('is refused to watchers where nobody may watch', async () => {
    const house = await passingHouse();
    const anna = new Page(house, 'Anna');
    const { id } = await anna.create({ settings: { ...SETTINGS, mayWatch: false } });
    const eve = await new Page(house, 'Eve').hello();
    eve.knock(id);
    expect(await eve.next('failed')).toMatchObject({ code: 'no-watching' });
    expect(eve.all('room')).toEqual([]);
  });

  it('keeps the order of what is said on the way in', async () => {
    const house = await passingHouse();
    const anna = new Page(house, 'Anna');
    await anna.create({ others: [EMPTY, EMPTY] });
    await anna.hello();
    const bea = await new Page(house, 'Bea').watch(anna.table);
    anna.knock(anna.table, anna.token);
    anna.speak({ kind: 'say', id: 'a', text: 'first' });
    anna.send({ kind: 'quit' });
    anna.speak({ kind: 'say', id: 'b', text: 'too late' });
    await anna.first('failed');
    await bea.first('chat', ({ lines }) => lines.some(({ text }) => text === 'first'));
    expect(anna.all('failed')).toMatchObject([{ id: 'b', code: 'enter-first' }]);
  });

  it('ends with a word when the server goes away', async () => {
    const house = await openHouse();
    const anna = new Page(house, 'Anna');
    await anna.create();
    await anna.enter();
    await house.close();
    expect(anna.all('restart')).toHaveLength(1);
    expect(anna.closeCode).toBe(1012);
  });
});
