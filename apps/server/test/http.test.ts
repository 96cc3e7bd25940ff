// What surrounds every route: what is checked on the way in and out, how refusals look, which headers
// every answer has, and that the log tells nothing about anybody.
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { SKIPS_UNKNOWN } from '@tablee/wire';
import { afterEach, describe, expect, test } from 'vitest';

import { KEY, smallApp, TOKEN } from './small-app.ts';
import type { SmallApp } from './small-app.ts';

let small: SmallApp | undefined;
const open = (...how: Parameters<typeof smallApp>): SmallApp['app'] => {
  small = smallApp(...how);
  return small.app;
};
afterEach(async () => {
  await small?.app.close();
});

const echo = (payload: object | string, id = 'a') =>
  ({ method: 'POST', url: `/api/echo/${id}`, payload }) as const;

describe('what comes in', () => {
  test('is handed on when it is as described', async () => {
    const answer = await open().inject(echo({ name: 'Ada', inside: { count: 1 } }));
    expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'a Ada' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['a field too many', { name: 'Ada', more: 1 }, 'a', 'more'],
    ['a field too few', {}, 'a', 'name'],
    ['a wrong field inside', { name: 'Ada', inside: { count: 'x' } }, 'a', 'inside.count'],
    ['a text too long', { name: 'Ada'.repeat(9) }, 'a', 'name'],
    ['a list', [], 'a', 'name'],
    ['a wrong part of the address', { name: 'Ada' }, 'A', 'id'],
  ])('is refused with %s', async (_what, payload, id, path) => {
    const answer = await open().inject(echo(payload, id));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'bad-request', facts: { path } });
  });

  test('is refused without a repetition of what cannot be read', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['{"name": hunter2}', '{"__proto__": {"hunter2": 1}}']) {
      const answer = await open().inject({ ...echo(payload), headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toBe('{"code":"bad-request","facts":{}}');
    }
    const text = await open().inject({
      ...echo('hunter2'),
      headers: { 'content-type': 'text/plain' },
    });
    expect([text.statusCode, text.body]).toEqual([400, '{"code":"bad-request","facts":{}}']);
  });

  test.each([
    ['headers', 'POST /api/echo/a HTTP/1.1\r\nHost: a\r\n'],
    ['a body', 'POST /api/echo/a HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'],
  ])('is not waited for: %s without an end', async (_what, begun) => {
    const app = open({}, { requestMs: 100 });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(begun);
    // Whoever is let go has nothing to read but why.
    socket.resume();
    await once(socket, 'close');
    expect(open().server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 15_000 });
  });

  test.each([
    ['an unknown transfer coding', 'GET /healthz', 'Transfer-Encoding: xchunked', '', [200]],
    ['a broken chunk', 'GET /healthz', 'Transfer-Encoding: chunked', 'zz\r\n', [200]],
    ['an unknown transfer coding of a body', 'POST /api/code', 'Transfer-Encoding: x', '', [400]],
    ['two lengths', 'POST /api/code', 'Content-Length: 1\r\nContent-Length: 2', '{}', [400]],
    ['no HTTP', 'healthz', 'A: b', '', [400]],
    ['something behind it', 'GET /healthz', 'A: b', 'nonsense\r\n\r\n', [200, 400]],
    ['too long a head', 'GET /healthz', `A: ${'b'.repeat(20_000)}`, '', [431]],
  ])(
    'gets one answer, and its connection ends: %s',
    async (_what, line, header, rest, statuses) => {
      const app = open();
      await app.listen({ host: '127.0.0.1', port: 0 });
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.write(`${line} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n${rest}`);
      await once(socket, 'close');
      const said = [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
      expect(said).toEqual(statuses);
    },
  );

  test('is refused when it is too big', async () => {
    const answer = await open().inject(echo({ name: 'x'.repeat(33_000) }));
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { code: 'too-big', facts: { bytes: 32_768 } },
    ]);
  });

  test('may be nothing at all, in three ways, where nothing is wanted', async () => {
    const headers = { 'content-type': 'application/json' };
    const app = open();
    const code = { method: 'POST', url: '/api/code' } as const;
    expect((await app.inject(code)).statusCode).toBe(204);
    expect((await app.inject({ ...code, headers })).statusCode).toBe(204);
    expect((await app.inject({ ...code, payload: {} })).statusCode).toBe(204);
    expect((await app.inject({ ...code, payload: { a: 1 } })).statusCode).toBe(400);
  });
});

describe('who asks', () => {
  test('needs a key where people are meant', async () => {
    const app = open();
    const ask = (authorization?: string) =>
      app.inject({
        url: '/api/person',
        headers: authorization === undefined ? {} : { authorization },
      });
    expect((await ask(`Bearer ${KEY}`)).json()).toEqual({ name: 'k' });
    const none = await ask();
    expect([none.statusCode, none.json()]).toEqual([401, { code: 'no-key', facts: {} }]);
    expect(none.headers['www-authenticate']).toBe('Bearer');
    const bad = await ask(`Bearer ${KEY}x`);
    expect([bad.statusCode, bad.json()]).toEqual([401, { code: 'bad-key', facts: {} }]);
    expect((await ask(`Basic ${KEY}`)).statusCode).toBe(401);
  });

  test('needs a token or a key where seats are meant', async () => {
    const app = open();
    const ask = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/seat', headers });
    expect((await ask({ 'x-seat': TOKEN })).body).toBe('t-');
    expect((await ask({ authorization: `Bearer ${KEY}` })).body).toBe('-k');
    expect((await ask({})).json()).toEqual({ code: 'no-key', facts: {} });
    expect((await ask({ 'x-seat': 'short' })).json()).toEqual({ code: 'bad-key', facts: {} });
  });
});

describe('what goes out', () => {
  test('is nothing that is not described', async () => {
    const answer = await open().inject('/api/talkative');
    expect([answer.statusCode, answer.body]).toEqual([500, '{"code":"broken","facts":{}}']);
    expect(small!.lines.join('')).toContain('"code":"hash"');
    expect(small!.lines.join('')).not.toContain('secret');
  });

  test('holds a field that was added later for pages that skip unknown fields', async () => {
    const app = open();
    const headers = { [SKIPS_UNKNOWN]: '1' };
    const told = await Promise.all([
      app.inject('/api/grown'),
      app.inject({ url: '/api/grown', headers }),
    ]);
    expect(told.map((answer) => answer.json<unknown>())).toEqual([
      { name: 'x' },
      { name: 'x', hat: 'top' },
    ]);
  });

  test('is a rule where a rule says no', async () => {
    const answer = await open().inject('/api/fail/rule');
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'bad-setup', rule: 'CH-1', facts: { seats: 9 } },
    ]);
  });

  test('is a code and no message when something breaks, and so is the log', async () => {
    const app = open();
    const broken = await app.inject('/api/fail/broken');
    expect([broken.statusCode, broken.body]).toEqual([500, '{"code":"broken","facts":{}}']);
    const store = await app.inject('/api/fail/store');
    expect([store.statusCode, store.body]).toEqual([503, '{"code":"store","facts":{}}']);
    const log = small!.lines.join('');
    expect(log).toContain('small-app.ts');
    expect(log).not.toMatch(/the hand was|hunter2/);
  });

  test('says that an address of the interface does not exist', async () => {
    const app = open();
    for (const url of ['/api/nothing', '/api/', '/api/%E0%A4%A', `/api/echo/${'a'.repeat(2000)}`]) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.body], url).toEqual([
        404,
        '{"code":"no-such-page","facts":{}}',
      ]);
      expect(answer.headers['content-security-policy']).toBeDefined();
    }
    const wrongWay = await app.inject({ method: 'DELETE', url: '/api/person', payload: 'x' });
    expect(wrongWay.json()).toEqual({ code: 'no-such-page', facts: {} });
  });
});

describe('headers', () => {
  const headersOf = async (environment = {}, host = 'cards.example:8080', url = '/') =>
    (await open(environment).inject({ url, headers: { host } })).headers;

  test('are strict on pages, answers, errors and probes', async () => {
    for (const url of ['/', '/missing.js', '/api', '/api/nothing', '/api/person', '/healthz']) {
      const headers = await headersOf({}, undefined, url);
      expect(headers['content-security-policy'], url).toContain("default-src 'self'; ");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cache-control'] === 'no-store', url).toBe(
        !['/', '/missing.js'].includes(url),
      );
    }
  });

  test('allow sockets to the same place only', async () => {
    const policy = async (...how: Parameters<typeof headersOf>) =>
      /connect-src ([^;]*)/.exec(String((await headersOf(...how))['content-security-policy']))?.[1];
    expect(await policy()).toBe("'self' ws://cards.example:8080 wss://cards.example:8080");
    expect(await policy({}, "evil'; script-src *")).toBe("'self'");
    expect(await policy({ PUBLIC_ORIGIN: 'https://tablee.example' })).toBe(
      "'self' wss://tablee.example",
    );
  });

  test('ask for TLS where the site has it, and keep other windows out where browsers listen', async () => {
    const plain = await headersOf();
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['cross-origin-opener-policy']).toBeUndefined();
    const local = await headersOf({}, 'localhost:8080');
    expect(local['strict-transport-security']).toBeUndefined();
    expect(local['cross-origin-opener-policy']).toBe('same-origin');
    const secure = await headersOf({ PUBLIC_ORIGIN: 'https://cards.example' });
    expect(secure['strict-transport-security']).toContain('max-age=31536000');
    expect(secure['cross-origin-opener-policy']).toBe('same-origin');
  });
});

describe('the log', () => {
  test('has one line a request: the pattern, never the address, a header or a body', async () => {
    const app = open();
    await app.inject({
      ...echo({ name: 'hunter2' }, 'private'),
      url: '/api/echo/private?token=hunter2',
      headers: { authorization: `Bearer ${KEY}`, 'x-seat': TOKEN, cookie: 'hunter2' },
      remoteAddress: '203.0.113.77',
    });
    await app.inject('/t/private');
    const lines = small!.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        node: expect.any(String) as string,
        version: '1.2.3',
        reqId: expect.any(String) as string,
        method: 'POST',
        route: '/api/echo/:id',
        status: 200,
        ms: expect.any(Number) as number,
        from: expect.stringMatching(/^[0-9a-f]{10}$/) as string,
        msg: 'answered',
      },
      expect.objectContaining({ route: '/*', status: 200 }),
    ]);
    expect(small!.lines.join('')).not.toMatch(/hunter2|private|203\.0|kkk|ttt/);
  });

  test('is silent when told so', async () => {
    const app = open({ LOG_LEVEL: 'warn' });
    await app.inject('/');
    expect(small!.lines).toEqual([]);
    await app.inject('/api/fail/broken');
    expect(small!.lines).toHaveLength(2);
  });
});

describe('probes', () => {
  test('tell a living server from a ready one', async () => {
    const reasons: string[] = [];
    const app = open({}, { whyNotReady: () => Promise.resolve(reasons[0]) });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    reasons.push('draining');
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.body]).toEqual([503, 'draining\n']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  test('count what happened, for whoever has the token', async () => {
    const app = open({ METRICS_TOKEN: 'a-token-of-some-length' });
    await app.inject('/api/fail/rule');
    expect((await app.inject('/metrics')).statusCode).toBe(401);
    const bad = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer x' } });
    expect(bad.statusCode).toBe(401);
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a-token-of-some-length' },
    });
    expect(body).toContain('tablee_refused_total{way="http",code="bad-setup"} 1');
    expect(body).toMatch(
      /tablee_http_seconds_count\{method="GET",route="\/api\/fail\/rule",status="422"\} 1/,
    );
    expect(body).toContain('nodejs_eventloop_lag_seconds');
  });

  test('count nothing for strangers where no token is set', async () => {
    const { statusCode, body } = await open().inject('/metrics');
    expect([statusCode, body]).toEqual([404, '{"code":"no-such-page","facts":{}}']);
  });

  test('say that sockets need an upgrade', async () => {
    expect((await open().inject('/ws')).statusCode).toBe(426);
  });
});
